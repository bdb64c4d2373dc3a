import type { PublicKeys } from '@agent-rate/client/check-signature';
import { verifyMandate } from '@agent-rate/client/verify-mandate';
import { invalidParameters } from '../../base/index.ts';
import { randomBase62 } from '../../keys/index.ts';
import type { Account } from '../account.ts';
import { mustChange } from '../checks/feedback.ts';
import type { Feedback, OrderContent } from '../order.schema.ts';
import { headOf, toPartSummary } from '../quotes/parts/parts-of.ts';
import type { Quote } from '../quotes/quote.schema.ts';
import type { StoredQuote } from '../quotes/quote-store.ts';
import type { Queryable, Tx } from '../transaction.ts';
import type { Mandate, MandateRequest } from './mandate.schema.ts';
import { findMandate, saveMandate, saveUse } from './mandate-store.ts';

/**
 * The mandate for an order that a person said yes to in a form, as it was shown; null when the order names no single shipper, or
 * brings a mandate. Not signed yet.
 */
export function makeFormMandate(
  content: OrderContent,
  { stored, approver, now }: Omit<ToApprove, 'request'>,
): Omit<Mandate, 'signature'> | null {
  const [shipper, ...others] = content.parties.filter(({ role }) => role === 'SHIPPER');
  if (content.mandate !== null || shipper === undefined || others.length > 0) return null;
  if (Date.parse(content.quote.validUntil) <= now.getTime()) return null;
  return { ...makeMandate({ request: { shipper: shipper.name }, stored, approver, now }), via: 'form' };
}

type ToApprove = { request: MandateRequest; stored: StoredQuote; approver: Account; now: Date };

/** The mandate for an order of a quote, not signed yet. Throws `rest_invalid_param` for an end that is over. */
export function makeMandate({ request, stored, approver, now }: ToApprove): Omit<Mandate, 'signature'> {
  const { quote, accountName } = stored;
  const { totals } = quote;
  const { equipment, ...lane } = headOf(quote);
  const ends = [quote.validUntil, request.validUntil ?? quote.validUntil].map((end) => Date.parse(end));
  const validUntil = new Date(Math.min(...ends));
  if (validUntil <= now) {
    const message = `The mandate would end at ${validUntil.toISOString()}, which is over; the quote ends at ${quote.validUntil}.`;
    throw invalidParameters({ validUntil: { code: 'rest_invalid_param', message, data: null } });
  }
  const quoted = totals.map(({ currency, atLeast, atMost }) => [currency, atMost ?? atLeast] as const);
  const most = Object.entries(request.most ?? Object.fromEntries(quoted)).map(([currency, amount]) => ({
    currency,
    amount,
  }));
  return {
    format: 'agent-rate-mandate/1',
    id: `man_${randomBase62(12)}`,
    quoteId: quote.id,
    account: accountName,
    ...lane,
    equipment: equipment.code,
    containers: quote.quantities.containers,
    ...(quote.parts === undefined ? {} : { parts: quote.parts.map(toMandated) }),
    most,
    shipper: request.shipper,
    issuedAt: now.toISOString(),
    validUntil: validUntil.toISOString(),
    approvedBy: approver.name,
    approver: approver.id,
    ...(approver.isForTests ? { test: true as const } : {}),
  };
}

function toMandated(part: NonNullable<Quote['parts']>[number]) {
  const { origin, destination, carrier, equipment } = toPartSummary(part);
  return { origin, destination, carrier, equipment: equipment.code, containers: equipment.units };
}

type Using = {
  content: OrderContent;
  account: Pick<Account, 'id' | 'walls' | 'isForTests'>;
  keys: PublicKeys;
  now: Date;
};

/** What of an order is outside its mandate, as errors; none when it has no mandate. */
export async function checkMandate({ content, account, keys, now }: Using): Promise<Feedback[]> {
  const { mandate } = content;
  if (mandate === null) return [];
  const { expired, faults } = await verifyMandate(mandate, keys, { order: content, now });
  const findings = faults.map(({ code, message, path }) =>
    mustChange(
      code.startsWith('mandate_') ? code : `mandate_${code}`,
      message,
      path === '$.signature' ? '$.mandate' : path,
    ),
  );
  if (expired) findings.push(outside('expired', `The mandate ended at ${mandate.validUntil}.`));
  if (mandate.account !== account.walls.account)
    findings.push(outside('account', `The mandate is for the account ${mandate.account}.`));
  if ((mandate.test === true) !== account.isForTests) {
    const [made, used] = account.isForTests ? ['live', 'test'] : ['test', 'live'];
    findings.push(outside('test', `The mandate was given with a ${made} key; a ${used} key cannot order with it.`));
  }
  if (mandate.approver === account.id && mandate.via !== 'form') {
    findings.push(outside('own', 'The account of the key that approved the mandate cannot order with it.'));
  }
  return findings;
}

const outside = (rule: string, message: string) => mustChange(`mandate_${rule}`, message, '$.mandate');

/** The error when the mandate was used by another order. */
export async function checkUnused(
  db: Queryable,
  { mandate }: OrderContent,
  orderId: string | undefined,
): Promise<Feedback[]> {
  if (mandate === null) return [];
  const statement = 'select order_id from order_mandates where mandate_id = $1 and order_id <> $2';
  const { rows } = await db.query<{ order_id: string }>(statement, [mandate.id, orderId ?? '']);
  return rows.length === 0 ? [] : [outside('used', 'The mandate was used for another order; it orders once.')];
}

/**
 * Uses a mandate up, and keeps it if it was never kept: one from before mandates were, or the yes in a form. The quote, which it
 * names, is locked.
 */
export async function useMandate(
  tx: Tx,
  { mandate }: OrderContent,
  order: { id: string; at: Date; by: string },
): Promise<void> {
  if (mandate === null) return;
  await saveMandate(tx, mandate);
  await saveUse(tx, mandate.id, order);
}

/** The content without the name of an approver who was erased since the mandate was given; it was checked as it came. */
export async function withoutErasedName(db: Queryable, content: OrderContent): Promise<OrderContent> {
  const { mandate } = content;
  const kept = mandate ? await findMandate(db, mandate.id) : undefined;
  return kept?.redactedAt === undefined ? content : { ...content, mandate: kept };
}
