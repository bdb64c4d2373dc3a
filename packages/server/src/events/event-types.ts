import { FORWARDER, type Scope } from '../base/index.ts';

/** The properties of a type of event. */
export type EventKind = {
  /** The scope that reading it needs; null: any key reads its own. */
  readonly scope: Scope | null;
  /** A key with this scope reads the events of every key; others only their own. */
  readonly overseer: Scope;
  /** Readers of every account see it, since it is about the rates, which all share: what other accounts see of its data. */
  readonly forOthers?: (data: object) => object;
  /** When it happens; printed in docs/events.md. */
  readonly when: string;
};

const order = (when: string): EventKind => ({ scope: 'orders:read', overseer: 'orders:approve', when });
const rates = (when: string): EventKind => ({ scope: 'rates:read', overseer: 'admin', when });
const sheet = (when: string): EventKind => ({ ...rates(when), forOthers: withoutNames });
const webhook = (when: string): EventKind => ({ scope: null, overseer: 'admin', when });

/** The data of an event of a rate sheet (`RateSheetEventData`) without what its file is called, and who published it. */
function withoutNames(data: object): object {
  const { sheet } = data as { sheet: { id: number } };
  return { ...data, sheet: { id: sheet.id, file: `Rate sheet ${sheet.id}` }, publishedBy: FORWARDER };
}

/**
 * Every type of event, as listed in `docs/events.md`. The last part is the version of its `data`: a breaking change is a
 * new type.
 */
export const EVENT_TYPES = {
  'agent-rate.order.placed.v1': order('An order was placed.'),
  'agent-rate.order.approval-requested.v1': order('An order waits for approval.'),
  'agent-rate.order.approved.v1': order('An order that waited for approval was approved.'),
  'agent-rate.order.rejected.v1': order('An order that waited for approval was rejected.'),
  'agent-rate.order.confirmed.v1': order('The forwarder confirmed an order.'),
  'agent-rate.order.declined.v1': order('The forwarder declined an order.'),
  'agent-rate.order.update-requested.v1': order('The forwarder requested a correction of an order.'),
  'agent-rate.order.updated.v1': order('An order was changed before it was confirmed.'),
  'agent-rate.order.amendment-requested.v1': order('A change of a confirmed order was requested.'),
  'agent-rate.order.amendment-confirmed.v1': order('The forwarder confirmed an amendment.'),
  'agent-rate.order.amendment-declined.v1': order('The forwarder declined an amendment.'),
  'agent-rate.order.amendment-cancelled.v1': order('An amendment was cancelled before it was decided.'),
  'agent-rate.order.cancellation-requested.v1': order('The cancellation of a confirmed order was requested.'),
  'agent-rate.order.cancellation-confirmed.v1': order('The forwarder confirmed a cancellation.'),
  'agent-rate.order.cancellation-declined.v1': order('The forwarder declined a cancellation.'),
  'agent-rate.order.cancelled.v1': order('An order was cancelled.'),
  'agent-rate.order.evidence-changed.v1': order(
    'An extraction that an order declares was corrected, or corrected back; the order stays as it was declared.',
  ),
  'agent-rate.order.completed.v1': order('An order was completed.'),
  'agent-rate.rate-sheet.published.v1': sheet('A rate sheet was published: prices were added or changed.'),
  'agent-rate.rate-sheet.reverted.v1': sheet('The publication of a rate sheet was reverted.'),
  'agent-rate.rates.changed.v1': rates('A publication changed prices of a lane that a key subscribed to.'),
  'agent-rate.webhook.test.v1': webhook('A test of a webhook was requested; posted to that webhook only.'),
  'agent-rate.webhook.disabled.v1': webhook('A webhook was disabled because deliveries to it failed.'),
} as const satisfies Record<`agent-rate.${string}.v${number}`, EventKind>;

/** The name of a type of event. */
export type EventType = keyof typeof EVENT_TYPES;

/** The names of all types, in the order of the table. */
export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as EventType[];

/**
 * The types that a name or a prefix with `.*` (`agent-rate.order.*`) matches; undefined when it matches none.
 */
export function parseTypePattern(text: string): EventType[] | undefined {
  const found = EVENT_TYPE_NAMES.filter((name) =>
    text.endsWith('.*') ? name.startsWith(text.slice(0, -1)) : name === text,
  );
  return found.length === 0 ? undefined : found;
}
