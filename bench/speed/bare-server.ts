import { createServer } from 'node:http';

/** `node bare-server.ts BYTES`: Node's own HTTP sending one fixed body, the yardstick of the table. Prints its port. */
const body = Buffer.alloc(Number(process.argv[2]), 'x');
const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
