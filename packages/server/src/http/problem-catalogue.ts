import type { ProblemTable } from '../base/index.ts';
import { formatProblems } from '../formats/index.ts';
import { httpProblems } from './problems.ts';

/** Every refusal the service can give, by room. A room joins with one line. */
export const problemCatalogue: Readonly<Record<string, ProblemTable>> = {
  http: httpProblems,
  formats: formatProblems,
};
