import type { Finding } from '../../base/index.ts';
import { readWorkbook } from '../../spreadsheets/index.ts';
import { dangerousGoodsProblem } from '../problems.ts';
import { LIST_COLUMNS, type ListColumn, type ListRow, REQUIRED_COLUMNS } from './list-row.ts';

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
/** Synonyms of columns. */
const SYNONYMS: Readonly<Record<string, ListColumn>> = {
  ...{ unno: 'un', unnumber: 'un', propershippingname: 'name', psn: 'name', hazardclass: 'class' },
  ...{ subsidiaryhazards: 'subsidiary', subrisk: 'subsidiary', pg: 'packingGroup', lq: 'limitedQuantity' },
  ...{
    stowage: 'stowageCategory',
    ibc: 'ibcInstructions',
    portabletank: 'tankInstructions',
    segregation: 'segregationCodes',
  },
  ...{ eq: 'exceptedQuantity', mp: 'marinePollutant', sp: 'specialProvisions', chinesename: 'nameZh' },
};

const columnOf = (heading: string): ListColumn | undefined =>
  LIST_COLUMNS.find((column) => plain(column) === plain(heading)) ?? SYNONYMS[plain(heading)];

/**
 * Reads an operator's list from a CSV file or workbook whose first row names the columns. Throws
 * `dangerous_goods_list_unreadable` when a column is missing, and what reading a workbook throws.
 */
export function readListTable(file: { name: string; bytes: Uint8Array }): { rows: ListRow[]; findings: Finding[] } {
  const [tab] = readWorkbook(file).tabs;
  const [head, ...body] = tab?.rows ?? [];
  const headings = (head?.values ?? []).map((value) => String(value ?? '').trim());
  const columns = headings.map(columnOf);
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const message = `The first row does not name ${missing.map((column) => `"${column}"`).join(', ')}.`;
    throw dangerousGoodsProblem('dangerous_goods_list_unreadable', { missing, headings }, message);
  }
  const findings = headings.flatMap((heading, at): Finding[] =>
    heading === '' || columns[at] !== undefined
      ? []
      : [
          {
            code: 'list_column_unknown',
            severity: 'warning',
            message: `The column "${heading}" is not known and was ignored.`,
            place: { row: 1 },
          },
        ],
  );
  const rows = body.flatMap(({ values }, at): ListRow[] => {
    const cells = columns.flatMap((column, index): [ListColumn, string][] => {
      const text = String(values[index] ?? '').trim();
      return column === undefined || text === '' ? [] : [[column, text]];
    });
    return cells.length === 0 ? [] : [{ row: at + 2, ...Object.fromEntries(cells) }];
  });
  return { rows, findings };
}
