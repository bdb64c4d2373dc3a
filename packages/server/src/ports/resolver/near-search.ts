import type { MatchReason } from '../port.ts';
import type { Hit, IndexedName, NameIndex } from './name-index.ts';
import type { CutWord } from './place-text.ts';
import type { Place, PlaceName } from './places.ts';
import { hasHan, wordsOf } from './spelling.ts';
import type { TypoSearch } from './typo-search.ts';

/** With more main readings than this, a prefix or part of a name is too ambiguous to use. */
const MOST_READINGS = 4;

/** Shortest prefix of a name that may stand for it; three letters can only be a code. */
const SHORTEST_START = 4;
const SHORTEST_WORD = 4;

/** Words of many names, which alone name no place. */
const GENERIC = new Set(
  'base beach bridge channel coast container dock east fort gateway great gulf harbor harbour international island islands main modern north point port puerto river saint santa south terminal west'.split(
    ' ',
  ),
);

/** Ports whose name starts with the words, the last of which may be incomplete: "rotter", "laem cha", "鹿特丹欧". */
export function hitsByStart(words: readonly string[], index: NameIndex): Hit[] {
  const key = words.join('');
  if (key.length < (hasHan(key) ? 3 : SHORTEST_START)) return [];
  const names = index.startingWith(key, false).filter((indexed) => mayBeCut(indexed, words, key));
  return keepIfFew(names, 'prefix', ({ name }) => 0.84 + 0.1 * (key.length / name.key.length));
}

/** Four letters only stand for a main port; of an alias or a region, more letters are needed than of a name. */
function mayBeCut({ place, name }: IndexedName, words: readonly string[], key: string): boolean {
  if (!name.isProper || place.importance < (key.length > SHORTEST_START || hasHan(key) ? 1 : 3)) return false;
  const shown = key.length / name.key.length;
  if (shown < (isMainlyShown(place, name) ? 0.3 : 0.6)) return false;
  const startsWord = wordsOf(name.text)[words.length - 1]?.startsWith(words.at(-1) ?? '') ?? false;
  return startsWord || key.length > 6;
}

/** A short part of the proper name of a container port is enough, but not of an alias, a minor port or a region. */
function isMainlyShown({ kind, importance }: Place, { reason }: PlaceName): boolean {
  return kind === 'port' && importance >= 2 && reason !== 'alias';
}

/** Ports with all the words in their name: "Klang", "Angeles Los". */
export function hitsByWords(words: readonly string[], index: NameIndex): Hit[] {
  const [first = '', ...others] = [...words].sort((a, b) => b.length - a.length);
  if (first.length < (hasHan(first) ? 2 : SHORTEST_WORD) || GENERIC.has(first)) return [];
  const letters = words.join('').length;
  const names = index
    .withWord(first)
    .filter((indexed) => others.every((word) => index.withWord(word).some((other) => other.name === indexed.name)))
    .filter(({ place, name }) => letters / name.key.length >= (isMainlyShown(place, name) ? 0.3 : 0.6));
  return keepIfFew(names, 'part', ({ name }) => 0.74 + 0.1 * (letters / name.key.length));
}

/** "P. Klang", "B. Aires", "Pt. Said": ports of whose name the first words are cut short, and the others whole. */
export function hitsByCutWords(words: readonly CutWord[], index: NameIndex): Hit[] {
  const whole = words.filter(({ isCut }) => !isCut).sort((a, b) => b.text.length - a.text.length)[0];
  if (whole === undefined || whole.text.length < SHORTEST_WHOLE) return [];
  const isMeant = ({ name }: IndexedName) => {
    const named = wordsOf(name.text.split(',')[0] ?? '');
    return (
      named.length === words.length &&
      named.every((word, at) => words[at]?.text === word || (words[at]?.isCut && isShortFor(words[at].text, word)))
    );
  };
  return keepIfFew(index.withWord(whole.text).filter(isMeant), 'prefix', () => CUT_WEIGHT);
}

/** "Said" is enough of a name where what stands before it is told too. */
const SHORTEST_WHOLE = 4;
const CUT_WEIGHT = 0.88;

/** "P", "Pt", "Bs": the first letter of a word, and others of it in their order. */
function isShortFor(cut: string, word: string): boolean {
  if (cut.length >= word.length || cut[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === cut[at]) at += 1;
  return at === cut.length;
}

/** Ports whose name was mistyped. Of several, those with the fewest typos, then the most important ones. */
export function hitsByTypo(key: string, typos: TypoSearch, countries?: ReadonlySet<string>): Hit[] {
  const near = typos.misspellingsOf(key).filter(({ place }) => !countries || countries.has(place.country));
  const worth = (each: (typeof near)[number]) => each.cost - 0.25 * each.place.importance;
  const best = Math.min(...near.map(worth));
  const nearest = near.filter((each) => worth(each) <= best + 0.5);
  return keepIfFew(nearest, 'typo', (each) => 0.88 - 0.12 * (each as (typeof near)[number]).cost);
}

/** One hit per place, ports before regions; none when too many places of the highest importance match. */
function keepIfFew(names: readonly IndexedName[], reason: MatchReason, weightOf: (name: IndexedName) => number): Hit[] {
  const hits = new Map<string, Hit>();
  for (const indexed of names) {
    const { place } = indexed;
    const weight = weightOf(indexed);
    const id = `${place.kind} ${place.code}`;
    if ((hits.get(id)?.weight ?? 0) < weight) hits.set(id, { place, reason, weight });
  }
  const found = [...hits.values()];
  const ports = found.filter(({ place }) => place.kind === 'port');
  const all = reason !== 'typo' && ports.length > 0 ? ports : found;
  const most = Math.max(...all.map(({ place }) => place.importance));
  const main = all.filter(({ place }) => place.importance === most);
  return main.length > MOST_READINGS ? [] : all;
}
