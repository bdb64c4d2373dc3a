import type { UnNumber } from '../codes/un-number.ts';
import { builtInList, type DangerousGoodsList } from '../list/dangerous-goods-list.ts';
import type { DangerousGoodsEntry } from '../list/entry.ts';
import { foldName, listShippingNames } from './shipping-names.ts';
import { tradeNames } from './trade-names.ts';

/** How a text matched a UN number: its number, a whole name, part of a name, a Chinese name, a trade name, or a typo. */
export type SearchReason = 'number' | 'name' | 'part' | 'chinese' | 'trade-name' | 'typo';

/** A UN number that a text may mean, with all its rows; `score` runs from 0 to 1. */
export type SearchHit = {
  readonly un: UnNumber;
  readonly entries: readonly DangerousGoodsEntry[];
  readonly reason: SearchReason;
  readonly score: number;
};

type Indexed = {
  un: UnNumber;
  /** Folded proper names and synonyms, and their trigrams. */
  names: readonly { text: string; trigrams: ReadonlySet<string> }[];
  full: string;
  nameZh: string;
  /** Folded trade names. */
  trade: readonly string[];
};
type Match = { reason: SearchReason; score: number };

const MIN_SIMILARITY = 0.4;
const TRADE_NAME: Match = { reason: 'trade-name', score: 0.97 };
const indexes = new WeakMap<DangerousGoodsList, readonly Indexed[]>();

/** UN numbers for a search box, best first: by number, name, part of a name, Chinese name, trade name or a misspelt name. */
export function searchEntries(text: string, limit: number, list = builtInList): readonly SearchHit[] {
  const match = matcherOf(text);
  if (match === undefined || limit <= 0) return [];
  const hits: SearchHit[] = [];
  for (const one of indexOf(list)) {
    const found = match(one);
    if (found !== undefined) hits.push({ un: one.un, entries: list.find(one.un), ...found });
  }
  const sure = hits.some(({ reason }) => reason !== 'typo');
  return hits
    .filter(({ reason }) => !sure || reason !== 'typo')
    .sort((a, b) => b.score - a.score || Number(a.un) - Number(b.un))
    .slice(0, limit);
}

function matcherOf(text: string): ((one: Indexed) => Match | undefined) | undefined {
  const written = text.normalize('NFKC').trim();
  const number = /^(?:un)?\s*(?:no\.?)?\s*(\d{1,4})$/i.exec(written)?.[1];
  if (number !== undefined) return matchNumber(number);
  if (/\p{Script=Han}/u.test(written)) return matchChinese(withoutSigns(written));
  const folded = foldName(written);
  return folded.length < 2 ? undefined : matchName(folded);
}

const matchNumber = (number: string) => (one: Indexed) => {
  if (one.un === number) return { reason: 'number', score: 1 } as const;
  return one.un.startsWith(number) ? ({ reason: 'number', score: 0.9 } as const) : undefined;
};

const matchChinese = (text: string) => {
  const bigrams = ngrams(text, 2);
  return (one: Indexed): Match | undefined => {
    if (one.nameZh === text) return { reason: 'chinese', score: 1 };
    if (one.trade.includes(text)) return TRADE_NAME;
    if (one.nameZh === '') return undefined;
    const share = text.length / Math.max(one.nameZh.length, text.length);
    if (one.nameZh.startsWith(text)) return { reason: 'chinese', score: 0.85 + 0.1 * share };
    if (one.nameZh.includes(text)) return { reason: 'chinese', score: 0.7 + 0.1 * share };
    const similarity = dice(bigrams, ngrams(one.nameZh, 2));
    return similarity >= MIN_SIMILARITY ? { reason: 'typo', score: 0.6 * similarity } : undefined;
  };
};

/** Without its ending, so that `BATTERY` finds `BATTERIES`. */
const stemOf = (word: string): string => (word.length < 5 ? word : word.replace(/(?:IES|ES|Y|S)$/, ''));

const matchName = (text: string) => {
  const words = text.split(' ');
  const stems = words.map(stemOf);
  const trigrams = ngrams(` ${text} `, 3);
  return ({ names, full, trade }: Indexed): Match | undefined => {
    if (names.some((name) => name.text === text)) return { reason: 'name', score: 1 };
    if (trade.includes(text)) return TRADE_NAME;
    const nearest = Math.max(...names.map((name) => dice(trigrams, name.trigrams)));
    if (names.some((name) => name.text.startsWith(text))) return { reason: 'part', score: 0.8 + 0.15 * nearest };
    if (words.every((word) => ` ${full}`.includes(` ${word}`))) return { reason: 'part', score: 0.65 + 0.15 * nearest };
    if (stems.every((stem) => ` ${full}`.includes(` ${stem}`))) return { reason: 'part', score: 0.6 + 0.15 * nearest };
    if (text.length >= 4 && full.includes(text)) return { reason: 'part', score: 0.5 + 0.15 * nearest };
    return nearest >= MIN_SIMILARITY ? { reason: 'typo', score: 0.6 * nearest } : undefined;
  };
};

const withoutSigns = (chinese: string): string => chinese.replace(/[\s，,、（）()]/g, '');

function indexOf(list: DangerousGoodsList): readonly Indexed[] {
  const index = indexes.get(list) ?? buildIndex(list);
  indexes.set(list, index);
  return index;
}

function buildIndex(list: DangerousGoodsList): readonly Indexed[] {
  return list.unNumbers.map((un) => {
    const entries = list.find(un);
    const shipping = [...new Set(entries.map(({ name }) => name))].flatMap(listShippingNames);
    const texts = new Set(shipping.flatMap(({ proper, synonyms }) => [proper, ...synonyms]).map(foldName));
    return {
      un,
      names: [...texts].map((text) => ({ text, trigrams: ngrams(` ${text} `, 3) })),
      full: [...new Set(entries.map(({ name }) => foldName(name)))].join(' '),
      nameZh: withoutSigns(entries[0]?.nameZh ?? ''),
      trade: (tradeNames.get(un) ?? []).map((name) =>
        /\p{Script=Han}/u.test(name) ? withoutSigns(name) : foldName(name),
      ),
    };
  });
}

function ngrams(text: string, length: number): ReadonlySet<string> {
  const all = new Set<string>();
  for (let at = 0; at + length <= text.length; at++) all.add(text.slice(at, at + length));
  return all;
}

/** The similarity of two sets of n-grams, 0 to 1 (Dice's coefficient). */
function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const piece of one) if (other.has(piece)) common++;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}
