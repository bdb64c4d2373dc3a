import type { Quote } from '../quote.schema.ts';
import type { PartSummary } from './quote-part.schema.ts';

type Part = NonNullable<Quote['parts']>[number];

/** What every part of a quote has; a quote of one rate is its only part. */
export type PricedPart = Pick<Part, 'leg' | 'date' | 'rateId' | 'publication' | 'rate' | 'quantities' | 'gaps'> & {
  /** The lines of the quote that belong to it. */
  lines: Quote['lines'];
};

/** The parts of a quote, in order. */
export function partsOf(quote: Quote): PricedPart[] {
  const { parts, lines } = quote;
  if (parts === undefined) return [{ ...quote, leg: null }];
  return parts.map((part, at) => ({ ...part, lines: lines.filter((line) => line.part === at + 1) }));
}

/** What a part is, in short. */
export function toPartSummary({
  leg,
  date,
  rateId,
  rate,
  quantities,
}: Omit<PricedPart, 'lines' | 'gaps'>): PartSummary {
  return {
    ...{ leg, date, rateId },
    origin: rate.origin.code ?? rate.origin.text,
    destination: rate.destination.code ?? rate.destination.text,
    carrier: rate.carrier?.scac ?? rate.carrier?.name ?? null,
    equipment: { ...rate.equipment, units: quantities.containers },
  };
}

/** The parts of a quote of several rates, in short; nothing of a quote of one rate. */
export function partSummaries({ parts }: Pick<Quote, 'parts'>): { parts?: PartSummary[] } {
  return parts === undefined ? {} : { parts: parts.map(toPartSummary) };
}

/** The lane, carrier and container type that a quote is shown by: its first part, and the end of the journey when it has legs. */
export function headOf(quote: Pick<Quote, 'rate' | 'parts'>) {
  const { rate, parts = [] } = quote;
  const end = parts.findLast(({ leg }) => leg !== null)?.rate ?? rate;
  return {
    origin: rate.origin.code ?? rate.origin.text,
    destination: end.destination.code ?? end.destination.text,
    carrier: rate.carrier?.scac ?? rate.carrier?.name ?? null,
    equipment: rate.equipment,
  };
}
