import { expect, it } from 'vitest';
import { readBase64 } from './read-base64.ts';

const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();

it.each([
  ['Zm9vYmFy', 'foobar'],
  ['Zm9vYg==', 'foob'],
  ['Zm9vYg', 'foob'],
  ['Zm9v\r\nYmE=\n', 'fooba'],
  [' Zm9v ', 'foo'],
])('reads %j', (text, bytes) => {
  expect(textOf(readBase64(text))).toBe(bytes);
});

it.each(['', ' ', '=', '***', 'Zm9v!', 'Zm=9v', 'Zm9v===', 'Z', 'Zm9v Y', 'Zm9v-_', 'Zm9v\u00a0é'])(
  'refuses %j',
  (text) => {
    expect(readBase64(text)).toBeUndefined();
  },
);

const MANY = 4_000_000;
it.each([
  ['spaces before a wrong character', `${' '.repeat(MANY)}!`],
  ['letters before a wrong character', `${'A'.repeat(MANY)}!`],
  ['letters and spaces in turn', `${'A '.repeat(MANY / 2)}!`],
  ['lines', `${'AAAA\r\n'.repeat(MANY / 6)}=!`],
  ['padding', '='.repeat(MANY)],
  ['padding and spaces', `AA${'= '.repeat(MANY / 2)}`],
  ['padding in the middle', `${'A'.repeat(MANY / 2)}=${'A'.repeat(MANY / 2)}`],
  ['spaces after padding', `AA==${' '.repeat(MANY)}=`],
])('refuses 4 MB of %s in a time proportional to its length', (_name, text) => {
  const begun = performance.now();
  expect(readBase64(text)).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(1_000);
});
