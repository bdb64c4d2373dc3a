import { expect, test } from 'vitest';
import { isAllowed } from './senders.ts';

test.each([
  ['an address', 'rates@carrier.example', true],
  ['an address of a domain', 'anyone@forwarder.example', true],
  ['a domain below it', 'anyone@mail.forwarder.example', false],
  ['a domain that ends alike', 'anyone@evilforwarder.example', false],
  ['another address of the domain of an address', 'other@carrier.example', false],
  ['a domain in the name', '@forwarder.example@else.example', false],
])('%s: %s', (_what, sender, expected) => {
  expect(isAllowed([sender], ['rates@carrier.example', '@forwarder.example'])).toBe(expected);
});

test('every sender of a mail must be known, and a mail without one is nobody’s', () => {
  expect(isAllowed(['rates@carrier.example', 'x@else.example'], ['rates@carrier.example'])).toBe(false);
  expect(isAllowed([], ['*'])).toBe(false);
  expect(isAllowed(['x@else.example'], ['*'])).toBe(true);
});
