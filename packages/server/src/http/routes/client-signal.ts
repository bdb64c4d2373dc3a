import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Signals that fire when the client of a request goes away, or when the server closes. */
export type ClientSignals = { of: (request: FastifyRequest) => AbortSignal };

/** Watches a server's clients. A stream ends with its signal, so that closing the server does not wait for it. */
export function watchClients(app: FastifyInstance): ClientSignals {
  const open = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const controller of open) controller.abort();
  });
  return {
    of: (request) => {
      const controller = new AbortController();
      open.add(controller);
      request.raw.socket.once('close', () => {
        open.delete(controller);
        controller.abort();
      });
      return controller.signal;
    },
  };
}
