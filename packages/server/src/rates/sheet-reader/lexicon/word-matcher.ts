/** The longest wording at a place of a folded text, and what it means. */
export type WordMatch<T> = { end: number; values: readonly T[] };

/** Finds wordings in folded text. Words of languages with spaces match whole; `*` ends a stem. */
export type WordMatcher<T> = {
  at: (text: string, start: number) => WordMatch<T> | undefined;
  /** Whether any of the wordings is anywhere in a text. */
  isIn: (text: string) => boolean;
};

const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u;
const isSpaced = (letter: string | undefined) =>
  letter !== undefined && (letter < '\u0080' ? isAsciiLetter(letter) : SPACED.test(letter));
const isAsciiLetter = (letter: string) => (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');

type Entry<T> = { words: string; stem: boolean; values: T[] };

/** Makes the matcher of wordings that are folded already. */
export function createWordMatcher<T>(wordings: Iterable<readonly [wording: string, value: T]>): WordMatcher<T> {
  const entries = new Map<string, Entry<T>>();
  for (const [wording, value] of wordings) {
    const entry = entries.get(wording);
    if (entry) entry.values.push(value);
    else entries.set(wording, { words: wording.replace(/\*$/, ''), stem: wording.endsWith('*'), values: [value] });
  }
  const byStart = Map.groupBy(entries.values(), ({ words }) => words.slice(0, 2));
  for (const list of byStart.values()) list.sort((a, b) => b.words.length - a.words.length);
  const fits = (text: string, start: number, { words, stem }: Entry<T>): boolean => {
    if (!text.startsWith(words, start)) return false;
    return stem || !isSpaced(words.at(-1)) || !isSpaced(text[start + words.length]);
  };
  const endOf = (text: string, from: number, isStem: boolean): number => {
    let end = from;
    while (isStem && end < text.length && /\p{L}/u.test(text[end] ?? '')) end++;
    return end;
  };
  const entryAt = (text: string, start: number): Entry<T> | undefined => {
    if (isSpaced(text[start - 1]) && isSpaced(text[start])) return undefined;
    const long = byStart.get(text.slice(start, start + 2));
    const short = byStart.get(text.slice(start, start + 1));
    if (long === undefined && short === undefined) return undefined;
    const isHere = (entry: Entry<T>) => fits(text, start, entry);
    return long?.find(isHere) ?? short?.find(isHere);
  };
  return {
    at(text, start) {
      const found = entryAt(text, start);
      return found && { end: endOf(text, start + found.words.length, found.stem), values: found.values };
    },
    isIn(text) {
      for (let start = 0; start < text.length; start++) if (entryAt(text, start)) return true;
      return false;
    },
  };
}
