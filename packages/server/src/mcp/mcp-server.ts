import {
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { type Caller, type Log, type NoteProblem, type Operation, type Scope, scopeAllows } from '../base/index.ts';
import type { Questions } from '../questions/index.ts';
import { offerTo } from './apps/offer.ts';
import { showsPages, UI_EXTENSION } from './apps/ui-extension.ts';
import { answerWithin } from './budget/answer-within.ts';
import { canAsk } from './can-ask.ts';
import { answerCompletion } from './prompts/completion.ts';
import { answerPrompt, listPrompts } from './prompts/prompt-answers.ts';
import { listResources, listTemplates, readResource } from './resources/resource-answers.ts';
import type { ToolNames } from './say-in-tools.ts';
import { inKnownContent, revisionOf } from './sessions/known-content.ts';
import { speakToModel } from './speak-to-model.ts';
import type { CallContext, Surface, Tool } from './surface.ts';
import { beginTask, serveTasks, TASKS_EXTENSION, takesTasks } from './tasks/tasks.ts';
import { toRefusal, toToolError } from './tool-errors.ts';
import { findCalled } from './tools/deferred-tools.ts';

/** What the servers of all callers share. */
export type ServerParts = {
  identity: { name: string; title: string; version: string; websiteUrl?: string };
  surface: Surface;
  toolNames: ToolNames;
  log: Log;
  /** The public address of the service, from the host that a request names. Absent: it answers no HTTP. */
  addressOf?: ((host: string | undefined) => string) | undefined;
  onProblem?: NoteProblem | undefined;
  /** The stream of events, by which changed resources are told. Absent: they are not. */
  streamEvents?: Operation | undefined;
  /** Through which clients of 2025 are asked over HTTP. Absent: they are not. */
  questions?: Questions | undefined;
};

/** The lists change only when the service is started anew, or the key is changed. */
const LISTS = { ttlMs: 300_000, cacheScope: 'private' } as const;

const CACHE_HINTS = {
  'tools/list': LISTS,
  'prompts/list': LISTS,
  'resources/list': LISTS,
  'resources/templates/list': LISTS,
  'server/discover': { ttlMs: 3_600_000, cacheScope: 'public' },
} as const;

/** Whom a server is for, and how it is reached. */
export type ServedCaller = {
  caller: Caller;
  address?: string | undefined;
  countCall?: () => void;
  /** Whether changed resources are told on this connection. */
  subscribe?: boolean;
  /** Whether long work may be answered with tasks. */
  tasks?: boolean;
};

/** A server for one caller: it offers what the caller's scopes allow. Cheap: definitions are made once, not here.
 * `countCall` counts a call, and throws when the key has none left. */
export function createMcpServer(
  parts: ServerParts,
  { caller, address, countCall = () => {}, subscribe = false, tasks = false }: ServedCaller,
): Server {
  const { identity, surface } = parts;
  const allowed = filterSurface(surface, caller);
  const offeredNow = () => offerTo(allowed, showsPages(server.getClientCapabilities()));
  const server = new Server(identity, {
    capabilities: {
      tools: {},
      resources: subscribe ? { subscribe } : {},
      prompts: {},
      completions: {},
      ...(tasks ? { extensions: { [TASKS_EXTENSION]: {} } } : {}),
    },
    instructions: surface.instructions,
    cacheHints: CACHE_HINTS,
  });
  const deferred = allowed.tools.filter(({ isRare }) => isRare);
  const contextOf = (ctx: ServerContext) => createCallContext(server, { caller, deferred, address }, ctx);
  server.setRequestHandler('tools/list', () => ({ tools: listTools(offeredNow().tools) as never }));
  server.setRequestHandler('tools/call', async ({ params }, ctx) => {
    const offered = offeredNow();
    const tool = offered.tools.find(({ definition }) => definition.name === params.name);
    if (tool === undefined) throw unknownTool(params.name, surface, offered);
    const call = { tool, args: params.arguments ?? {}, countCall };
    const result = await callTool(call, contextOf(ctx), parts);
    if (result.resultType === 'task') return result as CallToolResult;
    const known = inKnownContent(result as CallToolResult, revisionOf(server, ctx));
    return server.projectCallToolResult(known, tool.definition.outputSchema as never);
  });
  if (tasks) {
    const answer = (tool: Tool, args: Record<string, unknown>, context: CallContext) =>
      callTool({ tool, args, countCall: () => {} }, { ...context, takesTasks: false }, parts);
    serveTasks(server, { tools: allowed.tools, contextOf, answer });
  }
  server.setRequestHandler('resources/list', () => ({ resources: listResources(offeredNow().resources) }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: listTemplates(allowed.resources) }));
  server.setRequestHandler('resources/read', ({ params }, ctx) =>
    readResource(allowed.resources, params.uri, contextOf(ctx)),
  );
  server.setRequestHandler('prompts/list', () => ({ prompts: listPrompts(allowed.prompts) }));
  server.setRequestHandler('prompts/get', ({ params }) => answerPrompt(allowed.prompts, params));
  server.setRequestHandler('completion/complete', ({ params }, ctx) =>
    answerCompletion(allowed, params, contextOf(ctx)),
  );
  return server;
}

/** The tools that are listed, as a client sees them. */
function listTools(tools: readonly Tool[]) {
  return tools.filter(({ isRare }) => !isRare).map(({ definition }) => definition);
}

function filterSurface(surface: Surface, { scopes }: Caller): Surface {
  const isOffered = ({ scope }: { scope: Scope | null }) => scope === null || scopeAllows(scopes, scope);
  return {
    instructions: surface.instructions,
    tools: surface.tools.filter(isOffered),
    resources: surface.resources.filter(isOffered),
    prompts: surface.prompts.filter(isOffered),
  };
}

/** A tool that is there but not for this key or client says so, so that it is not taken for a spelling mistake. */
function unknownTool(name: string, surface: Surface, offered: Surface): ProtocolError {
  const hidden = surface.tools.find(({ definition }) => definition.name === name);
  const known = `Tools of this key: ${offered.tools.map(({ definition }) => definition.name).join(', ')}.`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `${whyUnknown(name, hidden)} ${known}`);
}

function whyUnknown(name: string, hidden: Tool | undefined): string {
  if (hidden === undefined) return `No tool is called ${name}.`;
  if (!hidden.isForPanel) return `The API key lacks the scope ${hidden.scope} that ${name} needs.`;
  return (
    `${name} is for the panel alone, which clients show that declare the extension ${UI_EXTENSION}, ` +
    'and send the Mcp-Session-Id that they get for it in 2025. Order with place_order; a person decides approvals in the console.'
  );
}

type Call = { tool: Tool; args: Record<string, unknown>; countCall: () => void };

async function callTool(
  { tool: named, args: given, countCall }: Call,
  context: CallContext,
  { toolNames, log, onProblem }: ServerParts,
): Promise<CallToolResult | InputRequiredResult> {
  let called = { tool: named, args: given };
  const tellerOf = () => ({ names: toolNames, service: called.tool.operation?.service ?? 'system' });
  try {
    countCall();
    if (named.definition.name === 'call_tool') called = findCalled(given, context.deferred);
    const { task, definition } = called.tool;
    if (task !== undefined && context.takesTasks) {
      const begun = await beginTask({ name: definition.name, task }, called.args, context);
      if ('created' in begun) return begun.created;
      called = { ...called, args: begun.args };
    }
    return await answerWithin(called.tool, called.args, context, (body) => speakToModel(body, tellerOf()));
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    const problem = toRefusal(error, log);
    const operation = called.tool.operation?.name ?? called.tool.definition.name;
    onProblem?.({ problem, operation, adapter: 'mcp', caller: context.caller });
    return toToolError(problem, tellerOf());
  }
}

type Offer = Pick<CallContext, 'caller' | 'deferred' | 'address'>;

function createCallContext(server: Server, offer: Offer, { mcpReq }: ServerContext): CallContext {
  const token = mcpReq._meta?.progressToken;
  return {
    ...offer,
    now: new Date(),
    signal: mcpReq.signal,
    tellProgress: async ({ done, total, message }) => {
      if (token === undefined) return;
      const params = { progressToken: token, progress: done, ...(total === undefined ? {} : { total }) };
      await mcpReq.notify({
        method: 'notifications/progress',
        params: { ...params, ...(message === undefined ? {} : { message }) },
      });
    },
    showsPanel: showsPages(server.getClientCapabilities()),
    takesTasks: takesTasks(server.getClientCapabilities()),
    canAsk: canAsk(server.getClientCapabilities()?.elicitation),
    answers: mcpReq.inputResponses ?? {},
  };
}
