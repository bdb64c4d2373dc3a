import { createServer } from 'node:http';

/**
 * `node bare-server.ts BYTES [HEADERS]`: Node's own HTTP sending one fixed body, the baseline of the tables. HEADERS is JSON, names
 * and values in turn; without it, the two that a client needs. Prints its port.
 */
const body = Buffer.alloc(Number(process.argv[2]), 'x');
const given = JSON.parse(process.argv[3] ?? '["Content-Type", "application/json"]') as string[];
const headers = [...given, 'Content-Length', String(body.length)];

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
