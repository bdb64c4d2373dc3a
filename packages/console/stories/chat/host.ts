import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { AppBridge, getToolUiResourceUri, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

/** What a test asks of the host, and what the host noted. */
export type ChatHost = {
  /** The names of the tools that a model would see. */
  connect: (key: string) => Promise<string[]>;
  /** Calls a tool as a model does, and shows the page that belongs to it. Gives the answer as the model gets it. */
  show: (tool: string, args: Record<string, unknown>) => Promise<{ structuredContent: Record<string, unknown> }>;
  /** What the page told the model. */
  told: string[];
  /** The tools that the page called. */
  called: string[];
};

const UI = { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } };
const INFO = { name: 'chat-of-a-test', version: '1' };
const client = new Client(INFO, { capabilities: { extensions: UI }, versionNegotiation: { mode: 'auto' } });
const locale = new URL(location.href).searchParams.get('locale') ?? 'en';

const host: ChatHost = {
  told: [],
  called: [],
  connect: async (key) => {
    const headers = { Authorization: `Bearer ${key}` };
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', location.href), { requestInit: { headers } }),
    );
    const { tools } = await client.listTools();
    return tools.filter(({ _meta }) => !isForPages(_meta)).map(({ name }) => name);
  },
  show: async (name, args) => {
    const { tools } = await client.listTools();
    const uri = getToolUiResourceUri(tools.find((tool) => tool.name === name) ?? {});
    if (uri === undefined) throw new Error(`${name} has no page`);
    const answer = await client.callTool({ name, arguments: args });
    const { contents } = await client.readResource({ uri });
    const [page] = contents;
    const bridge = await openFrame(page !== undefined && 'text' in page ? page.text : '');
    await bridge.sendToolInput({ arguments: args });
    await bridge.sendToolResult(answer as never);
    return answer as never;
  },
};

/** A frame with an origin of its own, which may only run its script, and the bridge to it by the official library for hosts. */
async function openFrame(html: string): Promise<AppBridge> {
  const abilities = { serverTools: {}, serverResources: {}, updateModelContext: { text: {} } };
  const bridge = new AppBridge(client, INFO, abilities, { hostContext: { locale, theme: 'light' } });
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  document.body.replaceChildren(frame);
  bridge.onupdatemodelcontext = async ({ content = [] }) => {
    for (const block of content) if (block.type === 'text') host.told.push(block.text);
    return {};
  };
  bridge.onsizechange = ({ height }) => {
    if (height !== undefined) frame.style.height = `${height}px`;
  };
  const initialized = new Promise<void>((resolve) => {
    bridge.oninitialized = () => resolve();
  });
  const { contentWindow } = frame;
  if (contentWindow === null) throw new Error('The frame has no window');
  await bridge.connect(new PostMessageTransport(contentWindow, contentWindow));
  bridge.oncalltool = (params) => {
    host.called.push(params.name);
    return client.callTool(params) as never;
  };
  frame.srcdoc = html;
  await initialized;
  return bridge;
}

function isForPages(meta: Record<string, unknown> | undefined): boolean {
  const { visibility = ['model'] } = (meta?.ui ?? {}) as { visibility?: string[] };
  return !visibility.includes('model');
}

Object.assign(window, { host });
