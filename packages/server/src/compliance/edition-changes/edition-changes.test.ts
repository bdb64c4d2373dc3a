import { expect, test } from 'vitest';
import { builtInList, type DangerousGoodsList, EDITIONS } from '../../dangerous-goods/offline.ts';
import { findEditionChanges } from './edition-changes.ts';

/** The list of 43-26 as an operator loads it: paint of group II has 1 L, and UN 1203 needs the words of provision 363. */
const next: DangerousGoodsList = {
  ...builtInList,
  edition: EDITIONS[1],
  find: (un) =>
    builtInList.find(un).map((row) => {
      if (un === '1263' && row.packingGroup === 'II') return { ...row, limitedQuantity: '1 L' };
      return un === '1203' ? { ...row, specialProvisions: [243, 363] } : row;
    }),
};
const deps = {
  list: (on = '2026-11-23') => (on < '2027-01-01' ? builtInList : next),
  extractions: {
    listByNumber: async (numbers: readonly string[]) =>
      numbers.includes('1263') ? [{ id: 7, un: '1263', documents: ['sds.pdf'] }] : [],
  },
  findOrders: async () => ['order-3'],
};

test('what changes with the next edition names the columns, the extractions and the orders', async () => {
  const { from, to, changes } = await findEditionChanges(deps, { since: '2026-11-23', on: '2027-01-01' });
  expect([from.amendment, to.amendment]).toEqual(['42-24', '43-26']);
  expect(changes).toEqual([
    {
      un: '1263',
      nameZh: builtInList.find('1263' as never)[0]?.nameZh,
      kind: 'changed',
      columns: [{ row: 2, column: 'limitedQuantity', before: '5 L', after: '1 L' }],
      extractions: [{ id: 7, documents: ['sds.pdf'], orders: ['order-3'] }],
    },
    {
      un: '1203',
      nameZh: builtInList.find('1203' as never)[0]?.nameZh,
      kind: 'changed',
      columns: [{ row: 1, column: 'specialProvisions', before: '243', after: '243,363' }],
      extractions: [],
    },
  ]);
});

test('nothing changes between two days of one edition', async () => {
  const { changes } = await findEditionChanges(deps, { since: '2026-11-23', on: '2026-12-31' });
  expect(changes).toEqual([]);
});

test('a row that goes is named, and the other packing groups are compared with their own', async () => {
  const without: DangerousGoodsList = {
    ...next,
    find: (un) => builtInList.find(un).filter(({ packingGroup }) => un !== '1993' || packingGroup !== 'I'),
  };
  const list = (on = '') => (on < '2027-01-01' ? builtInList : without);
  const { changes } = await findEditionChanges({ ...deps, list }, { since: '2026-11-23', on: '2027-01-01' });
  expect(changes.map(({ un, columns }) => ({ un, columns }))).toEqual([
    { un: '1993', columns: [{ row: 1, column: 'name', before: 'FLAMMABLE LIQUID, N.O.S.', after: null }] },
  ]);
});
