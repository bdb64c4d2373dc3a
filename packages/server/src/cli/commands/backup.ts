import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { count, printJson, printLine, sizeText } from '../output.ts';

/** `backup`. */
export function defineBackup(command: Command, context: CommandContext): void {
  command
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate backup /backups/agent-rate-2026-12-01.backup')
    .action(async (name: string, { json }: { json?: true }) => {
      const file = resolve(name);
      if (existsSync(file)) command.error(`error: ${file} is there already; name a new file`);
      const { bytes } = await context.backUp(file);
      if (json) printJson(context.streams, { file, bytes });
      else printLine(context.streams, `wrote ${file}, ${sizeText(bytes)}`);
    });
}

/** `restore`. */
export function defineRestore(command: Command, context: CommandContext): void {
  command
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  AGENT_RATE_DATA_DIR=./restored agent-rate restore agent-rate-2026-12-01.backup',
    )
    .action(async (name: string, { json }: { json?: true }) => {
      const file = resolve(name);
      if (!existsSync(file)) command.error(`error: there is no file ${file}`);
      const restored = await context.restore(file);
      if (json) return printJson(context.streams, restored);
      const rows = Object.values(restored.rows).reduce((sum, one) => sum + one, 0);
      const tables = count(Object.keys(restored.rows).length, 'table');
      printLine(context.streams, `restored ${count(rows, 'row')} in ${tables}, as of ${restored.createdAt}`);
    });
}
