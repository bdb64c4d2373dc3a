import { type Passage, slicePassage } from '../layout/passage.ts';

/** A value read out of a passage, with the words it was read from. */
export type Parsed<T> = { readonly value: T; readonly from: Passage };

/** The words of a passage that a group of a match captured; the whole match by default. */
export function captured(passage: Passage, match: RegExpExecArray, group = 0): Passage {
  const text = match[group] ?? '';
  const start = match.index + match[0].indexOf(text);
  return slicePassage(passage, start, start + text.length);
}
