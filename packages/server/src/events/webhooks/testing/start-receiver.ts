import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** A received message. */
export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** An HTTP server that receives webhooks. */
export type Receiver = {
  url: string;
  received: Received[];
  /** Sets the answer to messages; 204 until it is set. */
  answerWith: (answer: Answer) => void;
};
type Answer = (response: ServerResponse, received: Received) => void;

/** Starts a receiver on loopback; it is closed after the file's last test. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer: Answer = (response) => response.writeHead(204).end();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const one = { path: request.url ?? '', headers: request.headers, body };
    received.push(one);
    answer(response, one);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith: (next) => {
      answer = next;
    },
  };
}
