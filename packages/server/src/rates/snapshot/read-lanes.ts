import type pg from 'pg';
import type { Database } from '../../db/index.ts';
import type { RateRow } from '../search/rate-store.ts';
import type { SheetNames } from './sheet-names.ts';

/** From one port to another, by the codes of the rates. */
export type Lane = { origin: string; destination: string };

/** A rate with the columns that the snapshot finds it by. */
export type LaneRow = RateRow & {
  origin: string;
  destination: string;
  carrier: string;
  equipment: string;
  currency: string;
  base_minor: number;
};

/** Lanes that changed up to a publication. */
export type ChangedLanes = { lanes: Lane[]; publication: number };

const LAST = 'select coalesce(max(number), 0) from publications';
/** One row an origin: a hundred thousand lanes are a few hundred texts. */
const byOrigin = (lanes: string) => `
  select origin, string_agg(destination, ' ') as destinations, (${LAST}) as publication
  from (${lanes}) r group by origin
  union all select '', '', (${LAST})`;

const EVERY_LANE = byOrigin('select distinct origin, destination from rates where known_to is null');
const LANES_SINCE = byOrigin(`
  select origin, destination from rates where opened_by > $1
  union select origin, destination from rates where closed_by > $1`);

/**
 * The lanes whose rates were opened or closed after a publication; after 0, all lanes with rates. Publications are
 * serialised and one statement sees one state of the database, so none is missed.
 */
export async function listChangedLanes(database: Database, after: number): Promise<ChangedLanes> {
  const { rows } = await database.pool.query<{ origin: string; destinations: string; publication: number }>(
    after === 0 ? EVERY_LANE : LANES_SINCE,
    after === 0 ? [] : [after],
  );
  const lanes = rows.flatMap(({ origin, destinations }) =>
    destinations === '' ? [] : destinations.split(' ').map((destination) => ({ origin, destination })),
  );
  return { lanes, publication: rows[0]?.publication ?? 0 };
}

const READ = {
  name: 'rates-for-snapshot',
  text: `select r.*
    from unnest($1::text[], $2::text[]) with ordinality as q(origin, destination, position)
    cross join lateral (
      select id, content, valid_from, valid_to, known_from, known_to, sheet_id, tab, row_number, published_at,
        origin, destination, carrier, equipment, currency, base_minor
      from rates where origin = q.origin and destination = q.destination and known_to is null
      order by currency, base_minor, id
    ) r order by q.position`,
};

/** The current rates of some lanes, lane by lane, in the order of lists (cheapest first). */
export async function readLanes(
  { database, sheetNames, types }: { database: Database; sheetNames: SheetNames; types: pg.CustomTypesConfig },
  lanes: readonly Lane[],
): Promise<Map<Lane, LaneRow[]>> {
  const { rows } = await database.pool.query<LaneRow>({
    ...READ,
    types,
    values: [lanes.map(({ origin }) => origin), lanes.map(({ destination }) => destination)],
  });
  const names = await sheetNames(rows.map((row) => row.sheet_id));
  const read = new Map<Lane, LaneRow[]>();
  let next = 0;
  for (const lane of lanes) {
    const from = next;
    while (rows[next]?.origin === lane.origin && rows[next]?.destination === lane.destination) next += 1;
    const own = rows.slice(from, next);
    for (const row of own) row.file_name = names.get(row.sheet_id) ?? '';
    read.set(lane, own);
  }
  return read;
}
