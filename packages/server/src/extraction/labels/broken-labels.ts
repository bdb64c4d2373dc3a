import type { Cell, Line } from '../../documents/offline.ts';
import { withNextWords } from '../layout/passage.ts';
import type { Label, LabelHit } from './labels.ts';
import { goesOn, hitAt, isWhole, LEAD } from './match-label.ts';

/** The only cell of a line, and the first of the line close below it. */
function overEachOther(lines: readonly Line[], at: number): { first: Cell; below: Cell } | undefined {
  const [line, next] = [lines[at], lines[at + 1]];
  const [first, ...others] = line?.cells ?? [];
  const below = next?.cells[0];
  if (!line || !next || !first || !below || others.length > 0 || next.page !== line.page) return undefined;
  return next.box[1] - line.box[3] > 0.75 * line.size ? undefined : { first, below };
}

/**
 * A label that the line's end breaks, its value behind its second line: "Identified uses of the mixture and uses advised"
 * over "against: …". Its words reach into the second line, and end with it or at a colon there. What is a label by itself
 * needs no more words, unless those that follow are none by themselves and a colon proves that they belong to it.
 */
export function brokenHit(lines: readonly Line[], at: number, labels: readonly Label[]): LabelHit | undefined {
  const { first, below } = overEachOther(lines, at) ?? {};
  if (!first || !below || /[:=]|[.;。]\s*$/.test(first.text)) return undefined;
  // A bullet or a code begins a matter of its own.
  if (/^\s*[·•▪■*]|^[A-Z]{2,4}\d/.test(below.text)) return undefined;
  const place = { line: at + 1, cell: 0 };
  const head = first.text.slice(LEAD.exec(first.text)?.[0].length ?? 0).trim();
  const joined = withNextWords(head, below.text, false);
  const hit = hitAt(place, joined, 0, labels);
  const own = labels.filter((label) => label.concept === hit?.concept);
  if (!hit || !goesOn(joined, head.length, own)) return undefined;
  if (!hit.closed && (hit.end < joined.length || own.every(({ phrase }) => phrase))) return undefined;
  const isProved =
    hit.closed && !hitAt(place, below.text, 0, labels) && isWhole(joined.replace(/:.*/s, '').trim(), own);
  const known = hitAt(place, head, 0, labels);
  if (!isProved && (head.length < 12 || (known && known.end >= head.length))) return undefined;
  return { ...hit, start: 0, end: hit.end - (joined.length - below.text.length) };
}
