import type { Database } from '../../db/index.ts';
import type { RateContent } from '../record/rate.schema.ts';
import { whereOf } from '../search/filter-sql.ts';
import type { RateFilter } from '../search/rate-filter.ts';

/** Rates that may tell which charges are usual on top of another: same ends, container type and currency. */
export type EvidenceGroup = { origin: string; destination: string; equipment: string; currency: string };

/** A rate as evidence. Rates of one sheet and carrier speak with one voice. */
export type EvidenceRate = { source: string; content: RateContent };

type Row = { place: number; sheet_id: number; carrier: string; content: string };

/** Read of a group; a lane rarely has more. */
const MOST_OF_GROUP = 300;

/**
 * The rates of each group, in the order of the groups. `of`: the ends are lanes, or countries (ISO 3166-1) whose ports all
 * count. Of more than are read, a choice that does not depend on their prices.
 */
export async function readEvidence(
  { pool }: Pick<Database, 'pool'>,
  groups: readonly EvidenceGroup[],
  { of, filter }: { of: 'lane' | 'countries'; filter: Pick<RateFilter, 'asOf' | 'validUntilAtLeast'> },
): Promise<EvidenceRate[][]> {
  if (groups.length === 0) return [];
  const { text, values } = whereOf(filter);
  const first = values.length + 1;
  const arrays = [0, 1, 2, 3].map((at) => `$${first + at}::text[]`).join(', ');
  const { rows } = await pool.query<Row>(
    `select g.place, e.sheet_id, e.carrier, e.content
     from unnest(${arrays}) with ordinality as g(origin, destination, equipment, currency, place)
     cross join lateral (
       select r.sheet_id, r.carrier, r.content from rates r
       where ${text} and ${ENDS[of]} and r.equipment = g.equipment and r.currency = g.currency
       order by hashint8(r.id) limit ${MOST_OF_GROUP}
     ) e`,
    [
      ...values,
      groups.map(({ origin }) => origin),
      groups.map(({ destination }) => destination),
      groups.map(({ equipment }) => equipment),
      groups.map(({ currency }) => currency),
    ],
  );
  const found = groups.map((): EvidenceRate[] => []);
  for (const { place, sheet_id, carrier, content } of rows)
    found[Number(place) - 1]?.push({ source: sourceOf(sheet_id, carrier), content: JSON.parse(content) });
  return found;
}

/** Who says what a rate says. */
export function sourceOf(sheet: number, carrier: string): string {
  return `${sheet} ${carrier}`;
}

/** The codes of a country's ports begin with its own, and lie together in the index. */
const ENDS = {
  lane: 'r.origin = g.origin and r.destination = g.destination',
  countries: `r.origin >= g.origin and r.origin < g.origin || 'ZZZZ' and left(r.origin, 2) = g.origin
    and left(r.destination, 2) = g.destination`,
} as const;
