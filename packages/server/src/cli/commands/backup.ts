import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { count, printJson, printLine, sizeText } from '../output.ts';

type BackupOptions = { json?: true; output?: string; secretKey?: string };
type RestoreOptions = { json?: true; secretKey?: string; withoutSecretKey?: true };

/** `backup`. */
export function defineBackup(command: Command, context: CommandContext): void {
  command
    .option('--output <file>', 'the new file, in place of the argument')
    .option('--secret-key <file>', 'copy the key of the secrets to another new file')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate backup /backups/agent-rate-2026-12-01.backup')
    .action(async (argument: string | undefined, { json, output, secretKey }: BackupOptions) => {
      const name = output ?? argument;
      if (name === undefined || (output !== undefined && argument !== undefined))
        return command.error('error: name one new file: agent-rate backup FILE');
      const file = resolve(name);
      const copy = secretKey === undefined ? undefined : resolve(secretKey);
      if (existsSync(file)) command.error(`error: ${file} is there already; name a new file`);
      const { bytes, keyFile } = await context.backUp(file, copy);
      if (json) return printJson(context.streams, { file, bytes, keyFile, keyCopy: copy ?? null });
      printLine(context.streams, `wrote ${file}, ${sizeText(bytes)}`);
      printLine(context.streams, keyAdvice(keyFile, copy));
    });
}

/** A backup without its key gives back everything but the secrets. */
function keyAdvice(keyFile: string | null, copy: string | undefined): string {
  if (copy !== undefined) return `wrote ${copy}, the key of its secrets: keep it apart from the backup`;
  const where = keyFile === null ? 'in AGENT_RATE_SECRET_KEY' : keyFile;
  return `its secrets are sealed with the key ${where}, which it does not hold: keep a copy of that, or name one with --secret-key`;
}

/** `restore`. */
export function defineRestore(command: Command, context: CommandContext): void {
  command
    .option('--secret-key <file>', 'the copy of the key of its secrets, where no key is yet')
    .option('--without-secret-key', 'restore although its secrets cannot be opened')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  AGENT_RATE_DATA_DIR=./restored agent-rate restore agent-rate-2026-12-01.backup',
    )
    .action(async (name: string, { json, secretKey, withoutSecretKey }: RestoreOptions) => {
      const file = resolve(name);
      const keyCopy = secretKey === undefined ? undefined : resolve(secretKey);
      for (const one of [file, keyCopy]) {
        if (one !== undefined && !existsSync(one)) command.error(`error: there is no file ${one}`);
      }
      const restored = await context.restore(file, { keyCopy, withoutKey: withoutSecretKey });
      if (json) return printJson(context.streams, restored);
      const rows = Object.values(restored.rows).reduce((sum, one) => sum + one, 0);
      const tables = count(Object.keys(restored.rows).length, 'table');
      printLine(context.streams, `restored ${count(rows, 'row')} in ${tables}, as of ${restored.createdAt}`);
    });
}
