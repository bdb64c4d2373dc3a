import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment with the `.env` file of `folder` beneath it: what is set for real wins. */
export function readEnvironment(folder: string, env: Environment): Environment {
  const file = join(folder, '.env');
  if (!existsSync(file)) return env;
  return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
}
