import { createCarrierDirectory } from '../../../carriers/index.ts';
import { createPortResolver } from '../../../ports/index.ts';
import type { RateContent } from '../../record/rate.schema.ts';
import type { SheetAnswers, SheetReading } from '../../sheet-reader/sheet-reading.ts';
import { openRateSource } from '../open-source.ts';

const context = {
  ports: createPortResolver(),
  carriers: createCarrierDirectory(),
  now: new Date('2026-11-22T00:00:00Z'),
};

/** What a file was read as: its rates and its findings, a line each, and the whole reading. */
export type ReadSource = { reading: SheetReading; rates: string[]; charges: string[][]; findings: string[] };

/** Reads a file as a draft is read from it, on 22 November 2026 and without answers where none are given. */
export async function readSource(
  name: string,
  content: string | Uint8Array,
  answers: SheetAnswers = {},
): Promise<ReadSource> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const reading = (await openRateSource({ name, bytes }, context)).read({ ...context, answers });
  return {
    reading,
    rates: reading.rates.map(({ content: rate, tab, row }) =>
      [
        `${rate.origin.code}-${rate.destination.code}`,
        `${rate.equipment.code} ${rate.base.amount} ${rate.base.currency}`,
        `${rate.validFrom}..${rate.validTo}`,
        rate.carrier?.scac ?? '-',
        `${tab} ${row}`,
      ].join(' '),
    ),
    charges: reading.rates.map(({ content: { charges } }) => charges.map(chargeLine)),
    findings: reading.findings.map(({ severity, code, place }) => `${severity} ${code} ${place?.tab} ${place?.row}`),
  };
}

/** "BAF included", "THC 245 EUR", "PSS 200 USD if from 2026-12-15": a charge as a line. */
function chargeLine({ code, name, status, amount, currency, condition }: RateContent['charges'][number]): string {
  const what = status === 'subject-to' ? (amount === null ? 'on top' : `${amount} ${currency}`) : status;
  return `${code ?? name} ${what}${condition === null ? '' : ` if ${condition}`}`;
}

/** A mail as it travels, sent on 19 November 2026 where nothing else is said. */
export function mail(
  body: string,
  {
    type = 'text/plain; charset=utf-8',
    subject = 'Rates',
    date = 'Thu, 19 Nov 2026 09:00:00 +0100',
  }: { type?: string; subject?: string; date?: string } = {},
): string {
  return [
    'From: Ada <ada@quayside.example>',
    'To: Ben <ben@harbour.example>',
    `Subject: ${subject}`,
    `Date: ${date}`,
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    '',
    body,
  ].join('\r\n');
}
