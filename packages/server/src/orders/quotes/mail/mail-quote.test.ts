import type { AddressInfo } from 'node:net';
import { verifyQuote } from '@agent-rate/client/verify-quote';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { readPdfAttachment } from '../../../forms/index.ts';
import { startService } from '../../../testing/start-service.ts';
import { type MailServer, sendMail } from './mail-server.ts';

vi.setConfig({ testTimeout: 30_000 });

type Received = { from: string; to: string[]; mail: Awaited<ReturnType<typeof PostalMime.parse>> };

/** A mail server that knows nobody@, and one user; it keeps what it takes. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'hunter2' ? done(null, { user: username }) : done(new Error('no such user: hunter2')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody@') ? done(Object.assign(new Error('unknown'), { responseCode: 550 })) : done(),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const mail = await PostalMime.parse(Buffer.concat(parts));
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, port: (server.server.address() as AddressInfo).port };
}

const mailServer = await startMailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
const { url, service, keyWith, getJson } = await startService(
  [
    { amount: 1234.5, carrier: 'MAEU', equipment: '40HC', missing: ['Local charges of the port.'] },
    { amount: 800, carrier: 'MAEU', equipment: '20GP', missing: ['Local charges of the port.'] },
  ],
  {
    AGENT_RATE_SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    AGENT_RATE_SMTP_USER: 'quotes',
    AGENT_RATE_SMTP_PASSWORD: 'hunter2',
    AGENT_RATE_MAIL_FROM: 'quotes@quaybright.example',
    AGENT_RATE_COMPANY_NAME: 'Quaybright Forwarding Ltd.',
  },
);
const key = await keyWith(['rates:read', 'orders:approve']);
const { data: rates } = (await getJson('/rates')) as { data: { id: number; equipment: { code: string } }[] };
const rateOf = (type: string) => rates.find(({ equipment }) => equipment.code === type)?.id;

async function post(path: string, body: object, { as = key, idempotencyKey = '' } = {}) {
  const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' };
  const response = await fetch(url + path, {
    method: 'POST',
    headers: idempotencyKey === '' ? headers : { ...headers, 'idempotency-key': idempotencyKey },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const quote = (await post('/quotes', { rateId: rateOf('40HC'), quantities: { containers: 2 } })).body as { id: string };
const send = (body: object, how: Parameters<typeof post>[2] = {}) => post(`/quotes/${quote.id}/mail`, body, how);

describe('a quote by mail', () => {
  test('comes from the company with its facts, sums and gaps, and with the PDF that carries the signed quote', async () => {
    const answer = await send({ to: ['li@buyer.example'], message: 'Dear Ms Li,' });
    expect(answer).toMatchObject({
      status: 200,
      body: { quoteId: quote.id, accepted: ['li@buyer.example'], refused: [] },
    });
    const { from, to, mail } = mailServer.received.at(-1) ?? ({} as Received);
    expect({ from, to }).toEqual({ from: 'quotes@quaybright.example', to: ['li@buyer.example'] });
    expect(mail.from).toMatchObject({ name: 'Quaybright Forwarding Ltd.', address: 'quotes@quaybright.example' });
    expect(mail.messageId).toBe(answer.body.messageId);
    expect(mail.subject).toMatch(new RegExp(`^Quote ${quote.id}: .+, 2 × 40HC$`));
    for (const part of [
      'Dear Ms Li,',
      'Valid until',
      'USD | Certain 2,469.00',
      'PARTIAL PRICE',
      '- Local charges of the port.',
    ])
      expect(mail.text).toContain(part);
    const [pdf] = mail.attachments;
    expect(pdf).toMatchObject({ filename: `${quote.id}.pdf`, mimeType: 'application/pdf' });
    const carried = JSON.parse(
      (await readPdfAttachment(new Uint8Array(pdf?.content as ArrayBuffer), 'quote.json')) ?? '',
    );
    expect(carried).toEqual(quote);
    expect((await verifyQuote(carried, await service.orders.quotes.jwks())).valid).toBe(true);
  });

  test('speaks Chinese', async () => {
    await send({ to: ['li@buyer.example'], language: 'zh' });
    const { mail } = mailServer.received.at(-1) ?? ({} as Received);
    expect(mail.subject).toContain(`报价单号 ${quote.id}`);
    expect(mail.text).toContain('价格不完整');
  });

  test('of several rates has the facts and the sums of each part, the total, and a gap of all parts once', async () => {
    const parts = [
      { rateId: rateOf('40HC'), quantities: { containers: 2 } },
      { rateId: rateOf('20GP'), quantities: { containers: 3 } },
    ];
    const { id } = (await post('/quotes', { parts })).body as { id: string };
    const mailed = async (language: string) => {
      expect((await post(`/quotes/${id}/mail`, { to: ['li@buyer.example'], language })).status).toBe(200);
      return mailServer.received.at(-1)?.mail ?? { subject: '', text: '' };
    };
    const { subject, text = '' } = await mailed('en');
    expect(subject).toMatch(new RegExp(`^Quote ${id}: .+, 2 × 40HC, 3 × 20GP$`));
    for (const wanted of [
      'Part 1\nPort of loading: CNSHA\nPort of discharge: NLRTM\n',
      'Part 2\nPort of loading: CNSHA\nPort of discharge: NLRTM\n',
      'Containers: 2 × 40HC',
      'Containers: 3 × 20GP',
      'Part 1, USD | Certain 2,469.00',
      'Part 2, USD | Certain 2,400.00',
      '\nUSD | Certain 4,869.00',
      'PARTIAL PRICE. The sums leave out:\n- Local charges of the port.\n\n',
    ])
      expect(text).toContain(wanted);
    const chinese = (await mailed('zh')).text ?? '';
    for (const wanted of ['第 1 部分\n起运港：', '第 2 部分\n起运港：', '第 2 部分，USD | 确定 2,400.00'])
      expect(chinese).toContain(wanted);
  });

  test('is sent once, however often the request arrives with its Idempotency-Key', async () => {
    const before = mailServer.received.length;
    const repeat = () => send({ to: ['once@buyer.example'] }, { idempotencyKey: 'mail-once' });
    const [first, second] = await Promise.all([repeat(), repeat()]);
    expect(second).toEqual(first);
    expect(mailServer.received).toHaveLength(before + 1);
    expect(await send({ to: ['two@buyer.example'] }, { idempotencyKey: 'mail-once' })).toMatchObject({ status: 409 });
  });

  test('says which addresses were refused, and when all were', async () => {
    const some = await send({ to: ['li@buyer.example', 'nobody@buyer.example'] });
    expect(some.body).toMatchObject({ accepted: ['li@buyer.example'], refused: ['nobody@buyer.example'] });
    const none = await send({ to: ['nobody@buyer.example'] });
    expect(none).toMatchObject({
      status: 422,
      body: { code: 'mail_refused', data: { refused: ['nobody@buyer.example'], reply_code: 550 } },
    });
  });

  test('adds no header and no recipient, whatever the message or the addresses say', async () => {
    await send({ to: ['li@buyer.example'], message: 'Hello\r\nBcc: spy@evil.example\u202e' });
    const { to, mail } = mailServer.received.at(-1) ?? ({} as Received);
    expect({ to, bcc: mail.bcc }).toEqual({ to: ['li@buyer.example'], bcc: undefined });
    expect(mail.text).toContain('Hello\nBcc: spy@evil.example\n');
    for (const address of ['a@b.example\r\nBcc: spy@evil.example', 'a@b.example, spy@evil.example', 'a b'])
      expect(await send({ to: [address] })).toMatchObject({ status: 400 });
  });

  test('is sent by those who decide on orders, of the quotes inside their walls', async () => {
    const before = mailServer.received.length;
    const reader = await keyWith(['rates:read', 'orders:write']);
    expect(await send({ to: ['li@buyer.example'] }, { as: reader })).toMatchObject({ status: 403 });
    const other = await keyWith(['rates:read', 'orders:approve'], 'acme');
    expect(await send({ to: ['li@buyer.example'] }, { as: other })).toMatchObject({ status: 404 });
    expect(mailServer.received).toHaveLength(before);
  });

  test('is refused when the quote has expired', async () => {
    const account = await service.orders.accountOf({ keyId: null, account: 'main', name: 'op', scopes: ['admin'] });
    const now = new Date(Date.now() + 30 * 86_400_000);
    const request = { to: ['li@buyer.example'] };
    await expect(
      service.orders.quotes.mail({ id: quote.id, request, account, key: undefined, now }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^quote_(expired|rate_withdrawn)$/) });
  });
});

describe('the mail server', () => {
  const MAIL = {
    ...{ fromName: '', to: ['li@buyer.example'], subject: 'Quote', text: 'Quote' },
    pdf: { name: 'a.pdf', bytes: new Uint8Array(3) },
  };
  const signIn: MailServer['signIn'] = { user: 'quotes', password: { text: 'hunter2' } };
  const server = (address: string, more: Partial<MailServer> = {}): MailServer => ({
    ...{ url: address, from: 'quotes@quaybright.example', signIn },
    ...more,
  });

  test('is spoken to over TLS, and its certificate must be trusted', async () => {
    const secure = await startMailServer({ secure: true });
    const address = `smtps://127.0.0.1:${secure.port}`;
    await expect(sendMail(server(address), MAIL)).rejects.toMatchObject({ code: 'mail_server_failed' });
    await sendMail(server(address, { tls: { rejectUnauthorized: false } }), MAIL);
    expect(secure.received).toHaveLength(1);
  });

  test('that refuses the password or does not answer fails the mail, and none of its words are passed on', async () => {
    const wrong = server(`smtp://127.0.0.1:${mailServer.port}`, {
      signIn: { user: 'quotes', password: { text: 'no' } },
    });
    const refusal = await sendMail(wrong, MAIL).catch((error: Error) => error);
    expect(refusal).toMatchObject({ code: 'mail_server_failed', message: expect.stringContaining('refuses the user') });
    expect(JSON.stringify(refusal) + String(refusal)).not.toContain('hunter2');
    await expect(sendMail(server('smtp://127.0.0.1:1'), MAIL)).rejects.toMatchObject({ code: 'mail_server_failed' });
  });
});
