import { describe, expect, it } from 'vitest';
import { findMistyped, usualDays } from './find-mistyped.ts';

const december = { from: '2026-12-01', to: '2026-12-31' };

describe('a day that is mistyped by the other rows of its column', () => {
  it('is found with day and month swapped, or in another year, and the day that is likely meant is said', () => {
    const usual = usualDays([{ ...december, rows: 5 }]);
    expect(usual).toBe(30);
    expect(findMistyped({ from: '2026-01-12', to: '2026-12-31' }, 30)).toEqual({ end: 'from', likely: '2026-12-01' });
    expect(findMistyped({ from: '2026-12-01', to: '2027-12-31' }, 30)).toEqual({ end: 'to', likely: '2026-12-31' });
  });

  it('is none where the prices hold longer and no slip explains it, or too few rows show how long they hold', () => {
    expect(findMistyped(december, 30)).toBeUndefined();
    expect(findMistyped({ from: '2026-12-01', to: '2027-05-31' }, 30)).toBeUndefined();
    expect(usualDays([{ ...december, rows: 2 }])).toBeUndefined();
  });
});
