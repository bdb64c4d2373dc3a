import type { Transaction } from 'kysely';
import type { PoolClient } from 'pg';
import type { Scope } from '../base/index.ts';
import { changeAndNotify, type Database, type Tables } from '../db/index.ts';
import type { KeyLimits } from './limits.schema.ts';

/** A stored key, without the key text. */
export type StoredKey = {
  id: string;
  name: string;
  prefix: string;
  sha256: Buffer;
  scopes: Scope[];
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  rotatedTo: string | null;
  limits: KeyLimits;
  /** Id of the first key in this key's chain of rotations: spending and idempotency are counted by it. */
  account: string;
};

/** A key to insert. */
export type NewKey = Omit<StoredKey, 'revokedAt' | 'lastUsedAt' | 'rotatedTo'>;

const COLUMNS = `id, name, prefix, sha256, scopes, created_at as "createdAt", expires_at as "expiresAt",
  revoked_at as "revokedAt", last_used_at as "lastUsedAt", rotated_to as "rotatedTo", limits, account`;

/** All SQL on `api_keys`. */
export type KeyStore = {
  findByHash: (sha256: Buffer) => Promise<StoredKey | undefined>;
  find: (id: string) => Promise<StoredKey | undefined>;
  /** The key with those it replaced and those that replaced it, oldest first; empty when there is none. */
  listFamily: (id: string) => Promise<StoredKey[]>;
  /** The current limits of a key, read in the transaction `within` if given. */
  findLimits: (id: string, within?: Transaction<Tables>) => Promise<Pick<StoredKey, 'account' | 'limits'> | undefined>;
  /** Newest first. */
  list: (page: number, perPage: number) => Promise<{ keys: StoredKey[]; total: number }>;
  /** Runs `work` in a transaction that excludes other changes of keys; every process is notified when it commits. */
  change: <T>(work: (writer: KeyWriter) => Promise<T>) => Promise<T>;
  /** Saves the use of a key unless one was saved within the last minute. */
  saveLastUsed: (id: string, at: Date) => Promise<void>;
};

/** The changes of keys inside `change`. */
export type KeyWriter = {
  find: (id: string) => Promise<StoredKey | undefined>;
  insert: (key: NewKey) => Promise<void>;
  revoke: (id: string, at: Date) => Promise<void>;
  saveLimits: (id: string, limits: KeyLimits) => Promise<void>;
  saveRotation: (id: string, rotation: { rotatedTo: string; expiresAt: Date }) => Promise<void>;
  /** The number of keys other than `id` with the scope admin that are active at `at` and were not rotated. */
  countOtherAdmins: (id: string, at: Date) => Promise<number>;
};

/** The store of a database's keys. */
export function createKeyStore({ pool, sql }: Pick<Database, 'pool' | 'sql'>): KeyStore {
  return {
    findByHash: async (sha256) =>
      (await pool.query<StoredKey>(`select ${COLUMNS} from api_keys where sha256 = $1`, [sha256])).rows[0],
    find: async (id) => (await pool.query<StoredKey>(`select ${COLUMNS} from api_keys where id = $1`, [id])).rows[0],
    listFamily: async (id) =>
      (
        await pool.query<StoredKey>(
          `select ${COLUMNS} from api_keys where account = (select account from api_keys where id = $1)
            order by created_at, id`,
          [id],
        )
      ).rows,
    findLimits: async (id, within) =>
      (within ?? sql)
        .selectFrom('api_keys')
        .select(['account', 'limits'])
        .where('id', '=', id)
        .executeTakeFirst() as Promise<Pick<StoredKey, 'account' | 'limits'> | undefined>,
    list: async (page, perPage) => {
      const statement = `select ${COLUMNS} from api_keys order by created_at desc, id limit $1 offset $2`;
      const { rows } = await pool.query<StoredKey>(statement, [perPage, (page - 1) * perPage]);
      const counted = await pool.query<{ total: number }>('select count(*) as total from api_keys');
      return { keys: rows, total: counted.rows[0]?.total ?? 0 };
    },
    change: (work) =>
      changeAndNotify({ pool }, 'keys', async (client) => {
        // Blocks other changes but no readers, so that two admins cannot revoke each other concurrently.
        await client.query('lock table api_keys in share row exclusive mode');
        return work(createWriter(client));
      }),
    saveLastUsed: async (id, at) => {
      await pool.query(
        `update api_keys set last_used_at = $2
          where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - interval '1 minute')`,
        [id, at],
      );
    },
  };
}

function createWriter(client: PoolClient): KeyWriter {
  return {
    find: async (id) => (await client.query<StoredKey>(`select ${COLUMNS} from api_keys where id = $1`, [id])).rows[0],
    insert: async (key) => {
      await client.query(
        `insert into api_keys (id, name, prefix, sha256, scopes, created_at, expires_at, limits, account)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          key.id,
          key.name,
          key.prefix,
          key.sha256,
          key.scopes,
          key.createdAt,
          key.expiresAt,
          JSON.stringify(key.limits),
          key.account,
        ],
      );
    },
    revoke: async (id, at) => {
      await client.query('update api_keys set revoked_at = $2 where id = $1 and revoked_at is null', [id, at]);
    },
    saveLimits: async (id, limits) => {
      await client.query('update api_keys set limits = $2 where id = $1', [id, JSON.stringify(limits)]);
    },
    saveRotation: async (id, { rotatedTo, expiresAt }) => {
      await client.query('update api_keys set rotated_to = $2, expires_at = $3 where id = $1', [
        id,
        rotatedTo,
        expiresAt,
      ]);
    },
    countOtherAdmins: async (id, at) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*) as count from api_keys
          where id <> $1 and 'admin' = any (scopes) and revoked_at is null and rotated_to is null
            and (expires_at is null or expires_at > $2)`,
        [id, at],
      );
      return rows[0]?.count ?? 0;
    },
  };
}
