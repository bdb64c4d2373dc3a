import type { Line } from '../model/index.ts';
import type { LabelHit } from './labels.ts';
import { joinPassages, type Passage, passageOfLine } from './passage.ts';

const NUMBER_ALONE = /^(?:UN|ID)[\s-]?\d{4}$/;
/** How many lines a description takes whose parts stand on lines of their own: number, name over two lines, class, group. */
const MOST = 5;

/** Lines without any label: sentences such as «Not classified as dangerous goods», each at the line it begins on. */
export function unlabelledLines(lines: readonly Line[], hits: readonly LabelHit[]): Map<number, Passage> {
  const labelled = new Set(hits.map((hit) => hit.line));
  const found = new Map<number, Passage>();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line || labelled.has(index)) continue;
    const parts = [passageOfLine(line)];
    // «UN1993» over the name, the class and the group.
    while (NUMBER_ALONE.test(line.text) && parts.length < MOST) {
      const next = lines[index + parts.length];
      if (!next || labelled.has(index + parts.length) || NUMBER_ALONE.test(next.text) || next.text.length > 90) break;
      parts.push(passageOfLine(next));
    }
    found.set(index, joinPassages(parts));
    index += parts.length - 1;
  }
  return found;
}

/** What stands in brackets right under a name, and completes it: «FLAMMABLE LIQUID, N.O.S.» over «(toluene)». */
export function bracketBelow(lines: readonly Line[], name: Passage, hits: readonly LabelHit[]): Passage {
  const last = name.fragments.at(-1);
  if (!last || /[)\]]\s*$/.test(name.text) || last.end < last.cell.text.length) return name;
  const column = last.cell.box[0];
  const parts = [name];
  for (let at = lines.indexOf(last.line) + 1; at < lines.length && parts.length < MOST; at++) {
    const line = lines[at];
    if (!line || line.cells.length > 1 || hits.some((hit) => hit.line === at)) break;
    if (parts.length === 1 && !/^[([](?!\d{3}\))\p{L}|^[([]\d+[-,']/u.test(line.text)) break;
    if (line.box[0] > last.cell.box[2] || line.box[2] < Math.min(column, last.cell.box[0])) break;
    parts.push(passageOfLine(line));
    if (/[)\]][\s.]*$/.test(line.text)) return joinPassages(parts);
  }
  return name;
}
