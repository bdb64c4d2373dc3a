import { expect, test } from 'vitest';
import { answerOfSections, NOT_REGULATED } from './answer-of.ts';

test('a usual safety data sheet answers what its usual sections state, and nothing else', async () => {
  expect(await answerOfSections({})).toEqual({});
});

test('the answer for other sections is all that they state', async () => {
  expect(await answerOfSections({ 14: 'UN number: UN1090', 9: 'Physical state: Solid' })).toEqual({
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1090',
    appearance: 'Solid',
    cargoAppearanceDescription: 'Solid',
  });
  expect(await answerOfSections({ 14: 'IMDG: Not regulated' })).toEqual(NOT_REGULATED);
});
