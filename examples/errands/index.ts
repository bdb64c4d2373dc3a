import { documentErrands } from './documents.ts';
import type { Errand } from './errand.ts';
import { orderErrands } from './orders.ts';
import { rateErrands } from './rates.ts';
import { refusalErrands } from './refusals.ts';

export { createAgent } from './agent.ts';
export { openBook } from './book.ts';
export { type Errand, MOST_CALLS, MOST_TOKENS } from './errand.ts';

/** The errands that an agent finishes through MCP alone. */
export const ERRANDS: readonly Errand[] = [...rateErrands, ...orderErrands, ...documentErrands, ...refusalErrands];
