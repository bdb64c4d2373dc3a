import { fromMinor } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import { dayOfNumber, type RateSnapshot, type SnapshotRate } from '../snapshot/index.ts';
import { type Best, readBest, readNearestDays, readValues, type ValueColumn } from './alternative-store.ts';

/** What a search would find. */
export type Found = { found: number; best: { amount: number; currency: string }[]; lastDay: string | null };

/** Answers what nearby searches would find: from the snapshot where it can answer, otherwise from the database. */
export type PriceSearch = {
  /** Whether a search finds something, when that is known without asking the database. */
  knowsOf: (filter: RateFilter) => boolean | undefined;
  /** How many rates match, and the lowest base amount in each currency. */
  find: (filter: RateFilter) => Promise<Found>;
  /** The values of a column among the rates that match, the most frequent first. */
  listValues: (filter: RateFilter, column: ValueColumn) => Promise<string[]>;
  /** The days nearest to `day` on which a matching price holds: the last before it and the first after it. */
  findNearestDays: (filter: RateFilter, day: string) => Promise<{ before: string | null; after: string | null }>;
};

export function createPriceSearch(database: Database, snapshot: RateSnapshot): PriceSearch {
  return {
    knowsOf: (filter) => {
      const found = snapshot.find(filter);
      return found && found.length > 0;
    },
    find: async (filter) => {
      const found = snapshot.find(filter);
      return toFound(found ? bestOf(found) : await readBest(database, filter));
    },
    listValues: async (filter, column) => {
      const found = snapshot.find(filter);
      return found ? valuesOf(found, column) : readValues(database, filter, column);
    },
    findNearestDays: async (filter, day) => {
      const found = snapshot.find(filter);
      return found ? nearestDaysOf(found, day) : readNearestDays(database, filter, day);
    },
  };
}

function toFound(best: readonly Best[]): Found {
  return {
    found: best.reduce((sum, { count }) => sum + count, 0),
    best: best.map(({ currency, lowest }) => ({ amount: fromMinor(lowest, currency), currency })),
    lastDay: greatest(best.map(({ lastDay }) => lastDay)),
  };
}

/** Rates come by currency, cheapest first. */
function bestOf(found: readonly SnapshotRate[]): Best[] {
  return [...Map.groupBy(found, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    count: own.length,
    lowest: own[0]?.baseMinor ?? 0,
    lastDay: dayOfNumber(Math.max(...own.map(({ validTo }) => validTo))),
  }));
}

function valuesOf(found: readonly SnapshotRate[], column: ValueColumn): string[] {
  const counts = new Map<string, number>();
  for (const { [column]: value } of found) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([value]) => value);
}

function nearestDaysOf(found: readonly SnapshotRate[], day: string) {
  const before = found.map(({ validTo }) => dayOfNumber(validTo)).filter((end) => end < day);
  const after = found.map(({ validFrom }) => dayOfNumber(validFrom)).filter((begin) => begin > day);
  return { before: greatest(before), after: after.sort()[0] ?? null };
}

function greatest(days: readonly string[]): string | null {
  return [...days].sort().at(-1) ?? null;
}
