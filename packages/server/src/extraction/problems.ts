import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** Refusals of an extraction as a whole. Doubts about what a document says are findings. */
export const EXTRACTION_PROBLEMS = {
  extraction_not_found: {
    status: 404,
    message: 'No extraction has this id.',
    next: 'GET /extractions lists the extractions.',
  },
  extraction_not_done: {
    status: 409,
    message: 'The extraction is not done.',
    next: 'Wait until its status is `done`: GET /extractions/{id}, or listen to /extractions/{id}/events.',
  },
  extraction_finished: {
    status: 409,
    message: 'The extraction is finished; it cannot be cancelled.',
    next: 'GET /extractions/{id} shows how it ended.',
  },
  extraction_in_use: {
    status: 409,
    message: 'Orders are based on this extraction.',
    next: 'Keep it: an order shows what it was made from for ever (`data.orders`, and `data.more` further ones).',
  },
  extraction_failed: {
    status: 500,
    message: 'The extraction was begun several times and never came to an end.',
    next: 'Try its documents one by one; report the one that fails.',
  },
  correction_invalid: {
    status: 400,
    message: 'A correction makes no sense.',
    next: 'Correct what `message` names and send all of them again; none was saved.',
  },
  correction_conflict: {
    status: 409,
    message: 'Another person corrected the same value meanwhile; nothing was saved.',
    next: 'Compare with data.newest, and send the correction again with `after` set to the id of the one that it replaces.',
  },
} satisfies ProblemTable;

/** Makes a refusal of this module. */
export const extractionProblem = problemsOf(EXTRACTION_PROBLEMS);
