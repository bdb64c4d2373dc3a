import { describe, expect, test } from 'vitest';
import { builtInList } from '../../dangerous-goods/offline.ts';
import type { DocumentReading } from '../../extraction/index.ts';
import { checkShipment } from '../check-shipment.ts';
import { gatherPapers } from '../papers/gather-papers.ts';
import type { Shipment, ShipmentContent } from '../shipment.schema.ts';

/** A document as it was read: what it states, each value on a line of page 1. */
function documentOf(id: number, documentType: string, stated: Readonly<Record<string, string>>): DocumentReading {
  const values = Object.entries(stated).map(([key, value], at) => {
    const evidence = [{ document: 0, page: 1, box: [50, 100 + at * 20, 200, 12], quote: value }];
    return [key, { value, status: 'found', confidence: 0.9, evidence }] as const;
  });
  const reading = { id, name: `document-${id}.pdf`, documentType, language: 'en', findings: [], notRead: [] };
  return { ...reading, details: undefined, values: Object.fromEntries(values) } as unknown as DocumentReading;
}

const stored = (id: number, content: ShipmentContent): Shipment => ({
  ...{ id, version: 1, createdAt: '', createdBy: '', updatedAt: '', updatedBy: '' },
  ...content,
});

type Read = { readonly readings?: readonly DocumentReading[]; readonly status?: string; readonly others?: Shipment[] };

/** Findings of these codes on a shipment whose extraction 7 gave these readings. */
async function findingsOf(
  code: string,
  content: ShipmentContent,
  { readings = [], status = 'done', others = [] }: Read = {},
) {
  const shipment = stored(1, content);
  const papers = await gatherPapers(shipment, {
    getExtractionSummary: async (id) => ({ id, status }) as never,
    listReadings: async () => [...readings],
    listCorrections: async () => [],
  });
  const found = checkShipment({ shipment, papers, others }, builtInList, '2026-11-23');
  return found.filter((one) => one.code === code);
}

const PAINT = { unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III' };
const drums = (count: number, more: object = {}) => ({ count, kind: 'steel drums (1A1)', ...more });

describe('documents of the same goods', () => {
  const sheets = (one: Record<string, string>, other: Record<string, string>) => ({
    readings: [
      documentOf(11, 'safety-data-sheet', { ...PAINT, ...one }),
      documentOf(12, 'transport-certificate', { ...PAINT, ...other }),
    ],
  });
  const goods = { goods: [{ documents: [11, 12], extraction: 7 }] };

  test('of the same UN number and other CAS numbers are of another product, both places named', async () => {
    const [finding, ...more] = await findingsOf(
      'another_product',
      goods,
      sheets({ casNo: '1330-20-7' }, { casNo: '108-88-3' }),
    );
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'error',
      goods: 1,
      message:
        'document-11.pdf and document-12.pdf have the same UN number (UN1263) and are of different products (CAS numbers): "1330-20-7" in document-11.pdf; "108-88-3" in document-12.pdf.',
      places: [
        { document: 'document-11.pdf', documentId: 11, page: 1, quote: '1330-20-7' },
        { document: 'document-12.pdf', documentId: 12, page: 1, quote: '108-88-3' },
      ],
      ask: { chinese: expect.stringContaining('产品不同') },
    });
  });

  test('of another product name and another manufacturer are of another product', async () => {
    const found = await findingsOf(
      'another_product',
      goods,
      sheets(
        { commodityName: 'Brightwater Enamel 20', manufacturerCompanyName: 'Brightwater Coatings Ltd' },
        { commodityName: 'Ruston Floor Lacquer', manufacturerCompanyName: 'Ruston Chemical GmbH' },
      ),
    );
    expect(found).toHaveLength(1);
  });

  test('of the same CAS number, or of another name by the same manufacturer, are of one product', async () => {
    const same = sheets({ casNo: '1330-20-7' }, { casNo: '1330-20-7' });
    expect(await findingsOf('another_product', goods, same)).toEqual([]);
    const maker = { manufacturerCompanyName: 'Brightwater Coatings Ltd' };
    const named = sheets({ commodityName: 'Enamel 20', ...maker }, { commodityName: 'Floor Lacquer', ...maker });
    expect(await findingsOf('another_product', goods, named)).toEqual([]);
  });
});

test('a value of the shipment that its document contradicts is one finding', async () => {
  const content: ShipmentContent = {
    goods: [{ documents: [11], extraction: 7, values: { ...PAINT, packingGroup: 'II' } }],
  };
  const readings = [documentOf(11, 'safety-data-sheet', PAINT)];
  expect(await findingsOf('value_contradicts_document', content, { readings })).toEqual([]);
  const conflicts = await findingsOf('papers_conflict', content, { readings });
  expect(conflicts.map(({ message }) => message)).toEqual([expect.stringContaining('packing group: ')]);
});

describe('a packing use certificate', () => {
  const certificate = documentOf(21, 'packing-use-certificate', {
    ...PAINT,
    packageQuantityAndType: '100 steel drums',
  });
  const shipmentOf = (count: number): ShipmentContent => ({
    goods: [{ documents: [21], extraction: 7, packages: [drums(count)] }],
  });

  test('for fewer packages than the shipment has is an error with its place', async () => {
    const [finding] = await findingsOf('packages_left', shipmentOf(101), { readings: [certificate] });
    expect(finding).toMatchObject({
      severity: 'error',
      goods: 1,
      message: 'document-21.pdf is for 100 packages; this shipment has 101.',
      places: [{ documentId: 21, page: 1, quote: '100 steel drums' }],
      ask: { chinese: expect.stringContaining('仅适用于 100 件') },
    });
    expect(await findingsOf('packages_left', shipmentOf(100), { readings: [certificate] })).toEqual([]);
  });

  test('is written off by the packages of other shipments', async () => {
    const others = [stored(2, shipmentOf(70)), stored(3, { goods: [{ documents: [99], packages: [drums(70)] }] })];
    const [finding] = await findingsOf('packages_left', shipmentOf(31), { readings: [certificate], others });
    expect(finding?.message).toBe(
      'document-21.pdf is for 100 packages, and 70 of them are used by shipment 2; this shipment has 31.',
    );
    expect(await findingsOf('packages_left', shipmentOf(30), { readings: [certificate], others })).toEqual([]);
  });
});

describe('a container', () => {
  const packages = [drums(40, { container: 'MSKU1234565', grossMassKg: 20_000, netMassKg: 19_000 })];
  const masses = (container: object) =>
    findingsOf('container_mass', {
      goods: [{ values: PAINT, packages }],
      containers: [{ number: 'MSKU1234565', tareKg: 2230, ...container }],
    });

  test('that weighs more with its load than it may is an error', async () => {
    const [finding] = await masses({ maxGrossKg: 22_000 });
    expect(finding).toMatchObject({
      severity: 'error',
      message: 'MSKU1234565: load and tare come to 22230 kg; it may weigh 22000 kg.',
      ask: { chinese: expect.stringContaining('请确认') },
    });
    expect(await masses({ maxGrossKg: 24_000 })).toEqual([]);
  });

  test('whose verified gross mass is less than its load and tare is an error, much more is a warning', async () => {
    expect(await masses({ verifiedGrossMassKg: 21_900 })).toMatchObject([
      {
        severity: 'error',
        message: 'MSKU1234565: the verified gross mass is 21900 kg, load and tare alone come to 22230 kg.',
      },
    ]);
    expect(await masses({ verifiedGrossMassKg: 25_000 })).toMatchObject([{ severity: 'warning' }]);
    expect(await masses({ verifiedGrossMassKg: 22_600 })).toEqual([]);
  });

  test.each([
    ['container', 'error', 40_000, 'MSKU1234565: 40HC: the load is 40000 kg; by ISO 668 it may be 32100 kg at most.'],
    [
      'container',
      'warning',
      30_000,
      'MSKU1234565: 40HC: the load is 30000 kg; most containers of the type carry 28600 kg.',
    ],
    ['whole', 'error', 148_000, 'All goods: 2 × 40HC: the load is 148000 kg; by ISO 668 it may be 64200 kg at most.'],
    [
      'whole',
      'warning',
      60_000,
      'All goods: 2 × 40HC: the load is 60000 kg; most containers of the type carry 57200 kg.',
    ],
  ])(
    'is not loaded with more than its type carries: the %s, as %s at %i kg',
    async (where, severity, mass, message) => {
      const payloadsOf = (grossMassKg: number, more: object = {}) =>
        findingsOf('container_payload', {
          goods: [
            {
              values: PAINT,
              packages: [drums(40, { grossMassKg, ...(where === 'whole' ? {} : { container: 'MSKU1234565' }) })],
            },
          ],
          containers: [
            { number: 'MSKU1234565', sizeType: "40'HC", ...more },
            { number: 'MSKU1234570', sizeType: '45G1', ...more },
          ],
        });
      const [finding, ...others] = await payloadsOf(mass);
      expect([finding?.severity, others]).toEqual([severity, []]);
      expect(finding?.message).toContain(message);
      expect(await payloadsOf(28_000)).toEqual([]);
      expect(await payloadsOf(mass, { sizeType: '40FR' })).toEqual([]);
    },
  );

  test('with packages whose mass nobody stated is not weighed', async () => {
    const unweighed = { container: 'MSKU1234565', count: 1, kind: 'box (4G)' };
    const found = await findingsOf('container_mass', {
      goods: [{ values: PAINT, packages: [...packages, unweighed] }],
      containers: [{ number: 'MSKU1234565', tareKg: 2230, maxGrossKg: 3000 }],
    });
    expect(found).toEqual([]);
  });
});

test.each(['queued', 'running', 'failed'])(
  'papers whose reading is %s are an error until they are read',
  async (status) => {
    const content = {
      goods: [{ values: PAINT, documents: [11], extraction: 7 }],
      papers: [{ kind: 'booking' as const, document: 31, extraction: 8 }],
    };
    const found = await findingsOf('papers_unread', content, { status });
    expect(found.map(({ severity, message }) => [severity, message.slice(0, 50)])).toEqual([
      ['error', 'Documents are still being read (extraction 7), or '],
      ['error', 'Documents are still being read (extraction 8), or '],
    ]);
    expect(await findingsOf('papers_unread', content)).toEqual([]);
  },
);
