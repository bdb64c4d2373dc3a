import { type Static, type TSchema, Type } from 'typebox';
import { PageMetaSchema, textEnum } from '../../base/index.ts';
import { EventTypeSchema } from '../event.schema.ts';

const dateTime = (description: string) => Type.String({ format: 'date-time', description });
const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const PROPERTIES = {
  id: Type.String({ examples: ['whk_3nWc8Qz0Lm5vXrT1yKdB'] }),
  url: Type.String({ description: 'Where events are posted to', examples: ['https://erp.example.com/hooks/rates'] }),
  description: Type.String({ description: 'What it is for' }),
  types: Type.Array(Type.String(), {
    description: 'Types of events, or prefixes such as agent-rate.order.*; empty: every type that its key may read',
    examples: [['agent-rate.order.*']],
  }),
  status: textEnum(['enabled', 'disabled']),
  disabledReason: nullable(Type.String({ description: 'Why it was disabled' })),
  key: nullable(Type.String({ description: 'The key it belongs to; null: created by the operator' })),
  createdAt: dateTime('When it was created'),
  updatedAt: dateTime('When it was last changed'),
  failingSince: nullable(dateTime('Since when deliveries fail; null: the last delivery arrived')),
  lastDeliveredAt: nullable(dateTime('When a delivery last arrived')),
};

/** The wire shape of a webhook, without its secret. */
export const WebhookSchema = Type.Object(PROPERTIES, { title: 'Webhook' });
/** A webhook without its secret. */
export type Webhook = Static<typeof WebhookSchema>;

/** The wire shape of a webhook with a new secret. */
export const WebhookWithSecretSchema = Type.Object(
  {
    ...PROPERTIES,
    secret: Type.String({
      description: 'Verifies messages (Standard Webhooks). Shown only in this answer',
      examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0Rg2bTgqkfE='],
    }),
  },
  { title: 'WebhookWithSecret' },
);
/** A webhook with a new secret. */
export type WebhookWithSecret = Static<typeof WebhookWithSecretSchema>;

/** A page of webhooks. */
export const WebhookListSchema = Type.Object(
  { data: Type.Array(WebhookSchema), meta: PageMetaSchema },
  { title: 'WebhookList' },
);

const url = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'https; private, loopback and link-local targets only where the operator allows them',
  examples: ['https://erp.example.com/hooks/rates'],
});
const types = Type.Array(Type.String({ maxLength: 100 }), {
  maxItems: 50,
  description:
    'Types of events, or prefixes such as agent-rate.order.*; absent or empty: every type that the key may read',
  examples: [['agent-rate.order.*', 'agent-rate.rates.changed.v1']],
});
const description = Type.String({ maxLength: 200, description: 'What it is for', examples: ['Booking system'] });

/** A request to create a webhook. */
export const NewWebhookSchema = Type.Object(
  { url, types: Type.Optional(types), description: Type.Optional(description) },
  {
    additionalProperties: false,
    title: 'NewWebhook',
    examples: [
      { url: 'https://erp.example.com/hooks/rates', types: ['agent-rate.order.*'], description: 'Booking system' },
    ],
  },
);
/** A request to create a webhook. */
export type NewWebhook = Static<typeof NewWebhookSchema>;

/** A change of a webhook. */
export const WebhookChangeSchema = Type.Object(
  {
    url: Type.Optional(url),
    types: Type.Optional(types),
    description: Type.Optional(description),
    status: Type.Optional(textEnum(['enabled', 'disabled'], { description: 'disabled: nothing is posted' })),
  },
  { additionalProperties: false, title: 'WebhookChange', examples: [{ status: 'disabled' }] },
);
/** A change of a webhook. */
export type WebhookChange = Static<typeof WebhookChangeSchema>;

const AttemptSchema = Type.Object(
  {
    at: dateTime('When it was made'),
    status: nullable(Type.Integer({ description: 'HTTP status; null: there was no answer' })),
    error: nullable(Type.String({ description: 'Why the delivery failed; null: it arrived' })),
    excerpt: nullable(Type.String({ description: 'The start of the answer' })),
    durationMilliseconds: Type.Integer(),
  },
  { title: 'WebhookAttempt' },
);
/** One attempt to deliver. */
export type Attempt = Static<typeof AttemptSchema>;

/** The states of a delivery. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'dead'] as const;

/** The delivery of one event to one webhook. */
export const DeliverySchema = Type.Object(
  {
    id: Type.String({ examples: ['dlv_0Zt8Kp3xYc7RnB2d5fQw'] }),
    webhook: Type.String({ description: 'Id of the webhook' }),
    event: Type.Object({
      id: Type.String({ description: 'Also the header webhook-id' }),
      type: EventTypeSchema,
      subject: Type.String(),
      sequence: Type.String(),
    }),
    status: textEnum(DELIVERY_STATUSES, {
      description: 'pending: another attempt will follow; dead: given up, it can be resent',
    }),
    attempts: Type.Array(AttemptSchema, { description: 'The last twenty, newest last' }),
    attemptCount: Type.Integer({ description: 'The number of all attempts' }),
    nextAttemptAt: nullable(dateTime('When the next attempt is due')),
    createdAt: dateTime('When it was created'),
    finishedAt: nullable(dateTime('When it arrived or was given up')),
  },
  { title: 'WebhookDelivery' },
);
/** The delivery of one event to one webhook. */
export type Delivery = Static<typeof DeliverySchema>;

/** A page of deliveries. */
export const DeliveryListSchema = Type.Object(
  { data: Type.Array(DeliverySchema), meta: PageMetaSchema },
  { title: 'WebhookDeliveryList' },
);
