import { describe, expect, test } from 'vitest';
import { packagesOf, totalGoods } from '../dangerous-goods-form/total-goods.ts';
import { foldShown } from '../fill-form.ts';
import { textOfPaper } from '../layout/paper.ts';
import { buildPaperPdf } from '../layout/paper-pdf.ts';
import { readPdfText } from '../pdf/read-text.ts';
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

const LONG = {
  ...{ unNo: 'UN3082', properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.', packingGroup: 'III' },
  technicalName: 'BISPHENOL A EPICHLOROHYDRIN EPOXY RESIN, NUMBER AVERAGE MOLECULAR WEIGHT ≤ 700',
  ...{
    imoHazardClassNo: '9',
    emsCode: 'F-A, S-F',
    grossWeightKgs: '1040.5',
    commodityName: '环氧树脂（双酚A型，工业级）',
  },
  packageQuantityAndType: '40 steel drums, non-removable head (1A1), 12 boxes (4G)',
};
const SHIPPER = 'Brightwater Coatings & Industrial Chemicals (Shandong) International Trading Co., Ltd.';
const ADDRESS = 'Room 1901-1904, Building 7, No. 1288 Chuangxin Middle Road, Laoshan, Qingdao 266100, Shandong, China';

describe.each(OWN)('%s with long names and addresses', (name) => {
  const compose = (count: number) => {
    const goods = Array.from({ length: count }, () => LONG);
    const values = { shipper: `${SHIPPER}\n${ADDRESS}`, containerNumber: 'MSKU1234565, TGHU7654321, EGHU9087654' };
    const paper = composePaper(paperFormat(name)?.id ?? '', { values, goods, remarks: [] });
    if (paper === undefined) throw new Error(name);
    return paper;
  };

  test('shows all of it as a PDF, nothing cut off', async () => {
    const paper = compose(12);
    const shown = foldShown(await readPdfText(await buildPaperPdf(paper, { at: new Date(0) })));
    const missing = textOfPaper(paper)
      .split('\n')
      .filter((line) => !shown.includes(foldShown(line)));
    expect(missing).toEqual([]);
  });

  test('has goods on every page, also above the totals, and the address on the first page alone', () => {
    for (let count = 1; count <= 16; count += 1) {
      const pages = compose(count).pages.map((rows) => rows.flatMap(({ boxes }) => boxes.map(({ text }) => text)));
      for (const texts of pages) expect(texts.join('\n')).toContain('UN 3082');
      expect(pages.slice(1).join()).not.toContain(ADDRESS);
    }
  });

  test('counts packages of every kind in its totals', () => {
    const totals = compose(3)
      .pages.at(-1)
      ?.flatMap(({ boxes }) => boxes.map(({ text }) => text));
    expect(totals).toContain('156');
  });
});

test('packages are counted only where a number of them is stated', () => {
  expect(packagesOf('40 steel drums (1A1), 12 boxes (4G) and 2 IBCs')).toBe(54);
  expect(packagesOf('1,280 boxes')).toBe(1280);
  expect(packagesOf('80 drums, 25 kg each')).toBe(80);
  expect(packagesOf('10 pallets (400 drums)')).toBe(10);
  expect(packagesOf('40桶，12箱')).toBe(52);
  expect(packagesOf('2 x 20 drums')).toBeUndefined();
  expect(packagesOf('steel drums')).toBeUndefined();
  expect(packagesOf('1.280 boxes')).toBe(1280);
  expect(packagesOf('80 200 L drums')).toBe(80);
  // Totals are counted of masses in either convention, and of none that is two.
  const ofMasses = (...masses: string[]) => totalGoods(masses.map((grossWeightKgs) => ({ grossWeightKgs }))).grossKg;
  expect([ofMasses('1.600,5 kg', '400'), ofMasses('1,600.5', '1 400')]).toEqual([2000.5, 3000.5]);
  expect(ofMasses('1.600 kg', '400')).toBeUndefined();
});
