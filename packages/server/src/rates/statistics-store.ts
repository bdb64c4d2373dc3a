import { hash } from 'node:crypto';
import { fromMinor } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import type { Figures, PriceStatistics, RateStatistics } from './rate-answer.schema.ts';
import { whereOf } from './rate-filter.ts';
import type { StatisticsGroup } from './rate-query.schema.ts';
import type { RateFilter } from './understand-query.ts';

/** The columns that make a group, and what `key` calls them. */
const GROUPS: Readonly<Record<StatisticsGroup, readonly [expression: string, name: string][]>> = {
  lane: [
    ['r.origin', 'origin'],
    ['r.destination', 'destination'],
  ],
  origin: [['r.origin', 'origin']],
  destination: [['r.destination', 'destination']],
  carrier: [['r.carrier', 'carrier']],
  equipment: [['r.equipment', 'equipment']],
  month: [[`to_char(month, 'YYYY-MM')`, 'month']],
};

/** A rate counts in every month that its validity touches. */
const MONTHS = `cross join lateral generate_series(date_trunc('month', r.valid_from::timestamp), r.valid_to::timestamp, '1 month') as month`;

type Row = Record<string, string | number | null>;
type Source = { from: string; where: string; values: unknown[]; keys: readonly (readonly [string, string])[] };

/** Counts, validity and price distribution of the rates that match a filter. Currencies are never mixed. */
export async function readStatistics(
  database: Database,
  filter: RateFilter,
  groupBy: StatisticsGroup | undefined,
): Promise<RateStatistics> {
  const where = whereOf(filter);
  const all: Source = { from: 'rates r', where: where.text, values: where.values, keys: [] };
  const [overall] = await readFigures(database, all);
  if (overall === undefined) throw new Error('an aggregate without grouping always has one row');
  if (groupBy === undefined) return overall.figures;
  const from = groupBy === 'month' ? `rates r ${MONTHS}` : 'rates r';
  const groups = await readFigures(database, { ...all, from, keys: GROUPS[groupBy] });
  return { ...overall.figures, groups: groups.map(({ key, figures }) => ({ key, ...figures })) };
}

/** Counts and prices come of one statement, so that they are of one moment. */
async function readFigures(
  database: Database,
  source: Source,
): Promise<{ key: Record<string, string>; figures: Figures }[]> {
  const text = `select (select json_agg(c) from (${countsQuery(source)}) c) as counts,
    (select json_agg(p) from (${pricesQuery(source)}) p) as prices`;
  const name = `statistics ${hash('sha256', text, 'base64url').slice(0, 20)}`;
  const { rows } = await database.pool.query<{ counts: Row[]; prices: Row[] | null }>({
    name,
    text,
    values: source.values,
  });
  const { counts, prices } = rows[0] ?? { counts: [], prices: [] };
  const pricesByKey = Map.groupBy(prices ?? [], (row) => keyText(row, source));
  return (counts ?? []).map((row) => ({
    key: Object.fromEntries(source.keys.map(([, key]) => [key, String(row[`key_${key}`])])),
    figures: toFigures(row, (pricesByKey.get(keyText(row, source)) ?? []).map(toPrices)),
  }));
}

function keyText(row: Row, source: Source): string {
  return JSON.stringify(source.keys.map(([, name]) => row[`key_${name}`]));
}

function keyNames(source: Source, ...more: string[]): string[] {
  return [...source.keys.map(([, name]) => `key_${name}`), ...more];
}

function keyColumns(source: Source): string {
  return source.keys.map(([expression, name]) => `${expression} as key_${name}, `).join('');
}

/** Rates are tallied by lane and carrier first: counting what is different among a million rows costs far more. */
function countsQuery(source: Source): string {
  const keys = keyNames(source);
  const tally = `select ${keyColumns(source)} r.origin, r.destination, r.carrier, count(*) as n,
      min(r.valid_from) as valid_from, max(r.valid_to) as valid_to
    from ${source.from} where ${source.where}
    group by ${[...source.keys.map(([expression]) => expression), 'r.origin', 'r.destination', 'r.carrier'].join(', ')}`;
  return `select ${keys.map((key) => `${key}, `).join('')} coalesce(sum(n), 0) as rates,
      count(distinct (origin, destination)) as lanes, count(distinct nullif(carrier, '')) as carriers,
      count(distinct origin) as origins, count(distinct destination) as destinations,
      (select count(distinct port) from unnest(array_agg(origin) || array_agg(destination)) as port) as ports,
      min(valid_from) as valid_from, max(valid_to) as valid_to
    from (${tally}) t ${keys.length === 0 ? '' : `group by ${keys.join(', ')} order by ${keys.join(', ')}`}`;
}

function pricesQuery(source: Source): string {
  const groups = [...source.keys.map(([expression]) => expression), 'r.currency', 'r.equipment'].join(', ');
  return `select ${keyColumns(source)} r.currency, r.equipment, count(*) as n, min(r.base_minor) as min,
      max(r.base_minor) as max, avg(r.base_minor) as mean,
      percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by r.base_minor) as percentiles
    from ${source.from} where ${source.where} group by ${groups} order by ${groups}`;
}

function toFigures(row: Row, prices: PriceStatistics[]): Figures {
  return {
    rates: Number(row.rates),
    lanes: Number(row.lanes),
    carriers: Number(row.carriers),
    origins: Number(row.origins),
    destinations: Number(row.destinations),
    ports: Number(row.ports),
    validity: { from: textOrNull(row.valid_from), to: textOrNull(row.valid_to) },
    prices,
  };
}

function textOrNull(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function toPrices(row: Row): PriceStatistics {
  const currency = String(row.currency);
  const amount = (minor: unknown) => fromMinor(Math.round(Number(minor)), currency);
  const percentiles = (row.percentiles as unknown as number[]).map(amount);
  const [p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0] = percentiles;
  return {
    currency,
    equipment: String(row.equipment),
    n: Number(row.n),
    min: amount(row.min),
    p10,
    p25,
    median,
    p75,
    p90,
    max: amount(row.max),
    mean: amount(row.mean),
  };
}
