import type { Static, TObject, TSchema } from 'typebox';
import type { Scope } from './scope.ts';

/** Who asks: the key behind the request, or the operator at the command line. */
export type Caller = { keyId: string | null; name: string; scopes: readonly Scope[] };

/** A file sent with a request. */
export type UploadedFile = { name: string; bytes: Uint8Array };

/** The page of a list an answer holds; the HTTP adapter turns it into X-WP-Total, X-WP-TotalPages and Link. */
export type PageOf = { page: number; perPage: number; total: number };

/** One event of a stream that is open for as long as the client listens; `data` is sent as JSON. */
export type StreamEvent = { id?: string; event?: string; data: unknown };

/** What an operation answers: a JSON body, text or bytes of another kind, or a stream of events. */
export type Answer = {
  status?: number;
  body: unknown;
  /** Set when `body` is a ready string, or bytes, of that media type. */
  contentType?: string;
  /** Sent as server-sent events instead of `body`, until it ends or `input.signal` fires. */
  events?: AsyncIterable<StreamEvent>;
  page?: PageOf;
  headers?: Record<string, string>;
  /**
   * Whether this is still what would be answered to the same question. An adapter may send the answer again without asking,
   * for as long as this says so at that very moment. Absent: never.
   */
  isCurrent?: () => boolean;
  /**
   * Names the state of things that the answer was made from: the same question at the same state has the same answer. The
   * adapter makes the entity tag of it instead of reading the whole body.
   */
  state?: string | undefined;
};

/** What an adapter hands to an operation, already checked against its schemas. */
export type OperationInput = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  files: UploadedFile[];
  caller: Caller;
  now: Date;
  /** The `Idempotency-Key` header: 1 to 255 characters; always there when the operation requires it. */
  idempotencyKey?: string;
  /** The `Last-Event-ID` header of a client that takes a stream up again. */
  lastEventId?: string;
  /** Fires when the client has gone away. Absent at adapters where nobody can. */
  signal?: AbortSignal;
};

/**
 * One thing the service can do, described once. Every adapter (REST, OpenAPI, discovery, commands, tools) is made from it.
 * `path` is written as in OpenAPI: `/rates/{id}`.
 */
export type Operation = {
  /** A verb and a noun: `list-rates`. Unique over the service. */
  name: string;
  /** The service it belongs to in the discovery document. */
  service: 'rates' | 'formats' | 'ports' | 'dangerous-goods' | 'keys' | 'documents' | 'orders' | 'events' | 'system';
  summary: string;
  description: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Null: any valid key will do. 'open': no key at all. */
  scope: Scope | null | 'open';
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  /** Also takes multipart/form-data with files; form fields then stand for the body's properties. */
  upload?: boolean;
  /** Body limit in bytes when it differs from the default of 1 MiB. */
  bodyLimitBytes?: number;
  /** The success answer's schema, and its status when not 200. */
  output: TSchema;
  status?: number;
  /** Other statuses of a success, and when; with the same body unless another schema is named. */
  otherStatuses?: Readonly<Record<number, string | { when: string; output: TSchema }>>;
  /** Media types of its success answer when not JSON: `image/png`, `text/event-stream`. */
  produces?: readonly string[];
  /**
   * The adapter demands the header `Idempotency-Key`; the operation keeps its promise. 'unless-preview': not when the query
   * says `preview=true`, since nothing happens then.
   */
  idempotencyKey?: 'required' | 'unless-preview';
  /** It will go. Days as YYYY-MM-DD; `instead` is the beginning of a sentence: «use GET /rates». */
  deprecated?: { since: string; sunset?: string; instead: string };
  /** A list: adds X-WP-Total, X-WP-TotalPages and Link to its description. */
  paged?: boolean;
  run: (input: OperationInput) => Promise<Answer> | Answer;
};

type Typed<P, Q, B> = Omit<OperationInput, 'params' | 'query' | 'body'> & { params: P; query: Q; body: B };
type StaticOr<S, Else> = S extends TSchema ? Static<S> : Else;

/** Declares an operation whose `run` sees its input with the types of its schemas. */
export function operation<
  P extends TObject | undefined = undefined,
  Q extends TObject | undefined = undefined,
  B extends TSchema | undefined = undefined,
>(
  definition: Omit<Operation, 'params' | 'query' | 'body' | 'run'> & {
    params?: P;
    query?: Q;
    body?: B;
    run: (
      input: Typed<StaticOr<P, Record<never, never>>, StaticOr<Q, Record<never, never>>, StaticOr<B, undefined>>,
    ) => Promise<Answer> | Answer;
  },
): Operation {
  return definition as unknown as Operation;
}
