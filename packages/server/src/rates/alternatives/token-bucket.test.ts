import { expect, it } from 'vitest';
import { createTokenBucket } from './token-bucket.ts';

it('A burst passes at once, a steady flood at its rate', () => {
  let at = 0;
  const bucket = createTokenBucket({ atOnce: 3, perSecond: 2 }, () => at);
  const taken = (tries: number, cost = 1) =>
    Array.from({ length: tries }, () => bucket.take(cost)).filter(Boolean).length;
  expect(taken(10)).toBe(3);
  at = 1_000;
  expect(taken(10)).toBe(2);
  at = 1_000_000;
  expect(taken(10)).toBe(3);
  at = 2_000_000;
  expect(taken(10, 2)).toBe(1);
});
