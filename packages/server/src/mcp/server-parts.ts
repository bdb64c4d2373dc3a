import type { Log, NoteProblem, Operation } from '../base/index.ts';
import type { Questions } from '../questions/index.ts';
import type { ServerParts } from './mcp-server.ts';
import { nameTools } from './say-in-tools.ts';
import { createServiceSurface } from './surface-of-service.ts';

/** What the MCP adapter is made of: the operations, the name of the service, and its log. */
export type McpOptions = {
  operations: readonly Operation[];
  name: string;
  version: string;
  log: Log;
  /** The public address of the service, from the host that a request names; for links. */
  addressOf?: (host: string | undefined) => string;
  /** The page that clients show inside their chat. Absent: it was not built. */
  panel?: string | undefined;
  /** Takes note of what tools are refused with. */
  onProblem?: NoteProblem;
  /** Through which clients of 2025 are asked over HTTP. Absent: they are not. */
  questions?: Questions;
};

/** The id by which registries and packages know this server. */
const SERVER_NAME = 'agent-rate';

/** Makes, once, everything that the servers of all callers share. */
export function createServerParts({
  operations,
  name,
  version,
  log,
  addressOf,
  panel,
  onProblem,
  questions,
}: McpOptions): ServerParts {
  const surface = createServiceSurface(operations, panel);
  const streamEvents = operations.find((operation) => operation.name === 'stream-events');
  const identity = { name: SERVER_NAME, title: name, version };
  return { identity, surface, toolNames: nameTools(surface.tools), log, addressOf, onProblem, streamEvents, questions };
}
