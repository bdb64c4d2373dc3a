import { type Cell, unionOf } from '../../model/index.ts';

const CHARACTER = /^[\u3400-\u9fff]$/;
/** The end of a label set to the width of longer ones, be its value right behind it. */
const LAST = /^[\u3400-\u9fff]{1,2}(?=\s?:)/;
/** Characters that are values by themselves, in neighbouring columns: "是 | 否". */
const VALUE = /[是否无無有一二三四五六七八九十]/;
/** A label of more characters needs no setting apart. */
const MOST = 5;
/** A wider gap than this many type sizes parts columns. */
const WIDEST = 7;
/** The same further right in a row, where a table's columns are as narrow. */
const WIDEST_WITHIN = 3.5;

/** How many cells from `at` on are the characters of one label: "传    真:", or "外    观" before its value. */
function lengthOfLabel(cells: readonly Cell[], at: number): number {
  let end = at;
  while (end < cells.length && end - at < MOST && CHARACTER.test(cells[end]?.text ?? '')) end++;
  const last = cells[end];
  if (end > at && last && LAST.test(last.text)) return end - at + 1;
  const characters = cells.slice(at, end).map(({ text }) => text);
  const isLabel = end - at > 1 && last !== undefined && !characters.some((one) => VALUE.test(one));
  return isLabel ? end - at : 0;
}

function joinCells(parts: readonly Cell[]): Cell {
  let text = '';
  const spans = parts.flatMap((part) => {
    const at = text.length;
    text += part.text;
    return part.spans.map((span) => ({ ...span, start: span.start + at, end: span.end + at }));
  });
  return { ...parts[0], text, spans, box: unionOf(parts.map(({ box }) => box)) };
}

/** The cells of a row in which the characters of a label that is set to the width of longer ones stand in one cell. */
export function withJustifiedLabels(cells: readonly Cell[]): readonly Cell[] {
  if (!cells.some(({ text }) => CHARACTER.test(text))) return cells;
  const found: Cell[] = [];
  for (let at = 0; at < cells.length; ) {
    const length = lengthOfLabel(cells, at);
    const parts = cells.slice(at, at + Math.max(length, 1));
    const size = (parts[0]?.box[3] ?? 0) - (parts[0]?.box[1] ?? 0);
    const widest = at === 0 || LAST.test(parts.at(-1)?.text ?? '') ? WIDEST : WIDEST_WITHIN;
    const isClose = parts.every((part, index) => {
      const before = parts[index - 1];
      return !before || part.box[0] - before.box[2] < widest * size;
    });
    found.push(...(length > 1 && isClose ? [joinCells(parts)] : parts));
    at += parts.length;
  }
  return found;
}
