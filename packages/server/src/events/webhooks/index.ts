export { countPendingDeliveries } from './delivery-store.ts';
export { webhookOperations } from './operations.ts';
export type { Delivery, Webhook, WebhookWithSecret } from './webhook.schema.ts';
export { WebhookDisabledDataSchema, WebhookTestDataSchema } from './webhook-event.schema.ts';
export { webhookSecretRows } from './webhook-store.ts';
export { openWebhooks, type Webhooks } from './webhooks.ts';
