import { createServer } from 'node:net';
import type { Check } from './check.ts';

/** Whether the server could listen; a server of ours that does so already is fine too. */
export async function checkPort({ host, port }: { host: string; port: number }): Promise<Check> {
  const place = `${host}:${port}`;
  if (port === 0) return { name: 'port', status: 'ok', message: 'any free port' };
  const code = await tryToListen(host, port);
  if (code === undefined) return { name: 'port', status: 'ok', message: `${place} is free` };
  if (code === 'EADDRINUSE' && (await isOurs(host, port))) {
    return { name: 'port', status: 'ok', message: `an Agent Rate API answers at ${place}` };
  }
  const message = code === 'EADDRINUSE' ? `another program listens on ${place}` : `cannot listen on ${place} (${code})`;
  const next = 'Stop that program, or choose another port or host: PORT=8081, HOST=127.0.0.1.';
  return { name: 'port', status: 'failing', message, next };
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

async function isOurs(host: string, port: number): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  try {
    const answer = await fetch(`http://${name}:${port}/health`, { signal: AbortSignal.timeout(2_000) });
    return ((await answer.json()) as { name?: string }).name === 'Agent Rate API';
  } catch {
    return false;
  }
}
