import type { Database } from '../../../db/index.ts';
import { type Account, retryOwnerOf } from '../../account.ts';
import { findStalePrice } from '../../checks/check-price.ts';
import { findCurrentRates } from '../../checks/price-movement.ts';
import { type RecordedAnswer, runIdempotent } from '../../idempotency/idempotency.ts';
import { orderProblem } from '../../problems.ts';
import { inTransaction } from '../../transaction.ts';
import type { RatesForQuotes } from '../find-rate.ts';
import { printQuote } from '../print/print-quote.ts';
import type { Issuer } from '../print/printed-quote.ts';
import type { StoredQuote } from '../quote-store.ts';
import { type MailServer, sendMail } from './mail-server.ts';
import type { QuoteMail, QuoteMailRequest } from './quote-mail.schema.ts';
import { describeMail } from './quote-mail.ts';

/** A quote to send. `key`: its Idempotency-Key, with which it is sent once. */
export type Mailing = {
  id: string;
  request: QuoteMailRequest;
  account: Account;
  key: string | undefined;
  now: Date;
};

type MailingDeps = {
  database: Database;
  rates: Pick<RatesForQuotes, 'findCurrent'>;
  issuer: Issuer;
  /** Undefined: not configured. */
  mailServer: MailServer | undefined;
};

/**
 * Mails a quote that can still be ordered, printed as a PDF. The body of the answer is `QuoteMail`. Throws `mail_not_configured`,
 * `mail_server_failed`, `mail_refused`, and why the quote can no longer be ordered.
 */
export async function mailQuote(
  { database, rates, issuer, mailServer }: MailingDeps,
  stored: Pick<StoredQuote, 'quote' | 'rateKey' | 'partRateKeys'>,
  { id, request, account, key, now }: Mailing,
): Promise<RecordedAnswer> {
  if (mailServer === undefined) throw orderProblem('mail_not_configured');
  const { to, language = 'en', message = '' } = request;
  const { quote } = stored;
  const stale = findStalePrice(quote, await findCurrentRates(rates, stored), now);
  const pdf = { name: `${id}.pdf`, bytes: await printQuote({ quote, reason: null, issuer, language }) };
  const mail = { fromName: issuer.companyName ?? '', to, pdf, ...describeMail(quote, { language, issuer, message }) };
  const send = async () => {
    if (stale !== undefined) throw stale;
    const body: QuoteMail = { quoteId: id, ...(await sendMail(mailServer, mail)), sentAt: now.toISOString() };
    return { status: 200, body };
  };
  if (key === undefined) {
    const { status, body } = await send();
    return { status, body: JSON.stringify(body), replayed: false };
  }
  const repeatable = { account: retryOwnerOf(account), key, content: { action: 'mail-quote', id, request }, now };
  return inTransaction(database, (tx) => runIdempotent(tx, repeatable, send));
}
