import type { Line } from '../../documents/offline.ts';
import { beginsAt } from '../layout/columns.ts';
import { joinPassages, type Passage, passageOfCell, passageOfLine } from '../layout/passage.ts';
import { beginsWithUnNumber, isUnNumber, UN_NUMBER } from '../values/un-number-form.ts';
import type { LabelHit } from './labels.ts';

/** A basic transport description within a sentence. */
const WITHIN = new RegExp(`${UN_NUMBER},`);
/** How many lines a basic transport description takes whose parts are on lines of their own: number, name over two lines, class, group. */
const MOST = 5;

/** Lines without any label: sentences such as "Not classified as dangerous goods", each at the line it begins on. */
export function unlabelledLines(lines: readonly Line[], hits: readonly LabelHit[]): Map<number, Passage> {
  const labelled = new Set(hits.map((hit) => hit.line));
  const found = new Map<number, Passage>();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line || labelled.has(index)) continue;
    const parts = [passageOfLine(line)];
    // "UN1993" over the name, the class and the group.
    while (isUnNumber(line.text) && parts.length < MOST) {
      const next = lines[index + parts.length];
      if (!next || labelled.has(index + parts.length) || isUnNumber(next.text) || next.text.length > 90) break;
      parts.push(passageOfLine(next));
    }
    const own = joinPassages(parts);
    const whole = beginsWithUnNumber(own.text) || WITHIN.test(own.text) ? withLinesBelow(lines, own, hits) : own;
    found.set(index, whole);
    index += new Set(whole.fragments.map((fragment) => fragment.line)).size - 1;
  }
  return found;
}

/** What a line says before the first label that stands in it; undefined when it begins with one. */
function beforeLabel(line: Line, at: number, hits: readonly LabelHit[]): Passage | undefined {
  const own = hits.filter((hit) => hit.line === at);
  if (own.length === 0) return passageOfLine(line);
  const cell = line.cells[0];
  const end = Math.min(...own.map(({ cell: place, start }) => (place === 0 ? start : Number.POSITIVE_INFINITY)));
  return cell && end > 3 && Number.isFinite(end) ? passageOfCell(line, cell, 0, end) : undefined;
}

/** Whether a name cannot be over: a bracket is open, or it ends with a comma or with a word that joins others. */
const isOpen = (text: string) => /\([^()]*$|\[[^[\]]*$|,\s*$|\s(?:an?|and|for|in|of|or|the|with)$/i.test(text);

/**
 * A name with the lines below it that go on with it, wherever they begin: one whose last line leaves a bracket or a comma open, one
 * that goes on in small letters, and one whose technical name stands in brackets of its own below it.
 */
export function withLinesBelow(lines: readonly Line[], name: Passage, hits: readonly LabelHit[]): Passage {
  const last = name.fragments.at(-1);
  if (!last || last.end < last.cell.text.length || last.line.cells.at(-1) !== last.cell) return name;
  // Behind its label, in one cell with it.
  const isInline = (name.fragments[0]?.start ?? 0) > 3;
  let kept = name;
  let before = last.line;
  for (let at = lines.indexOf(last.line) + 1; at < lines.length && at <= lines.indexOf(last.line) + MOST; at++) {
    const line = lines[at];
    const own = line && beforeLabel(line, at, hits);
    if (!line || line.cells.length > 1 || !own) break;
    // Beside a label's column only what stands in the name's own: the rest is the label's.
    if (!isInline && !beginsAt(line.box, last.cell.box[0])) break;
    if (line.page === before.page && line.box[1] - before.box[3] > 0.9 * before.size) break;
    const isBracket = /^[([](?!\d{3}\))\p{L}|^[([]\d+[-,']/u.test(line.text) && !/[)\]]\s*$/.test(kept.text);
    const goesOn = isInline && /^\p{Ll}{2,}[^:]*$/u.test(line.text) && !/[.)\]]\s*$/.test(kept.text);
    if (!isBracket && !goesOn && !isOpen(kept.text)) break;
    const joined = joinPassages([kept, own]);
    if (joined.text.length > 220) return kept;
    kept = joined;
    if (own.text.length < line.text.length) break;
    before = line;
  }
  // A bracket that nothing closes was none of the name's.
  return /\([^()]*$/.test(kept.text) ? name : kept;
}
