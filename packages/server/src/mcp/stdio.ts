import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Caller } from '../base/index.ts';
import { createMcpServer, type ServerParts } from './mcp-server.ts';

/** Documents may come inside a call, as base64. */
const LARGEST_MESSAGE_BYTES = 64 * 1024 * 1024;

/** Serves one client on standard input and output until it closes its end. Nothing else may write to standard output. */
export async function serveMcpStdio(parts: ServerParts, caller: Caller): Promise<void> {
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: LARGEST_MESSAGE_BYTES });
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  const handle = serveStdio(() => createMcpServer(parts, { caller, address: parts.addressOf?.(undefined) }), {
    transport,
    onerror: (error) => parts.log.warn({ err: error }, 'mcp'),
  });
  await ended;
  await handle.close();
}
