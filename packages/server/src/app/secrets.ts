import { join } from 'node:path';
import { type Log, Problem } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { webhookSecretRows } from '../events/index.ts';
import { narrowingRootRows } from '../keys/index.ts';
import { signingKeyRows } from '../orders/index.ts';
import {
  createSecretBox,
  type KeySource,
  openKeySource,
  openSecretBox,
  type SealedRows,
  type SecretBox,
  type SecretsParts,
  sealSecrets,
} from '../secrets/index.ts';
import type { Config } from './settings/config.ts';

/** The settings that say where the key is. */
export type SecretConfig = Pick<Config, 'secretKeys' | 'secretKeyFile'>;

type Place = Pick<Config, 'dataDir'> & Partial<SecretConfig>;

/** Every table with secrets that have to be read again. */
const TABLES: readonly SealedRows[] = [webhookSecretRows, signingKeyRows, narrowingRootRows];

/** Where the key of these settings is. */
export function findKeySource({ dataDir, secretKeyFile, secretKeys }: Place): KeySource {
  return openKeySource(secretKeyFile ?? join(dataDir, 'secret.key'), secretKeys);
}

/** A database's secrets with the key of the settings. */
export function secretsOf({ pool }: Pick<Database, 'pool'>, place: Place): SecretsParts {
  return { pool, tables: TABLES, source: findKeySource(place) };
}

/**
 * What seals and opens the secrets of a database, see `sealSecrets`. A server does not start without its key; a command that needs no
 * secret does: what is wrong with the key is thrown when it needs one.
 */
export async function openOwnSecrets(
  database: Database,
  place: Place,
  { log, serves }: { log: Log; serves: boolean },
): Promise<SecretBox> {
  const parts = secretsOf(database, place);
  try {
    await sealSecrets(parts, log, serves);
    return openSecretBox(parts.source);
  } catch (error) {
    if (serves || !(error instanceof Problem)) throw error;
    return createSecretBox(() => {
      throw error;
    });
  }
}
