import { expect, test } from 'vitest';
import { ORDER_CONTENT_EXAMPLE } from '../../../../server/src/orders/order.example.ts';
import { type Content, compareContents } from './content-parts.ts';

const content = ORDER_CONTENT_EXAMPLE as unknown as Content;

test('a change of an order is told part by part, with before and after', () => {
  const changed = { ...content, expectedDepartureDate: '2026-12-05', remarks: 'call first' };
  expect(compareContents(content, changed)).toEqual([
    { part: 'departure', before: '2026-12-01', after: '2026-12-05' },
    { part: 'remarks', before: '', after: 'call first' },
  ]);
});

test('equal contents have no change', () => {
  expect(compareContents(content, structuredClone(content))).toEqual([]);
});
