import type { Finding } from '../../../base/index.ts';
import type { RateContent } from '../../record/rate.schema.ts';
import type { DraftRate, SheetReading } from '../sheet-reading.ts';

/** A reading in lines that a person can check against the sheet. */
export type DescribedReading = { rates: string[]; findings: string[]; tabs: string[] };

type Charge = RateContent['charges'][number];

function describeCharge(charge: Charge): string {
  const name = charge.code ?? charge.name;
  if (charge.status !== 'subject-to') return `${name} ${charge.status}`;
  const basis = charge.basis === 'PER_CONTAINER' ? '' : ` ${charge.basis.toLowerCase().replaceAll('_', ' ')}`;
  return `${name} ${charge.amount ?? '?'} ${charge.currency ?? ''}${basis}${charge.condition ? ` if «${charge.condition}»` : ''}`.trim();
}

function describeDetails(content: RateContent): string[] {
  const { freeDays, transitDays, transitDaysMin, via } = content;
  const place = (value: { code: string | null; text: string }) => value.code ?? `«${value.text}»`;
  return [
    via.length > 0 ? `via ${via.map(place).join(' ')}` : '',
    content.placeOfReceipt ? `from ${place(content.placeOfReceipt)}` : '',
    content.placeOfDelivery ? `to ${place(content.placeOfDelivery)}` : '',
    transitDays === null ? '' : `${transitDaysMin === null ? '' : `${transitDaysMin}-`}${transitDays} days`,
    freeDays.combined === null ? '' : `free ${freeDays.combined}`,
    freeDays.demurrage === null ? '' : `dem ${freeDays.demurrage}`,
    freeDays.detention === null ? '' : `det ${freeDays.detention}`,
    content.service ? `service ${content.service}` : '',
    content.serviceMode ?? '',
    content.commodity ?? '',
    content.contract.reference ? `contract ${content.contract.reference}` : '',
    content.charges.length > 0 ? `charges: ${content.charges.map(describeCharge).join(', ')}` : '',
    content.total.amount === content.base.amount ? '' : `total ${content.total.amount}`,
    content.total.complete ? 'complete' : '',
    content.remarks ? `«${content.remarks}»` : '',
  ].filter((part) => part !== '');
}

function describeRate({ content, tab, row }: DraftRate): string {
  const carrier = content.carrier?.scac ?? (content.carrier ? `«${content.carrier.name}»` : 'no carrier');
  const price = `${content.base.amount} ${content.base.currency}`;
  const lane = `${content.origin.code} > ${content.destination.code}`;
  const head = `${tab ?? ''}!${row}: ${lane} ${carrier} ${content.equipment.code} ${price} ${content.validFrom}..${content.validTo}`;
  return [head, ...describeDetails(content)].join(' | ');
}

function describeFinding({ severity, code, place, quote, candidates, answer, message }: Finding): string {
  const where = place ? `${place.tab ?? ''}!${place.cell ?? place.row ?? ''}` : '';
  const rows = /On \d+ rows: ([^.]*)\./.exec(message)?.[1];
  return [
    `${severity} ${code} ${where}`.trim(),
    quote === undefined ? '' : `«${quote}»`,
    rows === undefined ? '' : `rows ${rows}`,
    candidates && code !== 'place_is_group' ? `candidates ${candidates.map(({ code }) => code).join(' ')}` : '',
    answer === undefined ? '' : `answer ${answer}`,
  ]
    .filter((part) => part !== '')
    .join(' | ');
}

/** Writes a reading down, one line for each rate, finding and tab. */
export function describeReading(reading: SheetReading): DescribedReading {
  return {
    rates: reading.rates.map(describeRate),
    findings: reading.findings.map(describeFinding),
    tabs: reading.tabs.map(({ tab, kind, rows, rates }) => `${tab}: ${kind}, ${rows} rows, ${rates} rates`),
  };
}
