import type { IncomingMessage, ServerResponse } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  type McpHandlerRequestOptions,
  type McpHttpHandler,
  type McpRequestContext,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import type { Caller } from '../base/index.ts';
import type { Questions } from '../questions/index.ts';
import { createMcpServer, type ServerParts } from './mcp-server.ts';
import { type OriginRule, refuseOrigin } from './origin.ts';
import { createResourceUpdates } from './resources/resource-updates.ts';
import { withSessions2025 } from './sessions/sessions-2025.ts';

/** Where the endpoint is mounted, and how it is described wherever services are listed. */
export const MCP_SERVICE = {
  id: 'mcp',
  name: 'MCP',
  description: 'The Model Context Protocol over streamable HTTP: tools, resources and prompts for AI agents.',
  path: '/mcp',
  protocolVersions: ['2026-07-28', ...SUPPORTED_PROTOCOL_VERSIONS],
} as const;

/** What the HTTP adapter is told of a request. */
export type RequestHooks = {
  /** One more call of several in a message. Throws when the key has none left. */
  countAgain?: () => void;
  /** The request is a stream that stays open. */
  staysOpen?: () => void;
};

/** The endpoint of streamable HTTP. Who asks was checked before. */
export type McpEndpoint = {
  handle: (request: IncomingMessage, response: ServerResponse, caller: Caller, hooks?: RequestHooks) => Promise<void>;
  /** Ends what is under way. */
  close: () => Promise<void>;
};

/** Documents may come inside a call, as base64. */
const LARGEST_MESSAGE_BYTES = 32 * 1024 * 1024;

/**
 * Serves revision 2026-07-28 and, from the same definitions, clients of 2025, each request by itself: any process of
 * several may answer it.
 */
export function createMcpEndpoint(parts: ServerParts, isAllowedOrigin: OriginRule): McpEndpoint {
  const onerror = (error: Error) => parts.log.debug({ err: error }, 'mcp');
  const options = { onerror, maxRequestBodySize: LARGEST_MESSAGE_BYTES };
  const { streamEvents, log } = parts;
  const updates = streamEvents && createResourceUpdates({ streamEvents, log });
  const handler = createMcpHandler(
    (context) => {
      // A client of 2025 would subscribe within a session, and there are none.
      const subscribe = updates !== undefined && context.era === 'modern';
      return createMcpServer(parts, { ...callerOf(context), subscribe, tasks: context.era === 'modern' });
    },
    { ...options, ...(updates ? { bus: updates.bus } : {}) },
  );
  const handle = toNodeHandler(
    parts.questions ? { fetch: withSessions(handler.fetch, parts, parts.questions) } : handler,
    options,
  );
  return {
    handle: async (request, response, caller, { countAgain, staysOpen = () => {} } = {}) => {
      const { origin } = request.headers;
      if (origin !== undefined && !isAllowedOrigin(origin)) return refuseOrigin(response, origin);
      const address = parts.addressOf?.(request.headers.host);
      const extra: CallerOfRequest = { caller, address, countCall: createCallCount(countAgain), staysOpen };
      const auth = { token: '', clientId: caller.keyId ?? caller.name, scopes: [...caller.scopes], extra };
      const answer = () => handle(Object.assign(request, { auth }) as Parameters<typeof handle>[0], response as never);
      const listener = { caller, staysOpen, end: () => response.destroy() };
      await (updates ? updates.of(listener, answer) : answer());
    },
    close: handler.close,
  };
}

/** Who sent a message, the address that it was sent to, and what counts each call in it. */
type CallerOfRequest = { caller: Caller; address: string | undefined; countCall: () => void; staysOpen: () => void };

/** Clients of 2025 that declare forms may be asked during a call, and those that declare pages are offered the panel. */
function withSessions(
  next: McpHttpHandler['fetch'],
  parts: ServerParts,
  questions: Questions,
): McpHttpHandler['fetch'] {
  const extraOf = (options: McpHandlerRequestOptions | undefined) => callerOf(options ?? {});
  return withSessions2025({
    ...{ next, questions, mostBytes: LARGEST_MESSAGE_BYTES },
    serverFor: (options) => createMcpServer(parts, extraOf(options)),
    askerOf: (options) => askerOf(extraOf(options).caller),
    staysOpen: (options) => extraOf(options).staysOpen(),
  });
}

/** Whose question and answer it is: the key, or the account of what came without one. */
function askerOf({ keyId, account, name }: Caller): string {
  return keyId ?? `${account} ${name}`;
}

function callerOf({ authInfo }: Pick<McpRequestContext, 'authInfo'>): CallerOfRequest {
  return authInfo?.extra as CallerOfRequest;
}

/** The message itself was counted with its first call; each further call of a batch counts as a request of its own. */
function createCallCount(countAgain: () => void = () => {}): () => void {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls > 1) countAgain();
  };
}
