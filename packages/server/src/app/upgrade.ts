import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { createLog } from '../base/index.ts';
import { databaseProblem, migrate, readMigrationState, tryUpgrade, type UpgradeTrial } from '../db/index.ts';
import { backUpOwn, openOwn } from './own-database.ts';
import type { Config } from './settings/config.ts';

/** What an upgrade would do: the newest migration that the database has (0: none), and those it lacks. */
export type UpgradePlan = { serverVersion: number; schema: number; pending: string[] };

/** What it did; `trial` is null when none was wanted, and all three when nothing was pending. */
export type Upgraded = {
  applied: string[];
  backup: { file: string; bytes: number } | null;
  trial: UpgradeTrial | null;
};

/** What the program would change in the database of the settings; changes nothing. Throws `database_newer`. */
export async function planUpgrade(config: Config): Promise<UpgradePlan> {
  const { url, serverVersion, close } = await openOwn(config);
  try {
    const { applied, pending, unknown } = await readMigrationState(url);
    if (unknown.length > 0) throw databaseProblem('database_newer', { unknown_migrations: unknown });
    return { serverVersion, schema: applied.at(-1) ?? 0, pending: pending.map(({ name }) => name) };
  } finally {
    await close();
  }
}

/**
 * Backs the database up to a new file, applies the pending migrations to a copy made of that, and then to the database
 * itself, while servers use it. Throws as `planUpgrade` and `tryUpgrade` do, before anything is changed.
 */
export async function upgradeOwn(config: Config, options: { file: string; trial: boolean }): Promise<Upgraded> {
  const { pending } = await planUpgrade(config);
  if (pending.length === 0) return { applied: [], backup: null, trial: null };
  const { file } = options;
  const { bytes } = await backUpOwn(config, file);
  const { url, close } = await openOwn(config);
  try {
    const source = () => createReadStream(file).pipe(createGunzip());
    const trial = options.trial ? await tryUpgrade(url, source(), createLog('warn')) : null;
    return { applied: await migrate(url), backup: { file, bytes }, trial };
  } finally {
    await close();
  }
}
