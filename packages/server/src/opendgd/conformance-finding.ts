/** What keeps a document from conforming: a code, the place as a JSON Pointer (RFC 6901), and what to do. */
export type ConformanceFinding = {
  readonly severity: 'error';
  readonly code: string;
  readonly message: string;
  readonly jsonPointer: string;
  readonly next: string;
};
