import type { FastifyError, FastifyRequest } from 'fastify';
import { type Log, Problem, withoutSecrets } from '../../base/index.ts';
import { findDatabaseProblem } from '../../db/index.ts';
import { JSON_TYPE, type Rendered } from '../answers/common-headers.ts';
import { findChallenge } from '../routes/authorize.ts';
import { problem } from './problems.ts';

/** What the server can take in a body, for the refusals that name it. */
type BodyRules = { limitBytes: number; accepted: readonly string[] };

/** Error codes of Fastify and the multipart parser, and ours for them. */
const TRANSLATED: Readonly<Record<string, Parameters<typeof problem>[0]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'body_too_large',
  FST_PARTS_LIMIT: 'body_too_large',
  FST_FILES_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_content_type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_content_type',
  FST_ERR_CTP_INVALID_TYPE: 'unsupported_content_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_content_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'rest_invalid_json',
  FST_PROTO_VIOLATION: 'malformed_upload',
  FST_MP_PREMATURE_CLOSE: 'malformed_upload',
  FST_ERR_BAD_URL: 'malformed_url',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
};

/** The refusal behind any error: ours as it is, the framework's and the database's translated, else `internal_error`. */
export function problemFromError(error: unknown, request: FastifyRequest, { log, rules }: FailureDeps): Problem {
  if (error instanceof Problem) return error;
  const code = TRANSLATED[(error as FastifyError | undefined)?.code ?? ''];
  if (code === 'body_too_large') return problem(code, { limit_bytes: rules.limitBytes });
  if (code === 'unsupported_content_type') {
    return problem(code, { content_type: request.headers['content-type'] ?? null, accepted: rules.accepted });
  }
  if (code) return problem(code);
  if (isClientFault(error)) return problem('malformed_request');
  const ofDatabase = findDatabaseProblem(error);
  if (ofDatabase) {
    log.error({ reason: (error as Error).message, requestId: request.id }, ofDatabase.message);
    return ofDatabase;
  }
  log.error(
    { err: error, requestId: request.id, method: request.method, url: withoutSecrets(request.url) },
    'request failed',
  );
  return problem('internal_error', { request_id: request.id });
}

/** What the framework blames on the client in any other way, such as a body that broke off. */
function isClientFault(error: unknown): boolean {
  const { statusCode = 500 } = (error ?? {}) as { statusCode?: number };
  return statusCode >= 400 && statusCode < 500;
}

/** What translating an error needs: the log for faults of the service, and the body rules of the route. */
type FailureDeps = { log: Log; rules: BodyRules };

/** What a refusal's headers name besides: the methods of the path, and the address of the resource's metadata. */
type RefusalContext = { allow?: string | undefined; metadataUrl?: () => string };

/** A service that cannot answer now is asked again after this long, unless the refusal knows better. */
const RETRY_SECONDS = 5;

/** A refusal as a response in the contract's shape. */
export function renderProblem(refusal: Problem, { allow, metadataUrl }: RefusalContext = {}): Rendered {
  const challenge = findChallenge(refusal, metadataUrl);
  const retryAfter = findRetryAfter(refusal);
  return {
    status: refusal.status,
    headers: {
      'Content-Type': JSON_TYPE,
      ...(challenge ? { 'WWW-Authenticate': challenge } : {}),
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      ...(allow ? { Allow: allow } : {}),
    },
    // A key that was sent in a wrong place is not repeated.
    body: String(withoutSecrets(JSON.stringify(refusal.toBody()))),
  };
}

/** The seconds after which it makes sense to ask again (RFC 9110 §10.2.3), for 429 and 503. */
function findRetryAfter({ status, data }: Problem): number | undefined {
  if (typeof data.retry_after_seconds === 'number') return data.retry_after_seconds;
  return status === 503 ? RETRY_SECONDS : undefined;
}
