import { type Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from '../context.ts';
import { printJson, printLine } from '../output.ts';
import { wholeNumber } from '../whole-number.ts';

/** `serve`. */
export function defineServe(command: Command, context: CommandContext): void {
  command
    .option('--demo', 'first publish the example rate sheets, create a key, and show three requests', false)
    .option('--workers <n>', 'answer with so many processes, 1 to 64, and do the jobs in one more', parseWorkers)
    .option('--no-jobs', 'leave extractions, imports, publications, webhooks and sources to `agent-rate work`')
    .addHelpText(
      'after',
      '\nExamples:\n  agent-rate serve\n  PORT=9000 agent-rate serve --workers 4\n  agent-rate serve --demo',
    )
    .action((options: { demo: boolean; workers?: number; jobs: boolean }) => context.serve(options));
}

function parseWorkers(text: string): number {
  const workers = wholeNumber(text);
  if (workers > 64) throw new InvalidArgumentError('At most 64.');
  return workers;
}

/** `work`. */
export function defineWork(command: Command, context: CommandContext): void {
  command.addHelpText('after', '\nExample:\n  DATABASE_URL=postgres://… agent-rate work').action(() => context.work());
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
