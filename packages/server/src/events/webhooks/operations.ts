import { Type } from 'typebox';
import { type Operation, operation, PageQueryProperties, pageAnswer, parsePage, textEnum } from '../../base/index.ts';
import { recorded, recordedBefore } from './recorded-webhook.ts';
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
const OWN = 'A key manages its own webhooks and those of the keys it replaced; a key with the scope admin manages all.';

/** The operations on webhooks. */
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
    summary: 'List webhooks',
    description: `Webhooks, newest first. ${OWN}`,
    method: 'GET',
    path: '/webhooks',
    query: Type.Object(PageQueryProperties),
    output: WebhookListSchema,
    paged: true,
    command: {
      words: 'webhooks list',
      columns: {
        ID: '{id}',
        URL: '{url}',
        TYPES: '{types|all}',
        STATUS: '{status}',
        REASON: '{disabledReason}',
        'LAST DELIVERED': '{lastDeliveredAt|never}',
        'FAILING SINCE': '{failingSince}',
      },
      empty: 'No webhooks yet. Create one: agent-rate webhooks create https://…',
    },
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
      'New events that this key may read are posted to the URL as CloudEvents 1.0, signed by Standard Webhooks. The ' +
      'secret to verify them with is shown in this answer only. Private targets are refused unless the operator allows ' +
      'them.',
    method: 'POST',
    path: '/webhooks',
    problems: [
      'webhook_url_invalid',
      'webhook_url_insecure',
      'webhook_target_private',
      'event_type_unknown',
      'webhook_limit',
    ],
    body: NewWebhookSchema,
    output: WebhookWithSecretSchema,
    status: 201,
    command: {
      words: 'webhooks create',
      operands: ['url'],
      secret: 'secret',
      done: 'This is the only time the secret is shown. {id}, {url}.',
      example: "webhooks create https://erp.example.com/hooks --types 'agent-rate.order.*'",
    },
    audit: { subject: 'webhooks/{id}', after: recorded },
    run: async ({ body, caller }) => ({ status: 201, body: await webhooks.create(body, caller) }),
  });
}

function getWebhook(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'get-webhook',
    summary: 'Get a webhook',
    description: `The target, types and state of a webhook. ${OWN}`,
    method: 'GET',
    path: '/webhooks/{id}',
    problems: ['webhook_not_found'],
    params,
    output: WebhookSchema,
    command: { words: 'webhooks show', operands: ['id'] },
    run: async ({ params: { id }, caller }) => ({ body: await webhooks.get(id, caller) }),
  });
}

function updateWebhook(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'update-webhook',
    summary: 'Change a webhook',
    description:
      'Changes the properties given. Disabling it gives up its pending deliveries; after enabling it, only new events ' +
      'are posted: read the events between with GET /events.',
    method: 'PATCH',
    path: '/webhooks/{id}',
    problems: [
      'webhook_url_invalid',
      'webhook_url_insecure',
      'webhook_target_private',
      'event_type_unknown',
      'webhook_not_found',
    ],
    params,
    body: WebhookChangeSchema,
    output: WebhookSchema,
    command: [
      { words: 'webhooks enable', operands: ['id'], fixed: { status: 'enabled' }, done: '{id} ({url}) is enabled.' },
      { words: 'webhooks disable', operands: ['id'], fixed: { status: 'disabled' }, done: '{id} ({url}) is disabled.' },
    ],
    audit: { subject: 'webhooks/{id}', before: recordedBefore(webhooks), after: recorded },
    run: async ({ params: { id }, body, caller }) => ({ body: await webhooks.update(id, body, caller) }),
  });
}

function deleteWebhook(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'delete-webhook',
    summary: 'Delete a webhook',
    description: 'Deletes it with its secrets and deliveries, and returns it as it was. The events stay in the log.',
    method: 'DELETE',
    path: '/webhooks/{id}',
    problems: ['webhook_not_found'],
    params,
    output: WebhookSchema,
    command: { words: 'webhooks delete', operands: ['id'], done: '{id} ({url}) is deleted.' },
    audit: { subject: 'webhooks/{id}', before: recordedBefore(webhooks), after: 'nothing' },
    run: async ({ params: { id }, caller }) => ({ body: await webhooks.remove(id, caller) }),
  });
}

const rotateBody = Type.Object(
  {
    graceHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 720,
        description: 'Hours for which messages are also signed with the old secret; 24 if absent',
        examples: [24],
      }),
    ),
  },
  { additionalProperties: false, examples: [{ graceHours: 24 }] },
);

function rotateSecret(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'rotate-webhook-secret',
    summary: 'Replace the secret of a webhook',
    description:
      'Creates another secret, shown in this answer only. During the grace period every message carries a signature of ' +
      'each secret, so that the receiver can change over at any time.',
    method: 'POST',
    path: '/webhooks/{id}/rotate-secret',
    problems: ['webhook_not_found', 'webhook_secret_sealed'],
    params,
    body: Type.Optional(rotateBody),
    output: WebhookWithSecretSchema,
    status: 201,
    command: {
      words: 'webhooks rotate-secret',
      operands: ['id'],
      secret: 'secret',
      done: 'This is the only time the secret is shown. {id}, {url}.',
    },
    audit: { subject: 'webhooks/{id}', before: recordedBefore(webhooks), after: recorded },
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
      'Posts an event of the type agent-rate.webhook.test.v1 to this webhook in one attempt and returns the outcome. ' +
      'Also works for a disabled webhook.',
    method: 'POST',
    path: '/webhooks/{id}/test',
    problems: ['webhook_not_found', 'webhook_disabled'],
    params,
    output: DeliverySchema,
    command: { words: 'webhooks test', operands: ['id'] },
    audit: { none: 'it changes nothing; the deliveries of the webhook list it' },
    run: async ({ params: { id }, caller }) => ({ body: await webhooks.test(id, caller) }),
  });
}

function listDeliveries(webhooks: Webhooks): Operation {
  return operation({
    ...common,
    name: 'list-webhook-deliveries',
    summary: 'List the deliveries of a webhook',
    description:
      'Deliveries to the webhook, newest events first, with each attempt and the start of its answer. `status=dead` ' +
      'lists those given up.',
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    problems: ['webhook_not_found'],
    params,
    query: Type.Object({
      status: Type.Optional(textEnum(DELIVERY_STATUSES, { description: 'Only deliveries in this state' })),
      ...PageQueryProperties,
    }),
    output: DeliveryListSchema,
    paged: true,
    command: {
      words: 'webhooks deliveries',
      operands: ['id'],
      columns: {
        ID: '{id}',
        EVENT: '{event.type}',
        SUBJECT: '{event.subject}',
        STATUS: '{status}',
        ATTEMPTS: '{attemptCount}',
        ERRORS: '{attempts.error}',
        NEXT: '{nextAttemptAt}',
      },
      empty: 'There is no such delivery.',
    },
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
    summary: 'Resend a delivery',
    description:
      'Makes a delivery due again with its full number of attempts, whether it was given up, arrived or is pending. It ' +
      'keeps its webhook-id.',
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{delivery}/resend',
    problems: ['webhook_not_found', 'webhook_delivery_not_found', 'webhook_disabled'],
    params: Type.Object({
      ...params.properties,
      delivery: Type.String({ description: 'Delivery id', examples: ['dlv_0Zt8Kp3xYc7RnB2d5fQw'] }),
    }),
    output: DeliverySchema,
    status: 202,
    audit: { none: 'the delivery lists its attempts' },
    run: async ({ params: { id, delivery }, caller }) => ({
      status: 202,
      body: await webhooks.resend(id, delivery, caller),
    }),
  });
}
