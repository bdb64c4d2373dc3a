import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { target } from './target.ts';

/** What came back on a raw connection. */
export type RawAnswer = { status: number; body: string };

/** Sends text on a new connection to the service and gives the first response. Rejects when none comes. */
export function sendRaw(text: string, patienceMs = 40_000): Promise<RawAnswer> {
  const { hostname, port, protocol } = new URL(target.url);
  const secure = protocol === 'https:';
  const place = { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || (secure ? 443 : 80)) };
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = secure ? connectTls({ ...place, servername: hostname }) : connectPlain(place);
    const timer = setTimeout(() => socket.destroy(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const [head = '', body = ''] = received.split(/\r\n\r\n(.*)/s);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), body });
    };
    socket.setEncoding('utf8');
    socket.on(secure ? 'secureConnect' : 'connect', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
      const end = received.indexOf('\r\n\r\n');
      const length = Number(/^content-length: (\d+)/im.exec(received)?.[1] ?? Number.NaN);
      if (end !== -1 && Buffer.byteLength(received.slice(end + 4)) >= length) finish();
    });
    socket.on('end', finish);
    socket.on('error', (error) => (received === '' ? reject(error) : finish()));
  });
}
