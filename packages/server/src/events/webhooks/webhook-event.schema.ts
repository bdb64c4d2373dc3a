import { type Static, Type } from 'typebox';
import { WebhookSchema } from './webhook.schema.ts';

const { id, url, description } = WebhookSchema.properties;

/** The `data` of a test of a webhook. */
export const WebhookTestDataSchema = Type.Object(
  { webhook: id, askedBy: Type.String({ description: 'Name of the key that asked for the test' }) },
  { title: 'WebhookTestEventData' },
);
/** The `data` of a test of a webhook. */
export type WebhookTestData = Static<typeof WebhookTestDataSchema>;

/** The `data` of a webhook that was disabled. */
export const WebhookDisabledDataSchema = Type.Object(
  { webhook: Type.Object({ id, url, description }), reason: Type.String() },
  { title: 'WebhookDisabledEventData' },
);
/** The `data` of a webhook that was disabled. */
export type WebhookDisabledData = Static<typeof WebhookDisabledDataSchema>;
