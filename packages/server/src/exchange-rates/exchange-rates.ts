import { addDays, dayOf, decimalOf, type IsoDate, isIsoDate } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { type Converter, createConverter } from './convert.ts';
import type { ExchangeRateSet, LoadedExchangeRates } from './exchange-rate.schema.ts';
import { listSets, readNewest, saveSet } from './exchange-rate-store.ts';
import { exchangeRateProblem } from './problems.ts';

/** The exchange rates that the operator loads. */
export type ExchangeRates = {
  /** Throws `exchange_rates_invalid`. */
  load: (set: ExchangeRateSet, by: string, now: Date) => Promise<LoadedExchangeRates>;
  list: (page: { page: number; perPage: number }) => Promise<{ sets: LoadedExchangeRates[]; total: number }>;
  /** What converts into a currency today. */
  converterTo: (currency: string, now: Date) => Promise<Converter>;
};

/** Opens the module on a migrated database. `mostDays`: how old a rate may be. */
export function openExchangeRates(database: Database, mostDays: number): ExchangeRates {
  return {
    load: async (set, by, now) => {
      checkSet(set, dayOf(now));
      await saveSet(database, set, { by, now });
      return { ...set, loadedAt: now.toISOString(), loadedBy: by };
    },
    list: (page) => listSets(database, page),
    converterTo: async (currency, now) => {
      const today = dayOf(now);
      const sets = (await readNewest(database, today)).map(({ rates, ...set }) => ({
        ...set,
        rates: new Map(Object.entries(rates).map(([of, rate]) => [of, decimalOf(rate)])),
      }));
      return createConverter(currency, sets, addDays(today, -mostDays));
    },
  };
}

function checkSet({ date, base, rates }: ExchangeRateSet, today: IsoDate): void {
  const wrong = (reason: string) => exchangeRateProblem('exchange_rates_invalid', { reason }, reason);
  if (!isIsoDate(date)) throw wrong(`"${date}" is not a day.`);
  if (date > today) throw wrong(`${date} is in the future.`);
  if (Object.keys(rates).length === 0) throw wrong('There is no rate in it.');
  if (base in rates) throw wrong(`${base} is the base and has no rate.`);
}
