import { fromMinor } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { whereOf } from './rate-filter.ts';
import type { Figures, PriceStatistics, StatisticsGroup } from './rate-query.schema.ts';
import type { RateFilter } from './understand-query.ts';

/** The figures over all rates that match, and over each group when asked. */
export type RateStatistics = Figures & { groups?: (Figures & { key: Record<string, string> })[] };

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

async function readFigures(
  database: Database,
  source: Source,
): Promise<{ key: Record<string, string>; figures: Figures }[]> {
  const counts = await database.pool.query<Row>(countsQuery(source), source.values);
  const prices = await database.pool.query<Row>(pricesQuery(source), source.values);
  const pricesByKey = new Map<string, PriceStatistics[]>();
  for (const row of prices.rows) {
    const key = keyText(row, source);
    pricesByKey.set(key, [...(pricesByKey.get(key) ?? []), toPrices(row)]);
  }
  return counts.rows.map((row) => ({
    key: Object.fromEntries(source.keys.map(([, name]) => [name, String(row[`key_${name}`])])),
    figures: toFigures(row, pricesByKey.get(keyText(row, source)) ?? []),
  }));
}

function keyText(row: Row, source: Source): string {
  return JSON.stringify(source.keys.map(([, name]) => row[`key_${name}`]));
}

function keyColumns(source: Source): string {
  return source.keys.map(([expression, name]) => `${expression} as key_${name}, `).join('');
}

function groupClause(source: Source, more: readonly string[] = []): string {
  const columns = [...source.keys.map(([expression]) => expression), ...more];
  return columns.length === 0 ? '' : `group by ${columns.join(', ')} order by ${columns.join(', ')}`;
}

function countsQuery(source: Source): string {
  return `select ${keyColumns(source)} count(*) as rates, count(distinct (r.origin, r.destination)) as lanes,
      count(distinct nullif(r.carrier, '')) as carriers, count(distinct r.origin) as origins,
      count(distinct r.destination) as destinations,
      (select count(distinct port) from unnest(array_agg(r.origin) || array_agg(r.destination)) as port) as ports,
      min(r.valid_from) as valid_from, max(r.valid_to) as valid_to
    from ${source.from} where ${source.where} ${groupClause(source)}`;
}

function pricesQuery(source: Source): string {
  return `select ${keyColumns(source)} r.currency, r.equipment, count(*) as n, min(r.base_minor) as min,
      max(r.base_minor) as max, avg(r.base_minor) as mean,
      percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by r.base_minor) as percentiles
    from ${source.from} where ${source.where} ${groupClause(source, ['r.currency', 'r.equipment'])}`;
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
