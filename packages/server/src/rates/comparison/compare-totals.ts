import { dayOf, type IsoDate, invalidParameters, parsePage } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { type Converter, convertSum } from '../../exchange-rates/index.ts';
import { ratesProblem } from '../problems.ts';
import type { RateContent } from '../record/rate.schema.ts';
import { toColumns } from '../record/rate-columns.ts';
import { rowOnDay, toRate } from '../record/render-rate.ts';
import type { UnderstoodQuery } from '../search/rate-answer.schema.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import { type RateFilterInput, RateFilterSchema } from '../search/rate-query.schema.ts';
import { countRates, getRateRow, listRateRows, type RateRow } from '../search/rate-store.ts';
import { type Names, understandQuery } from '../search/understand-query.ts';
import { type ComparedRate, MOST_COMPARED, type RateComparisonQuery, type TotalRange } from './comparison.schema.ts';
import { type EvidenceGroup, type EvidenceRate, readEvidence, sourceOf } from './evidence-store.ts';
import { findCheapest, inOrderOfRange } from './rank-rates.ts';
import { type Evidence, totalRange } from './total-range.ts';
import { learnUsualCharges } from './usual-charges.ts';

type Deps = { database: Database; names: Names; converter?: Converter | undefined };

/** A page of rates in the order of what they cost at most. */
export type RateComparison = { data: ComparedRate[]; total: number; meta: UnderstoodQuery };

/**
 * Ranks the rates that match by what one container costs at most, and says which is the cheapest and how surely.
 * Throws `rest_invalid_param`, `rate_not_found`, `rate_comparison_too_large`.
 */
export async function compareTotals(
  { database, names, converter }: Deps,
  query: RateComparisonQuery,
  now: Date,
): Promise<RateComparison> {
  const { ids, page: _page, per_page: _perPage, convert_to: _convertTo, ...filters } = query;
  if (ids !== undefined && !isUnfiltered(filters))
    throw invalidParameters({ ids: { code: 'rest_invalid_param', message: IDS_ALONE, data: null } });
  const { filter, meta } = understandQuery(filters, names, now);
  const rows = ids === undefined ? await readMatching(database, filter) : await readChosen(database, ids);
  const learned = await findEvidence(database, rows, { filter, today: dayOf(now) });
  const rates = rows.map((row, at) => {
    const rate = toRate(rowOnDay(row, filter.validOn));
    const [equipment, days] = [rate.equipment.code, daysAsked(rate, filter)];
    return {
      id: rate.id,
      equipment,
      rate,
      days,
      ...comparable(totalRange(rate, learned[at], filter.validOn), converter),
    };
  });
  const cheapest = findCheapest(rates);
  const { page, perPage } = parsePage(query);
  const shown = rates.sort(inOrderOfRange).slice((page - 1) * perPage, page * perPage);
  const data = shown.map((one) => {
    const { stated, converted, rate } = one;
    return { cheapest: cheapest.get(one) ?? 'possible', totalRange: stated, ...(converted ? { converted } : {}), rate };
  });
  return { data, total: rates.length, meta };
}

/**
 * A range as it is stated, and as it is ranked: in one currency where that was asked for and all its exchange rates are there. One that
 * cannot be converted is ranked among those of its own currency.
 */
function comparable(stated: TotalRange, converter: Converter | undefined) {
  if (converter === undefined) return { stated, converted: undefined, totalRange: stated };
  const converted = convertSum([stated, ...stated.otherCurrencies], converter);
  const { currency, atLeast, atMost } = converted;
  const totalRange = atLeast === null ? stated : { ...stated, currency, atLeast, atMost, otherCurrencies: [] };
  return { stated, converted, totalRange };
}

/** Whether no filter was given: those that have a default arrive with it. */
function isUnfiltered(filters: RateFilterInput): boolean {
  const { properties } = RateFilterSchema as { properties: Record<string, { default?: unknown }> };
  return Object.entries(filters).every(([name, value]) => value === properties[name]?.default);
}

const IDS_ALONE = 'ids names the rates, so no other filter applies. Give ids alone, or filters without ids.';

async function readMatching(database: Database, filter: RateFilter): Promise<RateRow[]> {
  const page = { page: 1, perPage: MOST_COMPARED, orderby: 'amount', order: 'asc' } as const;
  const rows = await listRateRows(database, filter, page);
  if (rows.length <= MOST_COMPARED) return rows;
  throw ratesProblem('rate_comparison_too_large', { total: await countRates(database, filter), most: MOST_COMPARED });
}

function readChosen(database: Database, ids: string): Promise<RateRow[]> {
  return Promise.all([...new Set(ids.split(',').map(Number))].map((id) => getRateRow(database, id)));
}

/** The days of a validity that a query asks about. */
function daysAsked({ validFrom, validTo }: RateContent, filter: RateFilter): { from: IsoDate; to: IsoDate } {
  const [first, last] = [filter.validOn ?? filter.validUntilAtLeast, filter.validOn ?? filter.validFromAtMost];
  const from = first !== undefined && first > validFrom ? first : validFrom;
  return { from, to: last !== undefined && last < validTo ? last : validTo };
}

/** Charges of prices that ended earlier are no evidence of today's. */
const EVIDENCE_DAYS = 60;
const DAY_MILLISECONDS = 86_400_000;

type Asked = { filter: RateFilter; today: IsoDate };

/** For each rate the usual charges of its lane as others see them, else of all lanes between its countries. */
async function findEvidence(database: Database, rows: readonly RateRow[], { filter, today }: Asked) {
  const rates = rows.map((row) => {
    const { origin, destination, equipment, currency, carrier } = toColumns(toRate(row));
    return { lane: { origin, destination, equipment, currency }, source: sourceOf(row.sheet_id, carrier) };
  });
  const day = filter.asOf ? dayOf(filter.asOf) : today;
  const validUntilAtLeast = dayOf(new Date(Date.parse(day) - EVIDENCE_DAYS * DAY_MILLISECONDS));
  const known = { validUntilAtLeast, ...(filter.asOf ? { asOf: filter.asOf } : {}) };
  const ofLanes = await readGroups(
    database,
    rates.map(({ lane }) => lane),
    { of: 'lane', filter: known },
  );
  const learn = createLearner();
  const byLane = rates.map(({ source }, at) => learn('lane', ofLanes[at], source));
  const between = rates.map(({ lane }, at) => (byLane[at] === undefined ? countriesOf(lane) : undefined));
  const ofCountries = await readGroups(database, between, { of: 'countries', filter: known });
  return rates.map(({ source }, at) => byLane[at] ?? learn('countries', ofCountries[at], source));
}

/** The same group is read once, however many rates ask for it. */
async function readGroups(
  database: Database,
  asked: readonly (EvidenceGroup | undefined)[],
  options: Parameters<typeof readEvidence>[2],
): Promise<(EvidenceRate[] | undefined)[]> {
  const keys = asked.map((group) => group && JSON.stringify(group));
  const groups = new Map(asked.flatMap((group, at) => (group ? [[keys[at], group] as const] : [])));
  const read = await readEvidence(database, [...groups.values()], options);
  const places = new Map([...groups.keys()].map((key, at) => [key, at]));
  return keys.map((key) => read[places.get(key) ?? -1]);
}

/** What others say: a rate is no evidence of itself, nor is its neighbour in the same sheet. Each is learned once. */
function createLearner() {
  const learned = new Map<EvidenceRate[], Map<string, Evidence | undefined>>();
  return (of: Evidence['of'], rates: EvidenceRate[] | undefined, source: string): Evidence | undefined => {
    if (rates === undefined) return undefined;
    const bySource = learned.get(rates) ?? new Map<string, Evidence | undefined>();
    learned.set(rates, bySource);
    if (bySource.has(source)) return bySource.get(source);
    const usual = learnUsualCharges(rates.filter((rate) => rate.source !== source).map(({ content }) => content));
    const evidence = usual && { ...usual, of };
    bySource.set(source, evidence);
    return evidence;
  };
}

const PORT_CODE = /^[A-Z]{2}[A-Z0-9]{3}$/;

/** The same group between countries; undefined where an end has no code. */
function countriesOf({ origin, destination, ...same }: EvidenceGroup): EvidenceGroup | undefined {
  if (!PORT_CODE.test(origin) || !PORT_CODE.test(destination)) return undefined;
  return { ...same, origin: origin.slice(0, 2), destination: destination.slice(0, 2) };
}
