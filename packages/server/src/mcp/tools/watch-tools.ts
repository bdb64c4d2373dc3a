import { ADDS, type OperationToolSpec, READS } from '../operation-tool.ts';
import { AS_IN_SEARCH } from './rate-tools.ts';

/** Learning of changes without asking again and again. */
export const watchTools: readonly OperationToolSpec[] = [
  {
    operation: 'create-rate-subscription',
    name: 'watch_lane',
    title: 'Watch a lane',
    description:
      'Watches a lane: whenever a publication changes its prices, an event with the old and new ones is kept for this ' +
      'key. Use it once, then read_events; it does not send anything by itself.',
    arguments: ['origin', 'destination', 'carrier', 'equipment'],
    words: AS_IN_SEARCH,
    answers: ['id', 'understood'],
    annotations: ADDS,
    isRare: true,
  },
  {
    operation: 'list-rate-subscriptions',
    name: 'list_watched_lanes',
    title: 'List watched lanes',
    description:
      'Lists the subscriptions of this key: lane, carrier, equipment and how they are understood today. Use it before ' +
      'watch_lane, or to find the id that unwatch_lane needs.',
    arguments: ['per_page'],
    pageSize: 10,
    answers: ['data', 'meta'],
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'delete-rate-subscription',
    name: 'unwatch_lane',
    title: 'Stop watching a lane',
    description:
      'Ends a subscription made with watch_lane. Use it when its events are not needed any more; events that were ' +
      'kept can still be read with read_events afterwards.',
    arguments: ['id'],
    answers: { type: 'object', properties: { id: {} } },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    isRare: true,
  },
  {
    operation: 'list-events',
    name: 'read_events',
    title: 'Read events',
    description:
      'Reads what happened since a place in the log: changed prices of watched lanes, orders, extractions. Use it with after = ' +
      'meta.next of the last answer; without it the oldest that are kept come first.',
    arguments: ['after', 'type', 'subject', 'since', 'limit'],
    words: {
      type: 'Types; agent-rate.order.* stands for all with that prefix',
      after: 'sequence of an event, or meta.next',
    },
    answers: ['data', 'meta'],
    annotations: READS,
    isRare: true,
  },
];
