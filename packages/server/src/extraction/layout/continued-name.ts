import { boxOfText, type Line } from '../../documents/offline.ts';
import { type Passage, passageOf } from './passage.ts';

/** Where the column of a passage ends: at the next cell of its line, else at the page's rightmost text. */
function columnEnd(passage: Passage, lines: readonly Line[]): number {
  const last = passage.fragments.at(-1);
  if (!last) return 0;
  const next = last.line.cells.find((cell) => cell.box[0] > last.cell.box[0]);
  if (next) return next.box[0];
  return Math.max(...lines.filter((line) => line.page === last.line.page).map((line) => line.box[2]));
}

/**
 * A name with the lines below it that continue it because its column was too narrow: the next word would not have fitted behind
 * the line. A line that would have fitted is something else, mostly the name in another language. `long` begins with `short`.
 */
export function continuedName(short: Passage, long: Passage, lines: readonly Line[]): Passage {
  const kept = [...short.fragments];
  const end = columnEnd(short, lines);
  for (const fragment of long.fragments.slice(kept.length)) {
    const before = kept.at(-1);
    if (!before) break;
    const word = /^(?:[\u3400-\u9fff]|[^\s\u3400-\u9fff]+)/.exec(fragment.cell.text.slice(fragment.start))?.[0] ?? '';
    const [x0, , x1] = boxOfText(fragment.cell, fragment.start, fragment.start + word.length);
    const right = boxOfText(before.cell, before.start, before.end)[2];
    if (end - right > x1 - x0 + 1.6 * before.line.size) break;
    kept.push(fragment);
  }
  return passageOf(kept);
}
