import type { ChangeFeed, Database } from '../db/index.ts';
import { createFingerprintSet, type FingerprintSet } from './fingerprint-set.ts';
import type { RateFilter } from './understand-query.ts';

/** Which lanes and carriers have prices, in memory. Agents often ask for a lane that a carrier does not sail. */
export type LaneIndex = {
  /** False only when the database would find nothing; true also when that is not known, or not known just now. */
  mayFind: (filter: RateFilter) => boolean;
  /** Reads the index, and reads on after each change from now on. Resolves when it was read for the first time. */
  start: () => Promise<void>;
};

/** One row an origin. Closed rates stay in the index until the next start: they cost a question, never an answer. */
const READ = `
  select origin, string_agg(destination || ' ' || carrier, e'\\n') as lanes, max(newest) as newest
  from (
    select origin, destination, carrier, max(known_from) as newest from rates
    where known_to is null and known_from > $1::timestamptz group by origin, destination, carrier
  ) r
  group by origin`;

type Row = { origin: string; lanes: string; newest: Date };

/** An index that knows nothing until it is started. */
export function createLaneIndex(database: Database, changes: ChangeFeed): LaneIndex {
  const known = createFingerprintSet();
  let newest = new Date(0);
  let changed = 0;
  let read = -1;
  let reading = false;

  /** What was heard while it read is read next. A failure is tried again after the next change; until then nothing is known. */
  const catchUp = async () => {
    if (reading) return;
    reading = true;
    try {
      while (read !== changed) {
        const upTo = changed;
        newest = await readSince(database, known, newest);
        read = upTo;
      }
    } catch {
      read = -1;
    } finally {
      reading = false;
    }
  };
  return {
    mayFind: (filter) => read !== changed || !changes.isConnected() || hasAny(known, filter),
    start: () => {
      changes.on('rates', () => {
        changed += 1;
        void catchUp();
      });
      return catchUp();
    },
  };
}

/** Adds the rates opened after `newest`; publications come one after the other, so none can come in before. */
async function readSince(database: Database, known: FingerprintSet, newest: Date): Promise<Date> {
  const { rows } = await database.pool.query<Row>(READ, [newest]);
  let last = newest;
  for (const { origin, lanes, newest: opened } of rows) {
    addLanes(known, origin, lanes);
    if (opened > last) last = opened;
    // A large book takes a tenth of a second: others are answered between its ports.
    await new Promise((next) => setImmediate(next));
  }
  return last;
}

function addLanes(known: FingerprintSet, origin: string, lanes: string): void {
  for (const lane of lanes.split('\n')) {
    const end = lane.indexOf(' ');
    known.add(keyOf(origin, lane.slice(0, end), null));
    known.add(keyOf(origin, lane.slice(0, end), lane.slice(end + 1)));
  }
}

/** From one region to another there are thousands of lanes: PostgreSQL is as quick. */
const MOST_LANES = 1_000;

function hasAny(known: FingerprintSet, { origins, destinations, carrier, asOf }: RateFilter): boolean {
  if (origins === undefined || destinations === undefined || asOf !== undefined) return true;
  if (origins.length * destinations.length > MOST_LANES) return true;
  return origins.some((origin) =>
    destinations.some((destination) => known.has(keyOf(origin, destination, carrier ?? null))),
  );
}

function keyOf(origin: string, destination: string, carrier: string | null): string {
  return carrier === null ? `${origin} ${destination}` : `${origin} ${destination} ${carrier}`;
}
