import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';

const { url } = await createTestDatabase();
const program = fileURLToPath(new URL('../../bin/agent-rate.js', import.meta.url));

it.each(['auto', 'legacy'] as const)(
  'agent-rate mcp serves an agent whose client starts it as "agent-rate mcp config" prints (%s)',
  async (mode) => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const { mcpServers } = JSON.parse(
      execFileSync(process.execPath, [program, 'mcp', 'config'], { env: { DATABASE_URL: url }, encoding: 'utf8' }),
    );
    // As clients do: in a folder of their own, with nothing in the environment but what the configuration says.
    const transport = new StdioClientTransport({ ...mcpServers['agent-rate'], cwd: tmpdir(), stderr: 'ignore' });
    const faults: Error[] = [];
    client.onerror = (error) => faults.push(error);
    await client.connect(transport);
    expect(client.getNegotiatedProtocolVersion()).toBe(mode === 'auto' ? '2026-07-28' : '2025-11-25');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['search_rates', 'place_order', 'fill_form']));
    const found = await client.callTool({ name: 'search_rates', arguments: { origin: 'Shanghai' } });
    expect(found.structuredContent).toMatchObject({ data: [], meta: { total: 0, alternatives: [] } });
    await client.close();
    // Anything but messages on standard output would have been reported here.
    expect(faults).toEqual([]);
  },
);
