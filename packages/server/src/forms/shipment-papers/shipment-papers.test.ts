import { expect, test } from 'vitest';
import { textOfPaper } from '../layout/paper.ts';
import { PAPER_NAMES, paperFormat } from './paper-formats.ts';
import { composePaper } from './shipment-papers.ts';

const PAINT = {
  ...{ unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III', emsCode: 'F-E, S-E' },
  ...{ packageQuantityAndType: '40 steel drums', grossWeightKgs: '1040', netWeightKgs: '1000' },
};
const OWN = PAPER_NAMES.filter((name) => name !== 'dangerous-goods-form');

test.each(OWN)('%s has every one of thirty goods once, over pages that are counted, and their totals', (name) => {
  const goods = Array.from({ length: 30 }, (_, at) => ({ ...PAINT, properShippingName: `PAINT ${at + 1}` }));
  const content = {
    values: { containerNumber: 'MSKU1234565' },
    goods,
    remarks: ['Checks overruled by Grace: approved'],
  };
  const paper = composePaper(paperFormat(name)?.id ?? '', content);
  if (paper === undefined) throw new Error(name);
  const boxes = paper.pages.map((rows) => rows.flatMap((row) => row.boxes.map(({ text }) => text)));
  const names = boxes.flat().flatMap((text) => /PAINT \d+/.exec(text)?.[0] ?? []);
  expect(names).toEqual(goods.map(({ properShippingName }) => properShippingName));
  boxes.forEach((texts, at) => {
    expect(texts).toContain(`${at + 1} / ${boxes.length}`);
    expect(texts).toContain('MSKU1234565');
  });
  expect(textOfPaper(paper)).toContain('1200');
  expect(textOfPaper(paper)).toContain('31200');
  expect(boxes.at(-1)).toContain('Checks overruled by Grace: approved');
});
