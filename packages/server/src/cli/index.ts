export type { CommandContext, CommandReference } from './context.ts';
export { commandProblems } from './problems.ts';
export { runCli } from './program.ts';
