import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const SECRET_BYTES = 32;

/** A new signing secret in the form of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function createSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** A message to post; `id` stays the same in every attempt, so that a receiver recognises a repetition. */
export type Message = { id: string; body: string };

/**
 * The headers of a message by Standard Webhooks 1.0: one signature (HMAC-SHA256, `v1`) for each valid secret, so that
 * either secret verifies it during a rotation.
 */
export function signMessage({ id, body }: Message, secrets: readonly string[], at: Date): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
