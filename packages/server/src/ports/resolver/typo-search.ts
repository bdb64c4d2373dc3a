import { editDistance } from '../../base/index.ts';
import type { IndexedName } from './name-index.ts';
import { hasHan } from './spelling.ts';

/** A name similar to the text. `cost`: the edit distance, adjusted for how likely the typo is. */
export type NearName = IndexedName & { distance: number; cost: number };

/** Finds names by a misspelt text. */
export type TypoSearch = {
  /** Names so similar that they are meant; longer names may have more typos. */
  misspellingsOf: (key: string) => NearName[];
  /** Names to suggest when nothing was found. */
  nearTo: (key: string) => NearName[];
};

/** Names shorter than this have too many similar names. */
const SHORTEST = 4;

/**
 * Compares all names in some microseconds: by length, then by a bit mask of their letters; only names whose masks differ
 * little are compared letter by letter.
 */
export function createTypoSearch(names: readonly IndexedName[]): TypoSearch {
  const usable = names.filter(({ name }) => name.weight > 0.9 && name.key.length >= (hasHan(name.key) ? 3 : SHORTEST));
  const walkLatin = createWalk(usable.filter(({ name }) => isLatin(name.key)));
  const walkOthers = createWalk(usable.filter(({ name }) => !isLatin(name.key)));
  const walk: Walk = (key, limitOf, widest) => (isLatin(key) ? walkLatin : walkOthers)(key, limitOf, widest);

  return {
    misspellingsOf: (key) => {
      if (key.length < SHORTEST - (hasHan(key) ? 1 : 0)) return [];
      return walk(key, (indexed) => typoLimitFor(key, indexed), 2).filter((near) => isPlausible(key, near));
    },
    nearTo: (key) => {
      if (key.length < 3) return [];
      return walk(key, ({ name }) => Math.min(3, Math.floor(Math.min(key.length, name.key.length) * 0.4)), 3);
    },
  };
}

/** The names within `limitOf` typos of a key, the nearest first; no limit is more than `widest`. */
type Walk = (key: string, limitOf: (indexed: IndexedName) => number, widest: number) => NearName[];

function createWalk(names: readonly IndexedName[]): Walk {
  const masks = Int32Array.from(names, ({ name }) => maskOf(name.key));
  const lengths = Uint8Array.from(names, ({ name }) => Math.min(255, name.key.length));
  return (key, limitOf, widest) => {
    const mask = maskOf(key);
    const near: NearName[] = [];
    for (let i = 0; i < names.length; i++) {
      if (Math.abs((lengths[i] ?? 0) - key.length) > widest) continue;
      const bits = bitsOf((masks[i] ?? 0) ^ mask);
      if (bits > 2 * widest) continue;
      const indexed = names[i];
      if (!indexed) continue;
      const limit = limitOf(indexed);
      if (limit === 0 || bits > 2 * limit) continue;
      const distance = editDistance(key, indexed.name.key, limit);
      if (distance <= limit) near.push({ ...indexed, distance, cost: costOf(key, indexed.name.key, distance) });
    }
    return near.sort((a, b) => a.cost - b.cost);
  };
}

/** Keys of Latin letters are plain ASCII once their accents are gone. */
function isLatin(key: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  return /^[\x00-\x7f]*$/.test(key);
}

/** The shortest names that may have one typo, and two, by the importance of the port. */
const TYPO_LENGTHS: readonly [one: number, two: number][] = [
  [7, Number.POSITIVE_INFINITY],
  [6, Number.POSITIVE_INFINITY],
  [4, 8],
  [4, 6],
];
const ALIAS_TYPO_LENGTHS = [6, 9] as const;
const AREA_TYPO_LENGTHS = [4, 9] as const;
/** One typo in a script of syllables (Korean, Japanese), and in one that leaves out vowels or marks (Arabic, Thai). */
const SYLLABLE_TYPO_LENGTHS = [5, Number.POSITIVE_INFINITY] as const;
const OTHER_SCRIPT_TYPO_LENGTHS = [6, Number.POSITIVE_INFINITY] as const;

/** The most typos of a name. Ports that are only listed, and aliases, which name other places too, may have fewer. */
function typoLimitFor(key: string, { place, name }: IndexedName): number {
  if (hasHan(name.key)) return place.importance > 0 ? 1 : 0;
  const length = Math.min(key.length, name.key.length);
  const [one, two] =
    otherScriptTypos(name.key) ??
    typoLimit(place.kind !== 'port', name.reason, TYPO_LENGTHS[place.importance] ?? AREA_TYPO_LENGTHS);
  if (length >= two) return 2;
  return length >= one ? 1 : 0;
}

function otherScriptTypos(key: string): readonly [number, number] | undefined {
  if (/[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(key)) return SYLLABLE_TYPO_LENGTHS;
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(key) ? undefined : OTHER_SCRIPT_TYPO_LENGTHS;
}

function typoLimit(isArea: boolean, reason: string, ofPort: readonly [number, number]): readonly [number, number] {
  if (isArea) return AREA_TYPO_LENGTHS;
  return reason === 'alias'
    ? [Math.max(ofPort[0], ALIAS_TYPO_LENGTHS[0]), Math.max(ofPort[1], ALIAS_TYPO_LENGTHS[1])]
    : ofPort;
}

/**
 * Whether a typo in a short name is plausible: in four letters only a swap or an extra letter, or one missing inside a main
 * port's name; with two typos in up to seven letters, first and last letter must match, in longer names one of them.
 */
function isPlausible(key: string, { place, name, distance }: NearName): boolean {
  const sameFirst = key[0] === name.key[0];
  const sameLast = key.at(-1) === name.key.at(-1);
  const length = Math.min(key.length, name.key.length);
  if (hasHan(name.key)) return length >= 4 || (sameFirst && key.length === name.key.length);
  if (distance === 1 && length <= 4) {
    const isMain = place.importance === 3 && sameFirst && sameLast;
    return key.length > name.key.length || hasSameLetters(key, name.key) || (isMain && name.key.length > 4);
  }
  if (distance === 2 && length < 8) return sameFirst && sameLast;
  return sameFirst || (sameLast && place.importance > 1);
}

function costOf(key: string, name: string, distance: number): number {
  let cost = distance;
  if (key[0] !== name[0]) cost += 0.2;
  if (hasSameLetters(key, name)) cost -= 0.2;
  return cost;
}

function hasSameLetters(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}

function maskOf(key: string): number {
  let mask = 0;
  for (let i = 0; i < key.length; i++) mask |= 1 << (key.charCodeAt(i) % 31);
  return mask;
}

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
