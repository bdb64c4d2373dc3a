import {
  isInitializeRequest,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type McpHandlerRequestOptions,
  readRequestBody,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Questions } from '../../questions/index.ts';
import { canAsk } from '../can-ask.ts';
import { AskingTransport } from './asking-transport.ts';
import { createFormSessionId, isFormSession } from './session-id.ts';

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
 * Lets the server ask clients of 2025 over HTTP: those that declare forms get a session id, which their further requests carry;
 * a call of such a session is answered with a stream on which the question is put, and the answer is a POST of its own.
 */
export function withFormSessions(deps: SessionDeps): Fetch {
  const { next, mostBytes } = deps;
  return async (request, options) => {
    const session = request.headers.get(SESSION_HEADER);
    if (request.method === 'DELETE' && isFormSession(session)) return new Response(null, { status: 204 });
    if (request.method !== 'POST') return next(request, options);
    const whole = request.clone();
    const body = parse(await readRequestBody(request, mostBytes));
    if (body === undefined) return next(whole, options);
    const parsed = { ...options, parsedBody: body };
    if (isInitializeRequest(body) && canAsk(body.params.capabilities.elicitation))
      return withSessionId(await next(whole, parsed));
    if (!isFormSession(session)) return next(whole, parsed);
    if (isJSONRPCResponse(body)) return takeAnswer(deps, body, options);
    if (isJSONRPCRequest(body) && body.method === 'tools/call') return serveCall(deps, whole, parsed);
    return next(whole, parsed);
  };
}

function parse(read: Awaited<ReturnType<typeof readRequestBody>>): unknown {
  if (read.tooLarge) return undefined;
  try {
    return JSON.parse(read.text) ?? undefined;
  } catch {
    return undefined;
  }
}

function withSessionId(response: Response): Response {
  if (!response.ok) return response;
  const headers = new Headers(response.headers);
  headers.set(SESSION_HEADER, createFormSessionId());
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

/** Answers a call on a stream of its own, on which the server may ask. */
async function serveCall(deps: SessionDeps, request: Request, options: McpHandlerRequestOptions): Promise<Response> {
  const { questions, serverFor, askerOf, staysOpen, mostBytes } = deps;
  const inner = new WebStandardStreamableHTTPServerTransport({ maxRequestBodySize: mostBytes });
  const transport = new AskingTransport(inner, (signal) => {
    staysOpen(options);
    return questions.ask(askerOf(options), signal);
  });
  const server = serverFor(options);
  await server.connect(transport);
  transport.declare(request.headers.get('mcp-protocol-version') ?? NEWEST_OF_2025);
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
