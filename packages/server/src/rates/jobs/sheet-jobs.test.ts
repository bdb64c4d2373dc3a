import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../base/index.ts';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { type Database, openJobQueue, Superseded, startRun } from '../../db/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet } from '../publications/publication-store.ts';
import { openRates, type Rates } from '../rates.ts';
import type { SheetImport } from '../sheets/import-sheet.ts';
import { insertJob } from './sheet-job-store.ts';

const log = createLog('silent');
const resolver = createPortResolver();
const now = new Date('2026-11-20T00:00:00Z');
const LATER = { wait: false };

/** Rates on a database of its own; jobs wait until `startWork`. */
async function openTestRates(): Promise<{ database: Database; rates: Rates }> {
  const { database, url } = await createTestDatabase();
  const jobs = openJobQueue(url, log);
  afterAll(jobs.close);
  const changes = await createTestFeed(url);
  return {
    database,
    rates: openRates({ database, changes, jobs, log, ports: () => resolver, carriers: createCarrierDirectory() }),
  };
}

const HEADER = 'POL,POD,Carrier,40HC,Currency,Valid from,Valid to';

/** More than 100 kB: too much to be read within a request. */
function largeSheet(name: string): SheetImport {
  const line = (index: number) => `Shanghai,Rotterdam,MSC,${1000 + index},USD,2027-01-01,2027-01-31`;
  const lines = Array.from({ length: 2_500 }, (_, index) => line(index));
  const bytes = Buffer.from([HEADER, `Ningbo,Hamburg,MSC,1900,USD,2027-01-01,2027-01-31,${name}`, ...lines].join('\n'));
  return { source: { file: { name: `${name}.csv`, bytes } }, answers: {}, by: 'Pricing', now };
}

const damaged: SheetImport = {
  source: { file: { name: 'torn.xlsx', bytes: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200_000)]) } },
  ...{ answers: {}, by: 'Pricing', now },
};

/** More rates than are published within a request. */
const saveLargeDraft = (database: Database) =>
  saveSampleDraft(
    database,
    Array.from({ length: 5_001 }, (_, index) => ({ amount: 900 + index, equipment: `T${index}` })),
  );

/** Resolves when a statement waits for a lock on the sheets. */
const waitForLock = (database: Database) =>
  expect
    .poll(async () => {
      const statement = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%rate_sheets%'";
      return (await database.pool.query(statement)).rowCount;
    })
    .toBeGreaterThan(0);

/** What is kept of files and rows, in pieces. */
const countKept = async (database: Database) =>
  (await database.pool.query('select 1 from rate_sheet_files union all select 1 from rate_sheet_rows')).rowCount;

describe('Jobs that no server works on yet', async () => {
  const { database, rates } = await openTestRates();

  it('A request for a publication that ends at the same moment finds the sheet published, and begins no second job', async () => {
    const id = await saveLargeDraft(database);
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query("update rate_sheets set status = 'published' where id = $1", [id]);
    const asked = rates.jobs.publish(id, 'Pricing', LATER).catch((error: Error) => error);
    await Promise.race([waitForLock(database), asked]);
    await client.query('commit');
    client.release();
    await asked;
    expect((await rates.jobs.look(id)).job).toBeNull();
  });

  it('A large sheet is kept with its job, and the same file is not kept twice', async () => {
    const first = await rates.jobs.import(largeSheet('waiting'), LATER);
    expect(first).toMatchObject({
      isDuplicate: false,
      sheet: {
        ...{ file: 'waiting.csv', status: 'importing', rates: 0, tabs: [], findings: [] },
        job: { kind: 'import', status: 'queued', progress: null, problem: null, createdBy: 'Pricing', startedAt: null },
      },
    });
    const again = await rates.jobs.import(largeSheet('waiting'), LATER);
    expect(again).toEqual({ isDuplicate: true, sheet: first.sheet });
    const { id } = first.sheet;
    await expect(rates.publish(id, 'Pricing')).rejects.toMatchObject({ code: 'rate_sheet_not_draft' });
    await expect(rates.drafts.delete(id)).rejects.toMatchObject({ code: 'rate_sheet_busy' });
    expect((await rates.listSheets({ status: 'importing', page: 1, perPage: 10 })).total).toBe(1);
  });

  it('A cancelled import leaves nothing but its name, which can be deleted', async () => {
    const kept = await countKept(database);
    const { sheet } = await rates.jobs.import(largeSheet('cancelled'), LATER);
    expect(await rates.jobs.cancel(sheet.id)).toMatchObject({ status: 'cancelled', job: { status: 'cancelled' } });
    await expect(rates.jobs.cancel(sheet.id)).rejects.toMatchObject({ code: 'rate_sheet_job_finished' });
    await rates.drafts.delete(sheet.id);
    await expect(rates.jobs.look(sheet.id)).rejects.toMatchObject({ code: 'rate_sheet_not_found' });
    expect(await countKept(database)).toBe(kept);
  });

  it('A publication asked for twice is one job, and one that was cancelled leaves the draft', async () => {
    const id = await saveLargeDraft(database);
    const first = await rates.jobs.publish(id, 'Pricing', LATER);
    expect(first).toMatchObject({ sheet: { id, status: 'draft', job: { kind: 'publish', status: 'queued' } } });
    expect(await rates.jobs.publish(id, 'Pricing', LATER)).toEqual(first);
    const { rows } = await database.pool.query(
      'select count(*)::int as jobs from rate_sheet_jobs where sheet_id = $1',
      [id],
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    expect(await rates.jobs.cancel(id)).toMatchObject({ status: 'draft', job: { status: 'cancelled' } });
  });

  it('What a process publishes after another one took its job over, or it was cancelled, is not kept', async () => {
    const sheetId = await saveSampleDraft(database, [{ amount: 800, carrier: 'COSU' }]);
    const id = await database.sql
      .transaction()
      .execute((trx) => insertJob(trx, { sheetId, kind: 'publish', by: 'Pricing' }));
    const job = { table: 'rate_sheet_jobs', id } as const;
    const [first, second] = [await startRun(database.sql, job), await startRun(database.sql, job)];
    await expect(publishSheet(database, sheetId, 'Pricing', { run: first })).rejects.toThrow(Superseded);
    await rates.jobs.cancel(sheetId);
    await expect(publishSheet(database, sheetId, 'Pricing', { run: second })).rejects.toThrow(Superseded);
    expect(await rates.jobs.look(sheetId)).toMatchObject({ status: 'draft', rates: 1 });
    const { rows } = await database.pool.query('select * from rates where sheet_id = $1', [sheetId]);
    expect(rows).toEqual([]);
  });
});

describe('Jobs that a server works on', async () => {
  const { database, rates } = await openTestRates();
  beforeAll(() => rates.jobs.startWork());

  it('A large sheet becomes the same draft as one that is imported at once', async () => {
    const { id } = (await rates.jobs.import(largeSheet('by-job'), {})).sheet;
    // A busy machine may take longer than a request waits.
    await expect.poll(async () => (await rates.jobs.look(id)).status, { timeout: 60_000 }).toBe('draft');
    const sheet = await rates.jobs.look(id);
    expect(sheet).toMatchObject({ status: 'draft', rates: 2_501, job: { kind: 'import', status: 'done' } });
    const here = await (await openTestRates()).rates.importSheet(largeSheet('by-job'));
    const { id: _id, createdAt: _at, job: _job, ...byJob } = sheet;
    const { id: _otherId, createdAt: _otherAt, job, ...atOnce } = here.sheet;
    expect(byJob).toEqual(atOnce);
    expect(job).toBeNull();
  });

  it('A large sheet that is read again gives way to the new reading', async () => {
    const { sheet: before } = await rates.jobs.import(largeSheet('again'), {});
    const again = { answers: { headings: ['ELSEWHERE=ignore'] }, by: 'Pricing', now };
    const { id } = await rates.jobs.reread(before.id, again, {});
    // A busy machine may take longer than a request waits.
    await expect.poll(async () => (await rates.jobs.look(id)).status, { timeout: 60_000 }).toBe('draft');
    const after = await rates.jobs.look(id);
    expect(after).toMatchObject({ file: 'again.csv', status: 'draft', rates: 2_501, answers: again.answers });
    await expect(rates.jobs.look(before.id)).rejects.toMatchObject({ code: 'rate_sheet_not_found' });
    expect(await rates.jobs.reread(after.id, again, {})).toEqual(after);
  });

  it('Rows that a program sends are imported by a job as well, and are not kept', async () => {
    const days = { validFrom: '2027-02-01', validTo: '2027-02-28', currency: 'USD' };
    const row = (index: number) => ({ origin: 'Shanghai', destination: 'Rotterdam', equipment: '40HC', amount: index });
    const rows = Array.from({ length: 501 }, (_, index) => ({ ...days, ...row(1000 + index) }));
    const { sheet } = await rates.jobs.import({ source: { name: 'sent', rows }, answers: {}, by: 'ERP', now }, {});
    expect(sheet).toMatchObject({
      file: 'sent',
      status: 'draft',
      rates: 501,
      createdBy: 'ERP',
      job: { status: 'done' },
    });
    expect((await database.pool.query('select 1 from rate_sheet_rows')).rowCount).toBe(0);
  });

  it('A file that cannot be read is refused to those who wait, and leaves no sheet', async () => {
    const { total } = await rates.listSheets({ page: 1, perPage: 1 });
    await expect(rates.jobs.import(damaged, {})).rejects.toMatchObject({ code: 'file_corrupt', status: 422 });
    expect((await rates.listSheets({ page: 1, perPage: 1 })).total).toBe(total);
  });

  it('To those who do not wait, its sheet says why', async () => {
    const kept = await countKept(database);
    const { sheet } = await rates.jobs.import(damaged, LATER);
    await expect.poll(async () => (await rates.jobs.look(sheet.id)).status, { timeout: 20_000 }).toBe('failed');
    expect((await rates.jobs.look(sheet.id)).job).toMatchObject({
      status: 'failed',
      problem: { code: 'file_corrupt' },
    });
    await rates.drafts.delete(sheet.id);
    expect(await countKept(database)).toBe(kept);
  });

  it('A publication by a job is the same as one within the request, and counts what it did', async () => {
    const id = await saveLargeDraft(database);
    const { sheet } = (await rates.jobs.publish(id, 'Pricing', LATER)) as { sheet: { id: number } };
    expect(sheet.id).toBe(id);
    await expect.poll(async () => (await rates.jobs.look(id)).status, { timeout: 20_000 }).toBe('published');
    await expect(rates.jobs.publish(id, 'Pricing', {})).rejects.toMatchObject({ code: 'rate_sheet_not_draft' });
    const { rows } = await database.pool.query(
      'select added, changed, unchanged, published_by from publications where sheet_id = $1',
      [id],
    );
    expect(rows).toEqual([{ added: 5001, changed: 0, unchanged: 0, published_by: 'Pricing' }]);
  });
});
