import type { Plan } from './plan.ts';

/** One request and its answer. Times are milliseconds of one clock. `status` 0: no answer; it may have been done. */
export type Exchange = {
  readonly server: string;
  readonly begun: number;
  readonly ended: number;
  readonly status: number;
  readonly body: string;
};

/** What the published rates of a seed are from an action on. Of two that were published at the same time either may win. */
export type RateState = {
  readonly sheets: readonly number[];
  readonly isReverted?: true;
  readonly begun: number;
  /** When it was answered; absent while it is under way. */
  answered?: number;
};

/** Which sheets the rates of a search are from, with how many. `rows`: how many a whole sheet has there. */
export type Reading = {
  readonly server: string;
  readonly begun: number;
  readonly ended: number;
  readonly rows: number;
  readonly sheets: ReadonlyMap<number, number>;
};

/** An order as one caller wants it: all requests with its Idempotency-Key. */
export type Placing = { readonly reference: string; readonly quoteId: string; readonly exchanges: readonly Exchange[] };

/** A change of an order: all requests with its Idempotency-Key. */
export type Change = { readonly orderId: string; readonly version: number; readonly exchanges: readonly Exchange[] };

/** A key with a limit that allows one order. */
export type Limited = { readonly references: readonly string[] };

/** A document. */
export type SentDocument = {
  readonly id: number;
  readonly text: string;
  isDeleted: boolean;
  correction?: { extraction: number; value: string };
};

/** A page of the log of events. */
export type Poll = {
  readonly after: number;
  readonly next: number;
  readonly sequences: readonly number[];
  readonly ids: readonly string[];
};

/** An event of the log. */
export type LoggedEvent = {
  readonly sequence: number;
  readonly id: string;
  readonly type: string;
  readonly subject: string;
};

/** All that was asked and answered with one seed. */
export type History = {
  readonly plan: Plan;
  readonly states: RateState[];
  readonly readings: Reading[];
  readonly placings: Placing[];
  readonly changes: Change[];
  readonly limited: Limited[];
  readonly documents: SentDocument[];
  readonly polls: Poll[];
  /** Broken promises that were seen as they happened. */
  readonly broken: Broken[];
};

/** A promise that was not kept. */
export type Broken = { readonly promise: Commitment; readonly what: string };

/** The promises. */
export type Commitment =
  | 'no acknowledged write is lost'
  | 'no sheet is half published'
  | 'no older rates after a publication was answered'
  | 'one order a key and a quote'
  | 'limits hold'
  | 'every job ends'
  | 'the snapshot equals the database'
  | 'events without gaps and in order'
  | 'a revoked key is refused within a second'
  | 'every request is answered as documented';
