import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { count, printJson, printLine, sizeText } from '../output.ts';

type Options = { yes?: true; backup?: string; trial: boolean; json?: true };

/** `upgrade`: shows what would change, and changes it only with `--yes`. */
export function defineUpgrade(command: Command, context: CommandContext): void {
  command
    .option('--yes', 'back up, try on a copy, and apply; without it nothing is changed')
    .option('--backup <file>', 'where the backup goes; default: a file of this folder, named after the moment')
    .option('--no-trial', 'apply without trying on a copy first, where no database can be created')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  agent-rate upgrade\n  agent-rate upgrade --yes --backup /backups/before.backup',
    )
    .action(async (options: Options) => {
      const file = resolve(options.backup ?? `agent-rate-before-upgrade-${stamp(context.now())}.backup`);
      if (options.yes && existsSync(file)) command.error(`error: ${file} is there already; name a new file`);
      await (options.yes ? upgrade(context, { ...options, file }) : showPlan(context, options));
    });
}

const stamp = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '');

async function showPlan({ planUpgrade, streams, version }: CommandContext, { json }: Options): Promise<void> {
  const plan = await planUpgrade();
  if (json) return printJson(streams, { version, ...plan });
  const { serverVersion, schema, pending } = plan;
  const server = `${Math.floor(serverVersion / 10_000)}.${serverVersion % 10_000}`;
  printLine(streams, `agent-rate ${version}, PostgreSQL ${server}, schema ${String(schema).padStart(4, '0')}`);
  if (pending.length === 0) return printLine(streams, 'Nothing to do: the schema is up to date.');
  for (const name of pending) printLine(streams, `would apply ${name}`);
  printLine(streams, 'Nothing was changed. Run it again with --yes to back up, try these on a copy, and apply them.');
}

async function upgrade(
  { upgrade: run, streams }: CommandContext,
  { file, trial, json }: Options & { file: string },
): Promise<void> {
  const done = await run({ file, trial });
  if (json) return printJson(streams, done);
  if (done.backup === null) return printLine(streams, 'Nothing to do: the schema is up to date.');
  printLine(streams, `wrote ${file}, ${sizeText(done.backup.bytes)}`);
  if (done.trial !== null) {
    const seconds = (done.trial.milliseconds / 1000).toFixed(1);
    printLine(streams, `applied to a copy with ${count(done.trial.rows, 'row')} in ${seconds} s; the copy is gone`);
  }
  for (const name of done.applied) printLine(streams, `applied ${name}`);
}
