import { type TSchema, Type } from 'typebox';
import {
  EVENT_TYPE_NAMES,
  EVENT_TYPES,
  EventSchema,
  type EventType,
  WebhookDisabledDataSchema,
  WebhookTestDataSchema,
} from '../events/index.ts';
import type { PostedMessage } from '../http/index.ts';
import { OrderEventDataSchema } from '../orders/index.ts';
import { RateSheetEventDataSchema, RatesChangedEventDataSchema } from '../rates/index.ts';

/** The `data` of types by how their name begins. */
const DATA: readonly (readonly [string, TSchema])[] = [
  ['agent-rate.order.', OrderEventDataSchema],
  ['agent-rate.rate-sheet.', RateSheetEventDataSchema],
  ['agent-rate.rates.changed.', RatesChangedEventDataSchema],
  ['agent-rate.webhook.test.', WebhookTestDataSchema],
  ['agent-rate.webhook.disabled.', WebhookDisabledDataSchema],
];

/** The events that webhooks receive, each with the shape of its `data` (docs/events.md). */
export const POSTED_EVENTS: readonly PostedMessage[] = EVENT_TYPE_NAMES.map((type) => {
  const { when, scope } = EVENT_TYPES[type];
  const parts = Type.Object({ type: Type.Literal(type), data: dataOf(type) });
  return { tag: 'events', type, when, scope, schema: Type.Intersect([EventSchema, parts], { title: titleOf(type) }) };
});

/** Throws when nobody has said what the `data` of the type is. */
function dataOf(type: EventType): TSchema {
  const [, schema] = DATA.find(([start]) => type.startsWith(start)) ?? [];
  if (schema === undefined) throw new Error(`the data of ${type} is not described`);
  return schema;
}

/** The component of a type: `OrderPlacedEvent` of `agent-rate.order.placed.v1`. */
function titleOf(type: EventType): string {
  const words = type.split(/[.-]/).slice(2, -1);
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Event`;
}
