import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/index.ts';
import { saveSampleDraft } from '../../testing/sample-rates.ts';
import { openSheets } from '../sheets/sheets.ts';
import { compareDraft } from './compare-draft.ts';
import { openDrafts } from './drafts.ts';
import { publishSheet, revertSheet } from './publication-store.ts';

const { database } = await createTestDatabase();
const drafts = openDrafts(database);
const { getSheet } = openSheets(database, () => {
  throw new Error('no sheet is read here');
});
const FIRST = { page: 1, perPage: 2 };
const DAYS = { validFrom: '2026-12-01', validTo: '2026-12-31' };

const published = await saveSampleDraft(database, [
  { ...DAYS, equipment: '20GP', amount: 1000 },
  { ...DAYS, equipment: '40HC', amount: 2000 },
  { ...DAYS, equipment: '45HC', amount: 2500 },
]);
await publishSheet(database, published, 'test');
const draft = await saveSampleDraft(database, [
  { ...DAYS, equipment: '20GP', amount: 1100 },
  { ...DAYS, equipment: '40HC', amount: 3000 },
  { ...DAYS, equipment: '45HC', amount: 2500 },
  { ...DAYS, equipment: '40RH', amount: 4000, origin: 'CNNGB', carrier: 'COSU' },
]);

describe('the changes of a draft', () => {
  const pick = async (page: Parameters<typeof drafts.listChanges>[1]) => {
    const { changes, total } = await drafts.listChanges(draft, page);
    return { total, listed: changes.map((one) => [one.kind, one.equipment, one.before, one.after, one.changePercent]) };
  };

  it('are listed whole, page by page: changed prices, then added ones, then those that end', async () => {
    expect(await pick(FIRST)).toEqual({
      total: 5,
      listed: [
        ['changed', '40HC', 2000, 3000, 50],
        ['changed', '20GP', 1000, 1100, 10],
      ],
    });
    expect(await pick({ page: 2, perPage: 2 })).toEqual({
      total: 5,
      listed: [
        ['added', '40RH', null, 4000, null],
        ['superseded', '20GP', 1000, null, null],
      ],
    });
    expect(await pick({ page: 3, perPage: 2 })).toEqual({
      total: 5,
      listed: [['superseded', '40HC', 2000, null, null]],
    });
  });

  it('name a published rate that is shortened to the day before the new one in one change with it', async () => {
    const lane = { origin: 'CNTAO', validTo: '2026-12-31' };
    const old = [
      { ...lane, ...DAYS, equipment: '20GP', amount: 1000 },
      { ...lane, ...DAYS, equipment: '40HC', amount: 2000 },
      { ...lane, ...DAYS, equipment: '45HC', amount: 2500 },
    ];
    await publishSheet(database, await saveSampleDraft(database, old), 'test');
    const later = await saveSampleDraft(database, [
      { ...lane, validFrom: '2026-12-15', equipment: '20GP', amount: 1100 },
      { ...lane, validFrom: '2026-12-10', validTo: '2026-12-12', equipment: '40HC', amount: 2100 },
      { ...lane, validFrom: '2026-12-20', equipment: '45HC', amount: 2550, validTo: '2027-01-15' },
      { ...lane, validFrom: '2026-12-15', equipment: '45HC', amount: 2600, validTo: '2026-12-19' },
    ]);
    const { changes, total } = await drafts.listChanges(later, { page: 1, perPage: 10 });
    expect(changes.map((one) => [one.kind, one.equipment, one.after, one.shortenedTo])).toEqual([
      ['changed', '20GP', 1100, '2026-12-14'],
      ['changed', '40HC', 2100, null],
      ['changed', '45HC', 2600, '2026-12-14'],
      ['changed', '45HC', 2550, null],
      // It goes on after the new one.
      ['superseded', '40HC', null, null],
    ]);
    expect(total).toBe(5);
    const difference = await compareDraft(database, { id: later, kind: 'container' });
    expect(difference).toMatchObject({ changed: 4, superseded: 1, shortened: 2 });
  });

  it('are listed by kind', async () => {
    expect(await pick({ ...FIRST, kind: 'added' })).toEqual({
      total: 1,
      listed: [['added', '40RH', null, 4000, null]],
    });
  });
});

it('lists what a sheet published, after it was published and after other sheets took over', async () => {
  const lane = { ...DAYS, origin: 'CNXMN', equipment: '20GP' };
  const first = await saveSampleDraft(database, [
    { ...lane, amount: 1000 },
    { ...lane, carrier: 'COSU', amount: 900 },
  ]);
  const list = (id: number, search?: string) => drafts.listRates(id, { page: 1, perPage: 10, search });
  const asDraft = await list(first);
  await publishSheet(database, first, 'test');
  const published = await list(first);
  const plain = published.rates.map(({ id: _id, known: _known, ...rate }) => rate);
  expect({ ...published, rates: plain }).toEqual(asDraft);
  expect(published.rates.map(({ known }) => known?.to)).toEqual([null, null]);
  expect((await list(first, 'cosu')).rates.map(({ base, position }) => [base.amount, position])).toEqual([[900, 1]]);
  const second = await saveSampleDraft(database, [{ ...lane, amount: 1100, validFrom: '2026-12-15' }]);
  await publishSheet(database, second, 'test');
  const later = await list(first);
  expect(later.rates.map(({ id }) => id)).toEqual(published.rates.map(({ id }) => id));
  expect(later.rates.map(({ known }) => known?.to === null)).toEqual([false, true]);
  await revertSheet(database, second, 'test');
  expect(await list(first)).toEqual(later);
  expect((await list(second)).rates.map(({ base }) => base.amount)).toEqual([1100]);
});

it('warns of published rates that would stay beside newer ones because only one of them names a service', async () => {
  const lane = { ...DAYS, origin: 'CNDLC', equipment: '20GP' };
  const first = await saveSampleDraft(database, [
    { ...lane, service: 'Lion', amount: 1460 },
    { ...lane, service: 'Lion', carrier: 'COSU', amount: 1500 },
    { ...lane, carrier: 'HLCU', amount: 1600 },
  ]);
  await publishSheet(database, first, 'test');
  const second = await saveSampleDraft(database, [
    { ...lane, amount: 1999 },
    { ...lane, service: 'AEX1', carrier: 'COSU', amount: 1999 },
    { ...lane, carrier: 'HLCU', amount: 1999 },
  ]);
  const { findings } = await getSheet(second);
  expect(findings.map(({ code, message }) => [code, message])).toEqual([
    [
      'stays_beside',
      `1 published rate of sheet ${first} (sample.csv, test) would stay in force beside rates of this draft for the same lane, ` +
        'carrier, container and days: CNDLC - NLRTM MAEU 20GP. One names a service that the other does not. If the new ' +
        'price is to replace the old one, write the same in the sheet and import it again, or revert the older sheet.',
    ],
  ]);
});

it('warns of rates without a carrier that would replace those of another sheet, and names them', async () => {
  const lane = { ...DAYS, origin: 'CNYTN', carrier: '', equipment: '20GP' };
  const first = await saveSampleDraft(database, [
    { ...lane, amount: 1000 },
    { ...lane, equipment: '40HC', amount: 1900 },
    { ...lane, origin: 'CNXMN', carrier: 'COSU', amount: 900 },
  ]);
  const findingsOf = async (id: number) => (await getSheet(id)).findings.map(({ code, message }) => [code, message]);
  expect(await findingsOf(first)).toEqual([]);
  await publishSheet(database, first, 'test');
  const second = await saveSampleDraft(database, [
    { ...lane, amount: 1100 },
    { ...lane, equipment: '40HC', amount: 1900 },
    { ...lane, origin: 'CNXMN', carrier: 'COSU', amount: 950 },
  ]);
  expect(await findingsOf(second)).toEqual([
    [
      'replaces_without_carrier',
      `Rates of this draft name no carrier and would replace 1 published rate without one of sheet ${first} (sample.csv, test): ` +
        "CNYTN - NLRTM 20GP. If those are another agent's, or another carrier's, read this sheet again with the answer `carrier`.",
    ],
  ]);
});

describe('the rates of a draft', () => {
  const pick = async (search?: string) => {
    const { rates, total } = await drafts.listRates(draft, { page: 1, perPage: 10, search });
    return { total, listed: rates.map(({ position, row, base }) => [position, row, base.amount]) };
  };

  it('are listed in the order of the sheet', async () => {
    expect(await pick()).toEqual({
      total: 4,
      listed: [
        [0, 2, 1100],
        [1, 3, 3000],
        [2, 4, 2500],
        [3, 5, 4000],
      ],
    });
  });

  it('are found by words about the places, the carrier and the container', async () => {
    expect(await pick('cnngb cosu 40rh')).toEqual({ total: 1, listed: [[3, 5, 4000]] });
    expect(await pick('cnngb 20GP')).toEqual({ total: 0, listed: [] });
    expect(await pick('%')).toEqual({ total: 0, listed: [] });
  });
});

it('A draft can be deleted; what is or was published cannot', async () => {
  const wrong = await saveSampleDraft(database, [{ amount: 1 }]);
  await drafts.delete(wrong);
  await expect(drafts.delete(wrong)).rejects.toMatchObject({ code: 'rate_sheet_not_found', status: 404 });
  await expect(drafts.delete(published)).rejects.toMatchObject({ code: 'rate_sheet_not_deletable', status: 409 });
  await expect(drafts.listChanges(published, FIRST)).rejects.toMatchObject({
    ...{ code: 'rate_sheet_not_draft', status: 409 },
  });
  for (const list of [drafts.listRates, drafts.listChanges]) {
    await expect(list(wrong, FIRST)).rejects.toMatchObject({ code: 'rate_sheet_not_found' });
  }
});
