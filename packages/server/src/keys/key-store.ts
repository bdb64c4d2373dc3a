import type { Transaction } from 'kysely';
import type { PoolClient } from 'pg';
import { type KeyLimits, ROLES, type Role, type Scope } from '../base/index.ts';
import { changeAndNotify, type Database, type Tables } from '../db/index.ts';
import type { SealedRow, SealedRows } from '../secrets/index.ts';
import { hasRevoked } from './narrowing/revoked-links.ts';

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
  /** Name of the account that the key belongs to. */
  accountName: string;
  /** What narrowed keys name it by; null in keys from before they could be narrowed, until they are used. */
  narrowingId: string | null;
  /** The person whose key it is; its name and scopes are the person's. */
  person: { id: string; name: string; role: Role } | null;
};

/** A key to insert. Of a person's key, name and scopes are not stored: they follow the person. */
export type NewKey = Omit<StoredKey, 'revokedAt' | 'lastUsedAt' | 'rotatedTo' | 'narrowingId'> & { chain: ChainStart };

/** What the chains of a key begin with: the id that names it, and the secret in base64url. */
export type ChainStart = { id: string; root: string };

/** Encrypts at rest; `belongsTo` is the id of the key. `open` throws when it was encrypted with another secret. */
export type RootBox = {
  seal: (secret: string, belongsTo: string) => string;
  open: (sealed: string, belongsTo: string) => string;
};

const AS_IT_IS: RootBox = { seal: (secret) => secret, open: (sealed) => sealed };

const COLUMNS = `k.id, coalesce(p.name, k.name) as name, k.prefix, k.sha256, k.scopes, k.created_at as "createdAt",
  k.expires_at as "expiresAt", k.revoked_at as "revokedAt", k.last_used_at as "lastUsedAt", k.rotated_to as "rotatedTo",
  k.limits, k.account, k.narrowing_id as "narrowingId", coalesce(p.account_name, k.account_name) as "accountName",
  case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'role', p.role) end as person`;
const SELECT = `select ${COLUMNS} from api_keys k left join people p on p.id = k.person_id`;

/** The keys of a result. The scopes of a person's key are those of the role, as it is now. */
function keysOf({ rows }: { rows: StoredKey[] }): StoredKey[] {
  return rows.map((key) => (key.person === null ? key : { ...key, scopes: [...ROLES[key.person.role]] }));
}

/** All SQL on `api_keys`. */
export type KeyStore = {
  findByHash: (sha256: Buffer) => Promise<StoredKey | undefined>;
  /** The key that narrowed keys name, with the secret that their chains begin with. Throws when that cannot be opened. */
  findByNarrowing: (narrowingId: string) => Promise<{ key: StoredKey; openRoot: () => string } | undefined>;
  /** Whether a narrowed key of the key was revoked by itself, or one that it was made of. */
  hasRevoked: (id: string, linkIds: readonly string[]) => Promise<boolean>;
  /** Lets a key be narrowed that could not be. */
  saveChain: (id: string, chain: ChainStart) => Promise<void>;
  find: (id: string) => Promise<StoredKey | undefined>;
  /** The newest key of a person; undefined before there was one. */
  findNewestOf: (personId: string) => Promise<StoredKey | undefined>;
  /** The key with those it replaced and those that replaced it, oldest first; empty when there is none. */
  listFamily: (id: string) => Promise<StoredKey[]>;
  /** The current limits of a key, read in the transaction `within` if given. */
  findLimits: (
    id: string,
    within?: Transaction<Tables>,
  ) => Promise<Pick<StoredKey, 'account' | 'limits' | 'prefix'> | undefined>;
  /** Newest first. */
  list: (page: number, perPage: number, account?: string) => Promise<{ keys: StoredKey[]; total: number }>;
  /**
   * Runs `work` in a transaction that excludes other changes of keys and people; every process is notified when it
   * commits.
   */
  change: <T>(work: (writer: KeyWriter, client: PoolClient) => Promise<T>) => Promise<T>;
  /** Saves the use of a key unless one was saved within the last minute. */
  saveLastUsed: (id: string, at: Date) => Promise<void>;
};

/** The changes of keys inside `change`. */
export type KeyWriter = {
  find: (id: string) => Promise<StoredKey | undefined>;
  /** The newest key of a person; undefined before the first invite was accepted. */
  findNewestOf: (personId: string) => Promise<StoredKey | undefined>;
  insert: (key: NewKey) => Promise<void>;
  revoke: (id: string, at: Date) => Promise<void>;
  saveLimits: (id: string, limits: KeyLimits) => Promise<void>;
  saveRotation: (id: string, rotation: { rotatedTo: string; expiresAt: Date }) => Promise<void>;
  /** The number of keys other than `id` with the scope admin that are active at `at` and were not rotated. */
  countOtherAdmins: (id: string, at: Date) => Promise<number>;
};

/** The store of a database's keys. `box`: what the secrets of chains are kept in; absent: they are stored as they are. */
export function createKeyStore({ pool, sql }: Pick<Database, 'pool' | 'sql'>, box: RootBox = AS_IT_IS): KeyStore {
  return {
    findByHash: async (sha256) => keysOf(await pool.query<StoredKey>(`${SELECT} where k.sha256 = $1`, [sha256]))[0],
    ...chainsIn(pool, box),
    hasRevoked: (id, linkIds) => hasRevoked(pool, id, linkIds),
    find: async (id) => keysOf(await pool.query<StoredKey>(`${SELECT} where k.id = $1`, [id]))[0],
    findNewestOf: (personId) => findNewestOf(pool, personId),
    listFamily: async (id) =>
      keysOf(
        await pool.query<StoredKey>(
          `${SELECT} where k.account = (select account from api_keys where id = $1) order by k.created_at, k.id`,
          [id],
        ),
      ),
    findLimits: async (id, within) =>
      (within ?? sql)
        .selectFrom('api_keys')
        .select(['account', 'limits', 'prefix'])
        .where('id', '=', id)
        .executeTakeFirst() as Promise<Pick<StoredKey, 'account' | 'limits' | 'prefix'> | undefined>,
    list: async (page, perPage, account) => {
      const ofAccount = 'where $1::text is null or coalesce(p.account_name, k.account_name) = $1';
      const statement = `${SELECT} ${ofAccount} order by k.created_at desc, k.id limit $2 offset $3`;
      const keys = keysOf(await pool.query<StoredKey>(statement, [account ?? null, perPage, (page - 1) * perPage]));
      const counting = `select count(*) as total from api_keys k left join people p on p.id = k.person_id ${ofAccount}`;
      const counted = await pool.query<{ total: number }>(counting, [account ?? null]);
      return { keys, total: counted.rows[0]?.total ?? 0 };
    },
    change: (work) =>
      changeAndNotify({ pool }, 'keys', async (client) => {
        // Blocks other changes but no readers, so that two admins cannot revoke each other concurrently.
        await client.query('lock table api_keys in share row exclusive mode');
        return work(createWriter(client, box), client);
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

async function findNewestOf(db: Pick<Database['pool'] | PoolClient, 'query'>, personId: string) {
  return keysOf(await db.query<StoredKey>(`${SELECT} where k.person_id = $1 and k.rotated_to is null`, [personId]))[0];
}

function chainsIn(pool: Database['pool'], box: RootBox): Pick<KeyStore, 'findByNarrowing' | 'saveChain'> {
  return {
    findByNarrowing: async (narrowingId) => {
      const statement = `select ${COLUMNS}, k.narrowing_root as root from api_keys k left join people p on p.id = k.person_id
        where k.narrowing_id = $1`;
      const { rows } = await pool.query<StoredKey & { root: string }>(statement, [narrowingId]);
      const [key] = keysOf({ rows });
      const sealed = rows[0]?.root;
      return key === undefined || sealed === undefined ? undefined : { key, openRoot: () => box.open(sealed, key.id) };
    },
    saveChain: async (id, chain) => {
      const statement =
        'update api_keys set narrowing_id = $2, narrowing_root = $3 where id = $1 and narrowing_id is null';
      await pool.query(statement, [id, chain.id, box.seal(chain.root, id)]);
    },
  };
}

function createWriter(client: PoolClient, box: RootBox): KeyWriter {
  return {
    find: async (id) => keysOf(await client.query<StoredKey>(`${SELECT} where k.id = $1`, [id]))[0],
    findNewestOf: (personId) => findNewestOf(client, personId),
    insert: async (key) => {
      await client.query(
        `insert into api_keys (id, name, prefix, sha256, scopes, created_at, expires_at, limits, account, account_name,
          person_id, narrowing_id, narrowing_root) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          key.id,
          key.name,
          key.prefix,
          key.sha256,
          key.person === null ? key.scopes : [],
          key.createdAt,
          key.expiresAt,
          JSON.stringify(key.limits),
          key.account,
          key.accountName,
          key.person?.id ?? null,
          key.chain.id,
          box.seal(key.chain.root, key.id),
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
        `select count(*) as count from api_keys k left join people p on p.id = k.person_id
          where k.id <> $1 and ('admin' = any (k.scopes) or p.role = 'administrator')
            and k.revoked_at is null and k.rotated_to is null and (k.expires_at is null or k.expires_at > $2)`,
        [id, at],
      );
      return rows[0]?.count ?? 0;
    },
  };
}

/** What narrowed keys are checked with, for those who seal it anew. */
export const narrowingRootRows: SealedRows = {
  what: 'secrets of narrowed keys',
  list: async (client) => {
    const statement = `select id, id as "belongsTo", narrowing_root as stored from api_keys
      where narrowing_root is not null`;
    return (await client.query<SealedRow>(statement)).rows;
  },
  replace: async (client, { id, stored, former }) => {
    const statement = 'update api_keys set narrowing_root = $2 where id = $1 and narrowing_root = $3';
    await client.query(statement, [id, stored, former]);
  },
};
