import { mentionsIn, saysOfCharges } from '../charge-text/mentions.ts';
import type { TextRow } from '../facts/read-facts.ts';
import { isNote, type TableBody } from './read-table.ts';
import type { Table } from './table.ts';

/** A line of a title has at most so many cells: `Validity | from | 1 Dec | to | 31 Dec`. */
const MOST_CELLS = 5;

/**
 * The block of text directly above the header of a table that follows another one: its own title. It ends at a blank row,
 * at a row of the table before, and at notes, which belong to the rows above them.
 */
export function findLead(table: Table, before: { table: Table; body: TableBody | undefined } | undefined): TextRow[] {
  const { grid } = table;
  const rated = new Set(before?.body?.rows.map(({ row }) => row));
  const lead: TextRow[] = [];
  for (let row = table.header[0] - 1; row > (before?.table.header[1] ?? -1); row--) {
    const columns = grid.filledColumns(row);
    if (columns.length === 0 && lead.length === 0) continue;
    const texts = grid.textsOf(row);
    const numbers = columns.some((column) => typeof grid.value(row, column) === 'number');
    if (columns.length === 0 || columns.length > MOST_CELLS || numbers || rated.has(row) || isNote(texts[0] ?? ''))
      break;
    if (!grid.tab.hiddenRows.has(row) && texts.length > 0) lead.unshift({ row, texts });
  }
  return withoutConditionsAbove(lead, rated);
}

/** What a block says of charges right below a rate, before a line that says none, is said of the rates above. */
function withoutConditionsAbove(lead: readonly TextRow[], rated: ReadonlySet<number>): TextRow[] {
  const isAbove = ({ row, texts }: TextRow, index: number) =>
    rated.has((lead[0]?.row ?? 0) - 1) &&
    row === (lead[0]?.row ?? 0) + index &&
    saysOfCharges(mentionsIn(texts.join(' ')));
  const first = lead.findIndex((line, index) => !isAbove(line, index));
  return lead.slice(Math.max(first, 0));
}

/** Whether a table ends above another one, in some of its columns. */
export function isAbove(other: Table, table: Table): boolean {
  return other.header[1] < table.header[0] && other.span[0] <= table.span[1] && table.span[0] <= other.span[1];
}
