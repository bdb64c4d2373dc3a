import type { Pool, PoolClient } from 'pg';
import type { Log } from '../base/index.ts';
import type { KeySource } from './key-source.ts';
import { secretProblem } from './problems.ts';
import { countSealed, type SealCount, type SealedRows, sealWithNewest } from './sealed-rows.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { findSecretKeyInUse, lockSecretKeys, useSecretKey } from './secret-key-store.ts';
import { makeSecretKey, secretKeyId } from './secret-keys.ts';

/** The database, its tables with secrets, and where the keys are. */
export type SecretsParts = {
  pool: Pool;
  tables: readonly SealedRows[];
  source: KeySource;
};

/** The key that a database's secrets are sealed with, whether it is here, and how they are kept. */
export type SecretsState = {
  file: string | null;
  inUse: { id: string; since: Date } | null;
  isHere: boolean;
  secrets: SealCount[];
};

/**
 * Before anything works: finds the key, makes one where the database never had one, and seals with it what is not sealed yet;
 * unless `isThorough`, only where it was not in use already. Throws `secret_key_missing` and `secret_key_wrong` before anything is
 * changed, and as `KeySource` does.
 */
export function sealSecrets(parts: SecretsParts, log: Log, isThorough: boolean): Promise<void> {
  return decide(parts, async (client) => {
    const { source, tables } = parts;
    const inUse = await findSecretKeyInUse(client);
    const there = source.keys();
    if (!isThorough && there.length > 0 && inUse?.id === idOf(there)) return;
    if (there.length === 0 && (inUse !== undefined || (await hasSealed(client, tables))))
      throw secretProblem('secret_key_missing', { file: source.file, ...(inUse && { key: inUse.id }) });
    const keys = there.length === 0 ? makeKey(source, log) : there;
    if (!(await isRight(client, { ...parts, keys, inUse: inUse?.id })))
      throw secretProblem('secret_key_wrong', { file: source.file, ...(inUse && { key: inUse.id }) });
    await adopt(client, tables, keys, log);
  });
}

/** Seals everything with a new key. Processes that run read it from the file; the former one stays in it for what they sealed meanwhile. */
export function rotateSecretKey(parts: SecretsParts, log: Log): Promise<{ id: string; sealed: number }> {
  return decide(parts, async (client) => {
    const { source, tables } = parts;
    if (source.isFixed) throw secretProblem('secret_key_of_environment');
    const inUse = await findSecretKeyInUse(client);
    const [former] = source.keys();
    if (former === undefined) throw secretProblem('secret_key_missing', { file: source.file });
    if (!(await isRight(client, { ...parts, keys: [former], inUse: inUse?.id })))
      throw secretProblem('secret_key_wrong', { file: source.file });
    // First the file: whatever happens then, both keys are there.
    const keys = [makeSecretKey(), former];
    source.write(keys, { replace: true });
    return { id: idOf(keys), sealed: await adopt(client, tables, keys, log) };
  });
}

/** Gives up what no key here opens: the key that is here, or a new one, is in use from now on. */
export function resetSecretKey(parts: SecretsParts, log: Log): Promise<SealCount[]> {
  return decide(parts, async (client) => {
    const { source, tables } = parts;
    const there = source.keys();
    const keys = there.length === 0 ? makeKey(source, log) : there;
    await adopt(client, tables, keys, log);
    return countSealed(client, tables, keys);
  });
}

/** What a database's secrets are sealed with. Changes nothing. */
export function readSecretsState(parts: SecretsParts): Promise<SecretsState> {
  return decide(parts, async (client) => {
    const { source, tables } = parts;
    const inUse = (await findSecretKeyInUse(client)) ?? null;
    const keys = source.keys();
    const isHere = inUse !== null && keys.some((key) => secretKeyId(key) === inUse.id);
    const secrets = await countSealed(client, tables, keys);
    return { file: source.isFixed ? null : source.file, inUse, isHere, secrets };
  });
}

/** Seals and opens with the keys of the source. Throws `secret_key_missing` when there are none. */
export function openSecretBox(source: KeySource): SecretBox {
  return createSecretBox(() => {
    const keys = source.keys();
    if (keys.length === 0) throw secretProblem('secret_key_missing', { file: source.file });
    return keys;
  });
}

/** The key that the secrets of a database need and that is not among these; undefined: it is, or the database is from before. */
export async function findLackingKey(
  client: Pick<PoolClient, 'query'>,
  keys: readonly Buffer[],
): Promise<string | undefined> {
  const known = await client.query<{ name: string | null }>(`select to_regclass('secret_keys') as name`);
  const inUse = known.rows[0]?.name === null ? undefined : await findSecretKeyInUse(client);
  return inUse === undefined || keys.some((key) => secretKeyId(key) === inUse.id) ? undefined : inUse.id;
}

const idOf = ([key]: readonly Buffer[]): string => secretKeyId(key ?? Buffer.of());

async function decide<T>({ pool }: SecretsParts, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await lockSecretKeys(client);
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

type Judged = SecretsParts & { keys: readonly Buffer[]; inUse: string | undefined };

/** A database from before keys were noted is judged by whether they open anything that is sealed. */
async function isRight(client: PoolClient, { tables, keys, inUse }: Judged): Promise<boolean> {
  if (inUse !== undefined) return keys.some((key) => secretKeyId(key) === inUse);
  const counts = await countSealed(client, tables, keys);
  return counts.every(({ unknown }) => unknown === 0) || counts.some(({ newest, former }) => newest + former > 0);
}

async function hasSealed(client: PoolClient, tables: readonly SealedRows[]): Promise<boolean> {
  return (await countSealed(client, tables, [])).some(({ unknown }) => unknown > 0);
}

function makeKey(source: KeySource, log: Log): readonly Buffer[] {
  const keys = [makeSecretKey()];
  source.write(keys);
  log.info(
    { file: source.file },
    'made the key that secrets are sealed with; no backup holds it: keep a copy of the file',
  );
  return keys;
}

async function adopt(
  client: PoolClient,
  tables: readonly SealedRows[],
  keys: readonly Buffer[],
  log: Log,
): Promise<number> {
  const sealed = await sealWithNewest(client, tables, keys);
  await useSecretKey(client, idOf(keys));
  if (sealed > 0) log.info({ secrets: sealed, key: idOf(keys) }, 'sealed the secrets in the database');
  return sealed;
}
