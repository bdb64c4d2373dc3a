import { App } from '@modelcontextprotocol/ext-apps';
import { unquote } from './unquote.ts';

/** The host of the chat. Everything that the panel asks the service goes through it, as calls of tools and reads of resources. */
export const host = new App({ name: 'agent-rate-panel', version: '1' }, {});

type Body = Record<string, unknown>;

/** What a tool answered, without the wrappers for models; a refusal with the body that REST would have answered. */
export type Called = { readonly refused: boolean; readonly body: Body };

/** Enough that nothing is cut: no model reads what the panel asks for. */
const WHOLE = 1_000_000;

/** Calls a tool of the service. */
export async function callTool(name: string, args: Body): Promise<Called> {
  const result = await host.callServerTool({ name, arguments: { ...args, max_tokens: WHOLE } });
  if (result.isError !== true) return { refused: false, body: unquote(result.structuredContent ?? {}) as Body };
  const [, told] = result.content;
  const text = told?.type === 'text' ? told.text : '{}';
  return { refused: true, body: unquote(JSON.parse(text)) as Body };
}

/** Reads a resource of the service that is JSON. */
export async function readJson(uri: string): Promise<Body> {
  const { contents } = await host.readServerResource({ uri });
  const [content] = contents;
  return unquote(JSON.parse(content !== undefined && 'text' in content ? content.text : '{}')) as Body;
}

/** Reads a picture of the service, as an address that holds it. */
export async function readPicture(uri: string): Promise<string> {
  const { contents } = await host.readServerResource({ uri });
  const [content] = contents;
  if (content === undefined || !('blob' in content)) throw new Error(`${uri} is no picture`);
  return `data:image/png;base64,${content.blob}`;
}

/** Tells the model what a person did in the panel: sentences and codes of ours only. */
export async function tellModel(text: string): Promise<void> {
  if (host.getHostCapabilities()?.updateModelContext === undefined) return;
  await host.updateModelContext({ content: [{ type: 'text', text }] });
}
