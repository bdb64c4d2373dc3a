import { type Static, Type } from 'typebox';
import { textEnum } from '../base/index.ts';
import { EVENT_TYPE_NAMES } from './event-types.ts';

/** The type of an event. */
export const EventTypeSchema = textEnum(EVENT_TYPE_NAMES, { title: 'EventType', description: 'See docs/events.md' });

/**
 * An event as in feed, stream and webhook: a CloudEvent 1.0 in structured JSON with the CloudEvents extension
 * `sequence`.
 */
export const EventSchema = Type.Object(
  {
    specversion: Type.Literal('1.0'),
    id: Type.String({ description: 'Unique id of the event', examples: ['evt_5fQw0Zt8Kp3xYc7RnB2d'] }),
    source: Type.String({ description: 'The service that emitted it', examples: ['https://rates.example.com'] }),
    type: EventTypeSchema,
    subject: Type.String({ description: 'The resource it is about', examples: ['orders/123'] }),
    time: Type.String({ format: 'date-time' }),
    datacontenttype: Type.Literal('application/json'),
    sequence: Type.String({
      description: 'Position in the log, without gaps, in digits that sort as text. The cursor of the feed',
      examples: ['0000000000000042'],
    }),
    data: Type.Record(Type.String(), Type.Unknown(), { description: 'As the type defines it: docs/events.md' }),
  },
  { title: 'Event', description: 'A CloudEvent 1.0' },
);
/** An event as it goes on the wire. */
export type Event = Omit<Static<typeof EventSchema>, 'data'> & { data: object };

const SEQUENCE_DIGITS = 16;

/** A position in the log as a cursor: sixteen digits. */
export function sequenceOf(position: number): string {
  return String(position).padStart(SEQUENCE_DIGITS, '0');
}
