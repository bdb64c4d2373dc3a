import { type Event, sequenceOf } from './event.schema.ts';
import type { EventRow } from './event-store.ts';

/** The wire shape of a row of the log. `source`: the service that emits it. */
export function toEvent(row: EventRow, source: string): Event {
  return {
    specversion: '1.0',
    id: row.id,
    source,
    type: row.type,
    subject: row.subject,
    time: row.time.toISOString(),
    datacontenttype: 'application/json',
    sequence: sequenceOf(row.position),
    data: row.data,
  };
}
