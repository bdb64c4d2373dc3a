import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Answer, Caller, Scope, UploadedFile } from '../../base/index.ts';
import { FIXED_HEADERS, type Sender } from '../answers/common-headers.ts';
import { renderAnswer } from '../answers/render-answer.ts';
import type { ResponseCache } from '../answers/response-cache.ts';
import { sendEvents } from '../answers/send-events.ts';
import { sendStream } from '../answers/send-stream.ts';
import { adapterOf, authorizationOf } from '../console/session-cookie.ts';
import type { HttpOperation } from '../http-operation.ts';
import type { Admission } from '../load/admission.ts';
import type { AddressQuota } from './address-quota.ts';
import { refuseScope } from './authorize.ts';
import type { ClientSignals } from './client-signal.ts';
import { deprecationHeaders } from './deprecation.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { type CheckedInput, compileParameterCheck } from './parameter-check.ts';
import type { Quota } from './quota.ts';
import { type ReadBody, readForm } from './request-body.ts';
import { publicPathOf, queryTextOf } from './request-url.ts';
import { tracedHandler } from './traced-handler.ts';
import type { QuotaState } from './window-counts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; set by the key check. */
    caller: Caller | undefined;
    /** What the key may still ask; set by the key check when requests are counted. */
    quota: QuotaState | undefined;
  }
  interface FastifyContextConfig {
    /** The name of the operation. */
    operation?: string;
    /** Content types the route takes in a body. */
    accepted?: readonly string[];
    /** The `Allow` header of the route. */
    allow?: string;
    /** The path of the resource's metadata, when it is not the whole service's. */
    metadataPath?: string;
  }
}

/** What mounting needs besides the operation. */
type MountDeps = {
  addresses: AddressQuota;
  quota: Quota | undefined;
  send: Sender;
  responseCache: ResponseCache;
  clients: ClientSignals;
  admission: Admission;
  baseUrlOf: (host: string | undefined) => string;
  defaultBodyLimit: number;
};

/** An operation's place: the URL pattern (`/rates/:id`) and the methods that the path answers. */
export type Mount = { operation: HttpOperation; urls: readonly string[]; allow: string };

/** The caller of an open operation. */
const ANYONE: Caller = { keyId: null, account: '', name: 'anyone', scopes: [] };

/** Mounts an operation as routes: key, scope, parameters, run, answer — in this order. GET also answers HEAD. */
export function mountOperation(app: FastifyInstance, mount: Mount, deps: MountDeps): void {
  const { operation } = mount;
  const limit = operation.bodyLimitBytes ?? deps.defaultBodyLimit;
  const route: Omit<RouteOptions, 'url'> = {
    method: operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method],
    bodyLimit: limit,
    config: { operation: operation.name, accepted: acceptedTypes(operation), allow: mount.allow },
    handler: tracedHandler(operation, createHandler(mount, limit, deps)),
  };
  const isGuarded = operation.scope !== 'open' || operation.findCaller !== undefined;
  const guarded = isGuarded ? { ...route, onRequest: createGuard(operation, deps) } : route;
  for (const url of mount.urls) app.route({ ...guarded, url });
}

function acceptedTypes(operation: HttpOperation): string[] {
  if (!operation.body && !operation.upload) return [];
  return operation.upload ? ['multipart/form-data', 'application/json'] : ['application/json'];
}

function neededScope({ scope }: HttpOperation): Scope | null {
  return scope === 'open' ? null : scope;
}

function createGuard(operation: HttpOperation, { addresses, quota }: MountDeps) {
  const needed = neededScope(operation);
  const admit = (request: FastifyRequest, caller: Caller): void => {
    admitCaller(request, caller, quota);
    refuseScope(caller, needed);
  };
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    try {
      const caller = operation.findCaller
        ? operation.findCaller(request.params as Record<string, string>, new Date())
        : addresses.authenticate(request, authorizationOf(request.raw));
      if (caller instanceof Promise) {
        caller.then((known) => admit(request, known)).then(() => done(), done);
        return;
      }
      admit(request, caller);
    } catch (error) {
      done(error as Error);
      return;
    }
    done();
  };
}

/** Notes who asks and counts the request. Throws `too_many_requests`. */
export function admitCaller(request: FastifyRequest, caller: Caller, quota: Quota | undefined): void {
  request.caller = caller;
  if (quota === undefined) return;
  const state = quota.take(caller);
  request.quota = state ?? quota.look(caller);
  if (state === undefined) throw quota.refuse(caller);
}

function createHandler({ operation, allow }: Mount, limit: number, deps: MountDeps) {
  const { send, baseUrlOf, responseCache, clients, admission } = deps;
  const check = createLazyCheck(operation);
  const run = createRun(operation, deps);
  const deprecation = deprecationHeaders(operation);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const queryText = queryTextOf(request);
    const { body, files } = await readBody(operation, request, limit);
    const checked = check({ params: request.params as Record<string, string>, queryText, body });
    const answer = await run({ request, reply }, checked, files);
    if (answer.events) {
      admission.release(request);
      await sendEvents(request, reply, { events: answer.events, headers: FIXED_HEADERS, signal: clients.of(reply) });
      return reply;
    }
    if (answer.stream) {
      const { stream: pieces, contentType = 'application/octet-stream', headers } = answer;
      await sendStream(request, reply, { pieces, contentType, headers: { Allow: allow, ...headers }, clients });
      return reply;
    }
    const rendered = renderAnswer(answer, {
      method: request.method,
      ifNoneMatch: request.headers['if-none-match'],
      shape: checked.shape,
      path: answer.page ? `${baseUrlOf(request.headers.host)}${publicPathOf(request)}` : '',
      queryText,
      status: operation.status ?? 200,
      allow,
    });
    Object.assign(rendered.headers, deprecation);
    const { isCurrent, isFor } = answer;
    send(
      request,
      reply,
      rendered,
      isCurrent &&
        ((headers, bytes) =>
          responseCache.keep(request.raw, { scope: neededScope(operation), isCurrent, isFor, headers, body: bytes })),
    );
    return reply;
  };
}

/** Compiling the schemas of a hundred operations takes most of a second: each is compiled when it is first asked for. */
function createLazyCheck(operation: HttpOperation): ReturnType<typeof compileParameterCheck> {
  let compiled: ReturnType<typeof compileParameterCheck> | undefined;
  return (raw) => {
    compiled ??= compileParameterCheck(operation);
    return compiled(raw);
  };
}

type Asked = { request: FastifyRequest; reply: FastifyReply };

function createRun(operation: HttpOperation, { baseUrlOf, clients }: MountDeps) {
  return ({ request, reply }: Asked, checked: CheckedInput, files: UploadedFile[]): Answer | Promise<Answer> =>
    operation.run({
      ...readConditions(operation, request, checked.query),
      params: checked.params,
      query: checked.query,
      body: checked.body,
      files,
      caller: request.caller ?? ANYONE,
      adapter: adapterOf(request.raw),
      now: new Date(),
      baseUrl: baseUrlOf(request.headers.host),
      get signal() {
        return clients.of(reply);
      },
    });
}

/** What a request says besides its parameters: the key of a retry, the last event that was seen. */
function readConditions(operation: HttpOperation, { headers }: FastifyRequest, query: CheckedInput['query']) {
  const idempotencyKey = readIdempotencyKey(operation, headers['idempotency-key'], query);
  const lastEventId = headers['last-event-id'];
  return {
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(typeof lastEventId === 'string' ? { lastEventId } : {}),
  };
}

function readBody(operation: HttpOperation, request: FastifyRequest, limit: number): ReadBody | Promise<ReadBody> {
  if (operation.upload && request.isMultipart()) return readForm(request, limit);
  return { body: request.body, files: [] };
}
