import { priceQuote, type QuoteQuantities } from '@agent-rate/client/quote-rules';
import type { RateContent } from '../record/rate.schema.ts';

/** What rates are compared for: one container on one bill of lading with one document. */
export const ONE_CONTAINER: QuoteQuantities = { containers: 1, billsOfLading: 1, documents: 1 };

/** A charge that other rates have on top, in one currency: the lowest and highest amount for one container; null when none states one. */
export type UsualCharge = {
  code: string | null;
  name: string;
  currency: string | null;
  from: number | null;
  to: number | null;
};

/** What other rates say is charged on top, and how many of them say anything about it. */
export type UsualCharges = { charges: readonly UsualCharge[]; learnedFrom: number };

/** A charge that fewer of the rates have on top is an exception of a carrier. */
const LEAST_SHARE = 0.1;

/** What makes two charges the same one. */
export function chargeKey({ code, name }: { code: string | null; name: string }): string {
  return code?.toUpperCase() ?? name.trim().toLowerCase();
}

type OnTop = { code: string | null; name: string; currency: string | null; amount: number | null };

/** The charges that are usually on top of rates like these; undefined when none of the rates has any. */
export function learnUsualCharges(rates: readonly RateContent[]): UsualCharges | undefined {
  const telling = rates.map((rate) => ({ rate, onTop: chargesOnTop(rate) })).filter(isTelling);
  const seen = Map.groupBy(
    telling.flatMap(({ onTop }) => onTop),
    (charge) => chargeKey(charge),
  );
  const isUsual = (key: string) =>
    telling.filter(({ onTop }) => onTop.some((charge) => chargeKey(charge) === key)).length >=
    LEAST_SHARE * telling.length;
  const charges = [...seen].filter(([key]) => isUsual(key)).flatMap(([, same]) => amountsOf(same));
  return charges.length === 0 ? undefined : { charges, learnedFrom: telling.length };
}

/** Whether a rate says what comes on top of it: by charges, or by stating that nothing does. */
function isTelling({ rate, onTop }: { rate: RateContent; onTop: readonly OnTop[] }): boolean {
  return onTop.length > 0 || rate.total.complete;
}

/** Deductions are left out: what lowers another price says nothing about this one. */
function chargesOnTop(rate: RateContent): OnTop[] {
  const [, ...lines] = priceQuote(rate, ONE_CONTAINER, []).lines;
  return lines.filter(({ status, amount }) => status !== 'included' && (amount === null || amount >= 0));
}

/** One entry a currency; a charge for which no amount is stated anywhere has an entry without. */
function amountsOf(same: readonly OnTop[]): UsualCharge[] {
  const [{ code, name } = { code: null, name: '' }] = same;
  const stated = Map.groupBy(
    same.flatMap(({ amount, currency }) => (amount === null || currency === null ? [] : [{ amount, currency }])),
    ({ currency }) => currency,
  );
  if (stated.size === 0) return [{ code, name, currency: null, from: null, to: null }];
  return [...stated].map(([currency, prices]) => {
    const amounts = prices.map(({ amount }) => amount);
    return { code, name, currency, from: Math.min(...amounts), to: Math.max(...amounts) };
  });
}
