import { connect } from 'node:net';

/** What came back on a raw connection. */
export type RawAnswer = { status: number; head: string; body: string };

/** Sends text on a new connection and gives the first response, when the connection closes or the body is complete. */
export function sendRaw(port: number, text: string, patienceMs = 5_000): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const [head = '', body = ''] = received.split(/\r\n\r\n(.*)/s);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body });
    };
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no complete answer within ${patienceMs} ms: ${received}`));
    }, patienceMs);
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += chunk;
      if (isComplete(received)) finish();
    });
    socket.on('end', finish);
    socket.on('error', () =>
      received === '' ? reject(new Error('the connection broke without an answer')) : finish(),
    );
  });
}

function isComplete(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = /^content-length: (\d+)/im.exec(received.slice(0, end))?.[1];
  return length !== undefined && Buffer.byteLength(received.slice(end + 4)) >= Number(length);
}
