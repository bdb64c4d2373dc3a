import type { Keys } from '../../keys/index.ts';
import type { Config } from '../settings/config.ts';
import type { Environment } from '../settings/environment.ts';

type Place = { address: string; config: Pick<Config, 'databaseUrl' | 'dataDir'>; env: Environment };

/** What to do first, for a server without a key; undefined once there is one. */
export async function describeFirstSteps(keys: Pick<Keys, 'list'>, place: Place): Promise<string | undefined> {
  const { total } = await keys.list(1, 1);
  if (total > 0) return undefined;
  const { address, config, env } = place;
  const command = env.npm_execpath === undefined ? 'agent-rate' : 'npx agent-rate';
  const where = config.databaseUrl === undefined ? `AGENT_RATE_DATA_DIR='${config.dataDir}' ` : '';
  return `
There is no API key yet. Create one in another terminal:

  ${where}${command} keys create --name "my agent" --scopes rates:read,rates:write

Publish rates with it, or with \`${command} import FILE --publish\`. Reference: ${address}/docs · Ctrl-C stops.

`;
}
