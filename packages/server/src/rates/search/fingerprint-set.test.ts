import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFingerprintSet } from './fingerprint-set.ts';

it('A set of fingerprints never forgets a text that was added', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 3_000 }), (texts) => {
      const set = createFingerprintSet();
      for (const text of texts) set.add(text);
      expect(texts.filter((text) => !set.has(text))).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

it('With a hundred thousand lanes, fewer than one in a thousand of a million other lanes seem to be in it', () => {
  const lane = (n: number) => `CN${n % 700} NL${n % 997} C${n}`;
  const set = createFingerprintSet();
  for (let n = 0; n < 100_000; n += 1) set.add(lane(n));
  let mistaken = 0;
  for (let n = 100_000; n < 1_100_000; n += 1) if (set.has(lane(n))) mistaken += 1;
  expect(mistaken).toBeLessThan(1_000);
});
