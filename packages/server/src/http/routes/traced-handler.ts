import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTracing, Problem, traced } from '../../base/index.ts';

/** Answers a request. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The same, as a span that goes on with the caller's trace when spans are collected. */
export function tracedHandler({ name, path }: { name: string; path: string }, handle: Handler): Handler {
  return (request, reply) => {
    if (!isTracing()) return handle(request, reply);
    const { traceparent } = request.headers;
    const facts = {
      'http.request.method': request.method,
      'http.route': path,
      'agent_rate.operation': name,
      'agent_rate.request_id': request.id,
    };
    const parent = typeof traceparent === 'string' ? traceparent : undefined;
    return traced({ name: `${request.method} ${path}`, kind: 'server', parent, facts }, async (note) => {
      try {
        const answer = await handle(request, reply);
        note({ 'http.response.status_code': reply.statusCode });
        return answer;
      } catch (error) {
        note({ 'http.response.status_code': error instanceof Problem ? error.status : 500 });
        throw error;
      }
    });
  };
}
