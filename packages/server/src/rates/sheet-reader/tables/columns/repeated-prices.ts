import { plainText } from '../../plain-text.ts';
import { isDitto } from '../fill-down.ts';
import { textOf } from '../grid.ts';
import type { RawRow } from '../raw-row.ts';

/** A price cell that only names another row's price, and the row that it names. */
export type RepeatedPrice = { row: number; column: number; quote: string; from: number };

type Price = RawRow['prices'][number];

const SAME_AS =
  /^(?:(?:the )?same(?: rates?| prices?)? as|as|like|see|idem|wie|igual (?:a|que)|como|comme|meme que|come|gelijk aan|同)\s*(?:for |to |per )?(.{2,40})$/;

/**
 * Puts the prices that cells repeat in words in their place: "ditto" means the row above, "same as Hamburg" the row of Hamburg with
 * the same other port. A cell in which nothing of that is found stays as it is.
 */
export function repeatPrices(rows: RawRow[]): RepeatedPrice[] {
  const repeated: RepeatedPrice[] = [];
  rows.forEach((row, index) => {
    for (const price of row.prices) {
      if (typeof price.value !== 'string') continue;
      const source = sourceOf(price.value, rows, index);
      if (!source) continue;
      const taken = pricesFrom(source, row, price);
      const kept = (rows[index]?.prices ?? []).filter(({ column }) => !taken.some((one) => one.column === column));
      const prices = [...kept, ...taken].sort((a, b) => a.column.column - b.column.column);
      rows[index] = { ...row, prices };
      const quote = price.value;
      for (const { column } of taken) repeated.push({ row: row.row, column: column.column, quote, from: source.row });
    }
  });
  return repeated;
}

function sourceOf(text: string, rows: readonly RawRow[], index: number): RawRow | undefined {
  const [row, above] = [rows[index], rows[index - 1]];
  if (!row) return undefined;
  if (isDitto(text, 'remarks')) return above?.section === row.section ? above : undefined;
  const name = SAME_AS.exec(plainText(text))?.[1];
  if (name === undefined) return undefined;
  const found = rows.filter((other) => other !== row && other.section === row.section && isRowOf(name, other, row));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a row is that of a port, and has the other port of the lane in common. */
function isRowOf(name: string, other: RawRow, { fields }: RawRow): boolean {
  const textIn = (of: RawRow['fields'], role: 'origin' | 'destination') => plainText(textOf(of.get(role)?.value));
  const isTo =
    textIn(other.fields, 'destination') === name && textIn(other.fields, 'origin') === textIn(fields, 'origin');
  const isFrom =
    textIn(other.fields, 'origin') === name && textIn(other.fields, 'destination') === textIn(fields, 'destination');
  return isTo || isFrom;
}

/** The price of the same column; of all columns, where the row says nothing in the others. */
function pricesFrom(source: RawRow, row: RawRow, price: Price): Price[] {
  const isOnly = row.prices.length === 1 && !isDitto(String(price.value), 'remarks');
  const usable = source.prices.filter(({ value }) => typeof value === 'number' || /\d/.test(String(value)));
  return usable.filter(({ column }) => isOnly || column === price.column);
}
