import type { Agent } from './agent.ts';
import type { Book } from './book.ts';

/** A task of an agent from beginning to end: it throws unless everything that it asserts is true. */
export type Errand = { title: string; run: (agent: Agent, book: Book) => Promise<void> };

/** What an errand may cost. */
export const MOST_CALLS = 6;
export const MOST_TOKENS = 6_000;
