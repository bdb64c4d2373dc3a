import { problem } from '../errors/problems.ts';
import type { HttpOperation } from '../http-operation.ts';

/** As long as Stripe takes them; a UUID has 36. */
const LONGEST_KEY = 255;

/**
 * The `Idempotency-Key` of a request (draft-ietf-httpapi-idempotency-key-header). Throws `idempotency_key_missing` when
 * the operation demands one, and `idempotency_key_invalid` for what is not 1 to 255 visible ASCII characters.
 */
export function readIdempotencyKey(
  operation: Pick<HttpOperation, 'idempotencyKey'>,
  header: string | string[] | undefined,
  query: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const key = (Array.isArray(header) ? header.join(',') : header)?.trim();
  if (key === undefined || key === '') {
    const isPreview = operation.idempotencyKey === 'unless-preview' && query.preview === true;
    if (operation.idempotencyKey !== undefined && !isPreview) throw problem('idempotency_key_missing');
    return undefined;
  }
  if (key.length > LONGEST_KEY || !/^[\x21-\x7e]+$/.test(key)) {
    throw problem('idempotency_key_invalid', { longest: LONGEST_KEY, length: key.length });
  }
  return key;
}
