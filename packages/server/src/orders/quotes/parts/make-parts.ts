import { priceParts, type QuotedPart } from '@agent-rate/client/quote-parts';
import type { QuoteQuantities } from '@agent-rate/client/quote-rules';
import type { Rate } from '../../../rates/index.ts';
import { gapsOfRate } from '../price-of-rate.ts';
import type { Quote } from '../quote.schema.ts';
import type { FoundPart } from './find-parts.ts';

type Places = Pick<Quote, 'rateId' | 'publication' | 'rate' | 'date' | 'quantities'>;

/** What of a quote comes from its parts: those of the first, every one with its sums, and what all cost. */
export type MadeOfParts = Places &
  Pick<Quote, 'lines' | 'totals' | 'complete' | 'missing' | 'gaps'> & {
    parts: NonNullable<Quote['parts']>;
  };

/** Prices the parts that were found. Those of one lane and carrier are on the same bills of lading. */
export function makeParts(found: readonly FoundPart[]): MadeOfParts {
  const bills = numberBills(found);
  const parts = found.map(({ revision: { rate, publication }, date, leg }, at) => ({
    ...{ leg, billOfLading: bills[at] ?? 0, date, rateId: rate.id, publication, rate },
    quantities: quantitiesOf(found, bills, at),
    gaps: gapsOfRate(rate),
  }));
  const gaps = gapsBetween(found);
  const { parts: sums, ...price } = priceParts(parts, gaps);
  const summed = parts.map(({ gaps: own, ...part }, at) => ({ ...part, ...sumsOf(sums, at), gaps: own }));
  const [first] = summed;
  if (first === undefined) throw new Error('a quote has a part');
  const { rateId, publication, rate, date, quantities } = first;
  return { ...{ rateId, publication, rate, date, quantities }, parts: summed, ...price, gaps };
}

function sumsOf(sums: ReturnType<typeof priceParts>['parts'], at: number) {
  const { totals = [], complete = false, missing = [] } = sums[at] ?? {};
  return { totals, complete, missing };
}

/** The parts at other rates, in the same order: what they would cost on the same bills of lading. */
export function priceAtRates(parts: NonNullable<Quote['parts']>, rates: readonly Rate[], gaps: readonly string[]) {
  const other = parts.map(({ quantities, billOfLading, date }, at): QuotedPart => {
    const rate = rates[at] as Rate;
    return { rate, quantities, billOfLading, gaps: gapsOfRate(rate), date };
  });
  return { ...priceParts(other, gaps), ownGaps: other.map((part) => part.gaps) };
}

/** The number of the bills of lading of each part, from 1: carrier, leg and the places between which it carries. */
function numberBills(found: readonly FoundPart[]): number[] {
  const known = new Map<string, number>();
  return found.map(({ revision: { rate }, leg }) => {
    const places = [rate.placeOfReceipt, rate.origin, rate.destination, rate.placeOfDelivery];
    const key = JSON.stringify([
      leg,
      rate.carrier?.scac ?? rate.carrier?.name ?? null,
      ...places.map((place) => place && (place.code ?? place.text)),
    ]);
    const number = known.get(key) ?? known.size + 1;
    known.set(key, number);
    return number;
  });
}

/** The containers of a part, with the most bills of lading and documents that one of those on the same bills names. */
function quantitiesOf(found: readonly FoundPart[], bills: readonly number[], at: number): QuoteQuantities {
  const same = found.filter((_, other) => bills[other] === bills[at]).map(({ asked }) => asked.quantities);
  const documents = same.flatMap((one) => one.documents ?? []);
  return {
    containers: found[at]?.asked.quantities.containers ?? 0,
    billsOfLading: Math.max(...same.map(({ billsOfLading = 1 }) => billsOfLading)),
    documents: documents.length === 0 ? null : Math.max(...documents),
  };
}

/** What rates of single legs leave open: the port between them, and a transit time that is not stated. */
function gapsBetween(found: readonly FoundPart[]): string[] {
  const last = Math.max(0, ...found.map(({ leg }) => leg ?? 0));
  const gaps: string[] = [];
  for (let leg = 1; leg < last; leg += 1) {
    const own = found.filter((part) => part.leg === leg);
    const place = own[0]?.revision.rate.placeOfDelivery ?? own[0]?.revision.rate.destination;
    gaps.push(
      `Handling and storage at ${place?.code ?? place?.text} between leg ${leg} and leg ${leg + 1} are not quoted.`,
    );
    if (own.some(({ revision }) => revision.rate.transitDays === null))
      gaps.push(
        `The transit time of leg ${leg} is not stated: whether leg ${leg + 1} is reached in time is not checked.`,
      );
  }
  return gaps;
}
