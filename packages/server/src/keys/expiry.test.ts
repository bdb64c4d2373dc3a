import { expect, test } from 'vitest';
import { parseDuration, parseExpiry } from './expiry.ts';

const now = new Date('2026-03-01T10:00:00Z');

test.each([
  ['90d', '2026-05-30T10:00:00.000Z'],
  ['12h', '2026-03-01T22:00:00.000Z'],
  ['30m', '2026-03-01T10:30:00.000Z'],
  ['2026-12-31', '2026-12-31T23:59:59.999Z'],
  ['2026-12-31T12:00:00Z', '2026-12-31T12:00:00.000Z'],
  ['2026-12-31T12:00+08:00', '2026-12-31T04:00:00.000Z'],
])('the expiry %s from 1 March, 10:00, is %s', (text, instant) => {
  expect(parseExpiry(text, now)?.toISOString()).toBe(instant);
});

test.each(['', 'soon', '90', '90 days', '2026-02-30', '2026-13-01', '31/12/2026', '2026-12-31T12:00', '1y', '-1d'])(
  'the expiry "%s" is refused',
  (text) => {
    expect(parseExpiry(text, now)).toBeUndefined();
  },
);

test('a bare 0 is an empty duration', () => {
  expect(parseDuration('0')).toBe(0);
  expect(parseDuration('5')).toBeUndefined();
});
