import type { Transaction } from 'kysely';
import type { Caller } from '../base/index.ts';
import type { ChangeFeed, Database, Tables } from '../db/index.ts';
import { createId } from './create-id.ts';
import { type Event, sequenceOf } from './event.schema.ts';
import { type EventReader, type FindKeyFamily, readerOf, shownTo } from './event-reader.ts';
import { insertEvent, listEventRows, numberEvents, readLastPosition } from './event-store.ts';
import { type EventType, parseTypePattern } from './event-types.ts';
import { createNotifier } from './notifier.ts';
import { eventsProblem } from './problems.ts';
import { toEvent } from './to-event.ts';

const PAGE = 100;
/** How often a follower polls: a notification may be lost, and another process may have been disconnected. */
const POLL_MILLISECONDS = 15_000;
const POLL_WHEN_DISCONNECTED_MILLISECONDS = 1_000;

/** An event to append. */
export type NewEvent = {
  type: EventType;
  /** The path of the resource it is about, without the leading slash: `orders/123`. */
  subject: string;
  /** JSON, as the type defines it. */
  data: object;
  /** Only this key and overseers of the type see it. Absent or null: every key whose scopes cover the type. */
  keyId?: string | null;
};

/** A query for events. */
export type EventQuery = {
  /** The `sequence` of the last event read; absent: from the first event on. */
  after?: string | undefined;
  /** Types, or prefixes such as `agent-rate.order.*`; absent: all. */
  types?: readonly string[] | undefined;
  subject?: string | undefined;
  /** Only events from this instant on, RFC 3339. */
  since?: string | undefined;
  /** The last event first: `after` is then the `sequence` of the earliest event read; absent: from the last event on. */
  newestFirst?: boolean | undefined;
  /** 1 to 100. */
  limit?: number | undefined;
};

/** Events in order, the cursor to continue from, and whether there are more already. */
export type EventPage = { events: Event[]; next: string; more: boolean };

/** The events module: the log of the service. */
export type Events = {
  /** Appends an event in the transaction of the change it reports. Returns its id. */
  append: (event: NewEvent, options: { within: Transaction<Tables> }) => Promise<string>;
  /** Events in their order, or the last first. Throws `event_cursor_unknown`, `event_type_unknown`. */
  list: (query: EventQuery, reader: EventReader) => Promise<EventPage>;
  /** The cursor after the last event so far. */
  readEnd: () => Promise<string>;
  /**
   * As `list`, then new events until the signal fires; without `after` only new events. Ends when the caller's key stops
   * working.
   */
  follow: (
    query: Omit<EventQuery, 'limit' | 'newestFirst'>,
    caller: Caller,
    signal: AbortSignal,
  ) => AsyncGenerator<Event>;
  /** The reader for a caller, with what it may see. */
  readerOf: (caller: Caller) => Promise<EventReader>;
};

/** What the module depends on. */
export type EventsDeps = {
  database: Database;
  changes: ChangeFeed;
  /** The `source` of every event: the public address of the service, or another URI reference. */
  source: string;
  findKeyFamily: FindKeyFamily;
};

/** Opens the log on a migrated database. */
export function openEvents({ database, changes, source, findKeyFamily }: EventsDeps): Events {
  const notifier = createNotifier();
  changes.on('events', notifier.notify);
  const events: Events = {
    append: async ({ type, subject, data, keyId = null }, { within }) => {
      const id = createId('evt');
      await insertEvent(within, { id, type, subject, keyId, data });
      return id;
    },
    list: async (query, reader) => {
      await numberEvents(database);
      const last = await readLastPosition(database);
      const { subject, since, newestFirst, limit = PAGE } = query;
      const range = rangeOf(query, last);
      const selection = { ...range, types: parseTypes(query.types), subject, since, newestFirst, limit: limit + 1 };
      const rows = await listEventRows(database, selection, reader);
      const shown = rows.slice(0, limit);
      const more = rows.length > limit;
      const end = newestFirst ? range.after : last;
      const next = more ? (shown.at(-1)?.position ?? end) : end;
      return { events: shown.map((row) => toEvent(shownTo(reader, row), source)), next: sequenceOf(next), more };
    },
    readEnd: () => readEnd(database),
    follow: async function* (query, caller, signal) {
      let after = query.after ?? (await events.readEnd());
      while (!signal.aborted) {
        const count = notifier.count();
        if (!(await isActive(caller, findKeyFamily))) return;
        const page = await events.list({ ...query, after }, await events.readerOf(caller));
        yield* page.events;
        after = page.next;
        const milliseconds = changes.isConnected() ? POLL_MILLISECONDS : POLL_WHEN_DISCONNECTED_MILLISECONDS;
        if (!page.more) await notifier.wait(count, { milliseconds, signal });
      }
    },
    readerOf: (caller) => readerOf(caller, findKeyFamily),
  };
  return events;
}

async function readEnd(database: Database): Promise<string> {
  await numberEvents(database);
  return sequenceOf(await readLastPosition(database));
}

async function isActive({ keyId }: Caller, findKeyFamily: FindKeyFamily): Promise<boolean> {
  return keyId === null || (await findKeyFamily(keyId))?.isActive === true;
}

/** The positions to read: `after` < position <= `upTo`. */
function rangeOf({ after, newestFirst }: EventQuery, last: number): { after: number; upTo: number } {
  if (!newestFirst) return { after: parseCursor(after, last), upTo: last };
  return { after: 0, upTo: after === undefined ? last : parseCursor(after, last) - 1 };
}

function parseCursor(text: string | undefined, last: number): number {
  if (text === undefined) return 0;
  const position = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (position <= last) return position;
  throw eventsProblem('event_cursor_unknown', { after: text, last: sequenceOf(last) });
}

function parseTypes(patterns: readonly string[] | undefined): EventType[] | undefined {
  return patterns?.flatMap((pattern) => {
    const types = parseTypePattern(pattern);
    if (types === undefined) throw eventsProblem('event_type_unknown', { type: pattern });
    return types;
  });
}
