import type { MatchedLine } from '../lines/matched-line.ts';
import { compareAmounts, isMultiplied, type Price, priceOf } from './judge-line.ts';
import { AS_QUOTED, doubt, type Judgement } from './judgement.ts';
import type { ShipmentSize } from './shipment-size.ts';

/** What is known of a charge with several lines. `isAtBothEnds`: the same name may be charged at the other port, too. */
export type SeveralLines = { price: Price; size: ShipmentSize; isAtBothEnds: boolean };

/** Judges lines that charge the same: one for each container, parts of the sum, or the same once more. */
export function judgeLines(lines: readonly MatchedLine[], about: SeveralLines): Judgement[] {
  const { price } = about;
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const tolerance = Math.max(...lines.map((line) => line.tolerance), lines.length);
  if (Math.abs(sum - priceOf(price)) <= tolerance) return lines.map(() => AS_QUOTED);
  const units = lines.map((line) => unitsOf(line, lines, price));
  const known = units.filter((count) => count !== undefined);
  if (known.length < lines.length) return lines.map(() => doubt('cannot_be_divided'));
  let left = price.quantity;
  return lines.map((line, at) => {
    const count = known[at] ?? 0;
    if (count <= left) {
      left -= count;
      return compareAmounts(line, priceOf(price, count));
    }
    if (left > 0) return doubt('cannot_be_divided');
    return isRepeated(line, lines.slice(0, at), about)
      ? { reason: 'charged_twice', difference: line.amount }
      : doubt('charged_again');
  });
}

/** How many units a line charges. */
function unitsOf(line: MatchedLine, lines: readonly MatchedLine[], price: Price): number | undefined {
  if (Math.abs(line.amount - priceOf(price)) <= line.tolerance) return price.quantity;
  if (line.quantity !== undefined) return isMultiplied(line) === false ? undefined : line.quantity;
  const count = Math.round(line.amount / price.unit);
  if (count >= 1 && Math.abs(line.amount - priceOf(price, count)) <= line.tolerance) return count;
  const isEach = lines.length === price.quantity && lines.every(({ quantity }) => quantity === undefined);
  return isEach ? 1 : undefined;
}

/** Whether a line is the same as an earlier one, so that nothing but a repetition explains it. */
function isRepeated(line: MatchedLine, before: readonly MatchedLine[], { size, isAtBothEnds }: SeveralLines): boolean {
  const isSame = before.some((one) => one.words === line.words && one.amount === line.amount);
  return isSame && size === 'confirmed' && !isAtBothEnds;
}
