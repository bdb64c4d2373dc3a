import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyText, environmentOf, hashKeyText, isKeyText, visiblePrefix } from './key-text.ts';

const BASE62 = /^[0-9A-Za-z]$/;

test('a key has at least 160 random bits and a checksum', () => {
  const key = createKeyText('live');
  expect(key).toMatch(/^ar_live_[0-9A-Za-z]{36}$/);
  expect(30 * Math.log2(62)).toBeGreaterThan(160);
  expect(isKeyText(key)).toBe(true);
  expect(new Set(Array.from({ length: 1_000 }, () => createKeyText('test'))).size).toBe(1_000);
});

test('the checksum is CRC-32 in base62, so that secret scanners can compute it', () => {
  expect(isKeyText(`ar_test_${'0'.repeat(30)}${checksumByHand(`ar_test_${'0'.repeat(30)}`)}`)).toBe(true);
});

/** CRC-32 (IEEE 802.3) bit by bit and base62 by division: the definition, not the code under test. */
function checksumByHand(text: string): string {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let rest = BigInt((crc ^ 0xffffffff) >>> 0);
  let out = '';
  for (let place = 0; place < 6; place += 1) {
    out = digits.charAt(Number(rest % 62n)) + out;
    rest /= 62n;
  }
  return out;
}

test('any changed character makes a key invalid', () => {
  const key = createKeyText('live');
  fc.assert(
    fc.property(
      fc.nat(key.length - 1),
      fc.string({ minLength: 1, maxLength: 1 }).filter((char) => BASE62.test(char)),
      (place, char) => {
        const typo = key.slice(0, place) + char + key.slice(place + 1);
        expect(isKeyText(typo)).toBe(typo === key);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('two swapped neighbouring characters make a key invalid', () => {
  const key = createKeyText('live');
  for (let place = 0; place < key.length - 1; place += 1) {
    const swapped = key.slice(0, place) + key.charAt(place + 1) + key.charAt(place) + key.slice(place + 2);
    expect(isKeyText(swapped)).toBe(swapped === key);
  }
});

test('only a short prefix of a key is stored to be shown', () => {
  const key = createKeyText('test');
  expect(visiblePrefix(key)).toHaveLength(12);
  expect(key.startsWith(visiblePrefix(key))).toBe(true);
  expect(environmentOf(visiblePrefix(key))).toBe('test');
  expect(hashKeyText(key)).toHaveLength(32);
});
