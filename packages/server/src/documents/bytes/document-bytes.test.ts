import { createHash, randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../../base/index.ts';
import { restoreBackup, writeBackup } from '../../db/index.ts';
import { openTestDocuments } from '../../extraction/testing/open-test-documents.ts';
import { sampleSds } from '../../extraction/testing/sample-sds.ts';
import { createEmptyTestDatabase, createTestDatabase } from '../../testing/index.ts';
import { backUpObjects } from './backup-objects.ts';
import { REMOVAL_LOCK } from './document-bytes.ts';
import { openObjectStore } from './object-store.ts';
import { startTestStore } from './testing/s3-server.ts';

const store = await startTestStore();
const objects = openObjectStore(store.settings);
const testDatabase = await createTestDatabase();
const { sql, pool } = testDatabase.database;
const { documents, extractions, close } = openTestDocuments(testDatabase, { objects });
afterAll(close);

const uploadOne = async (name: string, bytes: Uint8Array) => {
  const [document] = await documents.upload([{ name, bytes }], 'tester');
  if (!document) throw new Error('nothing was uploaded');
  return document;
};
/** A text document of some length that no other test sends. */
const anyText = (bytes = 40) => Buffer.from(`SAFETY DATA SHEET\n${randomBytes(bytes).toString('hex')}\n`);
const countChunks = async () => (await pool.query('select count(*)::int as n from document_chunks')).rows[0].n;
const sameBytes = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(Buffer.from(other));
const collect = async (source: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
};
async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

test('documents lie in the store and not in the database, and come back byte for byte', async () => {
  const bytes = anyText(900_000);
  const { id } = await uploadOne('long.txt', bytes);
  expect(sameBytes(await documents.readBytes(id), bytes)).toBe(true);
  expect(await countChunks()).toBe(0);
  expect(await store.list()).toEqual([expect.stringMatching(/^live\/[0-9a-f-]{36}$/)]);
});

test('documents in the store are extracted and drawn as any other', async () => {
  const { id } = await uploadOne('sds.pdf', sampleSds());
  const { status } = await extractions.extract({ documents: [id], by: 'tester', wait: true });
  expect(status).toBe('done');
  const picture = await documents.drawPage(id, 1, { width: 200, boxes: [] });
  expect(Buffer.from(picture.subarray(1, 4)).toString()).toBe('PNG');
});

test('documents from before the store was configured are read from the database', async () => {
  const before = openTestDocuments(testDatabase);
  const bytes = anyText();
  const [document] = await before.documents.upload([{ name: 'old.txt', bytes }], 'tester');
  await before.close();
  expect(sameBytes(await documents.readBytes(document?.id ?? 0), bytes)).toBe(true);
});

test('the same bytes sent twice at once are one document, and the second object is removed', async () => {
  const bytes = anyText();
  const before = (await store.list()).length;
  const sent = await Promise.all([uploadOne('a.txt', bytes), uploadOne('b.txt', bytes)]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  await sql
    .updateTable('document_object_removals')
    .set({ due_at: new Date(0) })
    .execute();
  await documents.startWork();
  await documents.stopWork();
  await expect.poll(async () => (await store.list()).length).toBe(before + 1);
});

test('a document that is deleted leaves nothing in the store, but not while a backup reads', async () => {
  const kept = await store.list();
  const { id } = await uploadOne('gone.txt', anyText());
  const reader = await pool.connect();
  await reader.query('select pg_advisory_lock_shared($1)', [REMOVAL_LOCK]);
  await documents.delete(id);
  expect((await store.list()).length).toBe(kept.length + 1);
  await reader.query('select pg_advisory_unlock_all()');
  reader.release();
  await documents.startWork();
  await documents.stopWork();
  await expect.poll(() => store.list()).toEqual(kept);
});

test('a store that is away refuses uploads and downloads with 503, and keeps nothing half', async () => {
  const { id } = await uploadOne('there.txt', anyText());
  const rows = async () => (await pool.query('select count(*)::int as n from documents')).rows[0].n;
  const before = await rows();
  await store.stop();
  const refusal = { code: 'document_store_unavailable', status: 503 };
  await expect(uploadOne('refused.txt', anyText())).rejects.toMatchObject(refusal);
  await expect(documents.readBytes(id)).rejects.toMatchObject(refusal);
  expect(await rows()).toBe(before);
  await store.start();
  expect((await documents.readBytes(id)).length).toBeGreaterThan(0);
});

test('a wrong secret and a bucket that is missing are said, without the secret', async () => {
  const wrong = openObjectStore({ ...store.settings, secretAccessKey: 'wrong-secret' });
  await expect(wrong.put('x', anyText())).rejects.toMatchObject({ data: { reason: '403 SignatureDoesNotMatch' } });
  const missing = openObjectStore({ ...store.settings, url: store.settings.url.replace('documents', 'nowhere') });
  const refusal = { data: { reason: '404 NoSuchBucket' } };
  await expect(missing.put('x', anyText())).rejects.toMatchObject(refusal);
  // Nothing was lost, and nothing was removed.
  await expect(missing.get('x')).rejects.toMatchObject(refusal);
  await expect(missing.remove('x')).rejects.toMatchObject(refusal);
});

test('bytes that were changed or taken away in the store are never handed out', async () => {
  const { id } = await uploadOne('changed.txt', anyText());
  const row = await sql.selectFrom('documents').select('object_key').where('id', '=', id).executeTakeFirstOrThrow();
  const key = row.object_key ?? '';
  const original = await documents.readBytes(id);
  await objects.put(key, anyText());
  await expect(documents.readBytes(id)).rejects.toMatchObject({ code: 'document_bytes_lost', data: { id, key } });
  await objects.remove(key);
  await expect(documents.readBytes(id)).rejects.toMatchObject({ code: 'document_bytes_lost' });
  await objects.put(key, original);
});

test('a backup carries them: restored with a store they lie there under new keys, without one in the database', async () => {
  const hashes = async (open: Pick<typeof documents, 'list' | 'readBytes'>) => {
    const { documents: all } = await open.list({}, { page: 1, perPage: 100 });
    const reading = all.map(async ({ id, sha256 }) => {
      const bytes = await open.readBytes(id);
      return [id, sha256 === createHash('sha256').update(bytes).digest('hex')] as const;
    });
    return Object.fromEntries(await Promise.all(reading));
  };
  const original = await hashes(documents);
  const before = await store.list();
  const bytes = await collect(writeBackup(testDatabase.url, new Date(), backUpObjects(objects)));
  for (const target of [objects, undefined]) {
    const copy = await createEmptyTestDatabase();
    await restoreBackup(copy.url, once(bytes), createLog('silent'), { objects: backUpObjects(target) });
    const restored = openTestDocuments(copy, target ? { objects: target } : {});
    expect(await hashes(restored.documents)).toEqual(original);
    await restored.close();
    if (target) expect(await store.list()).toHaveLength(before.length * 2);
  }
  // A backup that breaks off leaves nothing behind, in the store either.
  const filled = await store.list();
  const cut = restoreBackup(
    (await createEmptyTestDatabase()).url,
    once(bytes.subarray(0, bytes.length - 3)),
    createLog('silent'),
    { objects: backUpObjects(objects) },
  );
  await expect(cut).rejects.toMatchObject({ code: 'backup_damaged' });
  expect(await store.list()).toEqual(filled);
  await expect(collect(writeBackup(testDatabase.url, new Date(), backUpObjects(undefined)))).rejects.toMatchObject({
    code: 'document_store_unavailable',
  });
});
