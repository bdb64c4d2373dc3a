import { expect, test } from 'vitest';
import { joinGoodsValues } from './join-goods.ts';
import { givenValues } from './sourced-value.ts';

test('a template has what all goods share once, and other values below each other', () => {
  const shared = givenValues({ shipper: 'Brightwater' });
  const goods = [
    givenValues({ unNo: 'UN1263', imoHazardClassNo: '3', technicalName: null }),
    givenValues({ unNo: 'UN1993', imoHazardClassNo: '3', technicalName: 'xylene' }),
  ];
  const values = Object.entries(joinGoodsValues(shared, goods)).map(([key, { value }]) => [key, value]);
  expect(Object.fromEntries(values)).toEqual({
    shipper: 'Brightwater',
    unNo: '1) UN1263\n2) UN1993',
    imoHazardClassNo: '3',
    technicalName: '1) -\n2) xylene',
  });
});

test('one of the goods fills a template with its own values', () => {
  expect(joinGoodsValues({}, [givenValues({ unNo: 'UN1263' })])).toEqual(givenValues({ unNo: 'UN1263' }));
});
