import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { printJson, printLine } from '../output.ts';

/** `serve`. */
export function defineServe(command: Command, context: CommandContext): void {
  command
    .option('--demo', 'first publish the example rate sheets, create a key, and show three requests', false)
    .addHelpText('after', '\nExamples:\n  agent-rate serve\n  PORT=9000 agent-rate serve\n  agent-rate serve --demo')
    .action((options: { demo: boolean }) => context.serve(options));
}

/** `migrate`. */
export function defineMigrate(command: Command, context: CommandContext): void {
  command
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  DATABASE_URL=postgres://… agent-rate migrate')
    .action(async ({ json }: { json?: true }) => {
      const applied = await context.migrate();
      if (json) printJson(context.streams, { applied });
      else if (applied.length === 0) printLine(context.streams, 'The schema is up to date.');
      else for (const name of applied) printLine(context.streams, `applied ${name}`);
    });
}
