import type { Static, TObject, TSchema } from 'typebox';
import type { Adapter, Audit } from './audit.ts';
import type { Caller } from './caller.ts';
import type { OperationCommand } from './operation-command.ts';
import type { Scope } from './scope.ts';

/** A file sent with a request. */
export type UploadedFile = { name: string; bytes: Uint8Array };

/** The page of a list an answer holds; the HTTP adapter turns it into X-WP-Total, X-WP-TotalPages and Link. */
export type PageOf = {
  page: number;
  perPage: number;
  total: number;
  /** Of a list that goes on after a key: the last key of this page, for the link to the next; null on the last page. */
  after?: number | null | undefined;
};

/** One event of a stream that is open for as long as the client listens; `data` is sent as JSON. */
export type StreamEvent = { id?: string; event?: string; data: unknown };

/** The answer of an operation: a JSON body, text or bytes of another media type, a file in pieces, or a stream of events. */
export type Answer = {
  status?: number;
  body: unknown;
  /** Set when `body` is a ready string, or bytes, of that media type. */
  contentType?: string;
  /**
   * Sent piece by piece instead of `body`, as `contentType`; for files of any length. A fault before the first piece is a
   * refusal like any other; a later one breaks the transfer off, so that the file is seen to be incomplete.
   */
  stream?: AsyncIterable<Uint8Array>;
  /** Sent as server-sent events instead of `body`, until it ends or `input.signal` fires. */
  events?: AsyncIterable<StreamEvent>;
  page?: PageOf;
  /** Of a list without pages that goes on: the parameters that ask for the rest, for its link. */
  rest?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
  /**
   * Whether a repetition of the request would get the same answer now. An adapter may then resend it without running the
   * operation. Absent: never.
   */
  isCurrent?: () => boolean;
  /** Whether it is the answer for another caller too, as long as it is current. Absent: for every one with the scope. */
  isFor?: (caller: Caller) => boolean;
  /**
   * Version of the data behind the answer: the same request at the same version has the same answer. The adapter derives
   * the entity tag from it.
   */
  state?: string | undefined;
};

/** The input of an operation, already checked against its schemas by the adapter. */
export type OperationInput = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  files: UploadedFile[];
  caller: Caller;
  /** The adapter that the request came by. */
  adapter: Adapter;
  now: Date;
  /** The `Idempotency-Key` header: 1 to 255 characters; always present when the operation requires it. */
  idempotencyKey?: string;
  /** A person said yes to exactly this request in a form, as the client says that showed it. Set by adapters that ask, from no input. */
  approvedInForm?: true;
  /** The `Last-Event-ID` header of a client that resumes a stream. */
  lastEventId?: string;
  /** Fires when the client disconnects. Absent where it cannot. */
  signal?: AbortSignal;
  /** Shows how far long work has come: `done` of `total` in a stage of it. Absent where it is not shown. */
  onProgress?: (stage: string, done: number, total: number) => void;
};

/**
 * An operation of the service, described once for every adapter (REST, OpenAPI, discovery, commands, tools).
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
  /** Null: any valid key. 'open': no key. */
  scope: Scope | null | 'open';
  /**
   * Of an open operation whose path says who asks: the caller, found before the body is read; its requests are counted. Throws
   * what the operation is refused with.
   */
  findCaller?: (params: Readonly<Record<string, string>>, now: Date) => Promise<Caller>;
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  /** Its body is required although no single property of it is. */
  needsBody?: true;
  /** Also accepts multipart/form-data with files; form fields are the body's properties. */
  upload?: boolean;
  /** Files that its example request sends, by name; tests send those of `examples/`. */
  exampleFiles?: readonly string[];
  /** Body limit in bytes when it differs from the default of 1 MiB. */
  bodyLimitBytes?: number;
  /** The success answer's schema, and its status when not 200. */
  output: TSchema;
  status?: number;
  /** Other success statuses, and when; with the same body unless another schema is given. */
  otherStatuses?: Readonly<Record<number, string | { when: string; output: TSchema }>>;
  /**
   * Codes it may be refused with, besides those that every operation has for the key, the parameters and the body. Each
   * is in the table of a module (`problems.ts`).
   */
  problems?: readonly string[];
  /** Media types of the success answer when not JSON: `image/png`, `text/event-stream`. */
  produces?: readonly string[];
  /**
   * The adapter requires the header `Idempotency-Key`. 'unless-preview': except with the query `preview=true`, which
   * writes nothing.
   */
  idempotencyKey?: 'required' | 'unless-preview';
  /** Deprecation. Days as YYYY-MM-DD; `instead` is an imperative such as "use GET /rates". */
  deprecated?: { since: string; sunset?: string; instead: string };
  /** A paged list: its description has X-WP-Total, X-WP-TotalPages and Link. */
  paged?: boolean;
  /** The commands that run it; one that is not mentioned has none. */
  command?: OperationCommand | readonly OperationCommand[];
  /** How it is recorded in the audit log, or why it is not. Every operation but a GET says so. */
  audit?: Audit<OperationInput>;
  run: (input: OperationInput) => Promise<Answer> | Answer;
};

/** A GET changes nothing; every other operation says how it is recorded. */
type Recorded<I> = { method: 'GET' } | { method: Exclude<Operation['method'], 'GET'>; audit: Audit<I> };

type Typed<P, Q, B> = Omit<OperationInput, 'params' | 'query' | 'body'> & { params: P; query: Q; body: B };
type StaticOr<S, Else> = S extends TSchema ? Static<S> : Else;
type TypedInput<P, Q, B> = Typed<
  StaticOr<P, Record<never, never>>,
  StaticOr<Q, Record<never, never>>,
  StaticOr<B, undefined>
>;

/** Declares an operation whose `run` sees its input with the types of its schemas. */
export function operation<
  P extends TObject | undefined = undefined,
  Q extends TObject | undefined = undefined,
  B extends TSchema | undefined = undefined,
>(
  definition: Omit<Operation, 'method' | 'params' | 'query' | 'body' | 'audit' | 'run'> & {
    params?: P;
    query?: Q;
    body?: B;
    run: (input: TypedInput<P, Q, B>) => Promise<Answer> | Answer;
  } & Recorded<TypedInput<P, Q, B>>,
): Operation {
  return definition as unknown as Operation;
}

/** A module that is only described: enough to list the operations of a module without a database. Throws when it is used. */
export function unopened<T extends object>(): T {
  return new Proxy({} as T, {
    get: () => {
      throw new Error('a module that is only described was used');
    },
  });
}

/** The body of a JSON answer as the value it stands for, where an operation answers with ready text. */
export function readBody({ body }: Answer): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  return body instanceof Uint8Array ? JSON.parse(Buffer.from(body).toString('utf8')) : body;
}
