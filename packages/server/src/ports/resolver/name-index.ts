import type { MatchReason } from '../port.ts';
import type { Place, PlaceName } from './places.ts';
import { wordsOf } from './spelling.ts';

/** A matching name and its place. `weight` as in PlaceName, reduced for an inexact match. */
export type Hit = { place: Place; reason: MatchReason; weight: number; isShared?: boolean };

/** A proper name with its place, for the typo and prefix searches. */
export type IndexedName = { place: Place; name: PlaceName };

/** Every name in memory: by its whole key, by prefix, by word. */
export type NameIndex = {
  exact: (key: string) => readonly Hit[];
  /** Names that start with `key`; with `wordStarts`, also names with a later word that does. */
  startingWith: (key: string, wordStarts: boolean) => readonly IndexedName[];
  /** Proper names with the word `word`, before any comma. */
  withWord: (word: string) => readonly IndexedName[];
  properNames: readonly IndexedName[];
};

type Start = { text: string; indexed: IndexedName; isWhole: boolean };

const NO_HITS: readonly Hit[] = [];
const NO_NAMES: readonly IndexedName[] = [];

/** Builds the index. The sorted prefixes and the words are built on first use, for a quick start. */
export function createNameIndex(places: readonly Place[]): NameIndex {
  const byKey = new Map<string, Hit[]>();
  const properNames: IndexedName[] = [];
  for (const place of places) {
    const seen = new Set<string>();
    for (const name of place.names) {
      if (name.key === '') continue;
      addHit(byKey, name.key, { place, reason: name.reason, weight: name.weight, isShared: name.isShared === true });
      if (!name.isProper || seen.has(name.key)) continue;
      seen.add(name.key);
      properNames.push({ place, name });
    }
  }
  let starts: Start[] | undefined;
  let words: Map<string, IndexedName[]> | undefined;
  return {
    exact: (key) => byKey.get(key) ?? NO_HITS,
    startingWith: (key, wordStarts) => {
      starts ??= sortStarts(places);
      return findStarts(starts, key, wordStarts);
    },
    withWord: (word) => {
      words ??= indexWords(properNames);
      return words.get(word) ?? NO_NAMES;
    },
    properNames,
  };
}

/** A place is kept once for a key, with its best weight. */
function addHit(byKey: Map<string, Hit[]>, key: string, hit: Hit): void {
  const hits = byKey.get(key);
  if (!hits) {
    byKey.set(key, [hit]);
    return;
  }
  const same = hits.findIndex((other) => other.place === hit.place);
  if (same < 0) hits.push(hit);
  else if ((hits[same]?.weight ?? 0) < hit.weight) hits[same] = hit;
}

function sortStarts(places: readonly Place[]): Start[] {
  const starts: Start[] = [];
  for (const place of places) {
    for (const name of place.names) {
      const words = name.isProper ? wordsOf(name.text) : [name.key];
      for (let i = 0; i < words.length; i++) {
        const text = i === 0 ? name.key : words.slice(i).join('');
        if (text !== '') starts.push({ text, indexed: { place, name }, isWhole: i === 0 });
      }
    }
  }
  return starts.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
}

function findStarts(starts: readonly Start[], key: string, wordStarts: boolean): IndexedName[] {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle]?.text ?? '') < key) low = middle + 1;
    else high = middle;
  }
  const found: IndexedName[] = [];
  for (let i = low; i < starts.length; i++) {
    const start = starts[i];
    if (!start?.text.startsWith(key)) break;
    if (start.isWhole || wordStarts) found.push(start.indexed);
  }
  return found;
}

function indexWords(properNames: readonly IndexedName[]): Map<string, IndexedName[]> {
  const words = new Map<string, IndexedName[]>();
  for (const indexed of properNames) {
    for (const word of new Set(wordsOf(indexed.name.text.split(',')[0] ?? ''))) {
      const names = words.get(word);
      if (names) names.push(indexed);
      else words.set(word, [indexed]);
    }
  }
  return words;
}
