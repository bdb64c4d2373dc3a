import { expect, test } from 'vitest';
import { laneText, placeText } from './lane.ts';

const place = (code: string | null, name: string | null, text: string) => ({
  code,
  name,
  country: code?.slice(0, 2) ?? null,
  text,
});
const ports = {
  origin: place('KRPUS', 'Busan', 'BUSAN'),
  destination: place('USLGB', 'Long Beach', 'LONG BEACH'),
  placeOfReceipt: null,
  placeOfDelivery: null,
};
const chicago = place('USCHI', 'Chicago', 'CHICAGO, IL');

test('a rate between ports names the two ports', () => {
  expect(laneText(ports)).toBe('Busan → Long Beach');
  expect(laneText(ports, placeText)).toBe('Busan (KRPUS) → Long Beach (USLGB)');
});

test('a through rate names the place where its price begins or ends', () => {
  expect(laneText({ ...ports, placeOfDelivery: chicago })).toBe('Busan → Long Beach → Chicago (USCHI)');
  expect(laneText({ ...ports, placeOfReceipt: place(null, null, 'DAEGU') })).toBe('DAEGU → Busan → Long Beach');
});

test('delivery at the port itself is not said twice', () => {
  expect(laneText({ ...ports, placeOfDelivery: ports.destination })).toBe('Busan → Long Beach');
});
