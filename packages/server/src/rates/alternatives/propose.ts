import type { CarrierDirectory } from '../../carriers/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import type { UnderstoodQuery } from '../search/rate-answer.schema.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import type { RateFilterInput } from '../search/rate-query.schema.ts';
import type { AlternativeChange } from './alternative.schema.ts';
import { findNearPorts, type NearPort } from './near-ports.ts';
import type { Found, PriceSearch } from './search-prices.ts';

/** A search that may find something: what it changes, and how to explain what it finds. */
export type Proposal = {
  change: AlternativeChange;
  /** Set to other values, or (undefined) left out. */
  parameters: { [name in keyof RateFilterInput]?: RateFilterInput[name] | undefined };
  distanceKm?: number;
  explain: (found: Found) => string;
};

/** The search that found nothing, and where to look for others. */
export type EmptySearch = {
  prices: PriceSearch;
  ports: PortResolver;
  carriers: CarrierDirectory;
  input: RateFilterInput;
  filter: RateFilter;
  meta: UnderstoodQuery;
};

/** Of each kind of change, this many at most. */
const EACH = 3;

type End = 'origin' | 'destination';
const FILTER_OF = { origin: 'origins', destination: 'destinations' } as const;

/** Similar names for unknown places and carriers. */
export function proposeSpellings({ input, meta }: EmptySearch): Proposal[] {
  const places = (['origin', 'destination'] as const).flatMap((end) => {
    const place = meta[end];
    if (place === null || place.understoodAs.length > 0) return [];
    return place.suggestions.slice(0, EACH).map(
      ({ code, name }): Proposal => ({
        change: 'spelling',
        parameters: { [end]: code },
        explain: () => `${name} (${code}), if "${place.text}" means that.`,
      }),
    );
  });
  const carriers = (meta.carrier?.suggestions ?? []).slice(0, EACH).map(
    ({ scac, name }): Proposal => ({
      change: 'spelling',
      parameters: { carrier: scac },
      explain: () => `${name} (${scac}), if "${input.carrier}" means that.`,
    }),
  );
  return [...places, ...carriers];
}

/** Neighbouring ports that have rates. */
export async function proposePorts(search: EmptySearch, end: End): Promise<Proposal[]> {
  const served = await listServed(search, end);
  return served.slice(0, EACH).map(({ port, km, from }) => ({
    change: end,
    parameters: { [end]: port.code },
    distanceKm: km,
    explain: () => `${end === 'origin' ? 'From' : 'To'} ${port.name} (${port.code}), ${km} km from ${from.name}.`,
  }));
}

/** Neighbouring ports with rates that match otherwise, nearest first: enough of them, or all. */
async function listServed(search: EmptySearch, end: End): Promise<NearPort[]> {
  const { ports, prices, filter } = search;
  const near = findNearPorts(ports, filter[FILTER_OF[end]] ?? []);
  const served: NearPort[] = [];
  for (const one of near) {
    if (served.length === EACH) break;
    const isServed = prices.knowsOf(withPorts(filter, end, [one]));
    if (isServed === undefined) return readServed(search, end, near);
    if (isServed) served.push(one);
  }
  return served;
}

function withPorts(filter: RateFilter, end: End, near: readonly NearPort[]): RateFilter {
  return { ...filter, [FILTER_OF[end]]: near.map(({ port }) => port.code) };
}

/** The first ports that the database is asked about; among them there are nearly always enough. */
const NEAREST = 12;

async function readServed({ prices, filter }: EmptySearch, end: End, near: readonly NearPort[]): Promise<NearPort[]> {
  const readAmong = async (some: readonly NearPort[]): Promise<NearPort[]> => {
    if (some.length === 0) return [];
    const served = new Set(await prices.listValues(withPorts(filter, end, some), end));
    return some.filter(({ port }) => served.has(port.code));
  };
  const nearest = await readAmong(near.slice(0, NEAREST));
  return nearest.length >= EACH ? nearest : [...nearest, ...(await readAmong(near.slice(NEAREST)))];
}

/** Other containers on the same lane. */
export async function proposeEquipment({ prices, filter, input }: EmptySearch): Promise<Proposal[]> {
  const { equipment, ...others } = filter;
  if (equipment === undefined) return [];
  const values = await prices.listValues(others, 'equipment');
  return values.slice(0, EACH).map((value) => ({
    change: 'equipment',
    parameters: { equipment: value },
    explain: () => `In a ${value} instead of a ${input.equipment}.`,
  }));
}

/** Other carriers on the same lane. */
export async function proposeCarriers({ prices, carriers, filter, input }: EmptySearch): Promise<Proposal[]> {
  const { carrier, carriers: several, carrierName, ...others } = filter;
  if ((carrier ?? several ?? carrierName) === undefined) return [];
  const values = await prices.listValues(others, 'carrier');
  return values.slice(0, EACH).map((value) => ({
    change: 'carrier',
    parameters: { carrier: value },
    explain: () => `With ${carriers.find(value)?.name ?? value} instead of ${input.carrier}.`,
  }));
}

/** Other currencies: nothing is converted, so a price in another one is no match. */
export async function proposeCurrencies({ prices, filter }: EmptySearch): Promise<Proposal[]> {
  const { currency, ...others } = filter;
  if (currency === undefined) return [];
  const values = await prices.listValues(others, 'currency');
  return values.slice(0, EACH).map((value) => ({
    change: 'currency',
    parameters: { currency: value },
    explain: () => `In ${value} instead of ${currency}.`,
  }));
}

/** Other days: the nearest ones on which a price holds, or, when all have ended, the ended ones. */
export async function proposeDates({ prices, filter, input }: EmptySearch): Promise<Proposal[]> {
  const { validOn, validUntilAtLeast, ...others } = filter;
  if (validUntilAtLeast !== undefined) {
    const explain = ({ lastDay }: Found) => `Prices that have ended, the last of them on ${lastDay}.`;
    return [{ change: 'dates', parameters: { include_expired: true }, explain }];
  }
  if (validOn === undefined) return [];
  const { before, after } = await prices.findNearestDays(others, validOn);
  const at = (day: string, words: string): Proposal => ({
    change: 'dates',
    parameters: { valid_on: day },
    explain: () => `On ${day} instead of ${input.valid_on}: ${words}.`,
  });
  return [
    ...(after === null ? [] : [at(after, 'the next day on which a price holds')]),
    ...(before === null ? [] : [at(before, 'the last day before it on which a price held')]),
  ];
}

/** Without the bounds that nothing meets: the price, and the moment that is looked back at. */
export function proposeWithoutBounds({ filter }: EmptySearch): Proposal[] {
  const { minAmount, maxAmount, asOf } = filter;
  const proposals: Proposal[] = [];
  if (minAmount !== undefined || maxAmount !== undefined) {
    const explain = () => 'At any price.';
    proposals.push({ change: 'amount', parameters: { min_amount: undefined, max_amount: undefined }, explain });
  }
  if (asOf !== undefined) {
    proposals.push({ change: 'as-of', parameters: { as_of: undefined }, explain: () => 'With the current rates.' });
  }
  return proposals;
}

/** When no single change helps: the lane alone, then everything from or to each end. */
export function proposeLaneAlone({ filter, meta }: EmptySearch): Proposal[] {
  const others = Object.fromEntries(OTHERS.map((name) => [name, undefined]));
  const laneAlone: Proposal = {
    change: 'everything-else',
    parameters: { ...others, include_expired: true },
    explain: () => 'The same places with any carrier, container, price and day, including ended prices.',
  };
  const from: Proposal = {
    change: 'destination',
    parameters: { ...others, destination: undefined },
    explain: () => `Everything from ${meta.origin?.text}.`,
  };
  const to: Proposal = {
    change: 'origin',
    parameters: { ...others, origin: undefined },
    explain: () => `Everything to ${meta.destination?.text}.`,
  };
  if (!filter.origins?.length && !filter.destinations?.length) return [];
  if (!filter.destinations?.length) return filter.destinations === undefined ? [laneAlone] : [from];
  if (!filter.origins?.length) return filter.origins === undefined ? [laneAlone] : [to];
  return [laneAlone, from, to];
}

const OTHERS = [
  'carrier',
  'equipment',
  'valid_on',
  'as_of',
  'include_expired',
  'currency',
  'min_amount',
  'max_amount',
] as const satisfies (keyof RateFilterInput)[];
