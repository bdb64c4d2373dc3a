import { idOfNarrowedKey, type Narrowing, narrowKey } from '@agent-rate/client/narrow-key';
import type { Command } from 'commander';
import { type Operation, unopened } from '../../base/index.ts';
import { isWholeOrNarrowedKey, NarrowingSchema } from '../../keys/index.ts';
import type { CommandContext } from '../context.ts';
import { addParameters } from '../operations/options.ts';
import { readInput } from '../operations/read-input.ts';
import { printJson, printLine } from '../output.ts';

const SPEC = { words: 'keys narrow' };

/** `keys narrow`: a narrower, shorter-lived key of a key; works offline. */
export function addNarrow(keys: Command, context: CommandContext): void {
  const command = keys
    .command('narrow')
    .description('make a narrower, shorter-lived key of a key, for another agent; works offline')
    .option('--key <key>', 'the key to narrow, whole or narrowed (or AGENT_RATE_KEY, or standard input)')
    .option('--json', 'print JSON: {"key", "id"}, the id that it is revoked by')
    .addHelpText(
      'after',
      '\nExample:\n  AGENT_RATE_KEY=ar_live_… agent-rate keys narrow --minutes 60 --orders 1 --total USD:9000',
    );
  const operation = { name: 'narrow-key', body: NarrowingSchema, run: unopened() } as unknown as Operation;
  const given = addParameters(command, operation, SPEC);
  command.action(async (options: { key?: string; json?: true }) => {
    const typed = { operands: [], options };
    const { body } = await readInput(command, { operation, spec: SPEC, given, typed }, context.streams);
    const whole = (options.key ?? context.apiKey ?? (await readText(context))).trim();
    if (!isWholeOrNarrowedKey(whole))
      command.error('error: --key, AGENT_RATE_KEY or standard input has to be an API key');
    const key = await narrowKey(whole, body as Narrowing, context.now());
    if (options.json) printJson(context.streams, { key, id: await idOfNarrowedKey(key) });
    else printLine(context.streams, key);
  });
}

async function readText({ streams: { stdin } }: CommandContext): Promise<string> {
  if (stdin.isTTY) return '';
  let text = '';
  for await (const part of stdin) text += typeof part === 'string' ? part : Buffer.from(part).toString();
  return text;
}
