import { hash } from 'node:crypto';

/** Tags of bodies that are sent again and again: of bytes as long as they live, of some short texts until there are too many. */
const tagsOfBytes = new WeakMap<Uint8Array, string>();
const tagsOfTexts = new Map<string, string>();
const MOST_TEXTS = 200;
const LONGEST_TEXT = 64 * 1024;

/** The weak entity tag of a body (RFC 9110 §8.8.3), over its bytes. */
export function entityTagOf(body: string | Uint8Array): string {
  if (typeof body !== 'string') {
    const known = tagsOfBytes.get(body) ?? computeTag(body);
    tagsOfBytes.set(body, known);
    return known;
  }
  if (body.length > LONGEST_TEXT) return computeTag(body);
  const known = tagsOfTexts.get(body);
  if (known) return known;
  if (tagsOfTexts.size >= MOST_TEXTS) tagsOfTexts.clear();
  const tag = computeTag(body);
  tagsOfTexts.set(body, tag);
  return tag;
}

function computeTag(body: string | Uint8Array): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/** Whether `If-None-Match` names the tag, compared weakly (RFC 9110 §13.1.2). */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === opaque);
}
