import { cellsOfText } from './plain-pages.ts';

type Row = { text: string; column: number }[];

/** "| IMDG | UN1263 |"; and the lines that only rule such a table: "|---|---|", "+----+----+". */
const PIPED = /^\s*\|(?:[^|]*\|){2,}\s*$/;
const RULE = /^\s*(?:\|(?:\s*:?-{2,}:?\s*\|)+|\+(?:[-=]{2,}\+)+)\s*$/;
/** Words between marks for bold type, a heading's marks. */
const BOLD = /(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g;
const HEADING = /^\s*#{1,6}\s+(?=\S)/;

/** A line without Markdown's marks for headings and bold type. */
function unmarked(line: string): string {
  return line.replace(HEADING, '').replace(BOLD, '$2');
}

/** The cells of a table's rows, each column as wide as its longest cell. */
function cellsOfTable(lines: readonly string[]): Row[] {
  const rows = lines.map((line) =>
    line
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => unmarked(cell).trim()),
  );
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, cell.length + 4);
    });
  return rows.map((row) => {
    let column = 0;
    return row.flatMap((text, index) => {
      const at = column;
      column += widths[index] ?? 0;
      return text === '' ? [] : [{ text, column: at }];
    });
  });
}

/** The cells of a text's lines. Tables set with strokes become columns; Markdown's marks are left out. */
export function rowsOfText(lines: readonly string[]): Row[] {
  const rows: Row[] = [];
  for (let index = 0; index < lines.length; index++) {
    const table: string[] = [];
    while (PIPED.test(lines[index] ?? '') || RULE.test(lines[index] ?? '')) {
      if (!RULE.test(lines[index] ?? '')) table.push(lines[index] ?? '');
      index++;
    }
    rows.push(...cellsOfTable(table));
    const line = lines[index];
    if (line !== undefined) rows.push(cellsOfText(unmarked(line)));
  }
  return rows;
}
