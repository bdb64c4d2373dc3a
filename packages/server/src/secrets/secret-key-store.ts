import type { PoolClient } from 'pg';

type Queryable = Pick<PoolClient, 'query'>;

const LOCK = 7_243_020;

/** One process after the other decides about the key, until the transaction ends. */
export async function lockSecretKeys(client: Queryable): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** The id of the key that the secrets of the database are sealed with, and since when; undefined before there was one. */
export async function findSecretKeyInUse(client: Queryable): Promise<{ id: string; since: Date } | undefined> {
  const statement = 'select id, since from secret_keys where retired_at is null';
  return (await client.query<{ id: string; since: Date }>(statement)).rows[0];
}

/** Notes that secrets are sealed with this key from now on. */
export async function useSecretKey(client: Queryable, id: string): Promise<void> {
  await client.query('update secret_keys set retired_at = now() where retired_at is null and id <> $1', [id]);
  await client.query(
    'insert into secret_keys (id) values ($1) on conflict (id) do update set since = now(), retired_at = null',
    [id],
  );
}
