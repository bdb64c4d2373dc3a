import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Log } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { documentProblem } from '../problems.ts';
import type { ObjectStore } from './object-store.ts';

/** A piece of a document in the database. */
export const CHUNK_BYTES = 1024 * 1024;
/** An upload that has not ended by then never will: its object is removed. */
const UPLOAD_SECONDS = 3_600;
const REMOVALS_AT_A_TIME = 100;

/**
 * The advisory lock of PostgreSQL under which objects are removed. A backup holds it shared, so that the objects of its moment
 * are still there when it reads them.
 */
export const REMOVAL_LOCK = 4_871_003;

type Connection = Database['sql'];

/** The bytes of documents: in the database, or where a store of objects is configured, there. */
export type DocumentBytes = {
  /** Puts bytes where they will lie, before their row is written: the key of the object, or null for the database. */
  place: (bytes: Uint8Array) => Promise<string | null>;
  /** Keeps them, in the transaction that writes the row of the document. */
  keep: (trx: Connection, documentId: number, placed: { key: string | null; bytes: Uint8Array }) => Promise<void>;
  /** As uploaded. Throws `document_not_found`, `document_bytes_lost`, `document_store_unavailable`. */
  read: (documentId: number) => Promise<Uint8Array>;
  /** Has the object of a document removed, if it has one, once the transaction that deletes the document is committed. */
  release: (trx: Connection, documentId: number) => Promise<void>;
  /**
   * Removes the objects that are due; how many. None while a backup reads them, or another process removes them. What cannot be
   * removed is logged, and tried again the next time.
   */
  removeDue: () => Promise<number>;
};

/** Opens the bytes of documents. `objects`: where new ones are put; undefined: the database. Old ones are read from where they lie. */
export function openDocumentBytes(database: Database, objects?: ObjectStore, log?: Log): DocumentBytes {
  return {
    place: async (bytes) => {
      if (!objects) return null;
      const key = randomUUID();
      // Written first: whatever happens next, the object is either kept by a document or removed.
      await sql`insert into document_object_removals values (${key}, now() + ${UPLOAD_SECONDS} * interval '1 second')`.execute(
        database.sql,
      );
      await objects.put(key, bytes);
      return key;
    },
    keep: async (trx, documentId, { key, bytes }) => {
      if (key === null) return insertChunks(trx, documentId, bytes);
      const { numDeletedRows } = await trx
        .deleteFrom('document_object_removals')
        .where('object_key', '=', key)
        .executeTakeFirst();
      if (numDeletedRows === 0n)
        throw documentProblem('document_store_unavailable', { reason: 'the upload took too long' });
    },
    read: (documentId) => readBytes(database, objects, documentId),
    release: async (trx, documentId) => {
      await sql`insert into document_object_removals
        select object_key, now() from documents where id = ${documentId} and object_key is not null`.execute(trx);
    },
    removeDue: async () => (objects ? removeDue(database, objects, log) : 0),
  };
}

async function insertChunks(trx: Connection, documentId: number, bytes: Uint8Array): Promise<void> {
  for (const [position, piece] of chunksOf(bytes).entries())
    await trx.insertInto('document_chunks').values({ document_id: documentId, position, bytes: piece }).execute();
}

/** Bytes in the pieces that the database keeps, in order, without copying them. */
export function chunksOf(bytes: Uint8Array): Buffer[] {
  const count = Math.ceil(bytes.length / CHUNK_BYTES);
  return Array.from({ length: count }, (_, position) => {
    const from = position * CHUNK_BYTES;
    return Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.min(CHUNK_BYTES, bytes.length - from));
  });
}

async function readBytes(database: Database, objects: ObjectStore | undefined, id: number): Promise<Uint8Array> {
  const row = await database.sql
    .selectFrom('documents')
    .select(['size_bytes', 'object_key', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => documentProblem('document_not_found', { id }));
  if (row.object_key === null) return readChunks(database, { id, size: row.size_bytes });
  if (!objects) throw documentProblem('document_store_unavailable', { id, reason: 'AGENT_RATE_DOCUMENTS_S3 is unset' });
  const bytes = await objects.get(row.object_key);
  const found = bytes && createHash('sha256').update(bytes).digest('hex');
  if (!bytes || found !== row.sha256) throw documentProblem('document_bytes_lost', { id, key: row.object_key });
  return bytes;
}

async function readChunks(database: Database, { id, size }: { id: number; size: number }): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  for (let position = 0; position * CHUNK_BYTES < size; position++) {
    // One piece at a time: the driver holds each as text twice its size.
    const row = await database.sql
      .selectFrom('document_chunks')
      .select('bytes')
      .where('document_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirstOrThrow(() => documentProblem('document_not_found', { id }));
    bytes.set(row.bytes, position * CHUNK_BYTES);
  }
  return bytes;
}

function removeDue(database: Database, objects: ObjectStore, log: Log | undefined): Promise<number> {
  return database.sql.transaction().execute(async (trx) => {
    const lock = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${REMOVAL_LOCK}) as held`.execute(trx);
    if (!lock.rows[0]?.held) return 0;
    const due = await trx
      .selectFrom('document_object_removals')
      .select('object_key')
      .where('due_at', '<=', sql<Date>`now()`)
      .orderBy('due_at')
      .limit(REMOVALS_AT_A_TIME)
      .forUpdate()
      .execute();
    const { keys, error } = await removeAll(
      objects,
      due.map(({ object_key }) => object_key),
    );
    if (error !== undefined)
      log?.warn(
        { left: due.length - keys.length, reason: error.message },
        'objects of deleted documents cannot be removed',
      );
    if (keys.length === 0) return 0;
    await trx.deleteFrom('document_object_removals').where('object_key', 'in', keys).execute();
    return keys.length;
  });
}

/** Removes objects by key: those that went, and the fault of one that did not, if any. */
async function removeAll(objects: ObjectStore, all: readonly string[]): Promise<{ keys: string[]; error?: Error }> {
  const keys: string[] = [];
  let error: Error | undefined;
  for (const key of all) {
    await objects.remove(key).then(
      () => keys.push(key),
      (fault: Error) => {
        error ??= fault;
      },
    );
  }
  return error === undefined ? { keys } : { keys, error };
}
