import { randomUUID } from 'node:crypto';
import type { ObjectBackup } from '../../db/index.ts';
import { documentProblem } from '../problems.ts';
import { chunksOf, REMOVAL_LOCK } from './document-bytes.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * What a backup does with documents whose bytes lie outside the database: it carries them, and restoring puts them into the
 * store that is configured then, under new keys, or into the database.
 */
export function backUpObjects(objects: ObjectStore | undefined): ObjectBackup {
  const put: string[] = [];
  return {
    lock: REMOVAL_LOCK,
    list: async (client) => {
      if (!(await hasObjects(client))) return [];
      const { rows } = await client.query<{ key: string }>(
        'select object_key as key from documents where object_key is not null order by id',
      );
      return rows.map(({ key }) => key);
    },
    read: async (key) => {
      const bytes = objects && (await objects.get(key));
      if (bytes) return bytes;
      if (!objects) throw documentProblem('document_store_unavailable', { reason: 'AGENT_RATE_DOCUMENTS_S3 is unset' });
      throw documentProblem('document_bytes_lost', { key });
    },
    restore: async (client, key, bytes) => {
      const placed = objects ? randomUUID() : null;
      if (placed !== null) {
        await objects?.put(placed, bytes);
        put.push(placed);
      }
      const { rows } = await client.query<{ id: number }>(
        'update documents set object_key = $2 where object_key = $1 returning id',
        [key, placed],
      );
      const [document] = rows;
      if (placed !== null || !document) return;
      for (const [position, piece] of chunksOf(bytes).entries())
        await client.query('insert into document_chunks values ($1, $2, $3)', [document.id, position, piece]);
    },
    // What the original still has to remove is its own business: the copy may share the store with it.
    complete: async (client) => {
      if (await hasObjects(client)) await client.query('delete from document_object_removals');
    },
    abandon: async () => {
      for (const key of put.splice(0)) await objects?.remove(key);
    },
  };
}

/** False in a database that no version with a store of objects has migrated. */
async function hasObjects(client: Parameters<ObjectBackup['list']>[0]): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('document_object_removals') is not null as has`,
  );
  return rows[0]?.has === true;
}
