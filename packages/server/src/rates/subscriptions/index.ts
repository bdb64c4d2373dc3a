export { subscriptionOperations } from './operations.ts';
export { RateSheetEventDataSchema, RatesChangedEventDataSchema } from './publication-event.schema.ts';
export type { Subscription } from './subscription.schema.ts';
export { openSubscriptions, type Subscriptions } from './subscriptions.ts';
