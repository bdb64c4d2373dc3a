import { readFile } from 'node:fs/promises';
import type { ConnectionOptions } from 'node:tls';
import type { Problem } from '../../../base/index.ts';
import { orderProblem } from '../../problems.ts';

const CONNECT_MILLISECONDS = 20_000;
const SILENCE_MILLISECONDS = 60_000;
const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;
/** A relay on this machine may be spoken to without TLS. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The mail server that quotes are sent by. */
export type MailServer = {
  /** `smtps://host[:port]`, or `smtp://` where TLS begins with STARTTLS; without TLS only on this machine. */
  url: string;
  /** The address that mails come from. */
  from: string;
  /** Undefined: the server takes mails without sign-in. `password`: a file, read at each mail, or the password. */
  signIn: { user: string; password: { file: string } | { text: string } } | undefined;
  /** Certificates that are trusted, for tests; absent: those of the system. */
  tls?: ConnectionOptions;
};

/** A mail of plain text with one PDF. */
export type Mail = {
  fromName: string;
  to: string[];
  subject: string;
  text: string;
  pdf: { name: string; bytes: Uint8Array };
};

/** What became of a mail: addresses that the server took and that it refused. */
export type SentMail = { messageId: string; accepted: string[]; refused: string[] };

/**
 * Sends a mail. Throws `mail_server_failed` when the server cannot be reached or refuses the user, and `mail_refused` when it
 * takes the mail for none of the addresses.
 */
export async function sendMail(server: MailServer, { fromName, to, subject, text, pdf }: Mail): Promise<SentMail> {
  // Loaded where mails are sent: few services do.
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port } = new URL(server.url);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || PORTS[protocol as keyof typeof PORTS],
    secure: protocol === 'smtps:',
    ...(THIS_MACHINE.has(hostname) ? { ignoreTLS: true } : { requireTLS: true }),
    ...(server.signIn && { auth: { user: server.signIn.user, pass: await readPassword(server.signIn.password) } }),
    tls: { minVersion: 'TLSv1.2', ...server.tls },
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const attachments = [{ filename: pdf.name, content: Buffer.from(pdf.bytes), contentType: 'application/pdf' }];
  try {
    const sent = await transport.sendMail({
      from: { name: fromName, address: server.from },
      ...{ to, subject, text, attachments },
    });
    return { messageId: sent.messageId, accepted: sent.accepted.map(addressOf), refused: sent.rejected.map(addressOf) };
  } catch (error) {
    throw failureOf(error, hostname, to);
  } finally {
    transport.close();
  }
}

const addressOf = (one: string | { address: string }) => (typeof one === 'string' ? one : one.address);

async function readPassword(password: { file: string } | { text: string }): Promise<string> {
  if ('text' in password) return password.text;
  try {
    return (await readFile(password.file, 'utf8')).replace(/\r?\n$/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = `The file of AGENT_RATE_SMTP_PASSWORD_FILE cannot be read (${code}).`;
    throw orderProblem('mail_server_failed', { reason: code }, message);
  }
}

/** The words of the server may repeat what was sent: only its codes are passed on. */
function failureOf(error: unknown, host: string, to: readonly string[]): Problem {
  const { code, responseCode, rejected } = error as { code?: string; responseCode?: number; rejected?: unknown[] };
  const reply = responseCode === undefined ? {} : { reply_code: responseCode };
  if (responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH') {
    return orderProblem('mail_refused', { ...reply, refused: rejected?.length ? rejected : to });
  }
  const reason = code === 'EAUTH' ? 'it refuses the user or the password' : (code ?? 'no connection');
  const message = `The mail server ${host} does not answer as it should (${reason}).`;
  return orderProblem('mail_server_failed', { ...reply, reason }, message);
}
