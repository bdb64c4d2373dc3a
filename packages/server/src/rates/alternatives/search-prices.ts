import { fromMinor } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import type { RateFilter } from '../search/understand-query.ts';
import { type BookEntry, dayOfNumber, type RateBook } from '../snapshot/index.ts';
import { type Best, readBest, readNearestDays, readValues, type ValueColumn } from './alternative-store.ts';

/** What a search would find. */
export type Found = { found: number; best: { amount: number; currency: string }[]; lastDay: string | null };

/** Answers what nearby searches would find: from the book where it can tell, otherwise from the database. */
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

export function createPriceSearch(database: Database, book: RateBook): PriceSearch {
  return {
    knowsOf: (filter) => {
      const entries = book.find(filter);
      return entries && entries.length > 0;
    },
    find: async (filter) => {
      const entries = book.find(filter);
      return toFound(entries ? bestOf(entries) : await readBest(database, filter));
    },
    listValues: async (filter, column) => {
      const entries = book.find(filter);
      return entries ? valuesOf(entries, column) : readValues(database, filter, column);
    },
    findNearestDays: async (filter, day) => {
      const entries = book.find(filter);
      return entries ? nearestDaysOf(entries, day) : readNearestDays(database, filter, day);
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

/** Entries come by currency, cheapest first. */
function bestOf(entries: readonly BookEntry[]): Best[] {
  return [...Map.groupBy(entries, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    count: own.length,
    lowest: own[0]?.baseMinor ?? 0,
    lastDay: dayOfNumber(Math.max(...own.map(({ validTo }) => validTo))),
  }));
}

function valuesOf(entries: readonly BookEntry[], column: ValueColumn): string[] {
  const counts = new Map<string, number>();
  for (const { [column]: value } of entries) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([value]) => value);
}

function nearestDaysOf(entries: readonly BookEntry[], day: string) {
  const before = entries.map(({ validTo }) => dayOfNumber(validTo)).filter((end) => end < day);
  const after = entries.map(({ validFrom }) => dayOfNumber(validFrom)).filter((begin) => begin > day);
  return { before: greatest(before), after: after.sort()[0] ?? null };
}

function greatest(days: readonly string[]): string | null {
  return [...days].sort().at(-1) ?? null;
}
