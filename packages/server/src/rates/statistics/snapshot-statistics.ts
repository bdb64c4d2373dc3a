import { fromMinor } from '../../base/index.ts';
import type { Figures, PriceStatistics } from '../search/rate-answer.schema.ts';
import { dayOfNumber, type SnapshotRate } from '../snapshot/index.ts';

/** The statistics of rates in the snapshot, equal to those that `readStatistics` computes in the database. */
export function statisticsOfSnapshot(rates: readonly SnapshotRate[]): Figures {
  const count = (values: Iterable<string>) => new Set(values).size;
  const origins = rates.map(({ origin }) => origin);
  const destinations = rates.map(({ destination }) => destination);
  const day = (number: number) => (rates.length === 0 ? null : dayOfNumber(number));
  return {
    rates: rates.length,
    lanes: count(rates.map(({ origin, destination }) => `${origin} ${destination}`)),
    carriers: count(rates.map(({ carrier }) => carrier).filter((carrier) => carrier !== '')),
    origins: count(origins),
    destinations: count(destinations),
    ports: count([...origins, ...destinations]),
    validity: {
      from: day(Math.min(...rates.map(({ validFrom }) => validFrom))),
      to: day(Math.max(...rates.map(({ validTo }) => validTo))),
    },
    prices: [...Map.groupBy(rates, ({ currency, equipment }) => `${currency} ${equipment}`)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, own]) => pricesOf(own)),
  };
}

function pricesOf(rates: readonly SnapshotRate[]): PriceStatistics[] {
  const [first] = rates;
  if (first === undefined) return [];
  const sorted = rates.map(({ baseMinor }) => baseMinor).sort((a, b) => a - b);
  const amount = (minor: number) => fromMinor(Math.round(minor), first.currency);
  const percentile = (percent: number) => amount(percentileOf(sorted, percent));
  return [
    {
      currency: first.currency,
      equipment: first.equipment,
      n: sorted.length,
      min: percentile(0),
      p10: percentile(10),
      p25: percentile(25),
      median: percentile(50),
      p75: percentile(75),
      p90: percentile(90),
      max: percentile(100),
      mean: amount(sorted.reduce((sum, minor) => sum + minor, 0) / sorted.length),
    },
  ];
}

/** The continuous percentile, as SQL's `percentile_cont` has it. Hundredths are counted whole, so that halves stay halves. */
function percentileOf(sorted: readonly number[], percent: number): number {
  const hundredths = percent * (sorted.length - 1);
  const below = sorted[Math.floor(hundredths / 100)] ?? 0;
  const above = sorted[Math.ceil(hundredths / 100)] ?? 0;
  return below + ((above - below) * (hundredths % 100)) / 100;
}
