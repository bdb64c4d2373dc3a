import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';

/** `mcp`: the Model Context Protocol on standard input and output. */
export function defineMcp(command: Command, context: CommandContext): void {
  command
    .option('--key <key>', 'act with the scopes of this API key, rather than with all rights (or AGENT_RATE_KEY)')
    .addHelpText(
      'after',
      '\nAgents start it by themselves; in their settings write the command `agent-rate` with the argument `mcp`.' +
        '\n\nExample:\n  AGENT_RATE_KEY=ar_live_… agent-rate mcp',
    )
    .action((options: { key?: string }) => context.serveMcp(options));
}
