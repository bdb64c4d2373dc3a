import { describe, expect, it } from 'vitest';
import { startMcp } from './testing/start-mcp.ts';

type Agent = { spent: () => { calls: number; tokens: number } };
type Errands = {
  ERRANDS: { title: string; run: (agent: Agent, book: object) => Promise<void> }[];
  MOST_CALLS: number;
  MOST_TOKENS: number;
  createAgent: (url: string, key: string) => Agent;
  openBook: (url: string, key: string) => object;
};

/** The scripts that anyone can run against a started service. */
const FOLDER = new URL('../../../../examples/errands/index.ts', import.meta.url);
const { ERRANDS, MOST_CALLS, MOST_TOKENS, createAgent, openBook }: Errands = await import(FOLDER.href);

const mcp = await startMcp([{ amount: 1500 }]);
const key = await mcp.keyWith(['admin']);
// As `serve` does: publications are matched with the lanes that keys watch.
await mcp.service.subscriptions.startWork();

describe('an agent finishes through MCP alone, within six calls and 6,000 tokens of answers', () => {
  it.each(ERRANDS)('$title', async ({ run }) => {
    const agent = createAgent(mcp.url, key);
    await run(agent, openBook(mcp.url, key));
    const { calls, tokens } = agent.spent();
    expect(calls).toBeLessThanOrEqual(MOST_CALLS);
    expect(tokens).toBeLessThanOrEqual(MOST_TOKENS);
  });
});
