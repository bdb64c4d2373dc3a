import { realpathSync } from 'node:fs';
import { type Config, SETTINGS } from './settings/config.ts';
import type { Environment } from './settings/environment.ts';

/** Settings of a listening server, and the one that is written as an absolute path. */
const OF_SERVERS = ['HOST', 'PORT', 'AGENT_RATE_DATA_DIR'];

/** What a client of MCP starts: absolute paths, since clients start commands in a folder and with a PATH of their own. */
export type McpConfig = {
  mcpServers: Record<string, { command: string; args: string[]; env: Record<string, string> }>;
};

/** The entry for the configuration of an MCP client on this machine, with the settings of this process. */
export function describeMcp(
  { databaseUrl, dataDir }: Config,
  { env, key }: { env: Environment; key: string | undefined },
): McpConfig {
  const names = SETTINGS.map(({ name }) => name).filter((name) => !OF_SERVERS.includes(name));
  const set = names.flatMap((name) => (env[name]?.trim() ? [[name, env[name]] as const] : []));
  const agent = key ?? env.AGENT_RATE_KEY?.trim();
  return {
    mcpServers: {
      'agent-rate': {
        command: process.execPath,
        args: [realpathSync(process.argv[1] ?? ''), 'mcp'],
        env: {
          ...(databaseUrl === undefined ? { AGENT_RATE_DATA_DIR: dataDir } : {}),
          ...Object.fromEntries(set),
          ...(agent ? { AGENT_RATE_KEY: agent } : {}),
        },
      },
    },
  };
}
