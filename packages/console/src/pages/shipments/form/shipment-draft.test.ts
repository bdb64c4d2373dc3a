import { expect, test } from 'vitest';
import { readNewShipment } from '../shipment-filters.ts';
import { type Content, contentOf, draftOf, emptyDraft, restoreDraft } from './shipment-draft.ts';

const STORED: Content = {
  reference: 'EXP-118',
  sailingDate: '2026-12-01',
  values: { shipper: 'Brightwater Coatings' },
  goods: [
    {
      documents: [4],
      extraction: 9,
      values: { unNo: 'UN1263', emsCode: 'F-E, S-E' },
      packages: [{ container: 'MSKU1234565', count: 40, kind: 'steel drums (1A1)', grossMassKg: 1040 }],
    },
  ],
  containers: [{ number: 'MSKU1234565', tareKg: 2230 }],
};

test('a shipment that is opened and saved unchanged stays as it is, with what the form does not ask for', () => {
  expect(contentOf(draftOf(STORED), [])).toEqual(STORED);
});

test('goods with more documents are read again', () => {
  const [goods] = contentOf(draftOf(STORED), [[7]]).goods;
  expect(goods?.documents).toEqual([4, 7]);
  expect(goods).not.toHaveProperty('extraction');
});

test('what was emptied is not stated any more, and rows that nobody typed in are left out', () => {
  const draft = draftOf(STORED);
  const emptied = draft.goods.map((one) => ({ ...one, values: { ...one.values, unNo: ' ' } }));
  expect(contentOf({ ...draft, goods: emptied }, []).goods[0]?.values).toEqual({ emsCode: 'F-E, S-E' });
  expect(contentOf(emptyDraft(), [])).toEqual({ values: {}, goods: [{ values: {}, packages: [] }] });
});

test('a new shipment from a document has it, with its extraction', () => {
  const { documents = '', extraction } = readNewShipment({ documents: '4,5', extraction: 9 });
  const papers = { documents: documents.split(',').map(Number), extraction: extraction ?? 0 };
  expect(contentOf(emptyDraft(papers), []).goods).toEqual([
    { documents: [4, 5], extraction: 9, values: {}, packages: [] },
  ]);
  expect(readNewShipment({ documents: 4 })).toEqual({ documents: '4' });
  expect(readNewShipment({ documents: 'x', extraction: 'y' })).toEqual({});
});

test('what was typed is there again after the page was loaded again, its rows apart from new ones', () => {
  const kept = restoreDraft(JSON.parse(JSON.stringify(draftOf(STORED))));
  expect(contentOf(kept, [])).toEqual(STORED);
  const rows = [...kept.containers, ...kept.goods, ...emptyDraft().goods].map(({ row }) => row);
  expect(new Set(rows).size).toBe(rows.length);
});
