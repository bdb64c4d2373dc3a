import {
  type InitializeRequest,
  isInitializeRequest,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type McpHandlerRequestOptions,
  readRequestBody,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Questions } from '../../questions/index.ts';
import { showsPages } from '../apps/ui-extension.ts';
import { canAsk } from '../can-ask.ts';
import { AskingTransport } from './asking-transport.ts';
import { createSessionId, type Declared, readSessionId } from './session-id.ts';

type Fetch = (request: Request, options?: McpHandlerRequestOptions) => Promise<Response>;

type SessionDeps = {
  /** Answers every other request. */
  next: Fetch;
  questions: Questions;
  /** A server for the caller of a request. */
  serverFor: (options: McpHandlerRequestOptions | undefined) => Server;
  /** The key that a request came with. */
  askerOf: (options: McpHandlerRequestOptions | undefined) => string;
  /** Told when a call waits for a person. */
  staysOpen: (options: McpHandlerRequestOptions | undefined) => void;
  mostBytes: number;
};

const SESSION_HEADER = 'mcp-session-id';
const NEWEST_OF_2025 = '2025-11-25';

/**
 * What clients of 2025 declare when they begin, over HTTP: those that put forms or show pages get a session id, which their further
 * requests carry. A call of one with forms is answered with a stream on which the question is put, and the answer is a POST of its
 * own; one that shows pages is offered the panel. Any other is asked nothing and offered no panel.
 */
export function withSessions2025(deps: SessionDeps): Fetch {
  const { next, mostBytes } = deps;
  return async (request, options) => {
    const declared = readSessionId(request.headers.get(SESSION_HEADER));
    if (request.method === 'DELETE' && declared) return new Response(null, { status: 204 });
    if (request.method !== 'POST') return next(request, options);
    const whole = request.clone();
    const body = parse(await readRequestBody(request, mostBytes));
    if (body === undefined) return next(whole, options);
    const parsed = { ...options, parsedBody: body };
    if (isInitializeRequest(body))
      return withSessionId(await next(whole, parsed), declaredIn(body.params.capabilities));
    if (declared === undefined) return next(whole, parsed);
    if (isJSONRPCResponse(body)) return takeAnswer(deps, body, options);
    const isServed = isJSONRPCRequest(body) && (declared.panel || body.method === 'tools/call');
    return isServed ? serveRequest(deps, { request: whole, options: parsed, declared }) : next(whole, parsed);
  };
}

function declaredIn(capabilities: InitializeRequest['params']['capabilities']): Declared {
  return { forms: canAsk(capabilities.elicitation), panel: showsPages(capabilities) };
}

function parse(read: Awaited<ReturnType<typeof readRequestBody>>): unknown {
  if (read.tooLarge) return undefined;
  try {
    return JSON.parse(read.text) ?? undefined;
  } catch {
    return undefined;
  }
}

function withSessionId(response: Response, declared: Declared): Response {
  const id = createSessionId(declared);
  if (!response.ok || id === undefined) return response;
  const headers = new Headers(response.headers);
  headers.set(SESSION_HEADER, id);
  return new Response(response.body, { status: response.status, headers });
}

type AnswerMessage = { id?: string | number; result?: object; error?: object };

async function takeAnswer(
  { questions, askerOf }: SessionDeps,
  message: object,
  options: McpHandlerRequestOptions | undefined,
): Promise<Response> {
  const { id, result, error } = message as AnswerMessage;
  const answer = result === undefined ? { error } : { result };
  if (await questions.answer(String(id), askerOf(options), answer)) return new Response(null, { status: 202 });
  const refusal = { code: -32_600, message: 'No question of this id waits for an answer of this key.' };
  return Response.json({ jsonrpc: '2.0', id: null, error: refusal }, { status: 400 });
}

type Serving = { request: Request; options: McpHandlerRequestOptions; declared: Declared };

/** Answers a request on a stream of its own, on which the server may ask. */
async function serveRequest(deps: SessionDeps, { request, options, declared }: Serving): Promise<Response> {
  const { questions, serverFor, askerOf, staysOpen, mostBytes } = deps;
  const inner = new WebStandardStreamableHTTPServerTransport({ maxRequestBodySize: mostBytes });
  const transport = new AskingTransport(inner, (signal) => {
    staysOpen(options);
    return questions.ask(askerOf(options), signal);
  });
  const server = serverFor(options);
  await server.connect(transport);
  transport.declare(request.headers.get('mcp-protocol-version') ?? NEWEST_OF_2025, declared);
  const end = () => void server.close().catch(() => {});
  request.signal.addEventListener('abort', end, { once: true });
  const response = await inner.handleRequest(request, options);
  if (response.body === null) {
    end();
    return response;
  }
  const ended = new TransformStream<Uint8Array, Uint8Array>({ flush: end });
  return new Response(response.body.pipeThrough(ended), { status: response.status, headers: response.headers });
}
