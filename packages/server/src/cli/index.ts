export type { CommandContext } from './context.ts';
export { runCli } from './program.ts';
