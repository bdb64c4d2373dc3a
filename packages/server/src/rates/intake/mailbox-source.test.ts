import { expect, test, vi } from 'vitest';
import { mailboxSource } from './mailbox-source.ts';
import { startMailServer } from './testing/imap-server.ts';
import { mail, offer } from './testing/mails.ts';
import { openTestIntake } from './testing/open-test-intake.ts';

// Each mail is read in a thread of its own.
vi.setConfig({ testTimeout: 90_000 });

const intake = await openTestIntake();
const list = async () => {
  const [source] = await intake.watch([mailboxSource((await startMailServer()).settings())]).list();
  return source;
};

test('a mail of a known sender becomes a draft, once, and is marked as seen; nothing is published', async () => {
  const server = await startMailServer();
  const source = mailboxSource(server.settings());
  server.deliver(mail());
  await intake.look(source);
  await intake.look(source);
  expect(await intake.sheets()).toMatchObject([
    { file: 'Rates January.eml', status: 'draft', rates: 1, createdBy: 'Mailbox' },
  ]);
  expect(server.list('INBOX')).toEqual(['Rates January \\Seen']);
  const { rows } = await intake.database.pool.query('select act, adapter, name from audit_entries');
  expect(rows).toEqual([{ act: 'import-rate-sheet', adapter: 'intake', name: 'Mailbox' }]);
});

test('a mail that is delivered again, or marked unread, is not imported again; another mail with its id is', async () => {
  const server = await startMailServer();
  const source = mailboxSource(server.settings({ doneFolder: 'Imported' }));
  const before = (await intake.sheets()).length;
  const id = 'twice@carrier.example';
  const first = { id, subject: 'Twice', body: offer(1900) };
  server.deliver(mail(first));
  await intake.look(source);
  expect(server.list('INBOX')).toEqual([]);
  server.deliver(mail({ ...first, received: 'mx2' }));
  await intake.look(source);
  expect((await intake.sheets()).length).toBe(before + 1);
  expect(server.list('Imported')).toEqual(['Twice \\Seen', 'Twice \\Seen']);
  server.deliver(mail({ ...first, body: offer(1950) }));
  await intake.look(source);
  expect((await intake.sheets()).length).toBe(before + 2);
});

test('a mail that was imported by a process which ended before it was marked is only marked', async () => {
  const server = await startMailServer();
  const source = mailboxSource(server.settings());
  server.deliver(mail({ id: 'half@carrier.example', body: offer(2000) }));
  await intake.look(source);
  const before = await intake.sheets();
  server.markUnread();
  await intake.look(source);
  expect(await intake.sheets()).toEqual(before);
  expect(server.list('INBOX')).toEqual(['Rates January \\Seen']);
});

test('a mail of an unknown sender is refused with the reason, and imported once the sender is known and it is unread', async () => {
  const server = await startMailServer();
  const before = (await intake.sheets()).length;
  const from = 'Someone <someone@else.example>, rates@carrier.example';
  server.deliver(mail({ id: 'stranger@else.example', from, subject: 'Offer', body: offer(1100) }));
  await intake.look(mailboxSource(server.settings()));
  expect((await intake.sheets()).length).toBe(before);
  expect(server.list('INBOX')).toEqual(['Offer \\Seen']);
  const sender = 'someone@else.example, rates@carrier.example';
  expect((await list())?.recent[0]).toMatchObject({
    ...{ name: 'Offer', sender, status: 'refused', sheet: null, problem: { code: 'mail_sender_unknown' } },
  });
  server.markUnread();
  await intake.look(mailboxSource(server.settings({ senders: ['*'] })));
  const sheet = (await intake.sheets()).at(-1);
  expect((await list())?.recent[0]).toMatchObject({
    name: 'Offer',
    status: 'imported',
    sheet: sheet?.id,
    problem: null,
  });
});

test('a mail without a rate is a draft that says so', async () => {
  const server = await startMailServer();
  server.deliver(mail({ id: 'thanks@carrier.example', subject: 'Thanks', body: 'Thank you very much.' }));
  await intake.look(mailboxSource(server.settings()));
  expect((await intake.sheets()).at(-1)).toMatchObject({
    ...{
      file: 'Thanks.eml',
      status: 'draft',
      rates: 0,
      findings: [{ code: 'nothing_understood' }, { code: 'text_only' }],
    },
  });
});

test('two processes that watch one mailbox import each mail once', async () => {
  const server = await startMailServer();
  const before = (await intake.sheets()).length;
  for (let number = 1; number <= 2; number += 1)
    server.deliver(
      mail({ id: `${number}@forwarder.example`, from: 'a@forwarder.example', body: offer(3000 + number) }),
    );
  const processes = [1, 2].map(() => intake.watch([mailboxSource(server.settings())]));
  for (const one of processes) await one.startWork();
  await vi.waitFor(() => expect(server.list('INBOX')).toEqual(Array(2).fill('Rates January \\Seen')), 60_000);
  for (const one of processes) await one.stopWork();
  expect((await intake.sheets()).length).toBe(before + 2);
});

test('a server that is away is one line in the log and one problem, looked at less often, and heals by itself', async () => {
  const server = await startMailServer();
  await server.stop();
  await intake.database.pool.query('delete from intake_sources');
  intake.lines.length = 0;
  const watching = intake.watch([mailboxSource(server.settings())]);
  await watching.startWork();
  const failures = async () =>
    (await intake.database.pool.query('select failures from intake_sources')).rows[0]?.failures;
  await vi.waitFor(async () => expect(await failures()).toBeGreaterThanOrEqual(3), 60_000);
  expect(intake.lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'a source fails; it is tried again' }]);
  expect(intake.problems).toMatchObject([{ adapter: 'intake', problem: { code: 'mailbox_unreachable' } }]);
  const [source] = await watching.list();
  expect(source).toMatchObject({ status: 'failing', problem: { code: 'mailbox_unreachable' } });
  expect(await watching.findFaults()).toEqual({ mailbox: expect.stringMatching(/^It cannot be read since 2/) });
  await server.start();
  await vi.waitFor(async () => expect((await watching.list())[0]?.status).toBe('working'), 60_000);
  expect(await watching.findFaults()).toEqual({});
  expect(JSON.parse(intake.lines.at(-1) ?? '')).toMatchObject({ msg: 'a source can be looked at again' });
  await watching.stopWork();
});

test('a wrong password is told without it, and so is a missing password file', async () => {
  const server = await startMailServer();
  intake.lines.length = 0;
  const wrong = mailboxSource(server.settings({ password: { text: 'correct-horse' } }));
  await expect(intake.look(wrong)).rejects.toMatchObject({ code: 'mailbox_login_refused' });
  await expect(intake.look(wrong)).rejects.not.toThrow('correct-horse');
  const missing = mailboxSource(server.settings({ password: { file: '/nowhere/password' } }));
  await expect(intake.look(missing)).rejects.toThrow('cannot be read (ENOENT)');
  expect(intake.lines.join()).not.toContain('correct-horse');
});

test('a folder that is not there is told', async () => {
  const server = await startMailServer();
  await expect(intake.look(mailboxSource(server.settings({ folder: 'Rates' })))).rejects.toMatchObject({
    code: 'mailbox_folder_unusable',
    message: 'The folder "Rates" of the mailbox cannot be opened.',
  });
});

test('mail is read over TLS, and a certificate that no authority signed is refused', async () => {
  const server = await startMailServer({ secure: true });
  server.deliver(mail({ id: 'tls@carrier.example', body: offer(2200) }));
  await expect(intake.look(mailboxSource(server.settings()))).rejects.toMatchObject({ code: 'mailbox_unreachable' });
  expect(server.list('INBOX')).toEqual(['Rates January']);
  await intake.look(mailboxSource(server.settings({ tls: { rejectUnauthorized: false } })));
  expect(server.list('INBOX')).toEqual(['Rates January \\Seen']);
});
