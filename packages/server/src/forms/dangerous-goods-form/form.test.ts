import { describe, expect, test } from 'vitest';
import { textOfPaper } from '../layout/paper.ts';
import { composeForm, totalGrossMass } from './form.ts';

const PAINT = {
  ...{ unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III', flashPoint: '30 °C' },
  ...{ packageQuantityAndType: '40 steel drums (1A1)', grossWeightKgs: '1,040', netWeightKgs: '1000' },
};
const ACETONE = {
  ...PAINT,
  ...{ unNo: 'UN1090', properShippingName: 'ACETONE', packingGroup: 'II', packageQuantityAndType: '12 drums' },
};
const goods = (count: number) => Array.from({ length: count }, (_, at) => (at % 2 === 0 ? PAINT : ACETONE));

describe('a form of several goods', () => {
  test('describes each in box 14 with its own masses, and adds them up', () => {
    const text = textOfPaper(composeForm({ values: { shipper: 'Brightwater' }, goods: goods(2) }));
    expect(text).toContain('1) 40 steel drums (1A1)\nUN 1263, PAINT, 3, PG III, (30 °C c.c.)');
    expect(text).toContain('2) 12 drums\nUN 1090, ACETONE, 3, PG II, (30 °C c.c.)');
    expect(text).toContain('Total of 2 goods: 52 packages');
    expect(text).toContain('2080 kg\n2000 kg');
  });

  test('goes on over continuation pages that say whose they are, and which page of how many', () => {
    const { pages } = composeForm({ values: { transportDocumentNumber: 'BL-7' }, goods: goods(12) });
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((rows, at) => {
      const texts = rows.flatMap(({ boxes }) => boxes.map(({ text }) => text));
      expect(texts).toContain(`${at + 1} / ${pages.length}`);
      expect(texts).toContain('BL-7');
    });
    const all = pages.flatMap((rows) => rows.flatMap(({ boxes }) => boxes.map(({ text }) => text)));
    for (let number = 1; number <= 12; number += 1)
      expect(all.filter((text) => text.startsWith(`${number}) `))).toHaveLength(1);
  });

  test('has no total where a mass is missing', () => {
    const text = textOfPaper(composeForm({ values: {}, goods: [PAINT, { ...ACETONE, grossWeightKgs: 'unknown' }] }));
    expect(text).not.toContain('2080');
  });
});

test('box 19 is the mass of goods and container, where all are stated', () => {
  expect(totalGrossMass(goods(2), '2,230 kg')).toBe(4310);
  expect(totalGrossMass(goods(2), null)).toBeUndefined();
  expect(totalGrossMass([PAINT, {}], 2230)).toBeUndefined();
  expect(totalGrossMass([{ grossWeightKgs: '2 t' }], 2230)).toBeUndefined();
});

test('the date of a data sheet is not printed as that of a certificate', () => {
  const dated = { ...PAINT, issueDate: '2024-11-11' };
  expect(textOfPaper(composeForm({ values: {}, goods: [dated] }))).not.toContain('2024-11-11');
  const certified = textOfPaper(composeForm({ values: {}, goods: [{ ...dated, certificateNo: 'C-118' }] }));
  expect(certified).toContain('Certificate No.: C-118, issued: 2024-11-11');
});

test('box 14 says the flash point and the marine pollutant once', () => {
  const text = textOfPaper(composeForm({ values: {}, goods: [{ ...PAINT, marinePollutant: 'Y' }] }));
  expect(text.match(/30 °C/g)).toHaveLength(1);
  expect(text.match(/marine pollutant/gi)).toHaveLength(1);
  const above = textOfPaper(
    composeForm({ values: {}, goods: [{ ...PAINT, flashPoint: '65 °C', marinePollutant: 'N' }] }),
  );
  expect(above).toContain('Flash point: 65 °C c.c.');
  expect(above).toContain('Marine pollutant: No');
});
