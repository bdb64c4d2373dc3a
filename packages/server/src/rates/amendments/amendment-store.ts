import type { IsoDate } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import type { RateContent } from '../record/rate.schema.ts';

/** The published rates that a change is about; undefined: any. */
export type PublishedScope = {
  origins: readonly string[] | undefined;
  destinations: readonly string[] | undefined;
  carrier: string | undefined;
  /** Rates that end before this day are left out. */
  validUntilAtLeast: IsoDate;
};

type Row = { content: string; valid_from: string; valid_to: string };

/** A through rate belongs to the lane between its inland points; a notice about a port is about it too. */
const END = (column: 'origin' | 'destination', placeholder: string) =>
  `(${placeholder}::text[] is null or r.${column} = any(${placeholder}) or (r.content like '%"placeOf%":{%'
    and r.content::jsonb #>> '{${column},code}' = any(${placeholder})))`;

/** The current published rates of a scope, in the order of their lanes. */
export async function findPublished(database: Database, scope: PublishedScope): Promise<RateContent[]> {
  const { rows } = await database.pool.query<Row>(
    `select r.content, r.valid_from::text as valid_from, r.valid_to::text as valid_to from rates r
     where r.known_to is null and r.valid_to >= $4 and ${END('origin', '$1')} and ${END('destination', '$2')}
       and ($3::text is null or r.carrier = $3)
     order by r.origin, r.destination, r.carrier, r.equipment, r.valid_from`,
    [scope.origins ?? null, scope.destinations ?? null, scope.carrier ?? null, scope.validUntilAtLeast],
  );
  return rows.map(({ content, valid_from, valid_to }) => ({
    ...(JSON.parse(content) as Omit<RateContent, 'validFrom' | 'validTo'>),
    ...{ validFrom: valid_from, validTo: valid_to },
  }));
}
