import type { RateContent } from './rate.schema.ts';

/** A comment (a note) that is attached to a cell of a sheet. */
export type CellComment = { cell: string; text: string };

/** What a comment says, as a sentence of what a total leaves out. */
export function sayComment({ cell, text }: CellComment): string {
  return `The comment of cell ${cell} says: "${text}"`;
}

const SAID = /^The comment of cell [A-Z]+\d+ says: "(.*)"$/s;

/** The comment that a sentence of `total.missing` repeats (`sayComment`); undefined: it repeats none. */
const commentIn = (sentence: string): string | undefined => SAID.exec(sentence)?.[1];

/** What stands in `total.missing` in place of words of the sheet that are not for customers. */
export const WITHHELD_WORDS = 'The sheet says something about further charges that the forwarder tells on request.';

/** Sentences of `total.missing` without comments of cells: that something is said stays. */
export function withholdCommentsIn(missing: readonly string[]): string[] {
  return [...new Set(missing.map((sentence) => (commentIn(sentence) === undefined ? sentence : WITHHELD_WORDS)))];
}

/** A rate without the comments of its cells, which are words among colleagues: what a customer may see of it. */
export function withholdComments<R extends Pick<RateContent, 'total' | 'remarks'>>(rate: R): R {
  const { total, remarks } = rate;
  const comments = total.missing.map(commentIn).filter((comment) => comment !== undefined);
  if (comments.length === 0) return rate;
  const rest = comments.reduce((text, comment) => text.replace(comment, ''), remarks ?? '');
  const kept = rest.split('; ').filter((part) => part.trim() !== '');
  return {
    ...rate,
    total: { ...total, missing: withholdCommentsIn(total.missing) },
    remarks: kept.length === 0 ? null : kept.join('; '),
  };
}
