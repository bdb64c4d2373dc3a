import { type Answer, type Operation, readBody } from '../../base/index.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from './read-input.ts';

type Run = { name: string; input: CommandInput; context: CommandContext; all: boolean };

/** Runs an operation as the operator; with `all`, a list as one page that holds every entry. */
export async function runOperation(
  operations: readonly Operation[],
  { name, input, context, all }: Run,
): Promise<Answer> {
  const operation = operations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`there is no operation ${name}`);
  const { operator: caller, now } = context;
  const run = (query: Record<string, unknown>) => operation.run({ ...input, query, files: [], caller, now: now() });
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
