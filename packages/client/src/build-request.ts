import { OPERATIONS, type OperationFacts } from './api-operations.ts';
import type { OperationName, UploadFile } from './operation-types.ts';
import type { RetryPolicy } from './retry.ts';
import type { OutgoingRequest } from './send.ts';

/** The parts of a call, whatever its operation. */
export type CallParts = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly UploadFile[];
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  retry?: Partial<RetryPolicy>;
  headers?: Readonly<Record<string, string>>;
  onUpload?: (sentBytes: number, totalBytes: number) => void;
};

/** Where the service is, and who asks. */
export type Address = { baseUrl: string; key?: string | undefined };

/**
 * Builds the request of a call. An operation that must not be done twice gets an `Idempotency-Key`, the same at every try;
 * such a request, and one that only reads, may be sent again.
 */
export function buildRequest(address: Address, operation: OperationName, parts: CallParts): OutgoingRequest {
  const facts: OperationFacts = OPERATIONS[operation];
  const { method } = facts;
  const idempotencyKey = parts.idempotencyKey ?? (facts.idempotencyKey ? createIdempotencyKey() : undefined);
  const body = bodyOf(parts);
  return {
    operation,
    method,
    url: `${address.baseUrl}${fillPath(facts.path, parts.path)}${queryText(parts.query)}`,
    headers: {
      ...parts.headers,
      accept: 'application/json',
      ...(address.key === undefined ? {} : { authorization: `Bearer ${address.key}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
    retry: method === 'GET' || method === 'PUT' || method === 'DELETE' || idempotencyKey !== undefined,
    ...(parts.signal ? { signal: parts.signal } : {}),
    ...(parts.timeoutMs === undefined ? {} : { timeoutMs: parts.timeoutMs }),
    ...(parts.retry ? { policy: parts.retry } : {}),
    ...(parts.onUpload ? { onUpload: parts.onUpload } : {}),
  };
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing on pages without TLS. */
function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fillPath(path: string, values: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
}

function queryText(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function bodyOf({ body, files }: CallParts): string | FormData | undefined {
  if (files === undefined || files.length === 0) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const { name, bytes } of files) form.append('file', bytes instanceof Blob ? bytes : new Blob([bytes]), name);
  return form;
}
