import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { openDrafts } from '../publications/drafts.ts';
import { publishSheet, revertSheet } from '../publications/publication-store.ts';
import { countRates } from '../search/rate-store.ts';
import { type SampleSheet, sampleBytes } from '../sheet-reader/samples/sample-workbook.ts';
import { importSheet } from '../sheets/import-sheet.ts';
import { getSheet } from '../sheets/sheet-store.ts';
import { openLclRates } from './lcl-rates.ts';

const { database } = await createTestDatabase();
const names = { ports: createPortResolver(), carriers: createCarrierDirectory() };
const lcl = openLclRates(database, () => names);
const now = new Date('2026-12-10T12:00:00Z');
const FILE = new URL('../sheet-reader/samples/lcl/beside-containers.sheet.json', import.meta.url);
const SHEET = JSON.parse(readFileSync(FILE, 'utf8')) as SampleSheet;
const page = { page: 1, perPage: 50 };

async function importRows(sheet: SampleSheet): Promise<number> {
  const source = { file: { name: sheet.file, bytes: sampleBytes(sheet) } };
  return (await importSheet({ database, ...names }, { source, answers: {}, by: 'Pia', now })).sheet.id;
}
const amounts = async () => (await lcl.list({}, now)).data.map(({ freight }) => freight.amount);

it('a workbook of containers and LCL is one draft, published and reverted as one, its kinds kept apart', async () => {
  const id = await importRows(SHEET);
  expect(await getSheet(database, id)).toMatchObject({ kind: 'both', rates: 6, lclRates: 2, status: 'draft' });
  const drafts = openDrafts(database);
  const [containers, less] = [await drafts.listRates(id, page), await drafts.listLclRates(id, page)];
  expect([containers.total, less.total]).toEqual([4, 2]);
  expect(less.rates[0]).toMatchObject({ tab: 'FCL', row: 3, freight: { amount: 30, basis: 'PER_M3' } });
  const { changes, total } = await drafts.listChanges(id, page);
  expect(total).toBe(6);
  expect(changes.filter(({ equipment }) => equipment === 'LCL').map(({ after }) => after)).toEqual([33, 30]);

  expect(await publishSheet(database, id, 'Pia')).toMatchObject({ added: 6, changed: 0, unchanged: 0 });
  expect([await countRates(database, {}), await amounts()]).toEqual([4, [30, 33]]);

  const dearer = structuredClone(SHEET);
  const row = dearer.tabs[0]?.rows[2];
  if (row) row[5] = 31;
  const second = await importRows(dearer);
  expect(await publishSheet(database, second, 'Pia')).toMatchObject({ added: 0, changed: 1, unchanged: 5 });
  expect([await countRates(database, {}), await amounts()]).toEqual([4, [31, 33]]);
  await expect(revertSheet(database, id, 'Pia')).rejects.toMatchObject({ code: 'rate_sheet_superseded' });
  await revertSheet(database, second, 'Pia');
  expect(await amounts()).toEqual([30, 33]);
});
