import { partsOf } from '../parts/parts-of.ts';
import { PRINT_TEXTS, type PrintLanguage } from '../print/print-texts.ts';
import { describeQuote, type Issuer } from '../print/printed-quote.ts';
import { visibleText } from '../print/visible-text.ts';
import type { Quote } from '../quote.schema.ts';

/** How a quote is introduced in a mail: the language, who sends it, and what they write above it. */
export type MailWords = { language: PrintLanguage; issuer: Issuer; message: string };

/** Subject and plain text of the mail that a quote goes with: its facts, sums and what they leave out, as the PDF says them. */
export function describeMail(
  quote: Quote,
  { language, issuer, message }: MailWords,
): { subject: string; text: string } {
  const { title, number, validity, facts, sumColumns, sums, completeness, missing } = describeQuote(quote, {
    ...{ language, issuer },
    reason: null,
  });
  const { colon, comma, list } = PRINT_TEXTS[language].marks;
  const sumLines = sums.map(([currency, ...amounts]) =>
    [currency, ...amounts.map((amount, at) => `${sumColumns[at + 1]} ${amount}`)].join(' | '),
  );
  const paragraphs = [
    message,
    `${title}${comma}${number}\n${validity}`,
    ...facts.map(({ heading, facts: own }) =>
      [...(heading === '' ? [] : [heading]), ...own.map(({ label, value }) => label + colon + value)].join('\n'),
    ),
    sumLines.join('\n'),
    [completeness, ...missing.map((one) => `- ${one}`)].join('\n'),
    PRINT_TEXTS[language].attached,
    issuer.companyName ?? '',
  ];
  const text = paragraphs.filter(Boolean).map(visibleText).join('\n\n');
  const parts = partsOf(quote);
  const [first, last] = [parts[0]?.rate ?? quote.rate, parts.findLast(({ leg }) => leg !== null)?.rate ?? quote.rate];
  const lane = [first.origin, last.destination]
    .map(({ code, name, text: written }) => name ?? code ?? written)
    .join(' - ');
  const containers = parts.map(({ rate, quantities }) => `${quantities.containers} × ${rate.equipment.code}`);
  const subject = number + colon + lane + comma + containers.join(list);
  return { subject: visibleText(subject).replace(/\s+/g, ' '), text: `${text}\n` };
}
