import { readTable } from '../lexicon/read-table.ts';
import { createWordMatcher } from '../lexicon/word-matcher.ts';
import { memoize } from '../memoize.ts';
import { foldLetters } from './fold-letters.ts';
import { isPlainWord } from './plain-words.ts';

/** A way that ships take between the same two ports. */
export type Way = 'panama' | 'suez' | 'cape';

const WORDINGS = readTable('ways').map(([concept = '', , wording = '']) => [foldLetters(wording), concept] as const);
const ways = createWordMatcher(WORDINGS.filter(([, concept]) => concept !== 'through'));
const THROUGH = new Set(WORDINGS.flatMap(([wording, concept]) => (concept === 'through' ? [wording] : [])));
const LONGEST = Math.max(...[...THROUGH].map((wording) => wording.length));

/** Whether a word such as "through the" ends right before a place of a folded text. */
function isBehindThrough(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST - 2), at).trimEnd();
  for (let start = before.length - 1; start >= 0; start--)
    if (THROUGH.has(before.slice(start)) && !/\p{Script=Latin}/u.test(before[start - 1] ?? '')) return true;
  return false;
}

/** The way whose name stands at a place of a folded text; "Panama" alone, a country, is one only behind "through". */
function wayAt(text: string, at: number): { way: Way; end: number } | undefined {
  const { end = 0, values: [concept = 'no-way'] = [] } = ways.at(text, at) ?? {};
  if (concept === 'no-way') return undefined;
  const way = concept.replace('-behind', '') as Way;
  return way === concept || isBehindThrough(text, at) ? { way, end } : undefined;
}

/** The end of the name of a way behind "through", as in "through the Panama Canal": what follows is no charge. */
export function wayBehindThrough(text: string, at: number): number | undefined {
  const found = wayAt(text, at);
  return found && isBehindThrough(text, at) ? found.end : undefined;
}

/** What a text names of ways, and what is left of it: the names of the places that are reached by them. */
export type NamedWays = { ways: ReadonlySet<Way>; places: string };

/** The ways that a text names: "USEC/Gulf through Panama Canal" is Panama, for the places "USEC/Gulf". */
export const waysIn = memoize((original: string): NamedWays => {
  const text = foldLetters(original);
  const found = new Set<Way>();
  const left: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const match = wayAt(text, at);
    if (!match) continue;
    found.add(match.way);
    left.push(original.slice(from, at));
    from = match.end;
    at = match.end - 1;
  }
  if (found.size === 0) return { ways: found, places: original };
  return { ways: found, places: withoutWords([...left, original.slice(from)].join(' ')) };
});

/** Words around the name of a way that name no place. */
const AROUND =
  /^(?:canal|transit|transits|transiting|rout(?:e|es|ed|ing)|passage|passing|only|services?|cargo|sailings?|vessels?)$/u;

/** Without the words that join places to a way, and the plain words at their ends. */
function withoutWords(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const isOpen = (word: string | undefined) => {
    if (word === undefined) return false;
    const folded = foldLetters(word).replace(/[.,;:()]+/g, '');
    return folded === '' || THROUGH.has(folded) || AROUND.test(folded) || isPlainWord(folded);
  };
  while (words.length > 0 && isOpen(words.at(-1))) words.pop();
  while (words.length > 0 && isOpen(words[0])) words.shift();
  return words.join(' ');
}
