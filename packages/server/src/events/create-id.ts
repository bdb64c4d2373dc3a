import { randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;

/** A unique id: `evt_` and 20 random base62 characters (119 bits). */
export function createId(prefix: 'evt' | 'whk' | 'dlv' | 'sub'): string {
  return `${prefix}_${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
