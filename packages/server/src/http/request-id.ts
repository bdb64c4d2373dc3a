import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A request's id: its own `X-Request-Id` where that is one (RFC 9110 token characters, at most 128), else one of ours. */
export type RequestIds = (request: Pick<IncomingMessage, 'headers'>) => string;

const ID = /^[\w!#$%&'*+.^`|~:/=@-]{1,128}$/;

/** Makes ids for requests: unlike those of any other run, and cheap. */
export function createRequestIds(): RequestIds {
  const run = randomBytes(6).toString('base64url');
  let count = 0;
  return ({ headers }) => {
    const sent = headers['x-request-id'];
    if (typeof sent === 'string' && ID.test(sent)) return sent;
    count += 1;
    return `${run}-${count.toString(36)}`;
  };
}
