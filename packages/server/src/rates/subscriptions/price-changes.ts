import { CompiledQuery, type Kysely } from 'kysely';
import { fromMinor } from '../../base/index.ts';
import type { Tables } from '../../db/index.ts';
import { whereOf } from '../search/filter-sql.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import type { PriceChange } from './subscription.schema.ts';

/** What one event lists; beyond, it says how many there are. */
const LISTED = 50;

type Price = {
  rate: number;
  base_minor: number;
  total_minor: number;
  currency: string;
  valid_from: string;
  valid_to: string;
};

type Row = {
  origin: string;
  destination: string;
  carrier: string;
  equipment: string;
  before: Price[] | null;
  after: Price[] | null;
  total: number;
};

const PRICES = `json_agg(json_build_object('rate', id, 'base_minor', base_minor, 'total_minor', total_minor,
  'currency', currency, 'valid_from', valid_from, 'valid_to', valid_to) order by valid_from, base_minor, id)`;
const FACTS = `array_agg(row(currency, base_minor, total_minor, valid_from, valid_to)::text
  order by currency, base_minor, total_minor, valid_from, valid_to)`;

/**
 * What a publication changed among the rates that match: for each lane, carrier and equipment (see `rateKey`) the prices
 * that it closed and those that it opened. Where both are the same prices for the same days, nothing changed.
 */
export async function listPriceChanges(
  trx: Kysely<Tables>,
  publication: { number: number; publishedAt: Date },
  filter: RateFilter,
): Promise<{ changes: PriceChange[]; total: number }> {
  const where = whereOf(filter, 'ever');
  const [number, at] = [where.values.length + 1, where.values.length + 2];
  const columns = `r.id, r.rate_key, r.origin, r.destination, r.carrier, r.equipment, r.currency, r.base_minor,
    r.total_minor, r.valid_from, r.valid_to`;
  const text = `
    with touched as (
      select ${columns}, true as is_before from rates r where r.closed_by = $${number} and ${where.text}
      union all
      select ${columns}, false from rates r where r.known_from = $${at} and ${where.text}
    )
    select min(origin) as origin, min(destination) as destination, min(carrier) as carrier, min(equipment) as equipment,
      ${PRICES} filter (where is_before) as before, ${PRICES} filter (where not is_before) as after,
      count(*) over () as total
    from touched group by rate_key
    having ${FACTS} filter (where is_before) is distinct from ${FACTS} filter (where not is_before)
    order by 1, 2, 3, 4, rate_key limit ${LISTED}`;
  const values = [...where.values, publication.number, publication.publishedAt];
  const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
  const found = rows as Row[];
  return { changes: found.map(toChange), total: found[0]?.total ?? 0 };
}

function toChange({ origin, destination, carrier, equipment, before, after }: Row): PriceChange {
  const kind = before === null ? 'added' : after === null ? 'withdrawn' : 'changed';
  return {
    ...{ origin, destination, carrier: carrier || null, equipment, kind },
    before: (before ?? []).map(toPrice),
    after: (after ?? []).map(toPrice),
  };
}

function toPrice(price: Price): PriceChange['before'][number] {
  return {
    rate: price.rate,
    amount: fromMinor(price.base_minor, price.currency),
    total: fromMinor(price.total_minor, price.currency),
    currency: price.currency,
    validFrom: price.valid_from,
    validTo: price.valid_to,
  };
}
