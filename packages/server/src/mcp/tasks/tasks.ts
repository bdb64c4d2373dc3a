import {
  type CallToolResult,
  type ClientCapabilities,
  fromJsonSchema,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type Result,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { Problem } from '../../base/index.ts';
import type { CallContext, TaskState, Tool, ToolTask } from '../surface.ts';

/** The extension by which a call may be answered with a task (SEP-2663, revision 2026-07-28). */
export const TASKS_EXTENSION = 'io.modelcontextprotocol/tasks';

/** How often a client is asked to look. */
const LOOK_MILLISECONDS = 1_000;

const PARAMS = fromJsonSchema<{ taskId: string }>({
  type: 'object',
  properties: { taskId: { type: 'string', minLength: 1, maxLength: 200 } },
  required: ['taskId'],
});

/** What the tasks of a caller are served with. */
export type TaskParts = {
  /** The tools that the caller may call. */
  tools: readonly Tool[];
  contextOf: (ctx: ServerContext) => CallContext;
  /** The answer of a tool, as a call of it gives it. */
  answer: (tool: Tool, args: Record<string, unknown>, context: CallContext) => Promise<Result>;
};

/** Whether the client of a request takes a task for an answer. */
export function takesTasks(capabilities: ClientCapabilities | undefined): boolean {
  return capabilities?.extensions?.[TASKS_EXTENSION] !== undefined;
}

/**
 * Begins the work of a call as a task. Gives the task, or, of work that is done at once, the arguments that read what came of it.
 * The id of a task names its tool and the record that the work is kept in, so any process finds it, after a restart too.
 */
export async function beginTask(
  { name, task }: { name: string; task: ToolTask },
  { max_tokens: most, ...args }: Record<string, unknown>,
  context: CallContext,
): Promise<{ created: CallToolResult } | { args: Record<string, unknown> }> {
  const state = await task.begin(args, context);
  const within = most === undefined ? {} : { max_tokens: most };
  if (state.status !== 'working') return { args: { ...task.resultArguments(state.id), ...within } };
  const taskId = `${name}.${state.id}${Number.isSafeInteger(most) ? `.${most}` : ''}`;
  return { created: { content: [], resultType: 'task', ...toTask(taskId, state) } };
}

/** Answers `tasks/get`, `tasks/update` and `tasks/cancel`. Whose record it is not, is told that there is no such task. */
export function serveTasks(server: Server, { tools, contextOf, answer }: TaskParts): void {
  const find = (taskId: string) => {
    if (!takesTasks(server.getClientCapabilities()))
      throw new MissingRequiredClientCapabilityError({
        requiredCapabilities: { extensions: { [TASKS_EXTENSION]: {} } },
      });
    const [, name, id, most] = /^([a-z_]+)\.(\d{1,15})(?:\.(\d{1,9}))?$/.exec(taskId) ?? [];
    const tool = tools.find(({ definition }) => definition.name === name);
    if (tool?.task === undefined) throw noSuchTask(taskId);
    return { tool, task: tool.task, id: Number(id), within: most === undefined ? {} : { max_tokens: Number(most) } };
  };
  const orMissing = <T>(taskId: string, work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw error instanceof Problem && error.status === 404 ? noSuchTask(taskId) : error;
    });
  server.setRequestHandler('tasks/get', { params: PARAMS }, async ({ taskId }, ctx) => {
    const { tool, task, id, within } = find(taskId);
    const context = contextOf(ctx);
    const state = await orMissing(taskId, task.look(id, context));
    const shown = toTask(taskId, state);
    if (state.status !== 'completed') return shown;
    return { ...shown, result: await answer(tool, { ...task.resultArguments(id), ...within }, context) };
  });
  // No task asks for anything, so whatever is sent answers nothing.
  server.setRequestHandler('tasks/update', { params: PARAMS }, async ({ taskId }, ctx) => {
    const { task, id } = find(taskId);
    await orMissing(taskId, task.look(id, contextOf(ctx)));
    return {};
  });
  server.setRequestHandler('tasks/cancel', { params: PARAMS }, async ({ taskId }, ctx) => {
    const { task, id } = find(taskId);
    await orMissing(taskId, task.cancel(id, contextOf(ctx)));
    return {};
  });
}

function toTask(taskId: string, { status, message, createdAt, lastUpdatedAt }: TaskState) {
  const told = message === undefined ? {} : { statusMessage: message };
  return { taskId, status, ...told, createdAt, lastUpdatedAt, ttlMs: null, pollIntervalMs: LOOK_MILLISECONDS };
}

function noSuchTask(taskId: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no task ${taskId}.`);
}
