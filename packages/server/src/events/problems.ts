import { type ProblemTable, problemsOf } from '../base/index.ts';

/** Refusals of the events room. */
export const eventsProblems = {
  event_cursor_unknown: {
    status: 400,
    message: 'The log of events has no such place.',
    next: 'Go on from the `sequence` of an event that you read, or from `meta.next`. If the service was restored from a backup, read from the beginning: leave `after` out.',
  },
  event_type_unknown: {
    status: 400,
    message: 'There is no such type of event.',
    next: 'docs/events.md lists the types; a beginning with a star stands for several, such as agent-rate.order.*.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this room. */
export const eventsProblem = problemsOf(eventsProblems);
