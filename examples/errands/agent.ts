import { encode } from 'gpt-tokenizer';

/** A tool's answer: its structure, and as clients without structure see it. */
export type ToolAnswer = {
  structuredContent: Record<string, unknown>;
  content: { type: string; text?: string; uri?: string }[];
  isError?: boolean;
};

/** The refusal in a tool error: its code, and what it says to do next. */
export type Refused = { code: string; next: string; text: string };

/** An agent that knows the service by MCP alone, and counts what it spends. */
export type Agent = {
  /** Calls a tool. Throws when it is refused. */
  call: (tool: string, args?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Calls a tool that has to refuse. */
  refused: (tool: string, args?: Record<string, unknown>) => Promise<Refused>;
  /** Calls made, and tokens of the answers (o200k_base, of the text that a model reads). */
  spent: () => { calls: number; tokens: number };
};

/** An agent with a key of the service. */
export function createAgent(url: string, key: string): Agent {
  let calls = 0;
  let tokens = 0;
  const ask = async (name: string, args: Record<string, unknown>): Promise<ToolAnswer> => {
    calls += 1;
    const response = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: calls, method: 'tools/call', params: { name, arguments: args } }),
    });
    const text = await response.text();
    const message = text.startsWith('{') ? text : (text.split('\ndata: ').at(-1) ?? '').split('\n')[0];
    const { result, error } = JSON.parse(message ?? '') as { result?: ToolAnswer; error?: { message: string } };
    if (result === undefined) throw new Error(error?.message);
    for (const part of result.content) tokens += encode(part.text ?? part.uri ?? '').length;
    return result;
  };
  return {
    call: async (tool, args = {}) => {
      const { isError, structuredContent, content } = await ask(tool, args);
      if (isError) throw new Error(`${tool}: ${content.map(({ text }) => text).join('\n')}`);
      return structuredContent;
    },
    refused: async (tool, args = {}) => {
      const { isError, content } = await ask(tool, args);
      if (!isError) throw new Error(`${tool} was not refused`);
      const { code, data } = JSON.parse(content[1]?.text ?? '{}') as { code: string; data: { next?: string } };
      return { code, next: data.next ?? '', text: content[0]?.text ?? '' };
    },
    spent: () => ({ calls, tokens }),
  };
}
