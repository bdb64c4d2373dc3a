import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { createClient } from '@agent-rate/client';
import { narrowKey } from '@agent-rate/client/narrow-key';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { PROGRAM } from './docs/testing/demo-server.ts';

const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

const plant = () => `planted${randomBytes(12).toString('hex')}`;
/** Secrets of the settings, each once. */
const SETTINGS = {
  ...{ 'password of the database': plant(), 'key of secrets': randomBytes(32).toString('base64') },
  ...{ 'secret of the OIDC client': plant(), 'key of the model': plant() },
  ...{ 'password of the mailbox': plant(), 'password for sending mail': plant() },
  ...{ 'secret key of the store': plant(), 'session of the store': plant() },
};

/** A peer that refuses everything, and repeats in its refusal all that it was sent. */
async function startRepeatingPeers() {
  const heard: string[] = [];
  const objects = new Map<string, Buffer>();
  const web = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const said = JSON.stringify({ error: { message: `refused ${JSON.stringify(request.headers)} ${body}` } });
    heard.push(said);
    const [path = ''] = request.url?.split('?') ?? [];
    // The store keeps documents, so that they can be read; it refuses to list them.
    if (path.startsWith('/documents/') && request.method === 'PUT') objects.set(path, body);
    if (objects.has(path)) response.writeHead(200).end(request.method === 'GET' ? objects.get(path) : '');
    else response.writeHead(401, { 'content-type': 'application/json' }).end(said);
  });
  const mail = (greeting: string, refuse: (line: string) => string) =>
    createTcpServer((socket) => {
      socket.on('error', () => {}).write(greeting);
      socket.on('data', (bytes) => {
        heard.push(bytes.toString());
        for (const line of bytes.toString().split('\r\n').filter(Boolean)) socket.write(refuse(line));
      });
    });
  const imap = mail('* OK [CAPABILITY IMAP4rev1] ready\r\n', (line) => {
    const [tag, command = ''] = line.split(' ');
    if (/^capability$/i.test(command)) return `* CAPABILITY IMAP4rev1\r\n${tag} OK done\r\n`;
    return `${tag} NO [AUTHENTICATIONFAILED] refused: ${line}\r\n`;
  });
  const smtp = mail('220 mail.example.com ESMTP\r\n', (line) =>
    /^ehlo/i.test(line) ? '250-mail.example.com\r\n250 AUTH PLAIN LOGIN\r\n' : `535 5.7.8 refused: ${line}\r\n`,
  );
  const ports: number[] = [];
  for (const server of [web, imap, smtp]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ports.push((server.address() as AddressInfo).port);
    closers.push(() => server.close());
  }
  const [webPort, imapPort, smtpPort] = ports;
  return { heard, webPort, imapPort, smtpPort };
}

/** A role of the test server whose password is planted. */
async function urlWithPassword(): Promise<string> {
  const { url, database } = await createTestDatabase();
  const role = `planted_${randomBytes(4).toString('hex')}`;
  const password = SETTINGS['password of the database'];
  await database.pool.query(`create role ${role} superuser login password '${password}'`);
  closers.push(() => database.pool.query(`drop role ${role}`).catch(() => {}));
  return Object.assign(new URL(url), { username: role, password }).href;
}

const peers = await startRepeatingPeers();
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-planted-'));
closers.push(() => rmSync(folder, { recursive: true, force: true }));
const web = `http://127.0.0.1:${peers.webPort}`;
const env = {
  ...{ PATH: process.env.PATH, HOME: folder, HOST: '127.0.0.1', PORT: '0', AGENT_RATE_LOG_LEVEL: 'trace' },
  ...{ DATABASE_URL: await urlWithPassword(), AGENT_RATE_DATA_DIR: join(folder, 'data') },
  AGENT_RATE_SECRET_KEY: SETTINGS['key of secrets'],
  ...{ AGENT_RATE_OIDC_ISSUER: `https://127.0.0.1:${peers.webPort}`, AGENT_RATE_OIDC_CLIENT_ID: 'agent-rate' },
  ...{ AGENT_RATE_OIDC_CLIENT_SECRET: SETTINGS['secret of the OIDC client'], AGENT_RATE_OIDC_ROLES: 'freight=viewer' },
  AGENT_RATE_BASE_URL: 'https://rates.example.com',
  ...{ AGENT_RATE_MODEL_URL: `${web}/v1`, AGENT_RATE_MODEL_NAME: 'reader' },
  AGENT_RATE_MODEL_KEY: SETTINGS['key of the model'],
  ...{ AGENT_RATE_IMAP_URL: `imap://127.0.0.1:${peers.imapPort}`, AGENT_RATE_IMAP_USER: 'rates' },
  ...{ AGENT_RATE_IMAP_PASSWORD: SETTINGS['password of the mailbox'], AGENT_RATE_IMAP_SENDERS: '*' },
  ...{ AGENT_RATE_IMAP_EVERY_SECONDS: '10', AGENT_RATE_WEBHOOK_PRIVATE_TARGETS: 'true' },
  ...{ AGENT_RATE_SMTP_URL: `smtp://127.0.0.1:${peers.smtpPort}`, AGENT_RATE_SMTP_USER: 'quotes' },
  ...{ AGENT_RATE_SMTP_PASSWORD: SETTINGS['password for sending mail'], AGENT_RATE_MAIL_FROM: 'quotes@example.com' },
  ...{ AGENT_RATE_DOCUMENTS_S3: `${web}/documents`, AWS_ACCESS_KEY_ID: 'AKIAPLANTED', AWS_REGION: 'eu-central-1' },
  AWS_SECRET_ACCESS_KEY: SETTINGS['secret key of the store'],
  AWS_SESSION_TOKEN: SETTINGS['session of the store'],
};
const command = async (...args: string[]) => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env,
    timeout: 90_000,
  }).catch((error) => error);
  return `${stdout}${stderr}`;
};

/** Starts the service as an operator does, with every log level. */
async function serve() {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { log: '' };
  const ended = once(child, 'close');
  closers.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said.log += text));
  for (const until = Date.now() + 120_000; ; await sleep(50)) {
    const url = /http:\/\/127\.0\.0\.1:\d+(?=["\s/])/.exec(said.log.replaceAll(web, ''))?.[0];
    if (
      url &&
      (await fetch(`${url}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      return { url, said };
    if (child.exitCode !== null || Date.now() > until) throw new Error(said.log);
  }
}

test('of secrets of every kind, none is in logs, refusals, figures, records, backups or what the operator is shown', {
  timeout: 300_000,
}, async () => {
  const { url, said } = await serve();
  const { key } = JSON.parse(await command('keys', 'create', '--name', 'Ada', '--scopes', 'admin', '--json'));
  const admin = createClient({ baseUrl: url, key });
  const answers: string[] = [];
  /** Asks as the client does, and keeps what is answered, head and body. */
  const ask = async (path: string, init: RequestInit = {}, bearer: string | undefined = key) => {
    const headers = { ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...(init.headers as object) };
    const response = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(60_000) });
    const text = await response.text();
    answers.push(`${response.status} ${JSON.stringify([...response.headers])} ${text}`);
    return { status: response.status, text };
  };
  const json = (body: object, method = 'POST') => ({
    ...{ method, body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json' },
  });

  // Secrets that the service makes itself; each is shown once, to the one who asked for it.
  const webhook = await admin.call('create-webhook', { body: { url: `${web}/hook`, types: ['agent-rate.order.*'] } });
  const agent = await admin.call('create-key', {
    body: { name: 'Agent', scopes: ['documents:read', 'documents:write'] },
  });
  const narrowed = await narrowKey(agent.key, { minutes: 60 }, new Date());
  const link = await createClient({ baseUrl: url, key: agent.key }).call('create-link', { body: { to: 'upload' } });
  const person = await admin.call('create-person', { body: { name: 'Grace Chen', role: 'approver' } });
  const invite = person.link.split('#')[1] ?? '';
  const secrets: Record<string, string> = {
    ...SETTINGS,
    ...{
      'API key': key,
      'key of an agent': agent.key,
      'narrowed key': narrowed,
      'secret of a webhook': webhook.secret,
    },
    ...{ 'token of a link': link.path.split('/').at(-1) ?? '', 'token of an invite': invite },
  };

  // They are used where they are meant for, and by mistake where they are not.
  await admin.call('test-webhook', { path: { id: webhook.id } });
  const form = new FormData();
  form.append('file', new Blob(['Safety data sheet\nProduct name: Primer\nUN number: UN1263']), 'sheet.txt');
  await ask(link.path, { method: 'POST', body: form }, '');
  for (const bearer of Object.values(secrets)) await ask('/rates', {}, bearer.replaceAll('\n', ''));
  for (const one of [key, agent.key, narrowed, invite]) {
    await ask(`/rates?origin=${encodeURIComponent(one)}&nonsense=1`);
    await ask(`/orders/${encodeURIComponent(one)}`);
    await ask('/webhooks', json({ url: one }));
    await ask('/invites/accept', json({ token: one, more: true }), '');
  }
  await ask('/links/not-one', {}, '');
  await ask('/console/session/provider', { redirect: 'manual' }, '');
  await ask('/console/session', json({ key: `${key}x` }), '');
  await ask('/mcp', json({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: key, arguments: {} } }));
  await ask('/quotes/quo_none/mail', json({ to: 'pia@example.com' }));
  await ask('/extractions', json({ documents: [1] }));
  /** Secrets that a peer was sent: they were in use. */
  const inUse = (name: keyof typeof SETTINGS) =>
    peers.heard.some((text) => formsOf(SETTINGS[name]).some((written) => text.includes(written)));
  const used = ['key of the model', 'password of the mailbox', 'session of the store'] as const;
  await expect.poll(() => used.filter((name) => !inUse(name)), { timeout: 40_000 }).toEqual([]);

  const shown: Record<string, string> = { log: '', refusals: answers.join('\n') };
  for (const path of [
    '/metrics',
    '/audit-entries',
    '/ledger/entries',
    '/problems',
    '/jobs',
    '/health',
    '/health/ready',
  ])
    shown[path] = (await ask(path)).text;
  for (const path of [
    '/keys',
    '/people',
    '/webhooks',
    `/webhooks/${webhook.id}/deliveries`,
    '/sources',
    '/events',
    '/whoami',
  ])
    shown[path] = (await ask(path)).text;
  shown['agent-rate doctor'] = await command('doctor', '--json');
  shown['agent-rate backup'] = await command('backup', join(folder, 'backup'));
  shown['the backup'] = gunzipSync(readFileSync(join(folder, 'backup'))).toString('latin1');
  shown.log = said.log;

  for (const [place, text] of Object.entries(shown))
    expect({ place, size: text.length > 20 }).toEqual({ place, size: true });
  const leaks = Object.entries(shown).flatMap(([place, text]) =>
    Object.entries(secrets).flatMap(([name, secret]) =>
      formsOf(secret).flatMap((written) => {
        const at = text.indexOf(written);
        return at === -1
          ? []
          : [
              `${name} in ${place}: …${text.slice(Math.max(0, at - 150), at)}[…]${text.slice(at + written.length, at + written.length + 60)}`,
            ];
      }),
    ),
  );
  expect(leaks).toEqual([]);
});

/** How a secret may be written: as it is, in an address, in JSON, in base64 wherever it begins. */
function formsOf(secret: string): string[] {
  const inBase64 = ['', 'x', 'xx'].map((before) => {
    const text = Buffer.from(before + secret).toString('base64');
    return text.slice(before.length === 0 ? 0 : 4, -4);
  });
  return [...new Set([secret, encodeURIComponent(secret), ...inBase64])].filter((text) => text.length >= 12);
}
