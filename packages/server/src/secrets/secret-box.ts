import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { secretProblem } from './problems.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = 'a256gcm.';
const PLAIN = 'plain.';

/** Encrypts secrets at rest. */
export type SecretBox = {
  /** `belongsTo` is authenticated: a secret encrypted for one record does not open for another. */
  seal: (secret: string, belongsTo: string) => string;
  /** Throws `secret_sealed` when no key that is here opens it. Secrets from before there was a key stand as they are. */
  open: (sealed: string, belongsTo: string) => string;
};

/** Whether a stored secret is encrypted; what is not stands as it is, behind a mark or without. */
export const isSealed = (stored: string): boolean => stored.startsWith(SEALED);

/**
 * A box with keys of 32 bytes (AES-256-GCM), asked for each time: the first one seals, each opens. Without keys it stores
 * secrets as they are.
 */
export function createSecretBox(keysNow: () => readonly Buffer[]): SecretBox {
  return {
    seal: (secret, belongsTo) => {
      const [key] = keysNow();
      return key === undefined ? PLAIN + secret : sealWith(key, secret, belongsTo);
    },
    open: (sealed, belongsTo) => {
      if (!isSealed(sealed)) return sealed.startsWith(PLAIN) ? sealed.slice(PLAIN.length) : sealed;
      for (const key of keysNow()) {
        const secret = tryOpen(key, sealed, belongsTo);
        if (secret !== undefined) return secret;
      }
      throw secretProblem('secret_sealed');
    },
  };
}

function sealWith(key: Buffer, secret: string, belongsTo: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(belongsTo));
  const bytes = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
}

/** Undefined when the key does not open it, it belongs to another record, or it was changed. */
function tryOpen(key: Buffer, sealed: string, belongsTo: string): string | undefined {
  const bytes = Buffer.from(sealed.slice(SEALED.length), 'base64url');
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(belongsTo))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
