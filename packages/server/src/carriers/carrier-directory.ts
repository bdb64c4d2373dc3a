import { editDistance } from '../base/index.ts';
import type { Carrier, CarrierDirectory } from './carrier.ts';
import { readCarriers } from './carrier-table.ts';

type NamedCarrier = { key: string; rank: 'scac' | 'name' | 'smdg'; carrier: Carrier };

/** The most suggestions. */
const SUGGESTIONS = 5;

/** Creates the directory of all carriers, in memory. */
export function createCarrierDirectory(): CarrierDirectory {
  const carriers = readCarriers();
  const names = carriers.flatMap(namesOf);
  const byKey = new Map<string, Carrier>();
  for (const rank of RANKS) {
    for (const name of names) if (name.rank === rank && !byKey.has(name.key)) byKey.set(name.key, name.carrier);
  }
  return {
    find: (text) => byKey.get(keyOf(text)),
    suggest: (text) => suggest(keyOf(text), names),
    list: () => carriers,
  };
}

/**
 * When a text is one carrier's code and another's name, the first rank wins: "SML" is SM Line in the trade, although SMDG
 * gives that code to Seaboard Marine.
 */
const RANKS = ['scac', 'name', 'smdg'] as const;

function namesOf(carrier: Carrier): NamedCarrier[] {
  const { scacs, smdgCode, name, nameZh, aliases } = carrier;
  const ranked = [
    ...scacs.map((text) => ({ text, rank: 'scac' as const })),
    ...[name, nameZh ?? '', ...aliases].map((text) => ({ text, rank: 'name' as const })),
    { text: smdgCode ?? '', rank: 'smdg' as const },
  ];
  return ranked.map(({ text, rank }) => ({ key: keyOf(text), rank, carrier })).filter(({ key }) => key !== '');
}

/** Case, accents and punctuation are ignored: "Hamburg Süd", "HAMBURG-SUD". */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .normalize('NFC');
}

function suggest(key: string, names: readonly NamedCarrier[]): Carrier[] {
  if (key === '') return [];
  const best = new Map<Carrier, number>();
  for (const { key: name, carrier } of names) {
    const score = likeness(key, name);
    if (score > 0.5 && score > (best.get(carrier) ?? 0)) best.set(carrier, score);
  }
  return [...best]
    .sort((a, b) => b[1] - a[1])
    .slice(0, SUGGESTIONS)
    .map(([carrier]) => carrier);
}

/** 1 when the texts are the same, 0.5 or less when half of the longer one differs. Prefixes score higher. */
function likeness(a: string, b: string): number {
  if (a.length >= 3 && b.startsWith(a)) return 0.9;
  if (b.length >= 3 && a.startsWith(b)) return 0.85;
  const length = Math.max(a.length, b.length);
  return 1 - editDistance(a, b, Math.ceil(length / 2)) / length;
}
