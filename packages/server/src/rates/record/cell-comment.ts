/** A comment (a note) that is attached to a cell of a sheet. */
export type CellComment = { cell: string; text: string };

/** What a comment says, as a sentence of what a total leaves out. */
export function sayComment({ cell, text }: CellComment): string {
  return `The comment of cell ${cell} says: "${text}"`;
}

const SAID = /^The comment of cell [A-Z]+\d+ says: "(.*)"$/s;

/** The comment that a sentence of `total.missing` repeats (`sayComment`); undefined: it repeats none. */
export function commentIn(sentence: string): string | undefined {
  return SAID.exec(sentence)?.[1];
}
