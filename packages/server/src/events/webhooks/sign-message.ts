import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const SECRET_BYTES = 32;

/** A new signing secret, as Standard Webhooks writes them: `whsec_` and 32 random bytes in base64. */
export function createSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** What is posted: `id` stays the same in every attempt, so that a receiver can tell a repetition. */
export type Message = { id: string; body: string };

/**
 * The headers of a message after Standard Webhooks 1.0: one signature (HMAC-SHA256, `v1`) for each secret that is valid,
 * so that a receiver may hold the old or the new one while a secret is changed.
 */
export function signMessage({ id, body }: Message, secrets: readonly string[], at: Date): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
