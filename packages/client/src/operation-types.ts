import type { operations } from './api-types.ts';
import type { RetryPolicy } from './retry.ts';

/** Names of the operations: `list-rates`, `get-rate` … */
export type OperationName = keyof operations;

type Parameters<O, Place extends string> = O extends { parameters: infer P }
  ? Place extends keyof P
    ? P[Place]
    : never
  : never;

type PathPart<O> = Parameters<O, 'path'> extends Record<string, unknown> ? { path: Parameters<O, 'path'> } : unknown;

type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
type QueryPart<O> = [QueryOf<O>] extends [never]
  ? unknown
  : Record<string, never> extends QueryOf<O>
    ? { query?: QueryOf<O> }
    : Partial<QueryOf<O>> extends QueryOf<O>
      ? { query?: QueryOf<O> }
      : { query: QueryOf<O> };

type ContentOf<O> = O extends { requestBody?: infer R }
  ? NonNullable<R> extends { content: infer C }
    ? C
    : never
  : never;
type JsonOf<C> = C extends { 'application/json': infer B } ? B : never;
type BodyPart<O> = [JsonOf<ContentOf<O>>] extends [never]
  ? unknown
  : O extends { requestBody: unknown }
    ? ContentOf<O> extends { 'multipart/form-data': unknown }
      ? { body?: JsonOf<ContentOf<O>> }
      : { body: JsonOf<ContentOf<O>> }
    : { body?: JsonOf<ContentOf<O>> };
type FilesPart<O> =
  ContentOf<O> extends { 'multipart/form-data': unknown }
    ? {
        files?: readonly UploadFile[];
        /** How many bytes of the request have left, of how many. Browsers do not tell it. */
        onUpload?: (sentBytes: number, totalBytes: number) => void;
      }
    : unknown;

/** A file to send: bytes with a name. */
export type UploadFile = { name: string; bytes: Blob | Uint8Array<ArrayBuffer> };

/** What every operation takes beside its own parts. */
export type CallOptions = {
  signal?: AbortSignal;
  /** How long one try waits for its answer to begin, in milliseconds; the client's own time when absent. */
  timeoutMs?: number;
  /** How often and how patiently this call is sent again, where it differs from the client. */
  retry?: Partial<RetryPolicy>;
  /** Sent beside the client's own: `traceparent`. */
  headers?: Readonly<Record<string, string>>;
  /** Names a try of something that must not be done twice. Made anew for each call when it is left out. */
  idempotencyKey?: string;
};

/** What an operation is given: its path parameters, query, body and files. */
export type InputOf<N extends OperationName> = PathPart<operations[N]> &
  QueryPart<operations[N]> &
  BodyPart<operations[N]> &
  FilesPart<operations[N]> &
  CallOptions;

type Responses<N extends OperationName> = operations[N]['responses'];
type Success = 200 | 201 | 202;
type Bodies<R> = R extends { content: infer C } ? (C extends { 'application/json': infer B } ? B : never) : never;

/** What an operation answers: its JSON body. For pictures, files and streams use `download` and `follow`. */
export type OutputOf<N extends OperationName> = {
  [S in keyof Responses<N>]: S extends Success ? Bodies<Responses<N>[S]> : never;
}[keyof Responses<N>];

/** One record of a list. */
export type RecordOf<N extends OperationName> = OutputOf<N> extends { data: readonly (infer R)[] } ? R : never;

/** Operations that answer with a list. */
export type ListName = { [N in OperationName]: [RecordOf<N>] extends [never] ? never : N }[OperationName];

/** The arguments of a call: nothing has to be given when nothing is required. */
export type Arguments<N extends OperationName> =
  Record<never, never> extends InputOf<N> ? [input?: InputOf<N>] : [input: InputOf<N>];
