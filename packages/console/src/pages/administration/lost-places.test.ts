import { expect, test } from 'vitest';
import { contentOf, draftOf } from './format-draft.ts';
import { lostPlaces } from './lost-places.ts';

const lostOf = (field: object) => {
  const format = { id: 'acme_booking', label: 'Acme', fields: [{ key: 'unNo', label: 'UN number', ...field }] };
  return lostPlaces(format, contentOf(draftOf(format)));
};

test.each([
  [{ cell: 'C5', labels: ['UN-Nr.'], type: 'select', options: ['1', '2'] }, []],
  [{ label: ' UN number ', cell: '', options: null }, []],
  [{ hint: 'four digits' }, ['fields[0].hint']],
  [{ options: ['Acme, Inc.', 'Harbour'] }, ['fields[0].options']],
  [{ labels: 'UN-Nr.' }, ['fields[0].labels']],
  [{ cell: { column: 'C' } }, ['fields[0].cell']],
])('a field of a format with %o loses %j in the form', (field, places) => {
  expect(lostOf(field)).toEqual(places);
});

test('what is no object or has no lists is lost at its place', () => {
  expect(lostPlaces([5], contentOf(draftOf([5])))).toEqual(['']);
  expect(lostPlaces({ fields: 'none' }, contentOf(draftOf({ fields: 'none' })))).toEqual(['fields']);
});
