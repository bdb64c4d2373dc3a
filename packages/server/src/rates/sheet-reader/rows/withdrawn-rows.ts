import { phraseSource } from '../lexicon/phrases.ts';
import { plainText } from '../plain-text.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { type RowScope, report } from './row-scope.ts';

/** "Suspended until further notice", "停航": the words that a cell about the state of a lane begins with. */
const WITHDRAWN = new RegExp(`^(?:${phraseSource('withdrawn')})`, 'u');
/** Longer texts are sentences about something else as well. */
const LONGEST = 60;
const OPEN_ROLES: readonly ColumnRole[] = ['known', 'remarks', 'service', 'routing', 'commodity'];

/** Whether a cell beside the prices says that the lane is not offered. Such a row is held back. */
export function isWithdrawn(scope: RowScope, row: RawRow): boolean {
  const { table } = scope;
  const columns = [
    ...table.unknown.map(({ column }) => column),
    ...OPEN_ROLES.flatMap((role) => table.fields.get(role) ?? []),
  ];
  for (const column of columns) {
    const text = table.grid.text(row.row, column);
    if (text === '' || text.length > LONGEST || !WITHDRAWN.test(plainText(text))) continue;
    const message = `"${text}" stands beside the prices of the row: they are not on offer, and were not imported.`;
    report(scope, row, { code: 'row_withdrawn', severity: 'warning', message, quote: text, column, group: text });
    return true;
  }
  return false;
}
