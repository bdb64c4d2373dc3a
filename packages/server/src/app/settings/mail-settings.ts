import { isBareUrl, isUrl, readOneLine } from './read-text.ts';
import type { Config, Setting } from './setting.ts';

/** The mail server that quotes are sent by. */
export const MAIL_SETTINGS: readonly Setting[] = [
  {
    name: 'AGENT_RATE_SMTP_URL',
    field: 'smtpUrl',
    type: 'smtps:// or smtp:// URL',
    default: undefined,
    example: 'smtps://smtp.example.com',
    meaning:
      'The mail server that quotes are sent by. `smtp://` begins TLS with STARTTLS and goes without only on this machine. Unset: no quote is mailed.',
    read: (text) =>
      isUrl(text, ['smtps:', 'smtp:']) && isBareUrl(text)
        ? { value: text }
        : { mistake: 'is not an address such as smtps://smtp.example.com:465, without user or password' },
    // Someone may have written the password into it.
    isSecret: true,
  },
  {
    name: 'AGENT_RATE_SMTP_USER',
    field: 'smtpUser',
    type: 'text',
    default: undefined,
    example: 'quotes@example.com',
    meaning: 'The user of the mail server. Unset: it takes mails without sign-in.',
    read: readOneLine,
  },
  {
    name: 'AGENT_RATE_SMTP_PASSWORD_FILE',
    field: 'smtpPasswordFile',
    type: 'file',
    default: undefined,
    example: '/run/secrets/smtp-password',
    meaning: 'A file that holds the password of that user; it is read at each mail.',
    read: readOneLine,
  },
  {
    name: 'AGENT_RATE_SMTP_PASSWORD',
    field: 'smtpPassword',
    isSecret: true,
    type: 'text',
    default: undefined,
    example: 'correct-horse',
    meaning: 'The password itself, where there is no file for it.',
    read: readOneLine,
  },
  {
    name: 'AGENT_RATE_MAIL_FROM',
    field: 'mailFrom',
    type: 'mail address',
    default: undefined,
    example: 'quotes@example.com',
    meaning: 'The address that quotes are mailed from, under AGENT_RATE_COMPANY_NAME.',
    read: (text) =>
      /^[^\s@,<>"]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text)
        ? { value: text }
        : { mistake: 'is not a mail address such as quotes@example.com' },
  },
];

/** The values of these settings when they are unset. */
export const NO_MAIL = {
  smtpUrl: undefined,
  smtpUser: undefined,
  smtpPasswordFile: undefined,
  smtpPassword: undefined,
  mailFrom: undefined,
} satisfies Partial<Config>;

/** What is missing for the mail server that is configured, each as a sentence. */
export function findMissingForMail(config: Partial<Config>): string[] {
  const { smtpUrl, smtpUser, smtpPassword, smtpPasswordFile, mailFrom } = config;
  if (smtpUrl === undefined) return [];
  const passwords = [smtpPassword, smtpPasswordFile].filter((one) => one !== undefined).length;
  return [
    ...(mailFrom === undefined
      ? ['AGENT_RATE_MAIL_FROM is missing: AGENT_RATE_SMTP_URL says where mails are sent by, and it says from whom']
      : []),
    ...(smtpUser === undefined || passwords === 1
      ? []
      : [
          'AGENT_RATE_SMTP_PASSWORD_FILE or AGENT_RATE_SMTP_PASSWORD is needed for AGENT_RATE_SMTP_USER, and only one of them',
        ]),
  ];
}
