export { subscriptionOperations } from './operations.ts';
export { openSubscriptions, type Subscriptions } from './subscriptions.ts';
