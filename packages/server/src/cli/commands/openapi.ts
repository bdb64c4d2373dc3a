import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { printJson } from '../output.ts';

/** `openapi`: the document of the REST interface, without a server. */
export function defineOpenApi(command: Command, { streams, readOpenApi }: CommandContext): void {
  command
    .option('--json', 'print JSON (it is JSON anyway)')
    .addHelpText('after', '\nExample:\n  agent-rate openapi > openapi.json')
    .action(async () => printJson(streams, await readOpenApi()));
}
