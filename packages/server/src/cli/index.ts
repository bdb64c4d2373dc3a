export type { CommandContext } from './context.ts';
export { commandProblems } from './problems.ts';
export { runCli } from './program.ts';
