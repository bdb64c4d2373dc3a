import type { Webhook } from './webhook.schema.ts';
import type { StoredWebhook } from './webhook-store.ts';

/** The wire shape of a stored webhook. */
export function toWebhook(stored: StoredWebhook): Webhook {
  return {
    id: stored.id,
    url: stored.url,
    description: stored.description,
    types: stored.types,
    status: stored.status,
    disabledReason: stored.disabledReason,
    key: stored.keyId,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    failingSince: stored.failingSince?.toISOString() ?? null,
    lastDeliveredAt: stored.lastDeliveredAt?.toISOString() ?? null,
  };
}
