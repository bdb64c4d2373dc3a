import { addDays } from '../../../base/index.ts';
import type { Item } from './clauses.ts';

/** "PSS USD 200 from 1 Dec and USD 400 from 15 Dec": an amount holds until that of the same charge that begins later. */
export function endStages(items: readonly Item[]): void {
  for (const [index, item] of items.entries()) {
    const next = items[index + 1];
    const from = next?.days?.from;
    const isSame = next?.charge === item.charge && next.scope?.text === item.scope?.text && next.types === item.types;
    if (!isSame || from === undefined || item.amounts.length === 0 || item.days?.to !== undefined) continue;
    if (item.days?.from === undefined || item.days.from < from) item.days = { ...item.days, to: addDays(from, -1) };
  }
}
