import { makeRates, tradeNames } from './make-rates.ts';
import { pickSkewed, seededRandom } from './seeded-random.ts';

const { ports, carriers } = tradeNames();

/** Questions as agents ask them, by name, skewed to the busy lanes; none asked twice. */
export function makeQuestions(path: '/rates' | '/rates/stats', count: number, seed: number): string[] {
  const random = seededRandom(seed);
  const made = new Set<string>();
  while (made.size < count) {
    const origin = pickSkewed(ports, random).text;
    const destination = pickSkewed(ports, random).text;
    const carrier = pickSkewed(carriers, random).name;
    made.add(`${path}?${new URLSearchParams({ origin, destination, carrier })}`);
  }
  return [...made];
}

/**
 * Questions that each find something: lanes and carriers of the made rates, every third one also for a container, by name
 * or by code, so that none is asked twice in the same words.
 */
export function makeAnsweredQuestions(rates: number, count: number): string[] {
  const made = new Set<string>();
  const words = ['text', 'code'] as const;
  for (let turn = 0; turn < 12 && made.size < count; turn += 1) {
    const [from, to] = [words[turn & 1] ?? 'text', words[(turn >> 1) & 1] ?? 'text'];
    for (const { origin, destination, carrier, equipment } of makeRates(rates)) {
      const asked = {
        origin: String(origin[from]),
        destination: String(destination[to]),
        carrier: carrier?.name ?? '',
      };
      const query = new URLSearchParams(made.size % 3 === 0 ? { ...asked, equipment: equipment.code } : asked);
      made.add(`/rates?${query}`);
      if (made.size === count) break;
    }
  }
  return [...made];
}

/** Lanes by name, without a carrier. */
export function makeLanes(path: '/rates' | '/rates/stats' | '/rates/history', count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams({
      origin: pickSkewed(ports, random).text,
      destination: pickSkewed(ports, random).text,
    });
    return `${path}?${query}`;
  });
}

/** The beginnings of port names, as a search box sends them. */
export function makeSearches(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const name = pickSkewed(ports, random).text;
    return `/ports?${new URLSearchParams({ search: name.slice(0, 2 + Math.floor(random() * 5)) })}`;
  });
}
