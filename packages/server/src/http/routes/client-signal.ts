import type { FastifyInstance, FastifyReply } from 'fastify';

/** Signals that fire when the client of a request goes away before it is answered, or when the server closes. */
export type ClientSignals = { of: (reply: FastifyReply) => AbortSignal };

/** Watches a server's clients. A stream ends with its signal, so that closing the server does not wait for it. */
export function watchClients(app: FastifyInstance): ClientSignals {
  const open = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const controller of open) controller.abort();
  });
  return {
    of: ({ raw }) => {
      const controller = new AbortController();
      const close = () => {
        open.delete(controller);
        if (!raw.writableFinished) controller.abort();
      };
      open.add(controller);
      if (raw.closed || raw.destroyed) close();
      else raw.once('close', close);
      return controller.signal;
    },
  };
}
