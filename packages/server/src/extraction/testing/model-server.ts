import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server was asked. */
export type Asked = {
  path: string;
  authorization: string | undefined;
  body: { model: string; temperature: number; messages: { role: string; content: string }[]; response_format: unknown };
};

/** One field of an answer. */
export type Claimed = { status: string; quote: string | null; lines: string[] };

/**
 * A server on loopback that speaks the OpenAI-compatible protocol and answers what `answer` says; a number is an HTTP
 * status. `lineOf` in it gives the number of the line that holds a text.
 */
export async function startModelServer(
  answer: (lineOf: (text: string) => string) => Record<string, Claimed> | number | string,
): Promise<{ url: string; asked: Asked[]; close: () => Promise<void> }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const body = JSON.parse(text) as Asked['body'];
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      const question = body.messages.at(-1)?.content ?? '';
      const lineOf = (words: string) =>
        /^\[(p\d+:L\d+)\]/.exec(question.split('\n').find((line) => line.includes(words)) ?? '')?.[1] ?? 'none';
      const said = answer(lineOf);
      if (typeof said === 'number') {
        response.writeHead(said).end('no');
        return;
      }
      const content = typeof said === 'string' ? said : JSON.stringify(said);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}/v1`, asked, close };
}
