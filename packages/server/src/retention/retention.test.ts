import { expect, test } from 'vitest';
import { createCommandRunner } from '../cli/testing/run-command.ts';
import { startService } from '../testing/start-service.ts';

const DAY = 86_400_000;
const settings = { AGENT_RATE_KEEP_DOCUMENTS_DAYS: '30', AGENT_RATE_KEEP_EVENTS_DAYS: '30' };
const { service, database, keyWith, getJson } = await startService([{ amount: 1800 }], settings);
const { pool } = database;

/** Rows as an upload, an extraction and an order leave them; reading files is tested elsewhere. */
const insertOne = async (table: string, row: Record<string, unknown>) => {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const statement = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`;
  return (await pool.query(statement, Object.values(row))).rows[0];
};
const upload = async (words: string, account = 'main'): Promise<number> => {
  const document = await insertOne('documents', {
    ...{ sha256: words, file_name: `${words}.txt`, kind: 'text', media_type: 'text/plain', size_bytes: 3 },
    ...{ page_count: 1, scanned_pages: 0, created_by: 'tester', account_name: account },
  });
  await insertOne('document_chunks', { document_id: document.id, position: 0, bytes: Buffer.from('SDS') });
  const page = { document_id: document.id, number: 1, width: 1, height: 1, source: 'text', lines: '[]' };
  await insertOne('document_pages', page);
  return document.id;
};
const extract = async (document: number, account = 'main'): Promise<number> => {
  const row = { status: 'done', target_format: 'x', model: 'rules', created_by: 'tester', account_name: account };
  const { id } = await insertOne('extractions', row);
  await insertOne('extraction_documents', { extraction_id: id, position: 0, document_id: document });
  return id;
};
const order = async (account: string, extractionId: number): Promise<string> => {
  const lane = { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU' };
  const now = new Date();
  await insertOne('quotes', {
    ...{ id: `q-${account}`, rate_id: 1, rate_key: 'k', account: 'a', created_by: 'tester', ...lane },
    ...{ issued_at: now, valid_until: now, content: '{}', account_name: account },
  });
  const content = JSON.stringify({ cargo: [{ dangerousGoods: { extractionId } }] });
  await insertOne('orders', {
    ...{ id: `o-${account}`, account: 'a', placed_by: 'tester', placed_at: now, updated_at: now, version: 1, ...lane },
    ...{ booking_status: 'CONFIRMED', equipment: '40HC', reference_values: [], quote_id: `q-${account}` },
    ...{ content, feedbacks: '[]', account_name: account },
  });
  await insertOne('order_contents', { order_id: `o-${account}`, version: 1, content });
  return `o-${account}`;
};
const ids = async (table: string, where = 'true') =>
  (await pool.query(`select id from ${table} where ${where} order by id`)).rows.map(({ id }) => id);

test('a document is erased with its extractions, its pages and its bytes', async () => {
  const document = await upload('Erased One');
  const extraction = await extract(document);
  expect((await service.erasing.plan({ document })).deletes).toMatchObject({
    documents: [document],
    extractions: [extraction],
  });
  expect(await ids('documents', `id = ${document}`)).toEqual([document]);
  await service.erasing.erase({ document });
  for (const [table, column] of [
    ['documents', 'id'],
    ['document_chunks', 'document_id'],
    ['document_pages', 'document_id'],
    ['extractions', 'id'],
  ]) {
    const id = table === 'extractions' ? extraction : document;
    expect((await pool.query(`select 1 from ${table} where ${column} = $1`, [id])).rowCount).toBe(0);
  }
  await expect(service.erasing.plan({ document })).rejects.toMatchObject({ code: 'document_not_found' });
});

test('an account is erased but for its orders and what they were made from, which is named', async () => {
  const pinned = await upload('Pinned', 'acme');
  const evidence = await extract(pinned, 'acme');
  const placed = await order('acme', evidence);
  await keyWith(['rates:read'], 'acme');
  const free = await upload('Free', 'acme');
  const other = await upload('Other', 'other');
  const plan = await service.erasing.plan({ account: 'acme' });
  expect(plan.deletes).toMatchObject({ documents: [free], extractions: [], quotes: [] });
  expect(plan.keeps).toEqual([
    { kind: 'order', id: placed, because: ['an order is evidence of a contract'] },
    { kind: 'extraction', id: evidence, because: [placed] },
    { kind: 'document', id: pinned, because: [placed] },
  ]);
  await service.erasing.erase({ account: 'acme' });
  expect(await ids('documents', `account_name in ('acme', 'other')`)).toEqual([pinned, other]);
  expect(await ids('api_keys', `account_name = 'acme' and revoked_at is null`)).toEqual([]);
  expect(await ids('events', `account_name = 'acme' and subject not like 'orders/%' and data::text <> '{}'`)).toEqual(
    [],
  );
  // Doing it again finds nothing more.
  expect((await service.erasing.plan({ account: 'acme' })).deletes.documents).toEqual([]);
  await expect(service.erasing.plan({ account: 'main' })).rejects.toMatchObject({ code: 'erasure_of_main' });
});

test('of the many shipments that name a document, the last one alone keeps it; a refusal says how many it does not name', async () => {
  const shared = await upload('Shared', 'crowd');
  const read = await extract(shared, 'crowd');
  const shipment = async (papers: object[]): Promise<number> => {
    const [at, by] = [new Date(), 'tester'];
    const content = JSON.stringify({ goods: [{ extraction: read, documents: [shared] }], papers });
    const made = { created_at: at, created_by: by, updated_at: at, updated_by: by };
    return (await insertOne('shipments', { version: 1, content, ...made, account_name: 'crowd' })).id;
  };
  const leaving: number[] = [];
  for (let at = 0; at < 20; at += 1) leaving.push(await shipment([]));
  const last = await shipment([{ order: 'o-elsewhere' }]);
  const plan = await service.erasing.plan({ account: 'crowd' });
  expect(plan.deletes).toMatchObject({ shipments: leaving, documents: [], extractions: [] });
  expect(plan.keeps).toEqual([
    { kind: 'shipment', id: last, because: ['o-elsewhere'] },
    { kind: 'extraction', id: read, because: [`shipment ${last}`] },
    { kind: 'document', id: shared, because: [`shipment ${last}`] },
  ]);
  const named = { orders: leaving.map((id) => `shipment ${id}`), more: 1 };
  await expect(service.documents.delete(shared)).rejects.toMatchObject({ code: 'document_in_use', data: named });
  await expect(service.extractions.deleteExtraction(read)).rejects.toMatchObject({
    ...{ code: 'extraction_in_use', data: named },
  });
});

test('nobody gets into an erased account any more: invites end, and people and watched lanes are forgotten', async () => {
  const { people, erasing } = service;
  const ada = await people.create({ name: 'Ada Lovelace', role: 'viewer', account: 'leaving' }, 'tester');
  const bob = await people.create({ name: 'Bob Noyce', role: 'viewer', account: 'leaving' }, 'tester');
  const tokenOf = ({ link }: { link: string }) => link.split('#')[1] ?? '';
  const { key } = await people.accept(tokenOf(bob));
  const { keyId } = await service.authenticate(`Bearer ${key}`);
  const lane = { id: 'sub_leaving', key_id: keyId, origin: 'Shanghai', destination: 'Hamburg' };
  await insertOne('rate_subscriptions', lane);
  const { deletes } = await erasing.plan({ account: 'leaving' });
  expect(deletes).toMatchObject({ persons: expect.arrayContaining([ada.id, bob.id]), subscriptions: ['sub_leaving'] });
  await erasing.erase({ account: 'leaving' });
  await expect(people.accept(tokenOf(ada))).rejects.toMatchObject({ code: 'invite_withdrawn' });
  await expect(async () => service.authenticate(`Bearer ${key}`)).rejects.toMatchObject({ code: 'invalid_api_key' });
  expect(await ids('rate_subscriptions')).toEqual([]);
  const names = `select name from people union select name from api_keys`;
  expect(JSON.stringify((await pool.query(names)).rows)).not.toMatch(/Ada|Bob/);
  expect((await erasing.plan({ account: 'leaving' })).deletes).toMatchObject({ persons: [], subscriptions: [] });
});

test('documents and events go after their days, and what an order needs stays', async () => {
  const old = await upload('Old');
  const pinned = await upload('Old and pinned', 'third');
  await order('third', await extract(pinned, 'third'));
  const extractedLately = await upload('Old, and extracted lately');
  await pool.query('update documents set created_at = $1', [new Date(Date.now() - 31 * DAY)]);
  await pool.query('update extractions set created_at = $1', [new Date(Date.now() - 31 * DAY)]);
  await extract(extractedLately);
  const young = await upload('Young');
  const data = { webhook: { id: '1', url: 'https://example.com', description: null }, reason: 'gone' };
  const event = { type: 'agent-rate.webhook.disabled.v1' as const, subject: 'webhooks/1', data };
  await database.sql.transaction().execute((within) => service.events.append(event, { within }));
  // Reading numbers them.
  await getJson('/events');
  await pool.query('update events set time = $1', [new Date(Date.now() - 31 * DAY)]);
  const last = (await pool.query('select max(position) as last from events')).rows[0].last;
  await pool.query('update event_readers set position = $1', [last]);
  const deleted = await service.keeping.deleteOld();
  expect(deleted?.documents).toBeGreaterThan(0);
  const left = await ids('documents');
  expect(left).not.toContain(old);
  expect(left).toEqual(expect.arrayContaining([pinned, extractedLately, young]));
  expect((await pool.query('select position from events where position is not null')).rows).toEqual([
    { position: last },
  ]);
});

test('the command shows first what would go, and erases with --yes', async () => {
  const { run, database: own } = await createCommandRunner();
  await own.pool.query(
    `insert into documents (sha256, file_name, kind, media_type, size_bytes, page_count, scanned_pages, created_by)
     values ('00', 'a.txt', 'text', 'text/plain', 0, 0, 0, 'tester')`,
  );
  const { out, code } = await run('erase document 1');
  expect({ out, code }).toMatchObject({
    code: 0,
    out: expect.stringMatching(/would erase 1 document\nNothing was changed/),
  });
  const { out: json } = await run('erase document 1 --yes --json');
  expect(JSON.parse(json)).toMatchObject({ erased: true, deletes: { documents: [1] }, keeps: [] });
  const { rows } = await own.pool.query('select act, adapter, subject from audit_entries');
  expect(rows).toEqual([{ act: 'erase', adapter: 'cli', subject: 'documents/1' }]);
  expect((await run('erase document 1')).code).toBe(1);
});

test('a person is erased from orders, documents, events and the audit log, which say that a person acted and not who', async () => {
  const { people, erasing, audit } = service;
  const lin = await people.create({ name: 'Lin "Rosa" Wei', role: 'pricing' }, 'tester');
  const { key } = await people.accept(lin.link.split('#')[1] ?? '');
  const { keyId, person } = await service.authenticate(`Bearer ${key}`);
  const label = 'Lin "Rosa" Wei (pricing)';
  const document = await upload('Uploaded by Lin');
  const placed = await order('fifth', await extract(document, 'fifth'));
  await pool.query(`update documents set created_by = $2 where id = $1`, [document, label]);
  await pool.query(`update orders set placed_by = $2 where id = $1`, [placed, label]);
  const actor = { keyId, name: label, ...(person ? { person } : {}) };
  const made = { actor: { keyId: null, name: 'tester' }, adapter: 'cli' as const, act: 'create-person', subject: null };
  const about = { subject: `people/${lin.id}` };
  await audit.record(
    made,
    () => ({ name: 'Lin "Rosa" Wei' }),
    (after) => ({ ...about, after }),
  );
  const act = { actor, adapter: 'rest' as const, act: 'revert-rate-sheet', subject: 'rate-sheets/1' };
  await audit.record(
    { ...act, before: { by: label } },
    async () => ({ publishedBy: label }),
    (after) => ({ after }),
  );
  const data = { rateSheet: { id: 1 }, by: label };
  await insertOne('events', { id: 'e-lin', type: 'x', subject: placed, data, account_name: 'fifth' });
  const plan = await erasing.plan({ person: lin.id });
  expect(plan).toMatchObject({ subject: `people/${lin.id}`, deletes: { persons: [lin.id], keys: [keyId] }, keeps: [] });
  expect(plan.names?.map(({ column }) => column)).toEqual(
    expect.arrayContaining(['documents.created_by', 'orders.placed_by', 'audit_entries.name', 'events.data']),
  );
  await erasing.erase({ person: lin.id });
  const tables = await pool.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of tables.rows) {
    const { rowCount } = await pool.query(`select 1 from "${name}" t where strpos(t::text, 'Rosa') > 0`);
    expect([name, rowCount]).toEqual([name, 0]);
  }
  expect((await pool.query(`select placed_by from orders where id = $1`, [placed])).rows).toEqual([
    { placed_by: 'erased' },
  ]);
  expect(await ids('documents', `id = ${document}`)).toEqual([document]);
  await expect(async () => service.authenticate(`Bearer ${key}`)).rejects.toMatchObject({ code: 'invalid_api_key' });
  expect(await ids('audit_entries', `person_id = '${lin.id}' and name = 'erased'`)).toHaveLength(1);
  // Nobody else changes the log.
  await expect(pool.query(`update audit_entries set name = 'x'`)).rejects.toThrow('append-only');
  await expect(erasing.plan({ person: 'per_none' })).rejects.toMatchObject({ code: 'person_not_found' });
});
