import type { FastifyInstance } from 'fastify';
import type { Problem } from '../../base/index.ts';
import type { Config } from '../settings/config.ts';
import { serveProblem } from './serve-problems.ts';

/** The address that people can open, with the port that was really taken. */
export async function listen(server: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw findListenProblem(error as NodeJS.ErrnoException, { host, port }) ?? error;
  }
  const [bound] = server.addresses();
  return addressOf(host, typeof bound === 'object' ? bound.port : port);
}

/** The address that people can open for a host to listen on. */
export function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function findListenProblem(error: NodeJS.ErrnoException, at: { host: string; port: number }): Problem | undefined {
  const place = `${at.host}:${at.port}`;
  if (error.code === 'EADDRINUSE') {
    return serveProblem('port_taken', at, `Another program listens on ${place} already.`);
  }
  if (error.code === 'EACCES') {
    return serveProblem('port_forbidden', at, `This account may not listen on port ${at.port}.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return serveProblem('host_unavailable', at, `This machine has no address ${at.host} to listen on.`);
  }
  return undefined;
}
