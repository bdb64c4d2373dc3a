import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { printJson } from '../output.ts';

/** `mcp`: the Model Context Protocol on standard input and output, and the configuration that starts it. */
export function defineMcp(command: Command, context: CommandContext): void {
  command
    .option('--key <key>', 'act with the scopes of this API key, not with all rights (or AGENT_RATE_KEY)')
    .addHelpText(
      'after',
      '\nAn MCP client starts it; `agent-rate mcp config` prints what to put into its configuration.' +
        '\n\nExample:\n  AGENT_RATE_KEY=ar_live_… agent-rate mcp',
    )
    .action((options: { key?: string }) => context.serveMcp(options));
  command
    .command('config')
    .description('print the configuration of an MCP client, as JSON with absolute paths')
    .option('--json', 'print JSON (it is JSON anyway)')
    .addHelpText('after', '\nExample:\n  agent-rate mcp --key ar_live_… config')
    .action(async () => printJson(context.streams, await context.describeMcp(command.opts())));
}
