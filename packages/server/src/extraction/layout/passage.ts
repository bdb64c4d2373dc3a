import { type Box, boxOfWords, type Cell, type Line } from '../../documents/offline.ts';

/** Characters `start` to `end` of one cell. */
export type Fragment = { readonly line: Line; readonly cell: Cell; readonly start: number; readonly end: number };

/** A piece of the document's text, which may run over cells, lines and pages; the fragments are joined as `jointBetween` says. */
export type Passage = { readonly text: string; readonly fragments: readonly Fragment[] };

/** Where a value stands: the page (from 1), its place there, and the words as they stand; of JSON also its pointer (RFC 6901). */
export type Evidence = { page: number; box: Box; quote: string; pointer?: string };

export function textOfFragment({ cell, start, end }: Fragment): string {
  return cell.text.slice(start, end);
}

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;

/** What stands between two pieces of a text: a blank, or nothing in scripts without blanks and behind a word's hyphen. */
export function jointBetween(left: string, right: string): '' | ' ' {
  const end = left.at(-1) ?? '';
  if (UNSPACED.test(end) && UNSPACED.test(right[0] ?? '')) return '';
  const isBroken =
    (/\p{L}-$/u.test(left) && /^\p{L}/u.test(right)) ||
    (/\d-$/.test(left) && /^\d/.test(right)) ||
    // "3-" over "aminopropyl": where it stands in a chemical name.
    (/(?<![\p{L}\d])\d{1,2}-$/u.test(left) && /^\p{L}{3}/u.test(right)) ||
    // "C9-" over "C11", as chemists count carbon.
    (/(?<![\p{L}\d])C\d{1,2}-$/u.test(left) && /^C\d/.test(right));
  return isBroken ? '' : ' ';
}

/** The words of a label with those of its next line: a hyphen that breaks a word goes. */
export function withNextWords(words: string, next: string, known: boolean): string {
  if (/\p{L}-$/u.test(words) && !known && /^\p{Ll}/u.test(next)) return words.slice(0, -1) + next;
  return words + jointBetween(words, next) + next;
}

/** The passage of these fragments, without blanks at their ends. */
export function passageOf(fragments: readonly Fragment[]): Passage {
  const kept: Fragment[] = [];
  for (const fragment of fragments) {
    const text = textOfFragment(fragment);
    const start = fragment.start + (text.length - text.trimStart().length);
    const end = fragment.end - (text.length - text.trimEnd().length);
    if (end > start) kept.push({ ...fragment, start, end });
  }
  let text = '';
  for (const fragment of kept) {
    const own = textOfFragment(fragment);
    text += text === '' ? own : jointBetween(text, own) + own;
  }
  return { text, fragments: kept };
}

export function passageOfCell(line: Line, cell: Cell, start = 0, end = cell.text.length): Passage {
  return passageOf([{ line, cell, start, end }]);
}

export function passageOfLine(line: Line): Passage {
  return passageOf(line.cells.map((cell) => ({ line, cell, start: 0, end: cell.text.length })));
}

/** Characters `start` to `end` of a passage's text as a passage of their own. */
export function slicePassage(passage: Passage, start: number, end: number): Passage {
  const parts: Fragment[] = [];
  let at = 0;
  for (const [index, fragment] of passage.fragments.entries()) {
    if (index > 0) at += jointBetween(passage.text.slice(0, at), textOfFragment(fragment)).length;
    const length = fragment.end - fragment.start;
    const from = Math.max(start, at);
    const to = Math.min(end, at + length);
    if (to > from) parts.push({ ...fragment, start: fragment.start + from - at, end: fragment.start + to - at });
    at += length;
  }
  return passageOf(parts);
}

export function joinPassages(passages: readonly Passage[]): Passage {
  return passageOf(passages.flatMap((passage) => passage.fragments));
}

/**
 * Splits a fragment where other readers of the page see two texts: where its words stand wider apart than a blank, and between
 * words that they may see twice, or with marks of notes between them.
 */
function splitAtGaps(fragment: Fragment): Fragment[] {
  const { cell, start, end } = fragment;
  const widest = 0.5 * (cell.box[3] - cell.box[1]);
  const cuts = [start];
  if (cell.interrupted) for (const { index } of cell.text.slice(start, end).matchAll(/ /g)) cuts.push(start + index);
  else
    cell.spans.forEach((span, index) => {
      const before = cell.spans[index - 1];
      const apart = before && span.x0 - before.x1 > widest && span.start > start && span.start < end;
      if (apart) cuts.push(span.start);
    });
  return passageOf(
    cuts.map((from, index) => ({ ...fragment, start: from, end: cuts[index + 1] ?? end })),
  ).fragments.slice();
}

/** The evidence for a passage: a quote for each run of words it touches, never across a line or a wide gap. */
export function evidenceOf(passage: Passage): Evidence[] {
  return passage.fragments.flatMap(splitAtGaps).map((fragment) => ({
    page: fragment.line.page,
    box: boxOfWords(fragment.cell, fragment.start, fragment.end),
    quote: textOfFragment(fragment),
  }));
}

/** Where evidence stands, as findings name places. */
export const placesOf = (
  evidence: readonly Evidence[],
): { page: number; box: [number, number, number, number]; quote: string }[] =>
  evidence.map(({ page, box, quote }) => ({ page, box: [...box], quote }));
