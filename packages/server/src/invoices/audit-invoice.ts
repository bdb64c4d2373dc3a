import { fromMinor, roundToMinor } from '../base/index.ts';
import type { ConfirmedQuote, Quote } from '../orders/index.ts';
import type { Invoice } from './invoice.schema.ts';
import type { AuditedLine, AuditTotal, NotBilled } from './invoice-audit.schema.ts';
import { matchLines } from './lines/match-lines.ts';
import { currencyOf, type NumberedQuoteLine } from './lines/matched-line.ts';
import type { ChargeReading } from './lines/read-charge.ts';
import { judgeGroup } from './verdicts/judge-group.ts';
import { doubt, type Judgement, REASONS } from './verdicts/judgement.ts';
import { messageOf } from './verdicts/messages.ts';
import { sizeFor } from './verdicts/shipment-size.ts';

/** What an audit says of an invoice, before the book is asked. */
export type AuditedInvoice = { lines: AuditedLine[]; notBilled: NotBilled[]; totals: AuditTotal[] };

type Judged = { judgement: Judgement; quoted: NumberedQuoteLine | undefined };

/**
 * Compares an invoice with a quote, line by line. A line is over the quote only when the charge, the currency and the units
 * are beyond doubt; every other difference is unknown, with its reason. `unconfirmed`: the numbers of the lines of the quote that
 * its order was not confirmed for; the others are then at the confirmed quantities.
 */
export function auditInvoice(
  invoice: Invoice,
  quote: Quote,
  unconfirmed: ConfirmedQuote['unconfirmed'] = new Set(),
): AuditedInvoice {
  const { readings, groups, settled } = matchLines(invoice, quote, unconfirmed);
  const judged = new Map<number, Judged>(settled);
  for (const group of groups) {
    const judgements = judgeGroup(group, sizeFor(group, groups, invoice, quote));
    for (const [index, { at }] of group.lines.entries()) {
      judged.set(at, { judgement: judgements[index] ?? doubt('cannot_be_divided'), quoted: group.quoted });
    }
  }
  const lines = invoice.lines.map((_, at) => {
    const reading = readings[at];
    const { judgement = doubt('not_quoted'), quoted } = judged.get(at) ?? {};
    return toAuditedLine({ at, invoice, quote, reading, judgement, quoted });
  });
  return { lines, notBilled: listNotBilled(quote, lines, unconfirmed), totals: sumUp(lines) };
}

type Auditing = { at: number; invoice: Invoice; quote: Quote; reading: ChargeReading | undefined } & Judged;

function toAuditedLine({ at, invoice, quote, reading, judgement: given, quoted }: Auditing): AuditedLine {
  const { description, amount, quantity = null, unitAmount = null, ...line } = invoice.lines[at] ?? NO_LINE;
  const currency = line.currency ?? invoice.currency ?? null;
  const compared = quoted === undefined || currency === null ? currency : currencyOf(quoted, currency);
  const isConverted = compared !== currency;
  const isOwnRate = isConverted && given.reason === 'as_quoted';
  const judgement = isOwnRate ? doubt('exchange_rate_to_check') : given;
  const verdict = REASONS[judgement.reason];
  const rate = isConverted ? (line.exchangeRate?.rate ?? 1) : 1;
  const inOwn = (minor: number) =>
    fromMinor(roundToMinor(fromMinor(minor, compared ?? '') * rate, currency ?? ''), currency ?? '');
  const difference = judgement.difference === null ? null : inOwn(judgement.difference);
  return {
    line: at + 1,
    description,
    charge: reading?.name ?? null,
    verdict,
    reason: judgement.reason,
    message: messageOf(judgement.reason, { line: at + 1, difference, currency, quoteLine: quoted?.number }),
    invoiced: { quantity, unitAmount, amount, currency },
    difference,
    clause: quoted === undefined ? null : clauseOf(quote, quoted),
    book: null,
  };
}

const NO_LINE: Invoice['lines'][number] = { description: '', amount: 0 };

function clauseOf({ id, parts, ...quote }: Quote, quoted: NumberedQuoteLine): NonNullable<AuditedLine['clause']> {
  const { rateId, rate } = parts?.[(quoted.part ?? 1) - 1] ?? quote;
  const { number, code, name, basis, quantity, unitAmount, amount, currency, status, certainty, condition } = quoted;
  const { sheet, file, tab, row } = rate.source;
  return {
    quoteId: id,
    quoteLine: number,
    ...(quoted.numbers ? { quoteLines: [...quoted.numbers] } : {}),
    ...{ code, name, basis, quantity, unitAmount, amount, currency, status, certainty, condition },
    rateId,
    source: { sheet, file, tab, row },
  };
}

/** Lines of the quote that will surely be charged and that no line of the invoice belongs to. */
function listNotBilled(
  { lines }: Quote,
  audited: readonly AuditedLine[],
  unconfirmed: ConfirmedQuote['unconfirmed'],
): NotBilled[] {
  const billed = new Set(audited.flatMap(({ clause }) => clause?.quoteLines ?? clause?.quoteLine ?? []));
  return lines.flatMap(({ code, name, quantity, amount, currency, certainty, status }, at) => {
    const isDue = quantity !== 0 && certainty === 'certain' && status !== 'included';
    const isLeft = isDue && !unconfirmed.has(at + 1) && !billed.has(at + 1);
    return isLeft ? [{ quoteLine: at + 1, code, name, amount, currency }] : [];
  });
}

/** The sums by currency. Minor units are added, so that no binary fraction remains. */
function sumUp(lines: readonly AuditedLine[]): AuditTotal[] {
  const currencies = [...new Set(lines.flatMap(({ invoiced }) => invoiced.currency ?? []))];
  return currencies.map((currency) => {
    const own = lines.filter(({ invoiced }) => invoiced.currency === currency);
    const sum = (some: readonly AuditedLine[], value: (line: AuditedLine) => number | null) =>
      fromMinor(
        some.reduce((total, line) => total + roundToMinor(value(line) ?? 0, currency), 0),
        currency,
      );
    const of = (verdict: AuditedLine['verdict']) => own.filter((line) => line.verdict === verdict);
    return {
      currency,
      invoiced: sum(own, ({ invoiced }) => invoiced.amount),
      agreed: sum(of('agreed'), ({ invoiced }) => invoiced.amount),
      claimable: sum(of('over'), ({ difference }) => difference),
      under: sum(of('under'), ({ difference }) => difference),
      unknown: sum(of('unknown'), ({ invoiced }) => invoiced.amount),
    };
  });
}
