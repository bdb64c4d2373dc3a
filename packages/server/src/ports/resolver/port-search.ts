import type { PlaceCandidate } from '../port.ts';
import type { IndexedName, NameIndex } from './name-index.ts';
import { candidateOf, type Place } from './places.ts';
import { keyOf } from './spelling.ts';
import type { TypoSearch } from './typo-search.ts';

/** The input of the autocompletion. */
export type PortSearch = { text: string; limit: number; index: NameIndex; typos: TypoSearch };

/**
 * Ports for a text that is still being typed, best first: the whole name, then names and codes that start with it,
 * then names with a later word that does; main ports before others, ports before inland points. Misspellings only when
 * nothing starts with it.
 */
export function searchPorts({ text, limit, index, typos }: PortSearch): PlaceCandidate[] {
  const key = keyOf(text);
  if (key === '' || limit < 1) return [];
  const starting = portsOf(
    index
      .startingWith(key, true)
      .map((indexed) => ({ ...indexed, worth: worthOf(key, indexed) - behindPorts(indexed) })),
  );
  const found =
    starting.length > 0
      ? starting
      : portsOf(
          typos.misspellingsOf(key).map((near) => ({ ...near, worth: 0.6 - 0.1 * near.cost - behindPorts(near) })),
        );
  return found
    .sort((a, b) => b.worth - a.worth || (a.place.name < b.place.name ? -1 : 1))
    .slice(0, limit)
    .map(({ place, name, worth }) => candidateOf(place, reasonOf(key, name, starting.length > 0), Math.min(1, worth)));
}

type Found = { place: Place; name: IndexedName['name']; worth: number };

/** An inland point comes after the ports that match as well. */
function behindPorts({ place }: IndexedName): number {
  return place.isInland ? 0.06 : 0;
}

function worthOf(key: string, { place, name }: IndexedName): number {
  if (name.key === key) return 0.9 * name.weight + 0.03 * place.importance;
  const begins = name.key.startsWith(key);
  return (begins ? 0.6 : 0.5) + 0.05 * place.importance + 0.1 * (key.length / name.key.length) * name.weight;
}

function reasonOf(key: string, name: IndexedName['name'], isStart: boolean): PlaceCandidate['reason'] {
  if (!isStart) return 'typo';
  if (name.key === key) return name.reason;
  return name.key.startsWith(key) ? 'prefix' : 'part';
}

/** Each port once, by its best name, without regions and countries. */
function portsOf(found: readonly Found[]): Found[] {
  const best = new Map<string, Found>();
  for (const each of found) {
    if (each.place.kind === 'port' && (best.get(each.place.code)?.worth ?? 0) < each.worth)
      best.set(each.place.code, each);
  }
  return [...best.values()];
}
