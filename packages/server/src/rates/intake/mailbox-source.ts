import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { ratesProblem } from '../problems.ts';
import { type MailboxAccount, withMailbox } from './mailbox-connection.ts';
import { type Arrival, keyOf, MOST_BYTES, type Receiver } from './receive.ts';
import { isAllowed } from './senders.ts';
import type { Source } from './watch-source.ts';

/** So many mails are taken in one look; the others in the next. */
const MOST_MAILS = 100;
const LONGEST_NAME = 150;

/** A mailbox that is read for rates. */
export type MailboxSettings = MailboxAccount & {
  folder: string;
  /** Where mails go that were imported; undefined: they stay, marked as seen. */
  doneFolder: string | undefined;
  /** Addresses, `@domain`, or `*` for all. */
  senders: readonly string[];
  everySeconds: number;
};

/**
 * A mailbox whose unseen mails are imported as drafts, each once, and marked as seen; refused ones too. A mail that is marked
 * unread again is looked at again, and imported unless it was.
 */
export function mailboxSource(settings: MailboxSettings): Source {
  const { url, user, folder, everySeconds } = settings;
  return {
    kind: 'mailbox',
    name: `${user} at ${new URL(url).host}, ${folder}`,
    everyMilliseconds: everySeconds * 1_000,
    look: (receiver, signal) =>
      withMailbox(settings, signal, async (client) => {
        await openFolder(client, settings);
        const unseen = (await client.search({ seen: false, deleted: false }, { uid: true })) || [];
        for (const uid of unseen.slice(0, MOST_MAILS)) {
          signal.throwIfAborted();
          await takeMail({ client, uid: String(uid), settings, receiver }, signal);
        }
      }),
  };
}

/** Throws `mailbox_folder_unusable`: mails that cannot be marked would be read again at each look. */
async function openFolder(client: ImapFlow, { folder, doneFolder }: MailboxSettings): Promise<void> {
  const refused = (path: string, why: string) => () => {
    throw ratesProblem('mailbox_folder_unusable', { folder: path }, `The folder "${path}" of the mailbox ${why}.`);
  };
  const opened = await client.mailboxOpen(folder).catch(refused(folder, 'cannot be opened'));
  if (opened.readOnly) refused(folder, 'can be read, but its mails cannot be marked as seen')();
  if (doneFolder === undefined) return;
  const folders = await client.list();
  if (folders.some(({ path }) => path === doneFolder)) return;
  await client.mailboxCreate(doneFolder).catch(refused(doneFolder, 'is not there and cannot be made'));
}

type Unseen = { client: ImapFlow; uid: string; settings: MailboxSettings; receiver: Receiver };

async function takeMail(unseen: Unseen, signal: AbortSignal): Promise<void> {
  const { client, uid, settings, receiver } = unseen;
  const head = await client.fetchOne(uid, { envelope: true, size: true }, { uid: true });
  // Another client deleted it meanwhile.
  if (!head) return;
  const { senders, mail, size } = describe(head);
  const unread = { ...mail, key: keyOf(mail.name, head.envelope?.messageId ?? uid, String(size)) };
  if (!isAllowed(senders, settings.senders)) {
    await receiver.refuse(unread, ratesProblem('mail_sender_unknown', { sender: mail.sender }));
    return mark(unseen, false);
  }
  if (size > MOST_BYTES) {
    await receiver.refuse(unread, ratesProblem('intake_too_large'));
    return mark(unseen, false);
  }
  const body = await client.fetchOne(uid, { source: true }, { uid: true });
  if (!body || body.source === undefined) return;
  // Neither the PDF reader nor a worker takes a Buffer.
  const bytes = new Uint8Array(body.source);
  const arrival = { ...mail, key: keyOf(head.envelope?.messageId ?? '', contentOf(body.source)) };
  if (await receiver.wasImported(arrival.key)) return mark(unseen, true);
  const reception = await receiver.import(arrival, { name: fileNameOf(mail.name), bytes }, signal);
  await mark(unseen, !('problem' in reception));
}

function describe({ envelope, size = 0 }: FetchMessageObject) {
  const senders = (envelope?.from ?? []).map(({ address = '' }) => address.toLowerCase());
  const mail: Omit<Arrival, 'key'> = {
    name: envelope?.subject?.trim().slice(0, LONGEST_NAME) || '(no subject)',
    sender: senders.join(', ').slice(0, LONGEST_NAME) || null,
  };
  return { senders, mail, size };
}

/** A mail that is delivered twice has other headers each time: it is the same when its id and what follows them are. */
function contentOf(source: Buffer): Uint8Array {
  const end = source.indexOf('\r\n\r\n');
  return end < 0 ? source : source.subarray(end);
}

/** After what became of it is recorded: a process that ends in between finds the record when it looks again. */
async function mark({ client, uid, settings }: Unseen, isImported: boolean): Promise<void> {
  const { folder, doneFolder } = settings;
  const refused = (path: string) =>
    ratesProblem(
      'mailbox_folder_unusable',
      { folder: path },
      `A mail could not be marked as seen, or moved to "${path}".`,
    );
  if (!(await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true }))) throw refused(folder);
  if (isImported && doneFolder !== undefined && !(await client.messageMove(uid, doneFolder, { uid: true })))
    throw refused(doneFolder);
}

function fileNameOf(subject: string): string {
  return `${subject.replace(/[\p{Cc}/\\]+/gu, ' ').trim()}.eml`;
}
