import type { Cell } from '../../documents/offline.ts';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Figures as raised signs: "12" as "¹²". */
export const raisedFigures = (figures: string) => figures.replace(/\d/g, (figure) => RAISED[Number(figure)] ?? '');

/** The text of a cell with the marks of its notes as raised signs, as the page has them: no digit of a price, and no part of a name. */
export function withMarks({ text, raised = [], noteMarks = [] }: Cell): string {
  let marked = text;
  for (const { start, end } of [...raised].reverse())
    marked = `${marked.slice(0, start).trimEnd()}${raisedFigures(marked.slice(start, end))}${marked.slice(end)}`;
  const behind = noteMarks.map((mark) => raisedFigures(mark.replace(/[()[\]]/g, '')));
  return behind.length === 0 ? marked : `${marked.trimEnd()}${behind.join('')}`;
}
