/** A piece of a text to be replaced: nothing for an insertion (`start` = `end`), an empty text for a deletion. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** Applies edits that do not overlap; what is not edited stays as it is, to the byte. Insertions at one place keep their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.order - b.order);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text: replacement } of ordered) {
    if (start < at) throw new Error('Two edits overlap.');
    pieces.push(text.slice(at, start), replacement);
    at = end;
  }
  return pieces.join('') + text.slice(at);
}
