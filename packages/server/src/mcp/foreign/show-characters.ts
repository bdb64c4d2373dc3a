/**
 * Characters that a reader does not see, or that change how others are seen: controls, marks of direction and of no width,
 * fillers, variation selectors, tags (U+E0000 to U+E007F), separators of lines, and half a surrogate pair.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const LINE_ENDS_AND_TABS = '\n\r\t';

/** The text with every such character, but line ends and tabs, written out: U+202E becomes `\u{202E}`. */
export function showCharacters(text: string): string {
  return text.replaceAll(UNSEEN, (one) => (LINE_ENDS_AND_TABS.includes(one) ? one : writeOut(one)));
}

function writeOut(one: string): string {
  return `\\u{${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}}`;
}
