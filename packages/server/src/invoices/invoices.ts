import { verifyQuote } from '@agent-rate/client/verify-quote';
import { type Finding, sees, type UploadedFile, type Walls, WITHOUT_WALLS } from '../base/index.ts';
import { confirmedQuote, type KeptConfirmation, type Orders, type Quote } from '../orders/index.ts';
import type { Rates } from '../rates/index.ts';
import { auditInvoice } from './audit-invoice.ts';
import { checkInvoice } from './check-invoice.ts';
import { findInBook } from './find-in-book.ts';
import type { Invoice, InvoiceAuditRequest } from './invoice.schema.ts';
import type { AuditedLine, InvoiceAudit } from './invoice-audit.schema.ts';
import { writeClaim } from './letter/claim-letter.ts';
import { invoiceProblem } from './problems.ts';

/** The audit of invoices. Nothing is stored. */
export type Invoices = {
  /**
   * Compares an invoice with a quote: one named by its id that the asker sees, or a signed one, whosever it is. Throws `invoice_missing`, `invoice_table_missing`, `quote_not_found`,
   * `invoice_quote_not_genuine`, and the problems of files that cannot be read.
   */
  audit: (request: InvoiceAuditRequest, files: readonly UploadedFile[], asked: Asked) => Promise<InvoiceAudit>;
};

/** When an audit was asked for, and what the asker sees. */
export type Asked = { now: Date; walls: Walls };

/** What the module depends on. */
export type InvoicesDeps = {
  orders: Pick<Orders, 'confirmationOf'> & { quotes: Pick<Orders['quotes'], 'within' | 'jwks'> };
  rates: Pick<Rates, 'soldTo'>;
};

/** Opens the module. The modules below it are entered when an invoice is audited. */
export function openInvoices({ orders, rates }: InvoicesDeps): Invoices {
  return {
    audit: async (request, files, { now, walls }) => {
      const { invoice, findings } = await readInvoice(request, files);
      const stored = await findQuote(request, orders.quotes, { now, walls });
      const asOf = momentOf(invoice, now);
      const seen = await rates.soldTo(stored.accountName);
      const { quote, rateKey, partRateKeys } = stored;
      const known = await Promise.all(
        (quote.parts ?? [quote]).map(({ date }, at) => seen.findKnown(partRateKeys?.[at] ?? rateKey, date, asOf)),
      );
      const ordered = await orders.confirmationOf(quote.id, walls);
      const audit = judgeInvoice(invoice, quote, { findings, ordered, seesOrder: sees(walls, stored.accountName) });
      const lines = audit.lines.map((line) => {
        const rate = known[partOf(line, quote)]?.rate;
        return rate === undefined ? line : { ...line, book: findInBook(line, rate) };
      });
      return { ...audit, lines, book: { asOf: asOf.toISOString(), rateId: known[0]?.rate.id ?? null } };
    },
  };
}

/** The place of the part that a line charges, from 0; -1 when a quote of several rates does not say. */
function partOf({ clause }: AuditedLine, { parts, lines }: Quote): number {
  if (parts === undefined) return 0;
  if (clause?.quoteLines !== undefined) return -1;
  return (lines[(clause?.quoteLine ?? 0) - 1]?.part ?? 0) - 1;
}

/** The order of a quote that was confirmed in part. */
type Ordered = { orderId: string; confirmation: KeptConfirmation };

/**
 * An invoice beside a quote that was verified, without the book. `findings`: doubts about the file it was read from; `ordered`: the
 * order of the quote, when it was confirmed in part; `seesOrder`: whether it would be known.
 */
export function judgeInvoice(
  invoice: Invoice,
  quote: Quote,
  {
    findings = [],
    ordered,
    seesOrder = true,
  }: { findings?: readonly Finding[]; ordered?: Ordered | undefined; seesOrder?: boolean } = {},
): InvoiceAudit {
  const { number = null, issuedOn = null, issuer = null } = invoice;
  const { id, issuedAt, validUntil, date, binding } = quote;
  const isAgreed = ordered?.confirmation.status === 'accepted';
  const order = isAgreed ? { id: ordered.orderId, ...partsAndRest(ordered.confirmation) } : null;
  const head = {
    invoice: { number, issuedOn, issuer },
    quote: { id, issuedAt, validUntil, date, binding: binding === true },
    order,
  };
  const agreed = isAgreed ? confirmedQuote(quote, ordered.confirmation) : { quote, unconfirmed: undefined };
  const audited = auditInvoice(invoice, agreed.quote, agreed.unconfirmed);
  const open = ordered && !isAgreed ? [notAccepted(ordered)] : seesOrder ? [] : [NOT_SEEN];
  return {
    ...head,
    book: null,
    ...audited,
    findings: [...findings, ...open, ...checkInvoice(invoice)],
    letter: writeClaim({ ...head, ...audited }),
  };
}

const partsAndRest = ({ parts, rest }: KeptConfirmation) => ({ parts, rest });

function notAccepted({ orderId }: Ordered): Finding {
  const message =
    `Order ${orderId} was confirmed in part, and the customer has not accepted that: ` +
    'the invoice was compared with all that was ordered.';
  return { code: 'confirmation_not_accepted', severity: 'warning', message };
}

const NOT_SEEN: Finding = {
  code: 'confirmation_not_seen',
  severity: 'note',
  message:
    'The order of the quote was not seen: if it was confirmed in part, the invoice has to be compared with that, and was ' +
    'compared with the whole quote.',
};

async function readInvoice({ invoice }: InvoiceAuditRequest, files: readonly UploadedFile[]) {
  const [file, ...others] = files;
  if (others.length > 0 || (file !== undefined) === (invoice !== undefined)) throw invoiceProblem('invoice_missing');
  if (invoice) return { invoice, findings: [] };
  const { readInvoiceFile } = await import('./files/read-invoice-file.ts');
  if (file === undefined) throw invoiceProblem('invoice_missing');
  return readInvoiceFile(file);
}

async function findQuote(
  { quoteId, quote }: InvoiceAuditRequest,
  quotes: InvoicesDeps['orders']['quotes'],
  { now, walls }: Asked,
) {
  if ((quoteId === undefined) === (quote === undefined)) throw invoiceProblem('invoice_missing');
  if (quote === undefined) return quotes.within(walls).get(quoteId ?? '');
  const { valid, faults } = await verifyQuote(quote, await quotes.jwks(), now);
  if (!valid) throw invoiceProblem('invoice_quote_not_genuine', { faults });
  // Who holds a signed quote has seen it.
  return quotes.within(WITHOUT_WALLS).get(quote.id);
}

/** The end of the day of the invoice, unless that is still to come. */
function momentOf({ issuedOn }: Invoice, now: Date): Date {
  const end = issuedOn === undefined ? Number.NaN : Date.parse(`${issuedOn}T23:59:59.999Z`);
  return Number.isNaN(end) || end > now.getTime() ? now : new Date(end);
}
