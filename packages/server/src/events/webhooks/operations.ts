import { Type } from 'typebox';
import { type Operation, operation, PageQueryProperties, pageAnswer, parsePage, textEnum } from '../../base/index.ts';
import {
  DELIVERY_STATUSES,
  DeliveryListSchema,
  DeliverySchema,
  NewWebhookSchema,
  WebhookChangeSchema,
  WebhookListSchema,
  WebhookSchema,
  WebhookWithSecretSchema,
} from './webhook.schema.ts';
import type { Webhooks } from './webhooks.ts';

const params = Type.Object({ id: Type.String({ description: 'Webhook id', examples: ['whk_3nWc8Qz0Lm5vXrT1yKdB'] }) });
const common = { service: 'events', scope: null } as const;
const OWN = 'A key manages its own webhooks, also those of the keys it replaced; a key with the scope admin all.';

/** What webhooks offer to every adapter. */
export function webhookOperations(webhooks: Webhooks): Operation[] {
  return [
    listWebhooks(webhooks),
    createWebhook(webhooks),
    getWebhook(webhooks),
    updateWebhook(webhooks),
    deleteWebhook(webhooks),
    rotateSecret(webhooks),
    testWebhook(webhooks),
    listDeliveries(webhooks),
    resendDelivery(webhooks),
  ];
}

function listWebhooks(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'list-webhooks',
    summary: 'List the webhooks',
    description: `Webhooks, the newest first. ${OWN}`,
    method: 'GET',
    path: '/webhooks',
    query: Type.Object(PageQueryProperties),
    output: WebhookListSchema,
    paged: true,
    run: async ({ query, caller }) => {
      const asked = parsePage(query);
      const { webhooks: data, total } = await webhooks.list(asked, caller);
      return pageAnswer(data, { ...asked, total });
    },
  });
}

function createWebhook(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'create-webhook',
    summary: 'Create a webhook',
    description:
      'From now on, events that this key may read are posted to the URL, as CloudEvents 1.0, signed after Standard ' +
      'Webhooks. The answer holds the secret to verify them with, this once. Private targets are refused unless the ' +
      'operator allows them.',
    method: 'POST',
    path: '/webhooks',
    body: NewWebhookSchema,
    output: WebhookWithSecretSchema,
    status: 201,
    run: async ({ body, caller }) => ({ status: 201, body: await webhooks.create(body, caller) }),
  });
}

function getWebhook(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'get-webhook',
    summary: 'One webhook',
    description: `Where it posts to, what, and how it fares. ${OWN}`,
    method: 'GET',
    path: '/webhooks/{id}',
    params,
    output: WebhookSchema,
    run: async ({ params: { id }, caller }) => ({ body: await webhooks.get(id, caller) }),
  });
}

function updateWebhook(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'update-webhook',
    summary: 'Change a webhook',
    description:
      'Changes what is given. Disabling it gives up what is on its way; enabling it begins with what happens from then ' +
      'on: read what it missed with GET /events.',
    method: 'PATCH',
    path: '/webhooks/{id}',
    params,
    body: WebhookChangeSchema,
    output: WebhookSchema,
    run: async ({ params: { id }, body, caller }) => ({ body: await webhooks.update(id, body, caller) }),
  });
}

function deleteWebhook(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'delete-webhook',
    summary: 'Delete a webhook',
    description: 'Ends it with its secrets and deliveries, and answers what it was. The events stay in the log.',
    method: 'DELETE',
    path: '/webhooks/{id}',
    params,
    output: WebhookSchema,
    run: async ({ params: { id }, caller }) => ({ body: await webhooks.remove(id, caller) }),
  });
}

const rotateBody = Type.Object(
  {
    graceHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 720,
        description: 'For how long messages are signed with the old secret too; 24 if absent',
        examples: [24],
      }),
    ),
  },
  { additionalProperties: false },
);

function rotateSecret(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'rotate-webhook-secret',
    summary: 'Replace the secret of a webhook',
    description:
      'Another secret, shown this once. Until the grace period is over every message carries a signature of each, so ' +
      'that the receiver can change at any moment.',
    method: 'POST',
    path: '/webhooks/{id}/rotate-secret',
    params,
    body: Type.Optional(rotateBody),
    output: WebhookWithSecretSchema,
    status: 201,
    run: async ({ params: { id }, body, caller }) => ({
      status: 201,
      body: await webhooks.rotateSecret(id, body ?? {}, caller),
    }),
  });
}

function testWebhook(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'test-webhook',
    summary: 'Test a webhook',
    description:
      'Posts an event of the type agent-rate.webhook.test.v1 to this webhook, now and once, and answers what became of ' +
      'it. Works for a disabled webhook too.',
    method: 'POST',
    path: '/webhooks/{id}/test',
    params,
    output: DeliverySchema,
    run: async ({ params: { id }, caller }) => ({ body: await webhooks.test(id, caller) }),
  });
}

function listDeliveries(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'list-webhook-deliveries',
    summary: 'List the deliveries of a webhook',
    description:
      'What was, is or will be posted, the newest events first, with every attempt and the beginning of its answer. ' +
      '`status=dead` lists what was given up.',
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    params,
    query: Type.Object({
      status: Type.Optional(textEnum(DELIVERY_STATUSES, { description: 'Only those that stand so' })),
      ...PageQueryProperties,
    }),
    output: DeliveryListSchema,
    paged: true,
    run: async ({ params: { id }, query, caller }) => {
      const asked = parsePage(query);
      const { deliveries: data, total } = await webhooks.listDeliveries(id, { ...asked, status: query.status }, caller);
      return pageAnswer(data, { ...asked, total });
    },
  });
}

function resendDelivery(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'resend-webhook-delivery',
    summary: 'Send a delivery again',
    description:
      'Puts an event on its way to the webhook again, with all its tries, whether it was given up, delivered or waits. ' +
      'It keeps its webhook-id.',
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{delivery}/resend',
    params: Type.Object({
      ...params.properties,
      delivery: Type.String({ description: 'Delivery id', examples: ['dlv_0Zt8Kp3xYc7RnB2d5fQw'] }),
    }),
    output: DeliverySchema,
    status: 202,
    run: async ({ params: { id, delivery }, caller }) => ({
      status: 202,
      body: await webhooks.resend(id, delivery, caller),
    }),
  });
}
