import { createLog } from '../base/index.ts';
import { openDatabase } from '../db/index.ts';
import {
  readSecretsState,
  resetSecretKey,
  rotateSecretKey,
  type SealCount,
  type SecretsParts,
  type SecretsState,
} from '../secrets/index.ts';
import { openOwn } from './own-database.ts';
import { secretsOf } from './secrets.ts';
import type { Config } from './settings/config.ts';

/** What the secrets in the database of the settings are sealed with. */
export const showOwnSecrets = (config: Config): Promise<SecretsState> => withOwn(config, readSecretsState);

/** Seals them with a new key, which joins the former one in the key file. Throws as `rotateSecretKey` does. */
export const rotateOwnSecrets = (config: Config): Promise<{ id: string; sealed: number }> =>
  withOwn(config, (parts) => rotateSecretKey(parts, createLog('warn')));

/** Goes on with the key that is here, or a new one; says what it does not open. */
export const resetOwnSecrets = (config: Config): Promise<SealCount[]> =>
  withOwn(config, (parts) => resetSecretKey(parts, createLog('warn')));

async function withOwn<T>(config: Config, work: (parts: SecretsParts) => Promise<T>): Promise<T> {
  const { url, close } = await openOwn(config);
  const database = openDatabase(url, 1);
  try {
    return await work(secretsOf(database, config));
  } finally {
    await database.close();
    await close();
  }
}
