import type { Actor, Adapter } from './audit.ts';
import type { Problem } from './problem.ts';

/** A refusal or a fault that was answered, for whoever watches the service. */
export type NotedProblem = {
  problem: Problem;
  /** Absent: no operation, such as signing in. */
  operation?: string | undefined;
  adapter: Adapter;
  /** Absent: the key is not known. */
  caller?: Actor | undefined;
  /** Absent where requests have none. */
  requestId?: string | undefined;
};

/** Takes note of a problem that is being answered. Returns at once and never throws. */
export type NoteProblem = (noted: NotedProblem) => void;
