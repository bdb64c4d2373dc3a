import type { Command } from 'commander';
import type { Answer, Operation, OperationCommand } from '../../base/index.ts';
import { readBody } from '../../base/offline.ts';
import type { CommandContext, CommandReference } from '../context.ts';
import { createProgress } from '../progress.ts';
import { withService } from '../with-service.ts';
import type { GivenBy } from './options.ts';
import { type AnswerPrinter, printAnswer } from './print-answer.ts';
import { type CommandInput, readInput } from './read-input.ts';

/** A command that was typed, and what it was made of. */
type Made = {
  operation: Operation;
  spec: OperationCommand;
  given: readonly GivenBy[];
  printer: AnswerPrinter | undefined;
};

/** Checks what was typed, runs the operation and prints its answer. */
export async function runCommand(command: Command, made: Made, context: CommandContext): Promise<void> {
  const { operation, spec } = made;
  const options = command.opts();
  const typed = { operands: command.processedArgs as (string | undefined)[], options };
  const input = await readInput(command, { ...made, typed }, context.streams);
  const open: () => Promise<Pick<CommandReference, 'operations' | 'close'>> = spec.offline
    ? context.openReference
    : context.openService;
  await withService(open, async ({ operations }) => {
    const run = { name: operation.name, input, context, all: options.all === true };
    const answer = await runOperation(operations, run);
    await printAnswer(context.streams, answer, { ...made, typed: { ...input.params, ...input.query }, options });
  });
}

type Run = { name: string; input: CommandInput; context: CommandContext; all: boolean };

/** Runs an operation as the operator; with `all`, a list as one page that holds every entry. */
async function runOperation(operations: readonly Operation[], { name, input, context, all }: Run): Promise<Answer> {
  const operation = operations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`there is no operation ${name}`);
  const { operator: caller, now } = context;
  const progress = createProgress(context.streams);
  const run = async (query: Record<string, unknown>) => {
    try {
      return await operation.run({
        ...input,
        query,
        files: [],
        caller,
        adapter: 'cli',
        now: now(),
        onProgress: progress.show,
      });
    } finally {
      progress.clear();
    }
  };
  if (!all) return run(input.query);
  const data: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await run({ ...input.query, page, per_page: 100 });
    const body = readBody(answer) as { data: unknown[]; meta: object };
    data.push(...body.data);
    const total = answer.page?.total ?? data.length;
    if (data.length < total && body.data.length > 0) continue;
    const meta = { ...body.meta, page: 1, perPage: data.length, totalPages: 1 };
    return { body: { data, meta }, page: { page: 1, perPage: Math.max(1, data.length), total: data.length } };
  }
}
