export { type Links, openLinks } from './links.ts';
export { linkOperations } from './operations.ts';
export { linkProblems } from './problems.ts';
