import type { Log } from '../../base/index.ts';
import { createBaseUrl, type MountedApp } from '../../http/index.ts';
import { createMcpEndpoint, createOriginRule, createServerParts, MCP_SERVICE } from '../../mcp/index.ts';
import { IDENTITY } from '../identity.ts';
import type { Service } from '../service.ts';
import type { Config } from '../settings/config.ts';

/** The MCP adapter as the HTTP adapter takes it in. */
export function mountedMcp(
  { operations, problemLog }: Pick<Service, 'operations' | 'problemLog'>,
  config: Config,
  log: Log,
): MountedApp {
  const isAllowedOrigin = createOriginRule({ baseUrl: config.baseUrl, hosts: config.mcpOrigins });
  const parts = createServerParts({
    operations,
    ...IDENTITY,
    log,
    addressOf: createBaseUrl(config),
    onProblem: problemLog.note,
  });
  const tools = parts.surface.tools.map(({ definition, calls = {} }) => ({ ...definition, calls }));
  return { ...MCP_SERVICE, ...createMcpEndpoint(parts, isAllowedOrigin), tools };
}
