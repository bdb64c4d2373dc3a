import { hash } from 'node:crypto';

/** Tags of bodies that are sent again and again: they are kept as long as the bytes are. */
const remembered = new WeakMap<Uint8Array, string>();

/** The weak entity tag of a body (RFC 9110 §8.8.3), over its bytes. */
export function entityTagOf(body: string | Uint8Array): string {
  if (typeof body === 'string') return `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  const known = remembered.get(body);
  if (known) return known;
  const tag = `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  remembered.set(body, tag);
  return tag;
}

/** Whether `If-None-Match` names the tag, compared weakly (RFC 9110 §13.1.2). */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === opaque);
}
