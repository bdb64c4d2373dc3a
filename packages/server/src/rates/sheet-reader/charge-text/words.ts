import type { DateContext } from '../validity/parse-validity.ts';

/** A sentence with its letters, folded and as written. */
export type Words = { text: string; original: string; dates: DateContext };
