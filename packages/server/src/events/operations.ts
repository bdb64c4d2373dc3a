import { Type } from 'typebox';
import { type Operation, operation, type StreamEvent } from '../base/index.ts';
import { type Event, EventSchema } from './event.schema.ts';
import type { Events } from './events.ts';

/** What the feed and the stream filter by. */
const FILTERS = {
  type: Type.Optional(
    Type.Array(Type.String({ maxLength: 100 }), {
      maxItems: 50,
      description: 'Types, comma-separated; `agent-rate.order.*` stands for all that begin so',
      examples: [['agent-rate.order.*']],
    }),
  ),
  subject: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'What it happened to', examples: ['orders/123'] }),
  ),
};

/** The query of `GET /events`. */
const EventListQuerySchema = Type.Object({
  after: Type.Optional(
    Type.String({
      pattern: '^\\d{1,16}$',
      description: 'Only what happened after this cursor: the `sequence` of an event, or `meta.next` of an answer',
      examples: ['0000000000000042'],
    }),
  ),
  ...FILTERS,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100, description: 'Events an answer' })),
});

/** The answer of `GET /events` and of feeds like it. */
const EventFeedSchema = Type.Object(
  {
    data: Type.Array(EventSchema, { description: 'In the order in which they happened' }),
    meta: Type.Object({
      next: Type.String({ description: 'The cursor to go on from: give it as `after`, now or later' }),
      more: Type.Boolean({ description: 'True: ask again at once; false: this is all so far' }),
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
    summary: 'Read the log of events',
    description:
      'What happened, in order: events of orders need the scope orders:read, those of rates rates:read, and those of ' +
      'another key stay hidden. Keep `meta.next` and give it as `after` the next time: no event is skipped or told ' +
      'twice, however many happen at once.',
    method: 'GET',
    path: '/events',
    scope: null,
    query: EventListQuerySchema,
    output: EventFeedSchema,
    run: async ({ query: { type, ...query }, caller }) => {
      const page = await events.list({ ...query, types: type }, await events.readerOf(caller));
      return { body: { data: page.events, meta: { next: page.next, more: page.more } } };
    },
  });
}

function streamEvents(events: Events): Operation {
  return operation({
    name: 'stream-events',
    service: 'events',
    summary: 'Follow events as they happen',
    description:
      'Server-sent events: each has the `sequence` as its id, the type as its event name and the event itself as data. ' +
      'A client that was cut off sends `Last-Event-ID` and gets what it missed; with `after` a stream begins earlier. ' +
      'Without either, it tells what happens from now on. It ends when the key stops working.',
    method: 'GET',
    path: '/events/stream',
    scope: null,
    query: Type.Object({ after: EventListQuerySchema.properties.after, ...FILTERS }),
    output: EventSchema,
    produces: ['text/event-stream'],
    run: async ({ query: { type, ...query }, caller, lastEventId, signal = new AbortController().signal }) => {
      const after = lastEventId ?? query.after;
      // A wrong cursor or type is refused before the stream begins.
      if (after !== undefined)
        await events.list({ ...query, types: type, after, limit: 1 }, await events.readerOf(caller));
      return { body: null, events: asStream(events.follow({ ...query, types: type, after }, caller, signal)) };
    },
  });
}

async function* asStream(followed: AsyncIterable<Event>): AsyncGenerator<StreamEvent> {
  for await (const event of followed) yield { id: event.sequence, event: event.type, data: event };
}
