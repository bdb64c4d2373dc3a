import { type Operation, operation } from '../../../base/index.ts';
import { sendRecorded } from '../../idempotency/recorded-answer.ts';
import type { Orders } from '../../orders.ts';
import { quoteParams } from '../quote.schema.ts';
import { QuoteMailRequestSchema, QuoteMailSchema } from './quote-mail.schema.ts';

/** Sending a quote by mail. */
export function mailQuoteOperation(orders: Pick<Orders, 'quotes' | 'accountOf'>): Operation {
  return operation({
    name: 'mail-quote',
    service: 'orders',
    summary: 'Mail a quote',
    description:
      'Sends the quote from the mail address of the service to at most ten addresses: its facts, sums and what they leave out as ' +
      'text, and the PDF, which carries the signed quote. A quote that can no longer be ordered is not sent. With an ' +
      'Idempotency-Key it is sent once, however often the request arrives.',
    method: 'POST',
    path: '/quotes/{id}/mail',
    problems: [
      'quote_not_found',
      'quote_expired',
      'quote_price_changed',
      'quote_rate_withdrawn',
      'mail_not_configured',
      'mail_server_failed',
      'mail_refused',
      'idempotency_key_reused',
    ],
    scope: 'orders:approve',
    params: quoteParams,
    body: QuoteMailRequestSchema,
    output: QuoteMailSchema,
    command: {
      words: 'quotes mail',
      operands: ['id'],
      example: 'quotes mail quo_8tKq2Zr5Wn0v --to buyer@example.com --language zh',
    },
    audit: { subject: 'quotes/{id}' },
    run: async ({ params: { id }, body: request, caller, now, idempotencyKey: key }) =>
      sendRecorded(await orders.quotes.mail({ id, request, account: await orders.accountOf(caller), key, now })),
  });
}
