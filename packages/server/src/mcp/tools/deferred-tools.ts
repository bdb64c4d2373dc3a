import { READS } from '../operation-tool.ts';
import { mcpProblem } from '../problems.ts';
import type { Tool, ToolDefinition } from '../surface.ts';

/** Definitions an answer holds in full; further ones are named only. */
const MOST_DESCRIBED = 4;

const LISTING: ToolDefinition = {
  name: 'more_tools',
  title: 'Find further tools',
  description:
    'Lists the tools that are not in this list, with their arguments: listing and watching orders and lanes, importing rates, events, ports, ' +
    'formats, price levels and history, shipments, load plans, verifying files, the ledger, DCSA bookings, invoices, key limits. Use it when no ' +
    'tool here fits, then call_tool. Without a task it only names them.',
  inputSchema: {
    type: 'object',
    properties: { task: { type: 'string', description: 'What you want to do', examples: ['watch a lane'] } },
    additionalProperties: false,
  },
  outputSchema: { type: 'object', properties: { tools: { type: 'array' }, others: { type: 'array' } } },
  annotations: READS,
};

const CALLING: ToolDefinition = {
  name: 'call_tool',
  title: 'Call a further tool',
  description:
    'Calls one of the tools of more_tools and answers what it answers. Use it only with arguments as described there; it ' +
    'may change things where that tool does.',
  inputSchema: {
    type: 'object',
    properties: {
      name: { type: 'string', description: 'From more_tools' },
      arguments: { type: 'object', description: 'Its arguments' },
    },
    required: ['name'],
    additionalProperties: false,
  },
  outputSchema: { type: 'object', properties: { data: {}, nextCursor: { type: 'string' } } },
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
};

/** The two tools by which those that are rarely needed are found and called; definitions cost a model tokens at every call. */
export const deferringTools: readonly Tool[] = [
  {
    definition: LISTING,
    scope: null,
    call: async ({ task }, { deferred }) => {
      const { described, others } = findTools(String(task ?? ''), deferred);
      return {
        structuredContent: {
          tools: described.map(({ definition: { name, description, inputSchema } }) => ({
            name,
            description,
            inputSchema,
          })),
          others: others.map(({ definition: { name, title } }) => `${name}: ${title}`),
        },
        content: [],
      };
    },
  },
  {
    definition: CALLING,
    scope: null,
    // Calls are led to the tool that is named before they come here: see `findCalled`.
    call: async () => {
      throw mcpProblem('tool_unknown');
    },
  },
];

/** The tool that a call of `call_tool` means, and its arguments. Throws `tool_unknown`. */
export function findCalled(args: Record<string, unknown>, deferred: readonly Tool[]) {
  const { name, arguments: given = {}, ...others } = args;
  const tool = deferred.find(({ definition }) => definition.name === name);
  if (tool === undefined)
    throw mcpProblem('tool_unknown', { known: deferred.map(({ definition }) => definition.name) });
  return { tool, args: { ...others, ...(given as object) } };
}

/** Those whose words the task has most of, best first; all others by name. Without a task every one is an other. */
function findTools(task: string, deferred: readonly Tool[]) {
  const words = wordsOf(task);
  const ranked = deferred
    .map((tool) => ({ tool, hits: countHits(words, tool) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, MOST_DESCRIBED)
    .map(({ tool }) => tool);
  return { described: ranked, others: deferred.filter((tool) => !ranked.includes(tool)) };
}

/** Hits in the name and title count three times. */
function countHits(words: readonly string[], { definition: { name, title, description } }: Tool): number {
  const named = wordsOf(`${name} ${title}`);
  const told = wordsOf(description);
  return words.reduce((sum, word) => sum + (named.includes(word) ? 3 : 0) + (told.includes(word) ? 1 : 0), 0);
}

/** Words of three letters and more, without their endings. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return [...new Set(words.map((word) => word.replace(/(?:ies|y|s|ed|ing)$/, '')))];
}
