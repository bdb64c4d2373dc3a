import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import { type RateFilterInput, RateFilterSchema } from '../search/rate-query.schema.ts';
import { understandQuery } from '../search/understand-query.ts';
import type { RateSnapshot } from '../snapshot/index.ts';
import type { Alternative } from './alternative.schema.ts';
import {
  type EmptySearch,
  type Proposal,
  proposeCarriers,
  proposeCurrencies,
  proposeDates,
  proposeEquipment,
  proposeLaneAlone,
  proposePorts,
  proposeSpellings,
  proposeWithoutBounds,
} from './propose.ts';
import { createPriceSearch, type PriceSearch } from './search-prices.ts';

type Deps = {
  database: Database;
  snapshot: RateSnapshot;
  names: { ports: PortResolver; carriers: CarrierDirectory };
  now: Date;
};

const MOST_SHOWN = 10;

/**
 * The nearest searches that find something, for one that found nothing. Each was tried as written in `next`, so it
 * finds what it says. None for a search that names neither a place nor a carrier: all the rates would be its neighbours.
 */
export async function findAlternatives(deps: Deps, query: RateFilterInput): Promise<Alternative[]> {
  const input = plainInput(query);
  const understood = understandQuery(input, deps.names, deps.now);
  const prices = createPriceSearch(deps.database, deps.snapshot);
  const search: EmptySearch = { prices, ...deps.names, input, ...understood };
  const priceAll = (proposals: readonly Proposal[]) => priceProposals({ ...deps, prices, input }, proposals);
  const spellings = await priceAll(proposeSpellings(search));
  if (spellings.length > 0) return spellings.slice(0, MOST_SHOWN);
  if (!isAnchored(search.filter)) return [];
  const proposals = await Promise.all([
    proposeEquipment(search),
    proposeDates(search),
    proposeCarriers(search),
    proposeCurrencies(search),
    proposeWithoutBounds(search),
    proposePorts(search, 'origin'),
    proposePorts(search, 'destination'),
  ]);
  const found = await priceAll(proposals.flat());
  if (found.length > 0) return found.slice(0, MOST_SHOWN);
  return priceAll(proposeLaneAlone(search));
}

/** The filters alone, with each place under one name and no pages. */
function plainInput({ pol, pod, ...query }: RateFilterInput): RateFilterInput {
  const filled: Record<string, unknown> = {
    ...query,
    origin: query.origin ?? pol,
    destination: query.destination ?? pod,
  };
  const names = Object.keys(RateFilterSchema.properties);
  const kept = names.filter((name) => filled[name] !== undefined && filled[name] !== false);
  return Object.fromEntries(kept.map((name) => [name, filled[name]]));
}

function isAnchored({ origins, destinations, carrier, carriers, carrierName }: RateFilter): boolean {
  return Boolean(origins?.length || destinations?.length || carrier || carriers?.length || carrierName);
}

type Pricing = Pick<Deps, 'names' | 'now'> & { prices: PriceSearch; input: RateFilterInput };

async function priceProposals(pricing: Pricing, proposals: readonly Proposal[]): Promise<Alternative[]> {
  const priced = await Promise.all(proposals.map((proposal) => price(pricing, proposal)));
  return priced.filter((alternative) => alternative !== undefined);
}

async function price(
  { prices, names, now, input }: Pricing,
  { change, parameters: changed, distanceKm, explain }: Proposal,
): Promise<Alternative | undefined> {
  const parameters = plainInput({ ...input, ...changed } as RateFilterInput);
  const { filter } = understandQuery(parameters, names, now);
  if (!isAnchored(filter)) return undefined;
  const found = await prices.find(filter);
  if (found.found === 0) return undefined;
  return {
    change,
    explanation: explain(found),
    distanceKm: distanceKm ?? null,
    found: found.found,
    best: found.best,
    parameters,
    next: `/rates?${writeQuery(parameters)}`,
  };
}

function writeQuery(parameters: RateFilterInput): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
}
