import { parseAdvice } from './parse-texts.ts';
import problems from './problems-en.tsv?raw';

/** What to do in the console about problems of the service whose own text speaks to programs. */
export const english = { problem: parseAdvice(problems), finding: new Map<string, never>() };
