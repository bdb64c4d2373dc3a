import { readFile } from 'node:fs/promises';
import type { ConnectionOptions } from 'node:tls';
import type { ImapFlow } from 'imapflow';
import { Problem } from '../../base/index.ts';
import { ratesProblem } from '../problems.ts';

const CONNECT_MILLISECONDS = 20_000;
/** Longer than the reading of a large mail, during which nothing is said. */
const SILENCE_MILLISECONDS = 10 * 60_000;
const PORTS = { 'imaps:': 993, 'imap:': 143 } as const;
/** A proxy on this machine, as sign-in by OAuth needs, may be spoken to without TLS. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where a mailbox is, and how to sign in. */
export type MailboxAccount = {
  /** `imaps://host[:port]`, or `imap://` where TLS begins with STARTTLS; without TLS only on this machine. */
  url: string;
  user: string;
  /** A file that holds the password, read at each connection, or the password. */
  password: { file: string } | { text: string };
  /** Certificates that are trusted, for tests; absent: those of the system. */
  tls?: ConnectionOptions;
};

/**
 * Does `work` on a connection of its own, which ends when `signal` fires. Throws `mailbox_unreachable` and
 * `mailbox_login_refused`.
 */
export async function withMailbox(
  account: MailboxAccount,
  signal: AbortSignal,
  work: (client: ImapFlow) => Promise<void>,
): Promise<void> {
  const client = await connect(account);
  const close = () => client.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    await work(client);
    await client.logout().catch(() => {});
  } catch (error) {
    throw error instanceof Problem || !isOfConnection(error, client) ? error : unreachable(account, error);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

async function connect(account: MailboxAccount): Promise<ImapFlow> {
  const { protocol, hostname, port } = new URL(account.url);
  const isSecure = protocol === 'imaps:';
  const pass = await readPassword(account);
  // Loaded where a mailbox is read: few services do.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || PORTS[protocol as keyof typeof PORTS],
    secure: isSecure,
    ...(isSecure ? {} : { doSTARTTLS: !THIS_MACHINE.has(hostname) }),
    auth: { user: account.user, pass },
    tls: { minVersion: 'TLSv1.2', ...account.tls },
    // It would write what is sent, and mails.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
  });
  // The command that is under way fails as well, and tells.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.close();
    const { authenticationFailed } = error as { authenticationFailed?: boolean };
    // What the server says to it may repeat what was sent.
    if (authenticationFailed) throw ratesProblem('mailbox_login_refused', { host: hostname });
    throw unreachable(account, error);
  }
}

async function readPassword({ password }: MailboxAccount): Promise<string> {
  if ('text' in password) return password.text;
  try {
    return (await readFile(password.file, 'utf8')).replace(/\r?\n$/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = `The file of AGENT_RATE_IMAP_PASSWORD_FILE cannot be read (${code}).`;
    throw ratesProblem('mailbox_login_refused', { file: password.file }, message);
  }
}

/** Whether the connection broke, or the server refused a command; anything else is a fault of ours. */
function isOfConnection(error: unknown, client: ImapFlow): boolean {
  const { code, responseStatus } = error as { code?: string; responseStatus?: string };
  return !client.usable || responseStatus !== undefined || code !== undefined;
}

function unreachable({ url }: MailboxAccount, error: unknown): Problem {
  const { host } = new URL(url);
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code ?? message;
  return ratesProblem(
    'mailbox_unreachable',
    { host, reason },
    `The mail server ${host} does not answer as it should (${reason}).`,
  );
}
