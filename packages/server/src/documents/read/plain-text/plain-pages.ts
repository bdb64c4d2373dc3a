import type { Cell, Line, Page } from '../../model/index.ts';
import { foldCharacters } from '../lines/fold-characters.ts';
import { withJustifiedLabels } from '../lines/justified-labels.ts';

/** A page of text that has no places of its own: lines are set on an imagined A4 sheet, 12 points apart. */
const WIDTH = 595;
const HEIGHT = 842;
const LEADING = 12;
const CHARACTER = 5;
const LINES = 65;

function cellAt(text: string, x: number, y: number): Cell {
  const x1 = x + text.length * CHARACTER;
  return { text, box: [x, y, x1, y + 10], spans: [{ start: 0, end: text.length, x0: x, x1 }] };
}

/** Sets rows of cells as pages; `columns` gives each cell's left edge in characters. */
export function pagesOfRows(rows: readonly (readonly { text: string; column: number }[])[]): Page[] {
  const pages: Page[] = [];
  for (let from = 0; from < rows.length; from += LINES) {
    const number = pages.length + 1;
    const lines: Line[] = [];
    rows.slice(from, from + LINES).forEach((row, index) => {
      const y = 30 + index * LEADING;
      const set = row.flatMap(({ text, column }) => {
        const folded = foldCharacters(text).replace(/\s+/g, ' ').trim();
        return folded === '' ? [] : [cellAt(folded, 40 + column * CHARACTER, y)];
      });
      const cells = [...withJustifiedLabels(set)];
      const first = cells[0];
      const last = cells.at(-1);
      if (!first || !last) return;
      lines.push({
        page: number,
        box: [first.box[0], y, last.box[2], y + 10],
        cells,
        text: cells.map((cell) => cell.text).join('  '),
        size: 10,
        role: 'body',
      });
    });
    pages.push({ number, width: WIDTH, height: HEIGHT, source: lines.length > 0 ? 'text' : 'none', lines });
  }
  return pages;
}

/** Splits a line of plain text into cells where three or more blanks or a tab part it. */
export function cellsOfText(line: string): { text: string; column: number }[] {
  const cells: { text: string; column: number }[] = [];
  for (const match of line.replace(/\t/g, '    ').matchAll(/\S+(?: {1,2}\S+)*/g))
    cells.push({ text: match[0], column: match.index });
  return cells;
}
