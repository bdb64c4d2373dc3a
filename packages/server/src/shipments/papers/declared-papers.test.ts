import { describe, expect, test } from 'vitest';
import { builtInList } from '../../dangerous-goods/offline.ts';
import { extractFile } from '../../extraction/offline.ts';
import { checkShipment } from '../check-shipment.ts';
import type { Shipment, ShipmentContent } from '../shipment.schema.ts';
import { gatherPapers } from './gather-papers.ts';

const line = (unNumber: string, properShippingName: string, packingGroup: string, grossMassKg: number) => ({
  ...{ unNumber, properShippingName, class: ['3'], packingGroup },
  weights: { grossMassKg },
});
const PAINT_LINE = line('1263', 'PAINT', 'III', 1040);
const ACETONE_LINE = line('1090', 'ACETONE', 'II', 312);

/** Document 9, an OpenDGD declaration, as extraction 7 read it. */
async function declarationOf(...dangerousGoods: object[]) {
  const declaration = {
    openDgdVersion: '1.0',
    documentType: 'IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM',
    regulation: { code: 'IMDG', edition: '42-24' },
    consignment: { parties: { shipper: { name: 'Brightwater' } }, cargoTransportUnit: {}, dangerousGoods },
  };
  const bytes = new TextEncoder().encode(JSON.stringify(declaration));
  return { id: 9, ...(await extractFile({ name: 'declaration.json', bytes })) };
}

const goods = (unNo: string, properShippingName: string, packingGroup: string, grossWeightKgs: number) => ({
  values: { unNo, properShippingName, imoHazardClassNo: '3', packingGroup, grossWeightKgs },
});
const GOODS = [goods('UN1090', 'ACETONE', 'II', 312), goods('UN1263', 'PAINT', 'III', 1040)];
const AS_PAPER: ShipmentContent = { goods: GOODS, papers: [{ kind: 'declaration', document: 9, extraction: 7 }] };

async function check(content: ShipmentContent, ...lines: object[]) {
  const shipment: Shipment = { id: 1, version: 1, ...CREATED, ...content };
  const declaration = await declarationOf(...lines);
  const papers = await gatherPapers(shipment, {
    getExtractionSummary: async (id) => ({ id, status: 'done' }) as never,
    listReadings: async () => [{ ...declaration, name: 'declaration.json' }],
    listCorrections: async () => [],
  });
  const findings = checkShipment({ shipment, papers, others: [] }, builtInList, '2026-11-23');
  const ofPapers = ['papers_conflict', 'declared_goods_unknown', 'goods_not_declared'];
  return { papers, findings: findings.filter(({ code }) => ofPapers.includes(code)) };
}
const CREATED = { createdAt: '', createdBy: '', updatedAt: '', updatedBy: '' };

describe('an OpenDGD declaration of a shipment', () => {
  test('is compared entry by entry with the goods of the same UN number', async () => {
    expect((await check(AS_PAPER, PAINT_LINE, ACETONE_LINE)).findings).toEqual([]);
    const heavier = { ...PAINT_LINE, weights: { grossMassKg: 2080 } };
    expect((await check(AS_PAPER, heavier, ACETONE_LINE)).findings).toEqual([
      expect.objectContaining({
        ...{ code: 'papers_conflict', goods: 2 },
        message: expect.stringContaining('/consignment/dangerousGoods/0/weights/grossMassKg'),
        places: expect.arrayContaining([
          expect.objectContaining({ documentId: 9, pointer: '/consignment/dangerousGoods/0/weights/grossMassKg' }),
        ]),
      }),
    ]);
  });

  test('with an entry that is of none of the goods, and without one that is, is wrong', async () => {
    const { findings } = await check(
      AS_PAPER,
      PAINT_LINE,
      ACETONE_LINE,
      line('1993', 'FLAMMABLE LIQUID, N.O.S.', 'II', 5),
    );
    expect(findings).toEqual([
      expect.objectContaining({
        code: 'declared_goods_unknown',
        message: expect.stringContaining('UN1993 (entry 3)'),
        places: [expect.objectContaining({ pointer: '/consignment/dangerousGoods/2/unNumber' })],
      }),
    ]);
    const missing = await check(AS_PAPER, PAINT_LINE);
    expect(missing.findings).toEqual([expect.objectContaining({ code: 'goods_not_declared', goods: 1 })]);
  });

  test('is one of the papers of goods too, by the entry with their UN number', async () => {
    const { papers, findings } = await check(
      { goods: [{ values: { unNo: 'UN1263' }, documents: [9], extraction: 7 }] },
      PAINT_LINE,
      ACETONE_LINE,
    );
    expect(findings).toEqual([]);
    expect(papers.goods[0]?.readings[0]?.values).toMatchObject({ grossWeightKgs: { value: 1040 } });
  });
});
