import { roundToMinor } from '../../base/index.ts';
import type { ChargeGroup, MatchedLine } from '../lines/matched-line.ts';
import { compareAmounts, judgeLine, type Price, priceOf } from './judge-line.ts';
import { judgeLines } from './judge-lines.ts';
import { AS_QUOTED, doubt, type Judgement, REASONS } from './judgement.ts';
import type { ShipmentSize } from './shipment-size.ts';

/** Charges that the trade names alike at both ports: a second one may be that of the other port. */
const AT_BOTH_ENDS: ReadonlySet<string> = new Set([
  'Terminal handling charge',
  'Documentation fee',
  'Container freight station charge',
  'Handling fee',
  'Inland haulage',
  'Local charges',
  'Other surcharges',
  'Port charges',
  'Port surcharge',
  'Port congestion surcharge',
  'Customs',
  'Wharfage',
  'Inspection fee',
  'Admin fee',
  'Seal fee',
]);

/** Judges the lines of an invoice that belong to one line of the quote; one judgement for each, in their order. */
export function judgeGroup(group: ChargeGroup, size: ShipmentSize): Judgement[] {
  const { quoted, lines } = group;
  if (quoted.status === 'included') return lines.map((line) => judgeIncluded(group, line));
  if (quoted.certainty === 'unknown' || quoted.unitAmount === null || quoted.quantity === null) {
    return lines.map(() => doubt('amount_not_quoted'));
  }
  // It is not charged on the day of the quote: whether the cargo sailed on one of its own days is not known.
  if (quoted.quantity === 0 && quoted.condition !== null) return lines.map(() => doubt('conditional'));
  const price = { unit: exactMinor(quoted.unitAmount, quoted.currency ?? ''), quantity: quoted.quantity };
  const judged = judgePriced(group, price, size);
  return quoted.certainty === 'conditional' ? judged.map((one) => underCondition(one)) : judged;
}

/** A unit price may be finer than the minor unit. */
function exactMinor(amount: number, currency: string): number {
  return (amount * roundToMinor(1_000, currency)) / 1_000;
}

function judgePriced({ quoted, lines }: ChargeGroup, price: Price, size: ShipmentSize): Judgement[] {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (Math.abs(sum - priceOf(price)) <= lines.length) return lines.map(() => AS_QUOTED);
  if (lines.some(({ amount }) => amount < 0) || price.unit < 0) return lines.map(() => doubt('credit'));
  const sure = lines.filter(({ reading }) => reading.isSure);
  const isAtBothEnds =
    AT_BOTH_ENDS.has(quoted.name) || sure.some(({ reading }) => AT_BOTH_ENDS.has(reading.name ?? ''));
  const [only] = sure;
  const judged =
    sure.length === 1 && only ? [judgeLine(only, price, size)] : judgeLines(sure, { price, size, isAtBothEnds });
  return lines.map((line) => judged[sure.indexOf(line)] ?? judgeUnclear(line, lines, price));
}

/** A description that says more than the charge may mean another one, unless it costs the same. */
function judgeUnclear(line: MatchedLine, lines: readonly MatchedLine[], price: Price): Judgement {
  const isOnly = lines.length === 1;
  return isOnly ? keepAgreed(compareAmounts(line, priceOf(price))) : doubt('description_unclear');
}

const keepAgreed = (one: Judgement) => (one.reason === 'as_quoted' ? one : doubt('description_unclear'));

function judgeIncluded({ quoted }: ChargeGroup, line: MatchedLine): Judgement {
  if (line.amount === 0) return AS_QUOTED;
  if (line.amount < 0) return doubt('credit');
  if (!line.reading.isSure) return doubt('description_unclear');
  if (quoted.condition !== null) return doubt('included_under_condition');
  if (AT_BOTH_ENDS.has(line.reading.name ?? quoted.name)) return doubt('other_end_possible');
  return { reason: 'included_in_freight', difference: line.amount };
}

/** What is more than the conditional price is too much in any case; up to it, the condition decides. */
function underCondition(one: Judgement): Judgement {
  return REASONS[one.reason] === 'over' && one.reason !== 'charged_twice' ? one : doubt('conditional');
}
