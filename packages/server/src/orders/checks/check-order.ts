import { dayOf, type Problem } from '../../base/index.ts';
import { type Account, maySee } from '../account.ts';
import { checkUnused } from '../mandates/mandates.ts';
import type { Feedback, OrderContent } from '../order.schema.ts';
import { findOrderOfQuote } from '../order-store.ts';
import { orderProblem } from '../problems.ts';
import { partsOf } from '../quotes/parts/parts-of.ts';
import type { PriceMovement } from '../quotes/quote-status.schema.ts';
import type { Queryable } from '../transaction.ts';
import { checkLimits, limitsOfAll, needsApproval, refuseNewOrder } from './check-limits.ts';
import { findStalePrice, requestAgain } from './check-price.ts';
import { type CurrentRates, describeMovement, findPriceMovement } from './price-movement.ts';
import { countOrders, readSpending } from './spending-store.ts';

/** An order to check. */
export type CheckInput = {
  content: OrderContent;
  /** Findings about the content itself (`checkContent`). */
  contentFindings: readonly Feedback[];
  /** The rates now in force for the quote's rate keys and days; null: the quote was ordered before and is not checked again. */
  current: CurrentRates | null;
  account: Account;
  now: Date;
  /** The order being changed: its own cost is not counted twice. */
  orderId?: string;
};

/** All findings, the refusal if there is one, and whether the order needs approval (`waits`). */
export type OrderCheck = {
  findings: Feedback[];
  refusal: Problem | undefined;
  waits: boolean;
  /** How far the price in force has moved from the quote that is ordered; null: not at all, or not looked at. */
  movement: PriceMovement | null;
};

/** Checks an order: its price, the limits of its key, and its content. Reads the account's spending of the day. */
export async function checkOrder(db: Queryable, input: CheckInput): Promise<OrderCheck> {
  const { content, account, now } = input;
  const limitFindings = await findLimits(db, input);
  const ofMandate = await checkUnused(db, content, input.orderId);
  const stale = input.current === null ? undefined : findStalePrice(content.quote, input.current, now);
  const repeated = input.current === null ? undefined : await findRepetition(db, input);
  const withdrawn = repeated ?? stale;
  const movement = withdrawn || input.current === null ? null : findPriceMovement(content.quote, input.current);
  const ofPrice = [...(withdrawn ? [ofQuote(withdrawn)] : []), ...(movement ? [ofMovement(movement)] : [])];
  const findings = [...ofPrice, ...limitFindings, ...ofMandate, ...input.contentFindings];
  const refusal = withdrawn ?? refusalOf('order_not_permitted', limitFindings) ?? refusalOf('order_findings', findings);
  return { findings, refusal, waits: needsApproval(account, content), movement };
}

/** The limits of the key, and of each step at which it was narrowed, that the order breaks. */
async function findLimits(db: Queryable, { content, account, now, orderId }: CheckInput): Promise<Feedback[]> {
  const { links } = account;
  const findings: Feedback[] = [];
  for (const { limits, link } of limitsOfAll(account)) {
    const counted = { account: account.id, link, except: orderId ?? null };
    const none = new Map<string, number>();
    findings.push(
      ...checkLimits(limits, {
        content,
        spentToday: limits.perDay ? await readSpending(db, { ...counted, day: dayOf(now) }) : none,
        spentBefore: limits.total ? await readSpending(db, { ...counted, day: null }) : none,
        ordersBefore: limits.orders === undefined ? 0 : await countOrders(db, counted),
      }),
    );
  }
  const bound = links.find(({ order }) => order !== null);
  if (bound?.order && orderId === undefined) findings.push(refuseNewOrder(bound.order));
  return findings;
}

function ofQuote({ code, message }: Problem): Feedback {
  return { severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', rule: code, message, jsonPath: '$.quoteId' };
}

function ofMovement(movement: PriceMovement): Feedback {
  const message = describeMovement(movement);
  return { severity: 'INFO', code: 'INFORMATIONAL_MESSAGE', rule: 'price_moved', message, jsonPath: '$.quoteId' };
}

/** A quote is ordered once: whoever sends the same order again, by mistake or not, orders nothing more. */
async function findRepetition(db: Queryable, input: CheckInput): Promise<Problem | undefined> {
  const { content, account, orderId, current, now } = input;
  const earlier = await findOrderOfQuote(db, content.quote.id, {
    except: orderId,
    isTest: account.isForTests,
  });
  if (earlier === undefined) return undefined;
  const ids = partsOf(content.quote).map(({ rateId }, at) => current?.[at]?.rate.id ?? rateId);
  const again = requestAgain(content.quote, ids, dayOf(now));
  return orderProblem('quote_already_ordered', {
    quote_id: content.quote.id,
    order_id: maySee(account, earlier) ? earlier.id : null,
    next_call: { method: 'POST', path: '/quotes', body: again },
  });
}

function refusalOf(code: 'order_not_permitted' | 'order_findings', findings: readonly Feedback[]) {
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  if (errors.length === 0) return undefined;
  return orderProblem(code, { findings }, errors.map(({ message }) => message).join(' '));
}
