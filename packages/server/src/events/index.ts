export { createId } from './create-id.ts';
export { type Event, EventSchema } from './event.schema.ts';
export { type FindKeyFamily, type KeyFamily, OPERATOR } from './event-reader.ts';
export { EVENT_TYPE_NAMES, EVENT_TYPES, type EventType } from './event-types.ts';
export {
  type EventPage,
  type EventQuery,
  type Events,
  openEvents,
} from './events.ts';
export { eventOperations } from './operations.ts';
export { eventsProblems } from './problems.ts';
export {
  countPendingDeliveries,
  type Delivery,
  openWebhooks,
  type Webhook,
  WebhookDisabledDataSchema,
  type Webhooks,
  WebhookTestDataSchema,
  type WebhookWithSecret,
  webhookOperations,
  webhookSecretRows,
} from './webhooks/index.ts';
