import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

/** Keys from their text: 32 bytes each in base64, commas or lines between, the one in use first. Undefined: it is no such text. */
export function parseSecretKeys(text: string): Buffer[] | undefined {
  const keys = text.split(/[,\s]+/).flatMap((part) => (part === '' ? [] : [Buffer.from(part, 'base64')]));
  return keys.length > 0 && keys.every(({ length }) => length === KEY_BYTES) ? keys : undefined;
}

/** The text that `parseSecretKeys` reads, a key a line. */
export const secretKeysText = (keys: readonly Buffer[]): string =>
  keys.map((key) => `${key.toString('base64')}\n`).join('');

/** What names a key without telling it: 16 letters of its SHA-256. */
export const secretKeyId = (key: Buffer): string =>
  createHash('sha256').update('agent-rate secret key').update(key).digest('hex').slice(0, 16);

/** A new key. */
export const makeSecretKey = (): Buffer => randomBytes(KEY_BYTES);
