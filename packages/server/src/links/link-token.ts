import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Bytes of the signature: half of SHA-256, as RFC 2104 §5 allows. */
const SIGNATURE_BYTES = 16;
const LARGEST_CONTENT_BYTES = 16 * 1024;

/** The content, which is JSON, as text for one segment of a path, signed. */
export function writeToken(content: unknown, secret: Buffer): string {
  const packed = deflateRawSync(JSON.stringify(content)).toString('base64url');
  return `${packed}.${signatureOf(packed, secret).toString('base64url')}`;
}

/** What a token says; undefined when it was not signed with the secret. */
export function readToken(token: string, secret: Buffer): unknown {
  const [packed = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, signatureOf(packed, secret))) return undefined;
  const content = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: LARGEST_CONTENT_BYTES });
  return JSON.parse(content.toString('utf8'));
}

function signatureOf(text: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(text).digest().subarray(0, SIGNATURE_BYTES);
}
