import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { eventsProblem } from '../problems.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = 'a256gcm.';
const PLAIN = 'plain.';

/** Encrypts secrets at rest when the operator set a key, otherwise stores them as they are. */
export type SecretBox = {
  /** `belongsTo` is authenticated: a secret encrypted for one record does not open for another. */
  seal: (secret: string, belongsTo: string) => string;
  /** Throws `webhook_secret_sealed` when the key differs or is not set. */
  open: (sealed: string, belongsTo: string) => string;
};

/** A box with a key of 32 bytes (AES-256-GCM), or without encryption. */
export function createSecretBox(key: Buffer | undefined): SecretBox {
  return {
    seal: (secret, belongsTo) => {
      if (key === undefined) return PLAIN + secret;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(belongsTo));
      const bytes = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return SEALED + Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    open: (sealed, belongsTo) => {
      if (sealed.startsWith(PLAIN)) return sealed.slice(PLAIN.length);
      if (key === undefined) throw eventsProblem('webhook_secret_sealed');
      const bytes = Buffer.from(sealed.slice(SEALED.length), 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(belongsTo))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw eventsProblem('webhook_secret_sealed');
      }
    },
  };
}
