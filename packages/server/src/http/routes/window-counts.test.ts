import { expect, test } from 'vitest';
import { createWindowCounts } from './window-counts.ts';

test('a hundred thousand addresses in a minute cost as little each as one, and are forgotten after it', () => {
  let time = 0;
  const counts = createWindowCounts({ limit: 2, now: () => time });
  const begun = performance.now();
  for (let at = 0; at < 100_000; at += 1) counts.take(`2001:db8:${at.toString(16)}::/64`);
  // Looking at all of them with each new one took minutes; the bound is that of a busy machine.
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect(counts.take('2001:db8:0::/64')?.remaining).toBe(0);
  expect(counts.take('2001:db8:0::/64')).toBeUndefined();
  time = 61_000;
  expect(counts.take('2001:db8:0::/64')?.remaining).toBe(1);
});
