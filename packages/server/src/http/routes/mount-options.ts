import type { FastifyInstance } from 'fastify';
import { JSON_TYPE, type Sender } from '../answers/common-headers.ts';
import { describeRoute } from '../discovery/wordpress-index.ts';
import type { HttpOperation } from '../http-operation.ts';

/** A path, where it is mounted and what it answers. */
type DescribedPath = {
  urls: readonly string[];
  allow: string;
  group: readonly HttpOperation[];
  namespace: string;
};

/** OPTIONS on a path: what it takes, as WordPress describes it. No key needed, so that a browser's preflight passes. */
export function mountOptions(app: FastifyInstance, path: DescribedPath, send: Sender): void {
  const body = JSON.stringify(describeRoute(path.group, path.namespace));
  const headers = { Allow: path.allow, 'Content-Type': JSON_TYPE };
  for (const url of path.urls) {
    app.route({
      method: 'OPTIONS',
      url,
      handler: (request, reply) => {
        send(request, reply, { status: 200, headers, body });
        return reply;
      },
    });
  }
}
