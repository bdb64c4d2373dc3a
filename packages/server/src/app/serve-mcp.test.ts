import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';

const { url } = await createTestDatabase();
const command = fileURLToPath(new URL('../../bin/agent-rate.js', import.meta.url));

it.each(['auto', 'legacy'] as const)(
  'agent-rate mcp serves an agent on standard input and output (%s)',
  async (mode) => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const env = { PATH: process.env.PATH ?? '', DATABASE_URL: url };
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [command, 'mcp'],
      env,
      stderr: 'ignore',
    });
    const faults: Error[] = [];
    client.onerror = (error) => faults.push(error);
    await client.connect(transport);
    expect(client.getNegotiatedProtocolVersion()).toBe(mode === 'auto' ? '2026-07-28' : '2025-11-25');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['search_rates', 'place_order', 'fill_form']));
    const found = await client.callTool({ name: 'search_rates', arguments: { origin: 'Shanghai' } });
    expect(found.structuredContent).toMatchObject({ data: [], meta: { total: 0, alternatives: [] } });
    await client.close();
    // Anything but messages on standard output would have been told here.
    expect(faults).toEqual([]);
  },
);
