import type { Command } from 'commander';
import type { StoredAlias } from '../ports/index.ts';
import type { CommandContext } from './context.ts';
import { type Column, printJson, printLine, printTable } from './output.ts';
import { withService } from './with-service.ts';

type Json = { json?: true };

const COLUMNS: readonly Column<StoredAlias>[] = [
  { heading: 'TEXT', text: ({ text }) => text },
  { heading: 'MEANS', text: ({ code }) => code },
  { heading: 'SINCE', text: ({ createdAt }) => createdAt.slice(0, 16) },
  { heading: 'BY', text: ({ createdBy }) => createdBy },
];

/** `ports alias add|list|remove`: spellings that the service is taught. */
export function addPortAliasCommands(ports: Command, context: CommandContext): void {
  const { streams } = context;
  const alias = ports.command('alias').description('spellings that the service is taught');
  alias
    .command('add <text> <code>')
    .description('from now on the text means the port, in imports and queries, on every server within a second')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate ports alias add "Nhava S." INNSA')
    .action(async (text: string, code: string, { json }: Json) => {
      const added = await withService(context, ({ ports: module }) =>
        module.addAlias({ text, code }, context.operator.name),
      );
      if (json) return printJson(streams, added);
      printLine(streams, `«${added.text}» now means ${added.code}.`);
    });
  alias
    .command('list')
    .description('every spelling that was taught')
    .option('--json', 'print JSON')
    .action(async ({ json }: Json) => {
      const rows = await withService(context, ({ ports: module }) => module.listAliases());
      if (json) return printJson(streams, rows);
      printTable(streams, { rows, columns: COLUMNS, empty: 'Nothing was taught yet.' });
    });
  alias
    .command('remove <text>')
    .description('forget a spelling')
    .option('--json', 'print JSON')
    .action(async (text: string, { json }: Json) => {
      await withService(context, ({ ports: module }) => module.removeAlias(text));
      if (json) return printJson(streams, { deleted: true, text });
      printLine(streams, `«${text}» is forgotten.`);
    });
}
