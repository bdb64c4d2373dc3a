import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { readNarrowedKey } from '@agent-rate/client/narrow-key';

/** Live and test keys differ only in their prefix, so that they are not confused. */
export type KeyEnvironment = 'live' | 'test';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 30 base62 characters hold 178 random bits. */
const RANDOM_LENGTH = 30;
/** 62^6 is more than 2^32. */
const CHECKSUM_LENGTH = 6;
const SHAPE = /^(ar_(live|test|invite)_[0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;
/** The visible start of a key: enough to distinguish keys, 24 bits of 178. */
const VISIBLE_LENGTH = 'ar_live_'.length + 4;

/** `length` base62 characters from the system's random source, evenly distributed. */
export function randomBase62(length: number): string {
  return Array.from({ length }, () => BASE62[randomInt(62)]).join('');
}

function checksumOf(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** A new key: `ar_live_` or `ar_test_`, 30 random base62 characters, and the CRC-32 of all that in 6 more; or an invite. */
export function createKeyText(environment: KeyEnvironment | 'invite'): string {
  const body = `ar_${environment}_${randomBase62(RANDOM_LENGTH)}`;
  return body + checksumOf(body);
}

/** Whether `text` has the form and checksum of a key. */
export function isKeyText(text: string): boolean {
  return isText(text, ['live', 'test']);
}

/** Whether `text` has the form of a key, or of a narrowed one. */
export function isWholeOrNarrowedKey(text: string): boolean {
  return isKeyText(text) || readNarrowedKey(text) !== undefined;
}

/** Whether `text` has the form and checksum of an invite's token. */
export function isInviteText(text: string): boolean {
  return isText(text, ['invite']);
}

function isText(text: string, kinds: readonly string[]): boolean {
  const [, body = '', kind = '', checksum] = SHAPE.exec(text) ?? [];
  return kinds.includes(kind) && checksumOf(body) === checksum;
}

/** The stored hash of a key: 32 bytes of SHA-256. No slow hash, since keys cannot be guessed. */
export function hashKeyText(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

/** The start of a key, stored and shown: `ar_live_x7Qd`. */
export function visiblePrefix(text: string): string {
  return text.slice(0, VISIBLE_LENGTH);
}

/** The environment in a key's prefix. */
export function environmentOf(prefix: string): KeyEnvironment {
  return prefix.startsWith('ar_test_') ? 'test' : 'live';
}
