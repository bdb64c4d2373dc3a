import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import { type RateFilterInput, RateFilterSchema } from '../rate-query.schema.ts';
import { type RateFilter, understandQuery } from '../understand-query.ts';
import type { Alternative } from './alternative.schema.ts';
import { readFound } from './alternative-store.ts';
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

type Ground = {
  database: Database;
  /** False only when a search would find nothing: then the database is not asked. */
  mayFind: (filter: RateFilter) => boolean;
  names: { ports: PortResolver; carriers: CarrierDirectory };
  now: Date;
};

const MOST_SHOWN = 10;

/**
 * The nearest searches that find something, for one that found nothing. Each was tried as it stands in `next`, so it
 * finds what it says. None for a search that names neither a place nor a carrier: all the rates would be its neighbours.
 */
export async function findAlternatives(ground: Ground, query: RateFilterInput): Promise<Alternative[]> {
  const input = plainInput(query);
  const search: EmptySearch = {
    ...ground,
    ...ground.names,
    input,
    ...understandQuery(input, ground.names, ground.now),
  };
  const spellings = await priceAll(ground, input, proposeSpellings(search));
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
  const found = await priceAll(ground, input, proposals.flat());
  if (found.length > 0) return found.slice(0, MOST_SHOWN);
  return priceAll(ground, input, proposeLaneAlone(search));
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

function isAnchored({ origins, destinations, carrier, carrierName }: RateFilter): boolean {
  return Boolean(origins?.length || destinations?.length || carrier || carrierName);
}

async function priceAll(
  ground: Ground,
  input: RateFilterInput,
  proposals: readonly Proposal[],
): Promise<Alternative[]> {
  const priced = await Promise.all(proposals.map((proposal) => price(ground, input, proposal)));
  return priced.filter((alternative) => alternative !== undefined);
}

async function price(
  { database, mayFind, names, now }: Ground,
  input: RateFilterInput,
  { change, parameters: changed, distanceKm, explain }: Proposal,
): Promise<Alternative | undefined> {
  const parameters = plainInput({ ...input, ...changed } as RateFilterInput);
  const { filter } = understandQuery(parameters, names, now);
  if (!isAnchored(filter) || !mayFind(filter)) return undefined;
  const found = await readFound(database, filter);
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
