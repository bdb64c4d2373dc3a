import { checkSignature, type PublicKeys } from './check-signature.ts';

/** What was approved before an order, as `POST /quotes/{id}/mandate` signs it. */
export type OrderMandate = {
  format: 'agent-rate-mandate/1';
  id: string;
  quoteId: string;
  /** The account that may order with it. */
  account: string;
  origin: string;
  destination: string;
  carrier: string | null;
  equipment: string;
  containers: number;
  /** Of a quote of several rates: every part, in its order. The lane and containers above are those that lists show. */
  parts?: MandatedPart[];
  /** The most that the order may cost, by currency, as far as its price is known. */
  most: readonly { currency: string; amount: number }[];
  shipper: string;
  issuedAt: string;
  validUntil: string;
  approvedBy: string;
  /** Approved in the form that an agent showed before it ordered, as its client says. */
  via?: 'form';
  /** The key that approved, by the first of those that replaced one another. */
  approver: string;
  /** Given with a key for tests, for test orders only. */
  test?: true;
  /** When the approver's name was taken out, and the rest signed again. */
  redactedAt?: string;
  /** Detached JWS over the canonical JSON of all other properties, as of a quote. */
  signature: string;
};

/** A part of what was approved: so many containers on a lane with a carrier. */
export type MandatedPart = {
  origin: string;
  destination: string;
  carrier: string | null;
  equipment: string;
  containers: number;
};

/** What of an order a mandate is about. */
export type MandatedOrder = {
  quote: { id: string; totals: readonly { currency: string; atLeast: number; atMost: number | null }[] };
  origin: string;
  destination: string;
  carrier: string | null;
  equipment: { code: string; units: number };
  parts?: (Omit<MandatedPart, 'equipment' | 'containers'> & { equipment: { code: string; units: number } })[];
  parties: readonly { role: string; name: string }[];
};

/** Something about a mandate, or about an order under it, that does not hold. */
export type MandateFault = { code: string; message: string; path: string };

/** The verdict on a mandate. `expired` is apart: an order may well have been placed in time. */
export type MandateVerdict = { valid: boolean; expired: boolean; kid: string | null; faults: MandateFault[] };

/** Verifies a mandate offline, and that an order is inside it when one is given. Never throws for a bad mandate. */
export async function verifyMandate(
  mandate: unknown,
  keys: PublicKeys,
  { order, now = new Date() }: { order?: MandatedOrder | undefined; now?: Date } = {},
): Promise<MandateVerdict> {
  const { signature, ...content } = (mandate ?? {}) as Partial<OrderMandate>;
  if (content.format !== 'agent-rate-mandate/1' || typeof signature !== 'string') {
    const faults = [{ code: 'not_a_mandate', message: 'This is not a mandate of the Agent Rate API.', path: '$' }];
    return { valid: false, expired: false, kid: null, faults };
  }
  const { kid, fault } = await checkSignature(content, signature, keys);
  const signed = mandate as OrderMandate;
  const outside = fault || order === undefined ? [] : findOutside(signed, order);
  const faults = [...(fault ? [{ ...fault, path: '$.signature' }] : []), ...outside];
  return { valid: faults.length === 0, expired: !(now <= new Date(signed.validUntil)), kid, faults };
}

/** What of an order is outside its mandate; empty when it is what was approved. */
export function findOutside(mandate: OrderMandate, order: MandatedOrder): MandateFault[] {
  const faults: MandateFault[] = [];
  const compare = (name: string, path: string, approved: unknown, ordered: unknown) => {
    if (approved === ordered) return;
    const message = `Approved is ${name} ${JSON.stringify(approved)}, ordered ${JSON.stringify(ordered)}.`;
    faults.push({ code: `mandate_${name.replaceAll(' ', '_')}`, message, path });
  };
  compare('quote', '$.quoteId', mandate.quoteId, order.quote.id);
  compare('origin', '$.quoteId', mandate.origin, order.origin);
  compare('destination', '$.quoteId', mandate.destination, order.destination);
  compare('carrier', '$.quoteId', mandate.carrier, order.carrier);
  compare('equipment', '$.quoteId', mandate.equipment, order.equipment.code);
  compare('containers', '$.quoteId', mandate.containers, order.equipment.units);
  const [approved, ordered] = [mandate.parts ?? [], order.parts ?? []];
  if (approved.length !== ordered.length) compare('parts', '$.quoteId', approved.length, ordered.length);
  for (const [at, { equipment, ...part }] of ordered.entries()) {
    const of = approved[at];
    if (of === undefined) continue;
    const own = { ...part, equipment: equipment.code, containers: equipment.units };
    for (const name of ['origin', 'destination', 'carrier', 'equipment', 'containers'] as const)
      compare(name, '$.quoteId', of[name], own[name]);
  }
  for (const { currency, atLeast, atMost } of order.quote.totals) {
    const most = mandate.most.find((one) => one.currency === currency)?.amount ?? 0;
    if ((atMost ?? atLeast) <= most) continue;
    const message = `Approved are at most ${most} ${currency}, ordered up to ${atMost ?? atLeast}.`;
    faults.push({ code: 'mandate_amount', message, path: '$.quoteId' });
  }
  const shippers = order.parties.filter(({ role }) => role === 'SHIPPER');
  if (shippers.length === 0 || shippers.some(({ name }) => plain(name) !== plain(mandate.shipper))) {
    const named = shippers.map(({ name }) => JSON.stringify(name)).join(', ') || 'none';
    const message = `Approved is the shipper ${JSON.stringify(mandate.shipper)}, ordered for ${named}.`;
    faults.push({ code: 'mandate_shipper', message, path: '$.parties' });
  }
  return faults;
}

/** A name without the blanks and capitals that people write differently. */
function plain(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
