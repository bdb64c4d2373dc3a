import { tradeNames } from './make-rates.ts';
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

/** Lanes by name, without a carrier. */
export function makeLanes(path: '/rates' | '/rates/stats', count: number, seed: number): string[] {
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
