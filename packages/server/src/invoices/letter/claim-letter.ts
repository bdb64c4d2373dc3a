import { roundToMinor } from '../../base/index.ts';
import type { AuditedLine, AuditTotal, InvoiceAudit } from '../invoice-audit.schema.ts';
import { dayText, LETTER_TEXTS, type LetterLanguage, type LetterTexts, placeText } from './letter-texts.ts';

/** What a claim is about. */
export type Claim = {
  invoice: { number: string | null; issuedOn: string | null; issuer: string | null };
  quote: { id: string; issuedAt: string };
  order: InvoiceAudit['order'];
  lines: readonly AuditedLine[];
  totals: readonly AuditTotal[];
};

/** A claim for the lines that are over, in both languages; null when there is none. Plain text, the same for the same audit. */
export function writeClaim(claim: Claim): { english: string; chinese: string } | null {
  const claimed = claim.lines.filter(({ verdict }) => verdict === 'over');
  if (claimed.length === 0) return null;
  return { english: writeIn('english', claim, claimed), chinese: writeIn('chinese', claim, claimed) };
}

function writeIn(
  language: LetterLanguage,
  { invoice, quote, order, totals }: Claim,
  claimed: readonly AuditedLine[],
): string {
  const texts = LETTER_TEXTS[language];
  const number = invoice.number === null ? undefined : oneLine(invoice.number);
  const sums = totals
    .filter(({ claimable }) => claimable > 0)
    .map(({ claimable, currency }) => money(claimable, currency));
  const head = [
    ...(invoice.issuer === null ? [] : [fill(texts.to, { issuer: oneLine(invoice.issuer) })]),
    number === undefined ? texts.subjectWithoutNumber : fill(texts.subject, { number }),
  ];
  const ofDay = dayText(language, invoice.issuedOn);
  return [
    head.join('\n'),
    texts.salutation,
    fill(texts.begin, { ofDay, quote: quote.id, issued: quote.issuedAt.slice(0, 10) }),
    ...(order === null ? [] : [fill(texts.confirmed, { order: order.id, parts: partsText(texts, order) })]),
    ...claimed.map((line, at) => itemText(language, texts, line, at + 1)),
    fill(texts.sum, { sums: sums.join(texts.and) }),
    texts.ask,
    texts.rest,
    `${texts.close}\n`,
  ].join('\n\n');
}

function partsText(texts: LetterTexts, { parts }: NonNullable<Claim['order']>): string {
  const named = parts.map(({ part, confirmed, ordered }) =>
    fill(texts.confirmedPart, { part: String(part), confirmed: String(confirmed), ordered: String(ordered) }),
  );
  return named.join(texts.and);
}

function itemText(language: LetterLanguage, texts: LetterTexts, line: AuditedLine, n: number): string {
  const { invoiced, difference, clause, reason, description } = line;
  const currency = invoiced.currency ?? '';
  const item = fill(texts.item, {
    n: String(n),
    line: String(line.line),
    description: oneLine(description),
    amount: money(invoiced.amount, currency),
    difference: money(difference ?? 0, currency),
    reason: (texts.reasons as Readonly<Record<string, string>>)[reason] ?? '',
  });
  return [item, ...(clause ? clauseTexts(language, texts, clause) : [])].join('\n   ');
}

function clauseTexts(
  language: LetterLanguage,
  texts: LetterTexts,
  clause: NonNullable<AuditedLine['clause']>,
): string[] {
  const { quoteLine, name, basis, unitAmount, quantity, amount, condition, status, source, rateId } = clause;
  const currency = clause.currency ?? '';
  const values = { quoteLine: String(quoteLine), name: oneLine(name) };
  const agreed =
    status === 'included'
      ? fill(texts.included, values)
      : fill(texts.clause, {
          ...values,
          unit: money(unitAmount ?? 0, currency),
          basis: texts.bases[basis] ?? '',
          quantity: String(quantity ?? ''),
          total: money(amount ?? 0, currency),
        });
  const place = placeText(language, source.tab === null ? null : oneLine(source.tab), source.row);
  return [
    agreed,
    ...(condition === null ? [] : [fill(texts.condition, { condition: oneLine(condition) })]),
    fill(texts.source, { rate: String(rateId), file: oneLine(source.file), place }),
  ];
}

/** Values are put in at once, so that braces within one of them mean nothing. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** `1234.50 USD`, with the decimals of the currency. */
function money(amount: number, currency: string): string {
  const decimals = String(roundToMinor(1, currency)).length - 1;
  return `${amount.toFixed(decimals)} ${currency}`;
}

const LONGEST = 160;

/** The words of others on one line between quotation marks: nothing in them can end the line or the quotation. */
function oneLine(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/["“”„«»]/g, "'")
    .trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
}
