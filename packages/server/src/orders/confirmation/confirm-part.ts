import { invalidParameters } from '../../base/index.ts';
import type { OrderContent } from '../order.schema.ts';
import { priceConfirmed, priceOrder } from '../price/price-order.ts';
import { partsOf } from '../quotes/parts/parts-of.ts';
import type { ConfirmRequest, KeptConfirmation } from './confirmation.schema.ts';

type Counts = KeptConfirmation['parts'];

/** Whether a confirmation names all that was ordered, and so is no partial one. */
export function isWhole(request: ConfirmRequest, content: OrderContent): boolean {
  return (
    request.confirmed === undefined ||
    countsOf(request, content).every(({ ordered, confirmed }) => ordered === confirmed)
  );
}

/**
 * What a forwarder confirms of an order. `before`: what was confirmed and accepted, of which nothing is taken back. Throws
 * `rest_invalid_param` for a confirmation of nothing or of more than was ordered, without a reason, of legs that carry
 * different containers, or of a higher price.
 */
export function makeConfirmation(
  request: ConfirmRequest,
  { content, before, now }: { content: OrderContent; before: KeptConfirmation | null; now: Date },
): KeptConfirmation {
  const parts = countsOf(request, content);
  const isAll = parts.every(({ ordered, confirmed }) => ordered === confirmed);
  for (const { part, confirmed } of before?.parts ?? []) {
    if ((parts[part - 1]?.confirmed ?? 0) >= confirmed) continue;
    throw refuse(
      'confirmed',
      `Of part ${part}, ${confirmed} were confirmed before; to take them back, decline the order.`,
    );
  }
  checkLegs(parts, content);
  const reason = request.reason ?? before?.reason;
  if (reason === undefined) throw refuse('reason', 'Say why not all of it is confirmed.');
  const made: KeptConfirmation = {
    status: before === null ? 'offered' : 'accepted',
    parts,
    rest: isAll ? 'none' : (request.rest ?? 'declined'),
    reason,
    confirmedAt: now.toISOString(),
  };
  checkPrice(made, content);
  return made;
}

const refuse = (name: string, message: string) =>
  invalidParameters({ [name]: { code: 'rest_invalid_param', message, data: null } });

/** How many containers of each part are confirmed; those that are not named, none. */
function countsOf({ confirmed = [] }: ConfirmRequest, { quote }: OrderContent): Counts {
  const parts = partsOf(quote);
  const named = confirmed.map(({ part = 1 }) => part);
  const wrong = named.find((part) => part > parts.length);
  if (wrong !== undefined) throw refuse('confirmed', `The order has ${parts.length} parts; there is no part ${wrong}.`);
  if (new Set(named).size < named.length) throw refuse('confirmed', 'Name each part once.');
  const counts = parts.map(({ quantities: { containers } }, at) => ({
    part: at + 1,
    ordered: containers,
    confirmed: confirmed.find(({ part = 1 }) => part === at + 1)?.containers ?? 0,
  }));
  const over = counts.find(({ ordered, confirmed: count }) => count > ordered);
  if (over) throw refuse('confirmed', `Of part ${over.part}, ${over.ordered} are ordered, not ${over.confirmed}.`);
  if (counts.every((one) => one.confirmed === 0))
    throw refuse('confirmed', 'Nothing would be confirmed: reject the order instead.');
  return counts;
}

/** The same containers have to pass every leg. */
function checkLegs(counts: Counts, { quote }: OrderContent): void {
  const legs = new Map<number, Map<string, number>>();
  for (const [at, { leg, rate }] of partsOf(quote).entries()) {
    if (leg === null) continue;
    const types = legs.get(leg) ?? new Map<string, number>();
    types.set(rate.equipment.code, (types.get(rate.equipment.code) ?? 0) + (counts[at]?.confirmed ?? 0));
    legs.set(leg, types);
  }
  const [first, ...others] = legs.values();
  const isSame = others.every((types) => [...types].every(([code, count]) => first?.get(code) === count));
  if (!isSame) throw refuse('confirmed', 'The same containers pass every leg: confirm as many of a type on each.');
}

/** Fewer containers never cost more than was ordered, nor more than a mandate approved. */
function checkPrice({ parts }: KeptConfirmation, content: OrderContent): void {
  const ordered = priceOrder(content).totals;
  for (const { currency, certain, atLeast, atMost } of priceConfirmed(content, parts).totals) {
    const of = ordered.find((one) => one.currency === currency);
    const most = content.mandate?.most.find((one) => one.currency === currency)?.amount ?? 0;
    const isOver = of === undefined || certain > of.certain || (content.mandate !== null && (atMost ?? atLeast) > most);
    if (isOver) throw refuse('confirmed', `That much would cost more ${currency} than was ordered.`);
  }
}

/** What waits for the customer, or for the forwarder, of a confirmation in part; undefined: nothing. */
export function partialOf(confirmation: KeptConfirmation | null): 'offered' | 'open' | undefined {
  if (confirmation === null) return undefined;
  if (confirmation.status === 'offered') return 'offered';
  return confirmation.rest === 'open' ? 'open' : undefined;
}
