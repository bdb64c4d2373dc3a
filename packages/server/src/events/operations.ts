import { Type } from 'typebox';
import { type Operation, operation, type StreamEvent } from '../base/index.ts';
import { type Event, EventSchema } from './event.schema.ts';
import type { Events } from './events.ts';

/** The filters of feed and stream. */
const FILTERS = {
  type: Type.Optional(
    Type.Array(Type.String({ maxLength: 100 }), {
      maxItems: 50,
      description: 'Types, comma-separated; `agent-rate.order.*` matches every type with that prefix',
      examples: [['agent-rate.order.*']],
    }),
  ),
  subject: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The resource an event is about',
      examples: ['orders/123'],
    }),
  ),
};

/** The query of `GET /events`. */
const EventListQuerySchema = Type.Object({
  after: Type.Optional(
    Type.String({
      pattern: '^\\d{1,16}$',
      description: 'Only events after this cursor: the `sequence` of an event, or `meta.next` of an answer',
      examples: ['0000000000000000'],
    }),
  ),
  ...FILTERS,
  since: Type.Optional(Type.String({ format: 'date-time', description: 'Only events from this instant on' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100, description: 'Events an answer' })),
});

/** The answer of `GET /events` and of feeds like it. */
const EventFeedSchema = Type.Object(
  {
    data: Type.Array(EventSchema, { description: 'In the order of the log' }),
    meta: Type.Object({
      next: Type.String({ description: 'The cursor to continue from: send it as `after`' }),
      more: Type.Boolean({ description: 'True: there are more events already; false: these are all so far' }),
    }),
  },
  { title: 'EventFeed' },
);

/** What the events module offers to every adapter. */
export function eventOperations(events: Events): Operation[] {
  return [listEvents(events), streamEvents(events)];
}

function listEvents(events: Events): Operation {
  return operation({
    name: 'list-events',
    service: 'events',
    summary: 'Read the event log',
    description:
      'The events in order: those of orders need the scope orders:read, those of rates rates:read, and those of ' +
      'another key are hidden. Send `meta.next` as `after` the next time: no event is skipped or repeated, also when ' +
      'many are written concurrently.',
    method: 'GET',
    path: '/events',
    problems: ['event_cursor_unknown', 'event_type_unknown'],
    scope: null,
    query: EventListQuerySchema,
    output: EventFeedSchema,
    command: {
      words: 'events list',
      columns: { SEQUENCE: '{sequence}', TIME: '{time}', TYPE: '{type}', SUBJECT: '{subject}' },
      empty: 'Nothing happened.',
      example: "events list --type 'agent-rate.order.*' --after 0000000000000042",
    },
    run: async ({ query: { type, ...query }, caller }) => {
      const page = await events.list({ ...query, types: type }, await events.readerOf(caller));
      const body = { data: page.events, meta: { next: page.next, more: page.more } };
      return { body, ...(page.more ? { rest: { after: page.next } } : {}) };
    },
  });
}

function streamEvents(events: Events): Operation {
  return operation({
    name: 'stream-events',
    service: 'events',
    summary: 'Stream new events',
    description:
      'Server-sent events: each has the `sequence` as its id, the type as its event name and the event itself as data. ' +
      'A client that reconnects sends `Last-Event-ID` and gets the events it missed; with `after` the stream starts ' +
      'there. Without either it has new events only. The stream ends when the key stops working.',
    method: 'GET',
    path: '/events/stream',
    problems: ['event_cursor_unknown', 'event_type_unknown'],
    scope: null,
    query: Type.Object({ after: EventListQuerySchema.properties.after, ...FILTERS }),
    output: EventSchema,
    produces: ['text/event-stream'],
    command: {
      words: 'events follow',
      columns: { TIME: '{time}', TYPE: '{type}', SUBJECT: '{subject}' },
      example: 'events follow --json | jq .subject',
    },
    run: async ({ query: { type, ...query }, caller, lastEventId, signal = new AbortController().signal }) => {
      const after = lastEventId ?? query.after;
      // A wrong cursor or type is refused before the stream starts.
      if (after !== undefined)
        await events.list({ ...query, types: type, after, limit: 1 }, await events.readerOf(caller));
      return { body: null, events: asStream(events.follow({ ...query, types: type, after }, caller, signal)) };
    },
  });
}

async function* asStream(followed: AsyncIterable<Event>): AsyncGenerator<StreamEvent> {
  for await (const event of followed) yield { id: event.sequence, event: event.type, data: event };
}
