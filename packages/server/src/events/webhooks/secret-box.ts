import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { eventsProblem } from '../problems.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = 'a256gcm.';
const PLAIN = 'plain.';

/** Keeps secrets that must be had again: sealed when the operator gave a key for it, otherwise as they are. */
export type SecretBox = {
  /** `belongsTo` is bound in: what was sealed for one webhook cannot be put beside another. */
  seal: (secret: string, belongsTo: string) => string;
  /** Throws `webhook_secret_sealed` when it was sealed with another key, or with one that is no longer set. */
  open: (sealed: string, belongsTo: string) => string;
};

/** Makes a box of 32 bytes (AES-256-GCM), or one without a lock. */
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
