import { resolve } from 'node:path';
import { isBareUrl, isUrl, readOneLine } from './read-text.ts';
import type { Config, Setting } from './setting.ts';

const SECONDS = { least: 10, most: 86_400 };

/** An address, `@` with a domain, or `*`. */
const SENDER = /^(?:\*|[^\s@,<>]*@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)$/;

/** The mailbox and the folder that rates arrive by. */
export const INTAKE_SETTINGS: readonly Setting[] = [
  {
    name: 'AGENT_RATE_IMAP_URL',
    field: 'imapUrl',
    type: 'imaps:// or imap:// URL',
    default: undefined,
    example: 'imaps://imap.example.com',
    meaning:
      'A mailbox whose unseen mails are imported as drafts. `imap://` begins TLS with STARTTLS and goes without only on this machine. Unset: no mailbox is read.',
    read: (text) =>
      isUrl(text, ['imaps:', 'imap:']) && isBareUrl(text)
        ? { value: text }
        : { mistake: 'is not an address such as imaps://imap.example.com:993, without user, password or folder' },
    // Someone may have written the password into it.
    isSecret: true,
  },
  {
    name: 'AGENT_RATE_IMAP_USER',
    field: 'imapUser',
    type: 'text',
    default: undefined,
    example: 'rates@example.com',
    meaning: 'The user of the mailbox.',
    read: readOneLine,
  },
  {
    name: 'AGENT_RATE_IMAP_PASSWORD_FILE',
    field: 'imapPasswordFile',
    type: 'file',
    default: undefined,
    example: '/run/secrets/imap-password',
    meaning: 'A file that holds the password of the mailbox; it is read at each look.',
    read: readOneLine,
  },
  {
    name: 'AGENT_RATE_IMAP_PASSWORD',
    field: 'imapPassword',
    isSecret: true,
    type: 'text',
    default: undefined,
    example: 'correct-horse',
    meaning: 'The password itself, where there is no file for it.',
    read: readOneLine,
  },
  {
    name: 'AGENT_RATE_IMAP_SENDERS',
    field: 'imapSenders',
    type: 'addresses, comma between',
    default: undefined,
    example: 'rates@carrier.example,@forwarder.example',
    meaning:
      'Whose mails are imported: addresses, whole domains as `@example.com`, or `*` for all. Mails of others are marked as seen and listed as refused.',
    read: (text) => {
      const senders = text.split(',').map((one) => one.trim().toLowerCase());
      return senders.every((one) => SENDER.test(one))
        ? { value: senders }
        : { mistake: 'is not a list of addresses and domains such as rates@carrier.example,@forwarder.example, or *' };
    },
  },
  {
    name: 'AGENT_RATE_IMAP_FOLDER',
    field: 'imapFolder',
    type: 'folder of the mailbox',
    default: 'INBOX',
    example: 'Rates',
    meaning: 'The folder that is read.',
    read: readOneLine,
  },
  {
    name: 'AGENT_RATE_IMAP_DONE_FOLDER',
    field: 'imapDoneFolder',
    type: 'folder of the mailbox',
    default: undefined,
    example: 'Rates/Imported',
    meaning: 'Where imported mails are moved; it is made when it is missing. Unset: they stay, marked as seen.',
    read: readOneLine,
  },
  {
    name: 'AGENT_RATE_IMAP_EVERY_SECONDS',
    field: 'imapEverySeconds',
    type: `${SECONDS.least} to ${SECONDS.most}`,
    default: '60',
    example: '300',
    meaning: 'How often the mailbox is looked at; less often while it cannot be reached.',
    read: (text) =>
      /^\d{1,5}$/.test(text) && Number(text) >= SECONDS.least && Number(text) <= SECONDS.most
        ? { value: Number(text) }
        : { mistake: `is not a whole number from ${SECONDS.least} to ${SECONDS.most}` },
  },
  {
    name: 'AGENT_RATE_WATCH_FOLDER',
    field: 'watchFolder',
    type: 'folder',
    default: undefined,
    example: '/srv/rates',
    meaning:
      'A folder whose files are imported as drafts once they are complete, and moved to its `imported` or `refused` with a note. Unset: none is watched.',
    read: (text) => ({ value: resolve(text) }),
  },
];

/** What is missing for the mailbox that is configured, each as a sentence. */
export function findMissing({
  imapUrl,
  imapUser,
  imapPassword,
  imapPasswordFile,
  imapSenders,
}: Partial<Config>): string[] {
  if (imapUrl === undefined) return [];
  return [
    ...(imapUser === undefined
      ? ['AGENT_RATE_IMAP_USER is missing: AGENT_RATE_IMAP_URL says where to sign in, and it says who']
      : []),
    ...((imapPassword === undefined) === (imapPasswordFile === undefined)
      ? [
          'AGENT_RATE_IMAP_PASSWORD_FILE or AGENT_RATE_IMAP_PASSWORD is needed for AGENT_RATE_IMAP_URL, and only one of them',
        ]
      : []),
    ...(imapSenders === undefined
      ? ['AGENT_RATE_IMAP_SENDERS is missing: it says whose mails are imported; * means everyone’s']
      : []),
  ];
}
