import type { MatchedLine } from '../lines/matched-line.ts';
import { AS_QUOTED, doubt, type Judgement } from './judgement.ts';
import type { ShipmentSize } from './shipment-size.ts';

/** What a quote charges: `quantity` units at `unit`, in minor units of its currency. */
export type Price = { unit: number; quantity: number };

/** What an amount is by the quote, rounded to the minor unit. */
export const priceOf = (price: Price, quantity = price.quantity): number => Math.round(price.unit * quantity);

/** What is said of an amount that should be `expected`. */
export function compareAmounts(line: MatchedLine, expected: number): Judgement {
  const difference = line.amount - expected;
  if (Math.abs(difference) <= line.tolerance) return AS_QUOTED;
  return { reason: difference > 0 ? 'price_over' : 'price_under', difference };
}

/** Whether the stated quantity times the stated unit price is the amount; undefined when one of them is not stated. */
export function isMultiplied({ amount, quantity, unitAmount, tolerance }: MatchedLine): boolean | undefined {
  if (quantity === undefined || unitAmount === undefined) return undefined;
  return Math.abs(unitAmount * quantity - amount) <= Math.max(tolerance, quantity / 2);
}

/** Judges the only line of a charge. What more units than quoted would explain is claimed only when the size is confirmed. */
export function judgeLine(line: MatchedLine, price: Price, size: ShipmentSize): Judgement {
  const whole = compareAmounts(line, priceOf(price));
  if (whole.reason === 'as_quoted') return whole;
  const { quantity } = line;
  if (quantity === price.quantity) {
    const isWrong = isMultiplied(line) === false && Math.abs((line.unitAmount ?? 0) - price.unit) <= 1;
    return isWrong && whole.reason === 'price_over' ? { ...whole, reason: 'multiplied_wrongly' } : whole;
  }
  const isUsable = quantity !== undefined && isMultiplied(line) !== false;
  if (isUsable && quantity > price.quantity) return judgeMore(line, quantity, price, size);
  if (isUsable && quantity < price.quantity) {
    const part = compareAmounts(line, priceOf(price, quantity));
    if (part.reason === 'as_quoted') return { reason: 'quantity_under', difference: whole.difference };
    // A lump sum is written as one unit, too.
    if (line.isBasisStated && part.reason === 'price_over' && size !== 'contradicted') return part;
  }
  return judgeLumpSum(line, price, size);
}

function judgeMore(line: MatchedLine, quantity: number, price: Price, size: ShipmentSize): Judgement {
  const difference = line.amount - priceOf(price);
  if (difference < 0) return { reason: 'price_under', difference };
  if (size === 'confirmed') return { reason: 'quantity_over', difference };
  // Whatever was shipped, so much is too much for the quoted units.
  const excess = Math.floor((line.amount / quantity - price.unit) * price.quantity);
  return excess > Math.max(line.tolerance, price.quantity)
    ? { reason: 'price_over', difference: excess }
    : doubt('quantity_differs');
}

/** An amount without a quantity to go by. */
function judgeLumpSum(line: MatchedLine, price: Price, size: ShipmentSize): Judgement {
  const whole = compareAmounts(line, priceOf(price));
  if (line.amount < priceOf(price)) {
    return size === 'confirmed' && line.quantity === undefined ? whole : doubt('quantity_differs');
  }
  const isLessThanOneMore = line.amount + line.tolerance < priceOf(price, price.quantity + 1);
  return (isLessThanOneMore && size !== 'contradicted') || size === 'confirmed' ? whole : doubt('quantity_differs');
}
