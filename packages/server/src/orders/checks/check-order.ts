import { dayOf, type Problem } from '../../base/index.ts';
import type { RateRevision } from '../../rates/index.ts';
import type { Account } from '../account.ts';
import type { Feedback, OrderContent } from '../order.schema.ts';
import { orderProblem } from '../problems.ts';
import type { Queryable } from '../transaction.ts';
import { checkLimits, needsApproval } from './check-limits.ts';
import { findStalePrice } from './check-price.ts';
import { readSpending } from './spending-store.ts';

/** What an order is judged by. */
export type Case = {
  content: OrderContent;
  /** What is wrong with the content itself (`checkContent`). */
  contentFindings: readonly Feedback[];
  /** What is known now for the thing and day of the quote; null: the quote was ordered before and stands. */
  current: RateRevision | undefined | null;
  account: Account;
  now: Date;
  /** The order that is being changed: its own cost does not count twice. */
  orderId?: string;
};

/** What was found: everything to be said about it, why it is refused if it is, and whether somebody has to approve. */
export type Judgement = { findings: Feedback[]; refusal: Problem | undefined; waits: boolean };

/** Judges an order: its price, the limits of the key, and its content. Reads what was ordered today. */
export async function judgeOrder(db: Queryable, one: Case): Promise<Judgement> {
  const { content, account, now, orderId } = one;
  const day = dayOf(now);
  const { perDay } = account.limits;
  const spentToday = perDay
    ? await readSpending(db, { account: account.id, day, except: orderId ?? null })
    : new Map<string, number>();
  const limitFindings = checkLimits(account.limits, { content, spentToday });
  const stale = one.current === null ? undefined : findStalePrice(content.quote, one.current, now);
  const findings = [...(stale ? [ofStale(stale)] : []), ...limitFindings, ...one.contentFindings];
  const refusal = stale ?? refusalOf('order_not_permitted', limitFindings) ?? refusalOf('order_findings', findings);
  return { findings, refusal, waits: needsApproval(account.limits, content) };
}

function ofStale({ code, message }: Problem): Feedback {
  return { severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', rule: code, message, jsonPath: '$.quoteId' };
}

function refusalOf(code: 'order_not_permitted' | 'order_findings', findings: readonly Feedback[]) {
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  if (errors.length === 0) return undefined;
  return orderProblem(code, { findings }, errors.map(({ message }) => message).join(' '));
}
