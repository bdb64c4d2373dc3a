import { type Command, InvalidArgumentError } from 'commander';
import type { Operation, OperationCommand } from '../../base/index.ts';
import type { CommandContext } from '../context.ts';
import { addParameters, operandsText } from './options.ts';
import type { AnswerPrinters } from './print-answer.ts';

/** The commands that run an operation. */
export function commandsOf({ command }: Pick<Operation, 'command'>): readonly OperationCommand[] {
  if (command === undefined) return [];
  return Array.isArray(command) ? command : [command as OperationCommand];
}

/** Gives a group of commands (`keys`) those that operations declare: `keys list`, `keys revoke <id>`; `whoami` is one. */
export function addOperations(
  group: Command,
  operations: readonly Operation[],
  { context, printers = {} }: { context: CommandContext; printers?: AnswerPrinters },
): void {
  for (const operation of operations) {
    for (const spec of commandsOf(operation)) {
      const [noun, ...words] = spec.words.split(' ');
      if (noun !== group.name()) continue;
      const command =
        words.length === 0
          ? group
          : subgroup(group, words.slice(0, -1)).command(`${words.at(-1)} ${operandsText(spec)}`.trim());
      addOperation(command, { operation, spec }, { context, printers });
    }
  }
}

/** `alias` of `ports alias add`. */
function subgroup(group: Command, words: readonly string[]): Command {
  return words.reduce((at, word) => {
    const known = at.commands.find((one) => one.name() === word);
    return known ?? at.command(word).description(`commands about ${word}`);
  }, group);
}

type Declared = { operation: Operation; spec: OperationCommand };
type Printing = { context: CommandContext; printers: AnswerPrinters };

function addOperation(command: Command, { operation, spec }: Declared, { context, printers }: Printing): void {
  command.description(lowerFirst(operation.summary));
  const given = addParameters(command, operation, spec);
  addSharedOptions(command, operation, spec);
  command.action(async () => {
    const { runCommand } = await import('./run-command.ts');
    await runCommand(command, { operation, spec, given, printer: printers[operation.name] }, context);
  });
}

/** What does not come from the parameters. */
function addSharedOptions(command: Command, operation: Operation, spec: OperationCommand): void {
  for (const [name, sets] of Object.entries(spec.flags ?? {})) {
    command.option(
      `--${name}`,
      `as ${Object.entries(sets)
        .map(([key, value]) => `--${key} ${value}`)
        .join(' ')}`,
    );
  }
  if (operation.paged) command.option('--all', 'every page, not one');
  if (operation.idempotencyKey) {
    command.option(
      '--idempotency-key <key>',
      'sent again with the same key, nothing is done twice; a fresh one if absent',
    );
  }
  if (operation.produces?.includes('text/event-stream'))
    command.option('--count <number>', 'end after so many', readCount);
  else if (operation.produces) command.option('-o, --output <file>', 'where to write it; its own name if absent');
  command.option('--json', spec.json ? 'print JSON (it is JSON anyway)' : 'print JSON, all of it');
  const example = spec.example === undefined ? '' : `\nExample:\n  agent-rate ${spec.example}`;
  const help = [spec.note === undefined ? '' : `\n${spec.note}`, example].filter(Boolean).join('\n');
  if (help) command.addHelpText('after', help);
}

function readCount(text: string): string {
  if (/^[1-9]\d{0,8}$/.test(text)) return text;
  throw new InvalidArgumentError('It takes a whole number from 1 on.');
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
