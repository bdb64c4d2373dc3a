import { type Event, sequenceOf } from './event.schema.ts';
import type { EventRow } from './event-store.ts';

/** A row of the log as it goes on the wire. `source`: the service it happened in. */
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
