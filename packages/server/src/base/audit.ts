import type { Caller } from './caller.ts';

/**
 * The adapter that a request came by: `console` is a browser that signed in, `rest` any other HTTP client, `intake` the mailbox
 * or the watched folder.
 */
export const ADAPTERS = ['rest', 'console', 'mcp', 'cli', 'intake'] as const;
/** One of `ADAPTERS`. */
export type Adapter = (typeof ADAPTERS)[number];

/** Who acts, in the audit log. */
export type Actor = Pick<Caller, 'keyId' | 'name' | 'person'>;

/** How an operation that changes something is recorded in the audit log. `I`: its input. */
export type AuditedAct<I> = {
  /** The resource it is about, as a template over its parameters, its body and its answer: `keys/{id}`. */
  subject: string;
  /** What the resource was before. Absent: it was not there. What it throws refuses the request, and nothing is recorded. */
  before?: (input: I) => unknown;
  /** What the resource became, made of the answer; `nothing`: it is gone. Absent: the answer. */
  after?: 'nothing' | ((answer: unknown, input: I) => unknown);
  /** Absent: the caller. */
  actor?: (input: I) => Promise<Actor>;
};

/** Says why an operation is not recorded although it is no GET. */
export type NotAudited = { none: string };

/** What each operation that is no GET says about the audit log. */
export type Audit<I> = AuditedAct<I> | NotAudited;
