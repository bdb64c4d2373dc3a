import { SCOPES } from '../../base/index.ts';
import type { Keys } from '../../keys/index.ts';
import type { Config } from '../settings/config.ts';
import type { Environment } from '../settings/environment.ts';

type Place = { address: string; config: Pick<Config, 'databaseUrl' | 'dataDir'>; env: Environment };

/** All that an agent and the person who tries it need; administration is a key of its own. */
const SCOPES_TO_BEGIN_WITH = SCOPES.filter((scope) => scope !== 'admin' && scope !== 'orders:approve').join(',');

/** What to do first, for a server without a key; undefined once there is one. */
export async function describeFirstSteps(keys: Pick<Keys, 'list'>, place: Place): Promise<string | undefined> {
  const { total } = await keys.list(1, 1);
  if (total > 0) return undefined;
  const { address, config, env } = place;
  const command = env.npm_execpath === undefined ? 'agent-rate' : 'npx agent-rate';
  const where = config.databaseUrl === undefined ? `AGENT_RATE_DATA_DIR='${config.dataDir}' ` : '';
  return `
There is no API key yet. Create one in another terminal:

  ${where}${command} keys create --name "my agent" --scopes ${SCOPES_TO_BEGIN_WITH}

It publishes and reads rates, orders, and reads documents; people, keys and everything else in the console need one with
--scopes admin. Reference: ${address}/docs · Ctrl-C stops.

`;
}
