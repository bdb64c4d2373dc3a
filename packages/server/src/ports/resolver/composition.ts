import { stateOf } from '../gazetteer/states.ts';
import type { Hit, NameIndex } from './name-index.ts';

/** What qualifying a name ("Manzanillo MX", "Ningbo Beilun") takes off its weight. */
const QUALIFIED = 0.99;

/** The most words of a place with its country and state. */
const MOST_WORDS = 9;

/**
 * The places that the words name together: a name, or a name with a matching qualifier: its country or region
 * ("Busan Korea", "China Shanghai"), its state ("Gulfport MS"), or another name of the same port
 * ("Ningbo Beilun", "Shanghai CNSHA"), or the area it is in ("Shenzhen Yantian").
 */
export function readWords(words: readonly string[], index: NameIndex): readonly Hit[] {
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const whole = index.exact(words.join(''));
  if (whole.length > 0 || words.length === 1) return whole;
  for (let split = words.length - 1; split > 0; split--) {
    const left = readWords(words.slice(0, split), index);
    if (left.length === 0) continue;
    const right = words.slice(split);
    const agreeing = agreeingHits(left, readQualifier(right, index));
    if (agreeing.length > 0) return agreeing;
  }
  return readLeadingCountry(words, index);
}

/** Hits for the words after a name; a state counts as the part of its country that is in it. */
function readQualifier(words: readonly string[], index: NameIndex): Hit[] {
  const key = words.join('');
  const state = stateOf(key);
  if (!state) return [...index.exact(key)];
  const country = index.exact(state.country.toLowerCase()).filter(({ place }) => place.kind === 'country');
  const part = country.map((hit) => ({
    ...hit,
    place: { ...hit.place, portCodes: hit.place.portCodes.filter(state.isIn) },
  }));
  return [...index.exact(key), ...part];
}

/** Whether words are the name of a port and a country or state in which there is none of that name: "Halifax UK", "Columbus GA". */
export function isElsewhere(words: readonly string[], index: NameIndex): boolean {
  return words.some((_, split) => {
    const isPort = index.exact(words.slice(0, split).join('')).some(({ place }) => place.kind === 'port');
    const behind = isPort ? readQualifier(words.slice(split), index) : [];
    return behind.some(({ place }) => place.kind === 'country');
  });
}

function readLeadingCountry(words: readonly string[], index: NameIndex): readonly Hit[] {
  for (let split = 1; split < Math.min(words.length, 5); split++) {
    const countries = index.exact(words.slice(0, split).join('')).filter(({ place }) => place.kind === 'country');
    if (countries.length === 0) continue;
    const agreeing = agreeingHits(readWords(words.slice(split), index), countries);
    if (agreeing.length > 0) return agreeing;
  }
  return [];
}

/** The left hits that match a right one, or the right ones within a left one. */
function agreeingHits(left: readonly Hit[], right: readonly Hit[]): Hit[] {
  const kept = left.filter((hit) => right.some((other) => isWithin(hit, other)));
  const inner = right.filter((hit) => left.some((other) => other.place !== hit.place && isWithin(hit, other)));
  return (kept.length > 0 ? kept : inner).map((hit) => ({ ...hit, weight: hit.weight * QUALIFIED }));
}

/** The hits that match every part left out of a reading: "(CY)" does not exclude Hamburg, ", China" does. */
export function agreeingWithLeft(hits: readonly Hit[], left: readonly string[][], index: NameIndex): readonly Hit[] {
  let agreeing = hits;
  for (const words of left) {
    const said = readWords(words, index);
    if (said.length > 0) agreeing = agreeing.filter((hit) => said.some((other) => isWithin(hit, other)));
  }
  return agreeing;
}

/** A port is within its country, its regions, an area port that includes it, and itself. */
function isWithin({ place }: Hit, { place: other }: Hit): boolean {
  return place.kind === 'port' && other.portCodes.includes(place.code);
}
