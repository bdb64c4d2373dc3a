import type { Quote } from '../quote.schema.ts';
import type { QuoteStatus } from '../quote-status.schema.ts';
import type { PrintLanguage } from './print-texts.ts';
import { describeQuote, type Issuer } from './printed-quote.ts';
import { buildQuotePdf } from './quote-pdf.ts';

/** A quote to print, with why it cannot be ordered any more (null: it can), who issued it, and the language. */
export type Printing = {
  readonly quote: Quote;
  readonly reason: QuoteStatus['reason'];
  readonly issuer: Issuer;
  readonly language: PrintLanguage;
};

/** Prints a quote as a PDF that carries the signed quote as a file. */
export function printQuote({ quote, ...printing }: Printing): Promise<Uint8Array> {
  const printed = describeQuote(quote, printing);
  return buildQuotePdf(printed, { at: new Date(quote.issuedAt), signed: JSON.stringify(quote) });
}
