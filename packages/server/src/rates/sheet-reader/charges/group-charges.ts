import { plainText } from '../plain-text.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { isBaseFreight } from './charge-lexicon.ts';

/** The rows of one lane in a long table with a row a charge: its base freight, the charges beside it, and what only adds them up. */
export type ChargeGroup = { bases: RawRow[]; charges: RawRow[]; totals: RawRow[] };

/** "Total", "Grand total per container", "Gesamtsumme": the name of a row that is no charge. */
const TOTAL =
  /^(?:(?:grand|sub)[ -]?total|total(?:e|s)?(?: geral| general| generale)?|gesamt(?:summe|betrag|preis)?|summe|somme|soma|suma|toplam|genel toplam|totaal|итого|всего|合计|合計|总计|總計|합계|총계|الإجمالي|tong cong)(?: (?:per|pro|por|par) \p{L}+| \(?[a-z]{3}\)?)?[.:：]?$/u;

/** Fields in which the rows of one lane may differ. */
const VARYING: ReadonlySet<string> = new Set([
  'charge',
  'rate-basis',
  'amount',
  'currency',
  'remarks',
  'payment',
  'known',
  'inclusive',
]);

/** `CY / CY`, `CYCY` and `CY/CY` are the same mode. */
export function normaliseServiceMode(text: string): string {
  const bare = text
    .toUpperCase()
    .replace(/[\s\-–_]+/g, '')
    .replace(/\//g, '/');
  const halves = /^(CY|CFS|SD|DOOR|DR|RAMP)\/?(CY|CFS|SD|DOOR|DR|RAMP)$/.exec(bare);
  return halves ? `${halves[1]}/${halves[2]}` : text.trim();
}

function keyOf(row: RawRow): string {
  const parts: string[] = [];
  for (const [role, cell] of row.fields.entries()) {
    if (VARYING.has(role)) continue;
    const text = textOf(cell.value).replace(/\s+/g, ' ').toLowerCase();
    parts.push(`${role}=${role === 'service-mode' ? normaliseServiceMode(text) : text.replace(/\s*,\s*/g, ', ')}`);
  }
  return `${row.section}|${parts.join('|')}`;
}

/** Sorts rows with a charge column into lanes, in the order of the sheet. A row without a charge name is base freight. */
export function groupCharges(rows: readonly RawRow[]): ChargeGroup[] {
  const groups = new Map<string, ChargeGroup>();
  for (const row of rows) {
    const key = keyOf(row);
    let group = groups.get(key);
    if (!group) {
      group = { bases: [], charges: [], totals: [] };
      groups.set(key, group);
    }
    const charge = textOf(row.fields.get('charge')?.value);
    const isTotal = group.bases.length > 0 && TOTAL.test(plainText(charge));
    if (isTotal) group.totals.push(row);
    else (charge === '' || isBaseFreight(charge) ? group.bases : group.charges).push(row);
  }
  return [...groups.values()];
}
