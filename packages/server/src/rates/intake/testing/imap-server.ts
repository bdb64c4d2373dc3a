import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { afterAll } from 'vitest';
import type { MailboxSettings } from '../mailbox-source.ts';

const require = createRequire(import.meta.url);

type Message = { flags: string[]; raw: string };
type Hoodiecrow = {
  server: Server;
  listen: (port: number, host: string, done: () => void) => void;
  close: (done: () => void) => void;
  appendMessage: (folder: string, flags: string[], date: null, raw: string) => void;
  getMailbox: (folder: string) => { messages: Message[] };
};
const hoodiecrow = require('hoodiecrow-imap') as (options: object) => Hoodiecrow;

/** What most mail servers offer. */
const PLUGINS = ['STARTTLS', 'IDLE', 'UIDPLUS', 'MOVE', 'LITERALPLUS', 'ENABLE', 'ID', 'NAMESPACE', 'UNSELECT'];

/** An IMAP server on this machine, with one empty mailbox. */
export type TestMailServer = {
  /** Settings that reach it. */
  settings: (other?: Partial<MailboxSettings>) => MailboxSettings;
  deliver: (raw: string) => void;
  /** The mails of a folder: their subjects and flags. */
  list: (folder: string) => string[];
  markUnread: () => void;
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** Starts it; it stops after the file's last test. */
export async function startMailServer({ secure = false } = {}): Promise<TestMailServer> {
  const server = hoodiecrow({
    secureConnection: secure,
    plugins: PLUGINS,
    users: { rates: { password: 'hunter2' } },
    storage: { INBOX: { messages: [] }, '': { separator: '/', folders: {} } },
  });
  const start = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const stop = () => new Promise<void>((done) => server.close(() => done()));
  await start(0);
  const { port } = server.server.address() as AddressInfo;
  afterAll(() => (server.server.listening ? stop() : undefined));
  const messages = (folder: string) => server.getMailbox(folder)?.messages ?? [];
  return {
    settings: (other) => ({
      ...{ url: `${secure ? 'imaps' : 'imap'}://127.0.0.1:${port}`, user: 'rates', password: { text: 'hunter2' } },
      ...{ folder: 'INBOX', doneFolder: undefined, senders: ['rates@carrier.example', '@forwarder.example'] },
      everySeconds: 0.2,
      ...other,
    }),
    deliver: (raw) => server.appendMessage('INBOX', [], null, raw.replace(/\r?\n/g, '\r\n')),
    list: (folder) =>
      messages(folder).map(({ raw, flags }) => [/^Subject: (.*)\r$/m.exec(raw)?.[1], ...flags].join(' ')),
    markUnread: () => {
      for (const message of messages('INBOX')) message.flags = message.flags.filter((flag) => flag !== '\\Seen');
    },
    start: () => start(port),
    stop,
  };
}
