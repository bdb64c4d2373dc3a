import { priceQuote } from '@agent-rate/client/quote-rules';
import { QUOTE_EXAMPLE, type Quote } from '../../orders/index.ts';
import type { Charge } from '../../rates/index.ts';

/** A charge per container in US dollars, unless said otherwise. */
export const charge = (code: string | null, name: string, more: Partial<Charge> = {}): Charge => ({
  code,
  name,
  amount: 100,
  currency: 'USD',
  basis: 'PER_CONTAINER',
  paymentTerm: null,
  status: 'subject-to',
  condition: null,
  ...more,
});

/** A quote for containers at an ocean freight with these charges, as the service would price it. Not signed. */
export function quoteOf(containers: number, freight: number, charges: readonly Charge[]): Quote {
  const base = { amount: freight, currency: 'USD' };
  const rate = { ...QUOTE_EXAMPLE.rate, base, charges: [...charges] } as Quote['rate'];
  const quantities = { containers, billsOfLading: 1, documents: null };
  return { ...QUOTE_EXAMPLE, rate, quantities, ...priceQuote(rate, quantities, []), gaps: [] } as Quote;
}
