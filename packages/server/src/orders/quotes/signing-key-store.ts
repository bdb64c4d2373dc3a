import type { Database } from '../../db/index.ts';
import type { SealedRow, SealedRows } from '../../secrets/index.ts';

/** A signing key; `sealedKey` is the encrypted private part, which never leaves this module. */
export type SigningKey = { kid: string; publicX: string; sealedKey: Buffer };

/** The public part of a signing key. */
export type PublicSigningKey = Pick<SigningKey, 'kid' | 'publicX'>;

/** All SQL on `signing_keys`. */
export type SigningKeyStore = {
  /** The key in use; undefined before the first quote. */
  findInUse: () => Promise<SigningKey | undefined>;
  /** Puts a key into use unless another one is. Returns the one in use. Safe in concurrent processes. */
  saveFirst: (key: SigningKey) => Promise<SigningKey>;
  /** Puts a key into use in place of the current one. */
  replace: (key: SigningKey) => Promise<void>;
  /** The key in use first, then retired ones, the latest first. */
  listPublic: () => Promise<PublicSigningKey[]>;
};

const COLUMNS = 'kid, public_x as "publicX", private_pkcs8 as "sealedKey"';
const INSERT = 'insert into signing_keys (kid, public_x, private_pkcs8) values ($1, $2, $3)';
const IN_USE = `select ${COLUMNS} from signing_keys where retired_at is null`;

/** The store of a database's signing keys. */
export function createSigningKeyStore({ pool }: Pick<Database, 'pool'>): SigningKeyStore {
  const findInUse = async () => (await pool.query<SigningKey>(IN_USE)).rows[0];
  return {
    findInUse,
    saveFirst: async (key) => {
      // A unique index admits one key in use: of concurrent first keys, the others are not inserted.
      await pool.query(`${INSERT} on conflict do nothing`, [key.kid, key.publicX, key.sealedKey]);
      return (await findInUse()) ?? key;
    },
    replace: async (key) => {
      await pool.query('update signing_keys set retired_at = now() where retired_at is null');
      // When another process was first, its new key serves as well.
      await pool.query(`${INSERT} on conflict do nothing`, [key.kid, key.publicX, key.sealedKey]);
    },
    listPublic: async () => {
      const statement = `select kid, public_x as "publicX" from signing_keys
        order by retired_at desc nulls first, created_at desc`;
      return (await pool.query<PublicSigningKey>(statement)).rows;
    },
  };
}

/** The private keys, for those who seal them anew. */
export const signingKeyRows: SealedRows = {
  what: 'keys that quotes are signed with',
  list: async (client) => {
    const statement = `select kid as id, kid as "belongsTo", convert_from(private_pkcs8, 'UTF8') as stored
      from signing_keys`;
    return (await client.query<SealedRow>(statement)).rows;
  },
  replace: async (client, { id, stored, former }) => {
    const statement = 'update signing_keys set private_pkcs8 = $2 where kid = $1 and private_pkcs8 = $3';
    await client.query(statement, [id, Buffer.from(stored), Buffer.from(former)]);
  },
};
