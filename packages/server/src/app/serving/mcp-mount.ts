import type { Log } from '../../base/index.ts';
import { createBaseUrl, type MountedApp } from '../../http/index.ts';
import { createMcpEndpoint, createOriginRule, createServerParts, MCP_SERVICE } from '../../mcp/index.ts';
import { IDENTITY } from '../identity.ts';
import type { Service } from '../service.ts';
import type { Config } from '../settings/config.ts';
import { readPanel } from './console-folder.ts';

/** The MCP adapter as the HTTP adapter takes it in. */
export function mountedMcp(
  { operations, problemLog, questions }: Pick<Service, 'operations' | 'problemLog' | 'questions'>,
  config: Config,
  log: Log,
): MountedApp {
  const isAllowedOrigin = createOriginRule({ baseUrl: config.baseUrl, hosts: config.mcpOrigins });
  const parts = createServerParts({
    operations,
    ...IDENTITY,
    log,
    addressOf: createBaseUrl(config),
    panel: readPanel(),
    onProblem: problemLog.note,
    questions,
  });
  const offered = parts.surface.tools.filter(({ isForPanel }) => !isForPanel);
  const tools = offered.map(({ definition, calls = {} }) => ({ ...definition, calls }));
  return { ...MCP_SERVICE, ...createMcpEndpoint(parts, isAllowedOrigin), tools };
}
