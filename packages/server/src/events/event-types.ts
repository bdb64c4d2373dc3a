import type { Scope } from '../base/index.ts';

/** What is known of one type of event. */
export type EventKind = {
  /** Without this scope nobody reads it; null: any key reads those of its own. */
  readonly scope: Scope | null;
  /** Who holds this scope reads those of every key; others only those of their own key. */
  readonly overseer: Scope;
  /** When it happens; printed in docs/events.md. */
  readonly when: string;
};

const order = (when: string): EventKind => ({ scope: 'orders:read', overseer: 'orders:approve', when });
const rates = (when: string): EventKind => ({ scope: 'rates:read', overseer: 'admin', when });
const webhook = (when: string): EventKind => ({ scope: null, overseer: 'admin', when });

/**
 * Every type of event there is; `docs/events.md` lists the same. The last part is the version of its `data`: a change
 * that could break a reader is another type.
 */
export const EVENT_TYPES = {
  'agent-rate.order.placed.v1': order('An order was placed.'),
  'agent-rate.order.approval-requested.v1': order('An order waits for a person to approve it.'),
  'agent-rate.order.approved.v1': order('Somebody approved an order that waited.'),
  'agent-rate.order.rejected.v1': order('Somebody rejected an order that waited.'),
  'agent-rate.order.confirmed.v1': order('The forwarder confirmed an order.'),
  'agent-rate.order.declined.v1': order('The forwarder declined an order.'),
  'agent-rate.order.update-requested.v1': order('The forwarder asks for a correction of an order.'),
  'agent-rate.order.updated.v1': order('An order was changed before it was confirmed.'),
  'agent-rate.order.amendment-requested.v1': order('A change of a confirmed order was asked for.'),
  'agent-rate.order.amendment-confirmed.v1': order('The forwarder confirmed an amendment.'),
  'agent-rate.order.amendment-declined.v1': order('The forwarder declined an amendment.'),
  'agent-rate.order.amendment-cancelled.v1': order('An amendment was taken back before it was decided.'),
  'agent-rate.order.cancellation-requested.v1': order('The cancellation of a confirmed order was asked for.'),
  'agent-rate.order.cancellation-confirmed.v1': order('The forwarder confirmed a cancellation.'),
  'agent-rate.order.cancellation-declined.v1': order('The forwarder declined a cancellation.'),
  'agent-rate.order.cancelled.v1': order('An order was cancelled.'),
  'agent-rate.order.completed.v1': order('An order was completed.'),
  'agent-rate.rate-sheet.published.v1': rates('A rate sheet was published: prices were added or changed.'),
  'agent-rate.rate-sheet.reverted.v1': rates('The publication of a rate sheet was taken back.'),
  'agent-rate.rates.changed.v1': rates('A publication changed prices of a lane that a key watches.'),
  'agent-rate.webhook.test.v1': webhook('A test of a webhook was asked for; posted to that webhook alone.'),
  'agent-rate.webhook.disabled.v1': webhook('A webhook was turned off because nothing could be delivered to it.'),
} as const satisfies Record<`agent-rate.${string}.v${number}`, EventKind>;

/** The name of a type of event. */
export type EventType = keyof typeof EVENT_TYPES;

/** The names of all types, in the order of the table. */
export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as EventType[];

/**
 * The types that a name or a beginning with `.*` (`agent-rate.order.*`) stands for; undefined when it stands for none.
 */
export function parseTypePattern(text: string): EventType[] | undefined {
  const found = EVENT_TYPE_NAMES.filter((name) =>
    text.endsWith('.*') ? name.startsWith(text.slice(0, -1)) : name === text,
  );
  return found.length === 0 ? undefined : found;
}
