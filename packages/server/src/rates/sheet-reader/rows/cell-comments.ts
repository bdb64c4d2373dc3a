import { cellName } from '../../../spreadsheets/index.ts';
import type { CellComment } from '../../record/cell-comment.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { type RowScope, report } from './row-scope.ts';

/** The comments that a price depends on: of its own cell, of the other cells of its row, and of the heading of its column. */
export type CommentReader = (row: RawRow, column: number) => readonly CellComment[];

const NONE: readonly CellComment[] = [];

/** Makes the reader of the comments of a table's cells. What a comment says restricts the price in words that nothing else repeats. */
export function createCommentReader(scope: RowScope): CommentReader {
  const { table } = scope;
  const { comments } = table.grid.tab;
  if (comments.size === 0) return () => NONE;
  const priced = new Set([...table.prices, ...table.charges].map(({ column }) => column));
  const at = (row: number, column: number): CellComment[] => {
    const cell = cellName(row, column);
    const text = comments.get(cell)?.replace(/\s+/g, ' ').trim() ?? '';
    return text === '' ? [] : [{ cell, text }];
  };
  return (row, column) => {
    const found: CellComment[] = [];
    for (let head = Math.max(0, table.header[0]); head <= table.header[1]; head++) found.push(...at(head, column));
    for (let other = table.span[0]; other <= table.span[1]; other++)
      if (other === column || !priced.has(other)) found.push(...at(row.row, other));
    for (const { cell, text } of found) {
      const message = `The comment of cell ${cell} restricts the rates it belongs to; it stands in their remarks and in what their totals leave out.`;
      report(scope, row, { code: 'cell_comment', severity: 'note', message, quote: text, group: cell });
    }
    return found;
  };
}
