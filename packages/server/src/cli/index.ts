export type { CommandContext, CommandService, ExitCode, Streams } from './context.ts';
export type { DoctorSettings, DoctorSubject } from './doctor/index.ts';
export { runCli } from './program.ts';
