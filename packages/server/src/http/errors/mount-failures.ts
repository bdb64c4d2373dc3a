import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log, NotedProblem, NoteProblem, Problem } from '../../base/index.ts';
import { findNearestName } from '../../schemas/index.ts';
import type { Rendered, Sender } from '../answers/common-headers.ts';
import { renderEnvelope } from '../answers/render-answer.ts';
import { adapterOf } from '../console/session-cookie.ts';
import { protectedResourcePath } from '../discovery/protected-resource.ts';
import { readAnswerShape } from '../routes/global-parameters.ts';
import { parseQueryString } from '../routes/query-string.ts';
import { publicPathOf, queryTextOf } from '../routes/request-url.ts';
import { problemFromError, renderProblem } from './error-body.ts';
import { problem } from './problems.ts';

/** Answers for what goes wrong, and the paths it knows for a helpful 404. */
export type Failures = {
  answer: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;
  /** Learns that these URL patterns exist, with their `Allow` header. */
  remember: (urls: readonly string[], allow: string) => void;
};

type FailureOptions = {
  send: Sender;
  log: Log;
  baseUrlOf: (host: string | undefined) => string;
  defaultBodyLimit: number;
  onProblem?: NoteProblem | undefined;
};

/** A body of this size is read to its end and thrown away, so that the client gets to read why it was refused. */
const DRAINED_BYTES = 64 * 1024 * 1024;

/** Makes every error and every unknown route an answer in the contract's shape. */
export function mountFailures(app: FastifyInstance, options: FailureOptions): Failures {
  const { send, log, baseUrlOf, defaultBodyLimit, onProblem } = options;
  const paths: { pattern: RegExp; url: string; allow: string }[] = [];
  const answer: Failures['answer'] = (error, request, reply) => {
    // Its work was ended because nobody waits for the answer.
    if (reply.raw.destroyed && (error as Error | undefined)?.name === 'AbortError') return void reply.hijack();
    if (request.is404 && !isAboutUrl(error)) {
      send(request, reply, withEnvelope(noRoute(request), request));
      return;
    }
    const { bodyLimit = defaultBodyLimit, config } = request.routeOptions;
    const rules = { limitBytes: bodyLimit, accepted: config?.accepted ?? [] };
    const refusal = problemFromError(error, request, { log, rules });
    if (onProblem && isNotable(refusal, request)) onProblem(toNoted(refusal, request));
    if (refusal.status === 413) keepOpen(request, reply);
    const metadataUrl = () => baseUrlOf(request.headers.host) + (config?.metadataPath ?? protectedResourcePath(''));
    send(request, reply, withEnvelope(renderProblem(refusal, { allow: config?.allow, metadataUrl }), request));
  };
  const noRoute = (request: FastifyRequest): Rendered => {
    const path = publicPathOf(request);
    const found = paths.find(({ pattern }) => pattern.test(path));
    if (found) {
      return renderProblem(problem('rest_no_route', { allow: found.allow.split(', ') }), { allow: found.allow });
    }
    const nearest = findNearestName(
      path,
      paths.map(({ url }) => url),
    );
    return renderProblem(problem('rest_no_route', nearest ? { did_you_mean: nearest } : {}));
  };
  app.setErrorHandler((error, request, reply) => answer(error, request, reply));
  app.setNotFoundHandler((request, reply) => answer(undefined, request, reply));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answer(undefined, request, reply);
    else if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      done(problem('malformed_request'));
    else done();
  });
  const remember: Failures['remember'] = (urls, allow) => {
    for (const url of urls) paths.push({ pattern: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`), url, allow });
  };
  return { answer, remember };
}

/** Whether an operator wants to know of a problem: what a key was refused, and each fault. Requests without a key are noise. */
function isNotable({ status, code }: Problem, { caller }: FastifyRequest): boolean {
  return status >= 500 || caller !== undefined || (status === 401 && code !== 'missing_api_key');
}

function toNoted(problem: Problem, { routeOptions, raw, caller, id }: FastifyRequest): NotedProblem {
  return { problem, operation: routeOptions.config?.operation, adapter: adapterOf(raw), caller, requestId: id };
}

/** The router refuses such URLs before it looks for a route. */
function isAboutUrl(error: unknown): boolean {
  const code = (error as { code?: string } | undefined)?.code;
  return code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH';
}

function keepOpen(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers['content-length'] ?? DRAINED_BYTES + 1) > DRAINED_BYTES) return;
  reply.removeHeader('connection');
  request.raw.resume();
}

function withEnvelope(rendered: Rendered, request: FastifyRequest): Rendered {
  if (!queryTextOf(request).includes('_envelope')) return rendered;
  try {
    if (!readAnswerShape(parseQueryString(queryTextOf(request))).envelope) return rendered;
  } catch {
    return rendered;
  }
  return renderEnvelope(rendered.body, rendered.status, rendered.headers);
}
