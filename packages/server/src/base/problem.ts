/** A kind of refusal: its HTTP status, default message, and what the caller should do next. */
export type ProblemKind = {
  readonly status: number;
  readonly message: string;
  /**
   * What to do about it; printed in docs/errors.md and sent as `data.next`, unless the contract fixes the body. It names
   * operations by their route; adapters translate routes into their own terms.
   */
  readonly next?: string;
};

/** The refusals of one module, by code. */
export type ProblemTable = Readonly<Record<string, ProblemKind>>;

/**
 * A refusal: thrown, never returned. Leaves the service in the contract's shape (§7):
 * `{ code, message, data: { status, … } }`.
 */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: string, kind: ProblemKind, data: Record<string, unknown> = {}, message: string = kind.message) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.status = kind.status;
    this.data = { status: kind.status, ...data, ...(kind.next && !('next' in data) ? { next: kind.next } : {}) };
  }

  toBody(): { code: string; message: string; data: Readonly<Record<string, unknown>> } {
    return { code: this.code, message: this.message, data: this.data };
  }
}

/**
 * Makes the thrower for one module's table of problems.
 * `const problem = problemsOf(table)` then `throw problem('rate_not_found', { id })`.
 */
export function problemsOf<T extends ProblemTable>(table: T) {
  return (code: keyof T & string, data?: Record<string, unknown>, message?: string): Problem =>
    new Problem(code, table[code] as ProblemKind, data, message);
}
