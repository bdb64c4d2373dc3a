export { countPendingDeliveries } from './delivery-store.ts';
export { webhookOperations } from './operations.ts';
export { createSecretBox, type SecretBox } from './secret-box.ts';
export type { Delivery, Webhook, WebhookWithSecret } from './webhook.schema.ts';
export { WebhookDisabledDataSchema, WebhookTestDataSchema } from './webhook-event.schema.ts';
export { openWebhooks, type Webhooks } from './webhooks.ts';
