import { setTimeout as wait } from 'node:timers/promises';
import { type CallToolResult, inputRequired } from '@modelcontextprotocol/server';
import type { JsonSchema } from '../../schemas/index.ts';
import type { Prompt, Resource, Surface, Tool } from '../surface.ts';

/** One black pixel, and a twentieth of a second of silence. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const SILENCE = Buffer.concat([
  Buffer.from(
    'RIFF\x2c\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x08\0\0\0',
    'latin1',
  ),
  Buffer.alloc(8, 0x80),
]).toString('base64');

const NOTHING = { type: 'object', properties: {} } as const;
const text = (words: string) => ({ type: 'text' as const, text: words });
const image = { type: 'image' as const, data: PIXEL, mimeType: 'image/png' };
const embedded = {
  type: 'resource' as const,
  resource: { uri: 'test://embedded-resource', mimeType: 'text/plain', text: 'This is an embedded resource content.' },
};

function toolOf(name: string, content: CallToolResult['content'], call?: Tool['call']): Tool {
  return {
    definition: { name, title: name, description: `Fixture of the conformance suite: ${name}`, inputSchema: NOTHING },
    scope: null,
    call: call ?? (async () => ({ content })),
  };
}

const progress: Tool['call'] = async (_args, { tellProgress }) => {
  for (const done of [0, 50, 100]) {
    await tellProgress({ done, total: 100 });
    await wait(20);
  }
  return { content: [text('done')] };
};

/** Keywords of draft 2020-12 that a list of tools must keep. */
const SCHEMA_2020 = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: { address: { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } } },
  properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
  additionalProperties: false,
} as JsonSchema & { type: 'object' };

const schemaTool = toolOf('json_schema_2020_12_tool', [text('ok')]);

/** Asks with a form, and answers what came of it. */
function askingTool(name: string, requestedSchema: Record<string, unknown>): Tool {
  return toolOf(name, [], async (args, { answers }) => {
    const { form } = answers;
    if (form !== undefined) return { content: [text(`Elicitation completed: ${JSON.stringify(form)}`)] };
    const question = { message: String(args.message ?? 'Please answer'), requestedSchema: requestedSchema as never };
    return inputRequired({ inputRequests: { form: inputRequired.elicit(question) } });
  });
}

const TITLED = [
  { const: 'value1', title: 'First Choice' },
  { const: 'value2', title: 'Second Choice' },
];
const OPTIONS = ['option1', 'option2', 'option3'];

/** Every kind of field that a form may have, in the properties that the suite names. */
const askingTools: readonly Tool[] = [
  askingTool('test_elicitation', {
    type: 'object',
    properties: { username: { type: 'string' }, email: { type: 'string' } },
    required: ['username', 'email'],
  }),
  askingTool('test_elicitation_sep1034_defaults', {
    type: 'object',
    properties: {
      name: { type: 'string', default: 'John Doe' },
      age: { type: 'integer', default: 30 },
      score: { type: 'number', default: 95.5 },
      status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
      verified: { type: 'boolean', default: true },
    },
  }),
  askingTool('test_elicitation_sep1330_enums', {
    type: 'object',
    properties: {
      untitledSingle: { type: 'string', enum: OPTIONS },
      titledSingle: { type: 'string', oneOf: TITLED },
      legacyEnum: { type: 'string', enum: ['opt1', 'opt2', 'opt3'], enumNames: ['One', 'Two', 'Three'] },
      untitledMulti: { type: 'array', items: { type: 'string', enum: OPTIONS } },
      titledMulti: { type: 'array', items: { anyOf: TITLED } },
    },
  }),
];

const tools: readonly Tool[] = [
  ...askingTools,
  toolOf('test_simple_text', [text('This is a simple text response for testing.')]),
  toolOf('test_image_content', [image]),
  toolOf('test_audio_content', [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }]),
  toolOf('test_embedded_resource', [embedded]),
  toolOf('test_multiple_content_types', [text('Multiple content types test:'), image, embedded]),
  toolOf('test_tool_with_progress', [], progress),
  toolOf('test_error_handling', [], async () => {
    throw new Error('This tool intentionally returns an error for testing');
  }),
  { ...schemaTool, definition: { ...schemaTool.definition, inputSchema: SCHEMA_2020 } },
];

const resourceOf = (uriTemplate: string, read: Resource['read'], mimeType = 'text/plain'): Resource => ({
  uriTemplate,
  name: uriTemplate,
  title: uriTemplate,
  description: 'Fixture of the conformance suite',
  mimeType,
  scope: null,
  read,
});

const resources: readonly Resource[] = [
  resourceOf('test://static-text', async () => ({ uri: '', mimeType: 'text/plain', text: 'This is the content.' })),
  resourceOf('test://static-binary', async () => ({ uri: '', mimeType: 'image/png', blob: PIXEL }), 'image/png'),
  resourceOf('test://template/{id}/data', async ({ id }) => ({
    uri: '',
    mimeType: 'application/json',
    text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
  })),
];

const promptOf = (name: string, names: readonly string[], messages: Prompt['messages']): Prompt => ({
  name,
  title: name,
  description: 'Fixture of the conformance suite',
  scope: null,
  arguments: names.map((one) => ({
    name: one,
    description: one,
    required: true,
    complete: async () => ['paris', 'park'],
  })),
  messages,
});
const say =
  (words: string): Prompt['messages'] =>
  () => [{ role: 'user', content: text(words) }];

const prompts: readonly Prompt[] = [
  promptOf('test_simple_prompt', [], say('This is a simple prompt for testing.')),
  promptOf('test_prompt_with_arguments', ['arg1', 'arg2'], ({ arg1, arg2 }) => [
    { role: 'user', content: text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`) },
  ]),
];

/** What the conformance suite expects a server to offer, on the very adapter that serves rates. */
export const conformanceSurface: Surface = {
  instructions: 'Fixtures of the conformance suite.',
  tools,
  resources,
  prompts,
};
