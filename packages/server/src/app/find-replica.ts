import { openReadReplica } from '../db/index.ts';
import type { Config } from './settings/config.ts';

/** The read replica of the settings; undefined: there is none. */
export function findReplica(
  { databaseReadUrl: url }: Partial<Pick<Config, 'databaseReadUrl'>>,
  parts: Omit<Parameters<typeof openReadReplica>[0], 'url'>,
) {
  return url === undefined ? undefined : openReadReplica({ url, ...parts });
}
