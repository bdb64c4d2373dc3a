import type { Command } from 'commander';
import type { CommandContext } from './context.ts';
import { printJson } from './output.ts';

/** `openapi`: the document of the REST interface, without a server. */
export function addOpenApiCommand(program: Command, { streams, readOpenApi }: CommandContext): void {
  program
    .command('openapi')
    .description('print the OpenAPI 3.1 document of the REST interface; needs no server and no database')
    .option('--json', 'print JSON (it is JSON anyway)')
    .addHelpText('after', '\nExample:\n  agent-rate openapi > openapi.json')
    .action(async () => printJson(streams, await readOpenApi()));
}
