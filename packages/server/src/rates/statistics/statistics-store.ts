import { CompiledQuery, type Kysely } from 'kysely';
import { fromMinor } from '../../base/index.ts';
import type { Tables } from '../../db/index.ts';
import { whereOf } from '../search/filter-sql.ts';
import type { Figures, PriceStatistics, RateStatistics } from '../search/rate-answer.schema.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import type { StatisticsGroup } from '../search/rate-query.schema.ts';

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
type Answered = { lanes: Row[] | null; carriers: Row[] | null; prices: Row[] | null };

/**
 * Counts, validity and price distribution of the rates that match a filter. Currencies are never mixed. With groups these
 * are two statements: of one moment in a transaction that sees one.
 */
export async function readStatistics(
  database: Kysely<Tables>,
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

/** All figures come of one statement, so that they are of one moment. */
async function readFigures(
  database: Kysely<Tables>,
  source: Source,
): Promise<{ key: Record<string, string>; figures: Figures }[]> {
  const { rows } = await database.executeQuery<Answered>(CompiledQuery.raw(statementOf(source), source.values));
  const { lanes, carriers, prices } = rows[0] ?? { lanes: null, carriers: null, prices: null };
  const carriersByKey = new Map((carriers ?? []).map((row) => [keyText(row, source), Number(row.carriers)]));
  const pricesByKey = Map.groupBy(prices ?? [], (row) => keyText(row, source));
  return (lanes ?? []).map((row) => {
    const key = keyText(row, source);
    return {
      key: Object.fromEntries(source.keys.map(([, name]) => [name, String(row[`key_${name}`])])),
      figures: toFigures(row, carriersByKey.get(key) ?? 0, (pricesByKey.get(key) ?? []).map(toPrices)),
    };
  });
}

function keyText(row: Row, source: Source): string {
  return JSON.stringify(source.keys.map(([, name]) => row[`key_${name}`]));
}

/** What `kind` says a tally is of: `grouping(origin, carrier)` has a bit for each column that it is not grouped by. */
const OF_LANES = 1;
const OF_CARRIERS = 2;
const OF_PRICES = 3;

/**
 * The rates are read once and tallied three ways; everything else is counted from the tallies. On a million rates that is
 * a quarter of the time of counting what is different among the rates themselves.
 */
function statementOf({ from, where, keys }: Source): string {
  const names = keys.map(([, name]) => `key_${name}`);
  const list = names.map((name) => `${name}, `).join('');
  const groups = names.length === 0 ? '' : `group by ${names.join(', ')} order by ${names.join(', ')}`;
  return `with tally as materialized (
      select ${list}origin, destination, carrier, currency, equipment, base_minor, count(*) as n,
        min(valid_from) as valid_from, max(valid_to) as valid_to, grouping(origin, carrier) as kind
      from (select ${keys.map(([expression, name]) => `${expression} as key_${name}, `).join('')}r.origin, r.destination,
          r.carrier, r.currency, r.equipment, r.base_minor, r.valid_from, r.valid_to
        from ${from} where ${where}) r
      group by grouping sets ((${list}origin, destination), (${list}carrier), (${list}currency, equipment, base_minor))
    )
    select (select json_agg(l) from (${lanesQuery(list, groups)}) l) as lanes,
      (select json_agg(c) from (
        select ${list}count(*) as carriers from tally where kind = ${OF_CARRIERS} and carrier <> '' ${groups}) c) as carriers,
      (select json_agg(p) from (${pricesQuery(list)}) p) as prices`;
}

function lanesQuery(list: string, groups: string): string {
  return `select ${list}coalesce(sum(n), 0) as rates, count(*) as lanes,
      count(distinct origin) as origins, count(distinct destination) as destinations,
      (select count(distinct port) from unnest(array_agg(origin) || array_agg(destination)) as port) as ports,
      min(valid_from) as valid_from, max(valid_to) as valid_to
    from tally where kind = ${OF_LANES} ${groups}`;
}

const FRACTIONS = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/** The continuous percentile, as SQL's `percentile_cont` has it: between the two prices beside its place in the order. */
function percentile(fraction: number): string {
  const place = `(${fraction} * (n - 1))`;
  const priceAt = (index: string) => `min(base_minor) filter (where upto > ${index})`;
  const [below, above] = [priceAt(`floor${place}`), priceAt(`ceil${place}`)];
  return `${below} + (${above} - ${below}) * (${place} - floor${place})`;
}

function pricesQuery(list: string): string {
  return `select ${list}currency, equipment, n, min(base_minor) as min, max(base_minor) as max,
      sum(base_minor * same) / n as mean, array[${FRACTIONS.map(percentile).join(', ')}] as percentiles
    from (
      select ${list}currency, equipment, base_minor, n as same, sum(n) over (${window(list)}) as n,
        sum(n) over (${window(list)} order by base_minor) as upto
      from tally where kind = ${OF_PRICES}
    ) prices group by ${list}currency, equipment, n order by ${list}currency, equipment`;
}

function window(list: string): string {
  return `partition by ${list}currency, equipment`;
}

function toFigures(row: Row, carriers: number, prices: PriceStatistics[]): Figures {
  return {
    rates: Number(row.rates),
    lanes: Number(row.lanes),
    carriers,
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
