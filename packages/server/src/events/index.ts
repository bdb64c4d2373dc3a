export { createId } from './create-id.ts';
export { type Event, EventSchema } from './event.schema.ts';
export { type EventReader, type FindKeyFamily, type KeyFamily, OPERATOR } from './event-reader.ts';
export { EVENT_TYPES, type EventType } from './event-types.ts';
export {
  type EventPage,
  type EventQuery,
  type Events,
  type EventsGround,
  type NewEvent,
  openEvents,
} from './events.ts';
export { EventFeedSchema, EventListQuerySchema, eventOperations } from './operations.ts';
export { eventsProblems } from './problems.ts';
export {
  createSecretBox,
  type Delivery,
  openWebhooks,
  type PrivateTargets,
  type SecretBox,
  type Webhook,
  type Webhooks,
  type WebhookWithSecret,
  webhookOperations,
} from './webhooks/index.ts';
