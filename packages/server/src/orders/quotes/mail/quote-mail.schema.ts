import { type Static, Type } from 'typebox';
import { textEnum } from '../../../base/index.ts';
import { PRINT_LANGUAGES } from '../print/print-texts.ts';

const address = Type.String({ format: 'email', maxLength: 254, examples: ['buyer@example.com'] });

/** Whom a quote is mailed to. */
export const QuoteMailRequestSchema = Type.Object(
  {
    to: Type.Array(address, { minItems: 1, maxItems: 10, uniqueItems: true, description: 'Who receives it' }),
    language: Type.Optional(textEnum(PRINT_LANGUAGES, { default: 'en', description: 'en English, zh Chinese' })),
    message: Type.Optional(
      Type.String({
        maxLength: 4000,
        description: 'What stands above the quote, as plain text',
        examples: ['Dear Ms Li, as discussed:'],
      }),
    ),
  },
  {
    title: 'QuoteMailRequest',
    examples: [{ to: ['buyer@example.com'], language: 'en', message: 'Dear Ms Li, as discussed:' }],
  },
);
/** Whom a quote is mailed to. */
export type QuoteMailRequest = Static<typeof QuoteMailRequestSchema>;

/** A mail that the mail server took. */
export const QuoteMailSchema = Type.Object(
  {
    quoteId: Type.String({ examples: ['quo_8tKq2Zr5Wn0v'] }),
    messageId: Type.String({
      description: 'Message-ID of the mail',
      examples: ['<0b5f9f4e-3d1f-6f2c-9f57-7c1d2e0a4b66@example.com>'],
    }),
    accepted: Type.Array(address, { description: 'Addresses that the mail server took it for' }),
    refused: Type.Array(address, { description: 'Addresses that it refused; the others have the mail' }),
    sentAt: Type.String({ format: 'date-time' }),
  },
  {
    title: 'QuoteMail',
    examples: [
      {
        quoteId: 'quo_8tKq2Zr5Wn0v',
        messageId: '<0b5f9f4e-3d1f-6f2c-9f57-7c1d2e0a4b66@example.com>',
        accepted: ['buyer@example.com'],
        refused: [],
        sentAt: '2026-11-24T08:15:00.000Z',
      },
    ],
  },
);
/** A mail that the mail server took. */
export type QuoteMail = Static<typeof QuoteMailSchema>;
