import { beforeAll, describe, expect, it } from 'vitest';
import { createLog, unopened } from '../../base/index.ts';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { readWorkbook } from '../../spreadsheets/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import type { RateExportQuery } from '../exports/export.schema.ts';
import { openRates } from '../rates.ts';
import { openRateSheet } from '../sheet-reader/index.ts';

const names = { ports: createPortResolver(), carriers: createCarrierDirectory() };
const { database, url } = await createTestDatabase();
const rates = openRates({
  ...{ jobs: unopened(), log: createLog('silent'), database, changes: await createTestFeed(url) },
  ...{ ports: () => names.ports, carriers: names.carriers },
});
const now = new Date('2031-12-10T12:00:00Z');

beforeAll(async () => {
  const row = {
    destination: 'Hamburg',
    carrier: 'MSC',
    currency: 'USD',
    validFrom: '2031-12-01',
    validTo: '2031-12-31',
  };
  const charges = [{ code: 'CFS', amount: 12, basis: 'PER_WM' as const, minimum: 30 }];
  const rows = [
    { ...row, origin: 'Shanghai', amount: 45, minimumQuantity: 1, breaks: [{ from: 5, amount: 40 }], charges },
    { ...row, origin: 'Ningbo', amount: 47, minimum: 60, kgPerM3: 500 },
  ];
  await rates.publish(await rates.lcl.import({ name: 'Consolidator', rows, by: 'Pia', now }), 'Pia');
});

async function fileOf(query: RateExportQuery): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of rates.export(query, now, 'lcl').pieces) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('an export of LCL rates', () => {
  it('has their terms in columns, and one row a charge on a second tab', async () => {
    const { tabs } = readWorkbook({ name: 'lcl.xlsx', bytes: await fileOf({ format: 'xlsx' }) });
    expect(tabs.map(({ name }) => name)).toEqual(['LCL', 'LCL charges']);
    const [head, ...rows] = (tabs[0]?.rows ?? []).map((row) => row?.values ?? []);
    const cells = (...headings: string[]) =>
      rows.map((row) => headings.map((one) => row[head?.indexOf(one) ?? -1] ?? null));
    expect(cells('Origin', 'Freight', 'Charged', 'kg per m3', 'Minimum amount', 'Minimum quantity', 'Breaks')).toEqual([
      ['Shanghai', 45, 'per W/M', 1000, null, 1, 'from 5: 40'],
      ['Ningbo', 47, 'per W/M', 500, 60, null, null],
    ]);
    expect(cells('Charges')[0]).toEqual(['CFS 12 USD per W/M, at least 30']);
    expect(tabs[1]?.rows).toHaveLength(2);
  });

  it('as NDJSON is each rate as it is answered, filtered as the list is', async () => {
    const lines = (await fileOf({ format: 'ndjson', origin: 'Ningbo' })).toString().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual((await rates.lcl.list({ origin: 'Ningbo' }, now)).data);
  });

  it('is refused when it is imported, as breaks and charges are written for people', async () => {
    const file = { name: 'lcl-rates.csv', bytes: await fileOf({ format: 'csv' }) };
    expect(() => openRateSheet(file, names)).toThrow(expect.objectContaining({ code: 'lcl_export_not_imported' }));
  });
});

describe('what is of container rates only', () => {
  it('counts no LCL rate, and says where they are when it is asked for them', async () => {
    const query = { equipment: 'lcl' };
    const asked = [
      () => rates.list(query, now),
      () => rates.statistics(query, now),
      () => rates.compare({ ...query, origin: 'Shanghai', destination: 'Hamburg' }, now),
      () => rates.priceHistory({ ...query, origin: 'Shanghai', destination: 'Hamburg' }, now),
      () => rates.listChanges(query, now),
      async () => rates.export(query, now),
    ];
    for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: 'lcl_rates_apart', status: 400 });
    const { body } = await rates.statistics({}, now);
    expect(JSON.parse(Buffer.from(body).toString()).data.rates).toBe(0);
  });
});
