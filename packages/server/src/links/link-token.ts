import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const LARGEST_CONTENT_BYTES = 16 * 1024;

/**
 * The content, which is JSON, as text for one segment of a path, sealed with a secret of 32 bytes (AES-256-GCM): addresses are
 * kept in histories and logs, and the values of a form are nobody's there.
 */
export function writeToken(content: unknown, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, secret, iv, { authTagLength: TAG_BYTES });
  const bytes = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(content))), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
}

/** What a token says; undefined when it was not sealed with the secret, or was changed. */
export function readToken(token: string, secret: Buffer): unknown {
  const packed = unseal(token, secret);
  if (packed === undefined) return undefined;
  return JSON.parse(inflateRawSync(packed, { maxOutputLength: LARGEST_CONTENT_BYTES }).toString('utf8'));
}

function unseal(token: string, secret: Buffer): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // More than one text may stand for the same bytes; only the one that was given out is the link.
  if (bytes.toString('base64url') !== token) return undefined;
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv(ALGORITHM, secret, iv, { authTagLength: TAG_BYTES }).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}
