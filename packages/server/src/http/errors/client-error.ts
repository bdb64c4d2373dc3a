import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Problem } from '../../base/index.ts';
import { commonHeaderLines, JSON_TYPE } from '../answers/common-headers.ts';
import { problem } from './problems.ts';

/** How long a client that is still sending is read from, so that it can read the answer before the connection closes. */
const LINGER_MS = 1_000;

const answered = new WeakSet<Socket>();

/** Answers what Node could not read as a request (too large a header, broken HTTP, too slow), then closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || answered.has(socket)) return;
  answered.add(socket);
  if (isAnswering(socket)) {
    socket.destroy(error);
    return;
  }
  socket.end(renderMessage(problemOf(error.code)));
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Answers in our shape what Node would answer by itself, or not at all: Expect other than 100-continue, and CONNECT. */
export function answerRareRequests(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.socket?.end(renderMessage(problem('expectation_failed')));
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.end(renderMessage(problem('rest_no_route')));
  });
}

/** Whether a response has begun on this connection: a second one would run into it. Node keeps it in `_httpMessage`. */
function isAnswering(socket: Socket): boolean {
  return (socket as Socket & { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent === true;
}

/** A whole HTTP response as text, for a connection that has no request. */
function renderMessage(refusal: Problem): string {
  const body = JSON.stringify(refusal.toBody());
  const head = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\n`;
  const entity = `Content-Type: ${JSON_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n`;
  return `${head}${entity}${commonHeaderLines()}\r\n${body}`;
}

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return problem('request_header_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem('request_timeout');
  return problem('malformed_request');
}
