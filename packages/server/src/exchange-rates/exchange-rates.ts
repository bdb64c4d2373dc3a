import { createHash } from 'node:crypto';
import { addDays, dayOf, decimalOf, type IsoDate, isIsoDate } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { type Converter, createConverter, knowsCurrency, type RateSet } from './convert.ts';
import type {
  ExchangeRateCsv,
  ExchangeRateSet,
  LoadedExchangeRateCsv,
  LoadedExchangeRates,
} from './exchange-rate.schema.ts';
import { listSets, readNewest, saveSets } from './exchange-rate-store.ts';
import { parseExchangeRates } from './parse-exchange-rates.ts';
import { exchangeRateProblem } from './problems.ts';

/** A converter of today. `state` names the rates it has: another one after others were loaded, and on another day. */
export type DatedConverter = Converter & { state: string };

/** The exchange rates that the operator loads. */
export type ExchangeRates = {
  /** Throws `exchange_rates_invalid`. */
  load: (set: ExchangeRateSet, by: string, now: Date) => Promise<LoadedExchangeRates>;
  /** Loads every set of a table, or none. Throws `exchange_rates_invalid` with the lines that are wrong. */
  loadCsv: (table: ExchangeRateCsv, by: string, now: Date) => Promise<LoadedExchangeRateCsv>;
  list: (page: { page: number; perPage: number }) => Promise<{ sets: LoadedExchangeRates[]; total: number }>;
  /**
   * What converts into a currency today. Where no rate into it is loaded, or all are too old, the first amount of another
   * currency throws `exchange_rate_missing`; a single currency that has none is told with the amount.
   */
  converterTo: (currency: string, now: Date) => Promise<DatedConverter>;
};

/** Opens the module on a migrated database. `mostDays`: how old a rate may be. */
export function openExchangeRates(database: Database, mostDays: number): ExchangeRates {
  return {
    load: async (set, by, now) => {
      checkSet(set, dayOf(now));
      await saveSets(database, [set], { by, now });
      return { ...set, loadedAt: now.toISOString(), loadedBy: by };
    },
    loadCsv: async (table, by, now) => {
      const sets = readTable(table, dayOf(now));
      await saveSets(database, sets, { by, now });
      const days = sets.map(({ date }) => date).sort();
      return {
        sets: sets.length,
        rates: sets.reduce((sum, { rates }) => sum + Object.keys(rates).length, 0),
        sources: [...new Set(sets.map(({ source }) => source))],
        from: days.at(0) ?? '',
        to: days.at(-1) ?? '',
        loadedAt: now.toISOString(),
        loadedBy: by,
      };
    },
    list: (page) => listSets(database, page),
    converterTo: async (currency, now) => {
      const today = dayOf(now);
      const loaded = await readNewest(database, today);
      const sets = loaded.map(toRateSet);
      const state = createHash('sha256')
        .update(JSON.stringify([today, loaded]))
        .digest('base64url');
      const earliest = addDays(today, -mostDays);
      const converter = createConverter(currency, sets, earliest);
      if (knowsCurrency(currency, sets, earliest)) return { ...converter, state };
      const newest = sets.find(({ base, rates }) => base === currency || rates.has(currency))?.date ?? null;
      return { ...refuseOthers(converter, { today, newest, mostDays }), state };
    },
  };
}

function readTable({ csv, decimal = 'point', ...more }: ExchangeRateCsv, today: IsoDate): ExchangeRateSet[] {
  const { sets, faults } = parseExchangeRates(csv, { ...more, decimal, today });
  const [first, ...others] = faults;
  if (first === undefined) return sets;
  const rest = others.length === 0 ? '' : ` ${others.length} more in data.lines.`;
  const message = `Line ${first.line}: ${first.reason}${rest} Nothing was loaded.`;
  throw exchangeRateProblem('exchange_rates_invalid', { reason: first.reason, lines: faults }, message);
}

function toRateSet({ rates, ...set }: LoadedExchangeRates): RateSet {
  return { ...set, rates: new Map(Object.entries(rates).map(([of, rate]) => [of, decimalOf(rate)])) };
}

type Missing = { today: IsoDate; newest: string | null; mostDays: number };

/** Amounts in the currency itself need no rate; those in others are refused. */
function refuseOthers({ currency, rateFrom }: Converter, { today, newest, mostDays }: Missing): Converter {
  const loaded =
    newest === null ? 'none is loaded' : `the newest is of ${newest}; it may be ${mostDays} days old at most`;
  return {
    currency,
    rateFrom: (from) => {
      if (from === currency) return rateFrom(from);
      const message = `No exchange rate into ${currency} is loaded for ${today}: ${loaded}.`;
      throw exchangeRateProblem('exchange_rate_missing', { currency, day: today, newest }, message);
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
