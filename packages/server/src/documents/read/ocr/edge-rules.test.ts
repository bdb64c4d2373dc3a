import { expect, test } from 'vitest';
import { withoutEdgeRules } from './edge-rules.ts';

/** A strip of 80 by 48 pixels in which these columns are black between two rows. */
function stripOf(...bars: readonly (readonly [column: number, from: number, to: number])[]) {
  const data = new Uint8Array(80 * 48).fill(240);
  for (const [column, from, to] of bars) for (let row = from; row < to; row++) data[row * 80 + column] = 10;
  return { width: 80, height: 48, data };
}

test('the rule of a table beside a value is left out, the value stays', () => {
  const value = [
    [30, 12, 36],
    [38, 12, 36],
  ] as const;
  const ruled = stripOf([3, 0, 24], [4, 24, 48], ...value, [77, 0, 48]);
  expect(withoutEdgeRules(ruled).data).toEqual(stripOf(...value).data);
});

test('a letter at the end of a line is no rule', () => {
  const strip = stripOf([2, 10, 38], [30, 12, 36]);
  expect(withoutEdgeRules(strip)).toBe(strip);
});
