import type { OrderChange, OrderContent, OrderRequest } from './order.schema.ts';
import type { Quote } from './quotes/quote.schema.ts';

/** What is ordered when a request is taken as it is: the quote with its rate is copied in, for ever. */
export function makeContent(request: Omit<OrderRequest, 'quoteId'>, quote: Quote): OrderContent {
  const { references = [], parties, cargo, documents = [], expectedDepartureDate = quote.date, remarks } = request;
  const given = { references, parties, cargo, documents, expectedDepartureDate, remarks: remarks ?? null };
  return { ...ofQuote(quote), ...given };
}

/** What of an order the quote says. */
function ofQuote(quote: Quote) {
  const { rate, quantities } = quote;
  return {
    quote,
    origin: rate.origin.code ?? rate.origin.text,
    destination: rate.destination.code ?? rate.destination.text,
    carrier: rate.carrier?.scac ?? rate.carrier?.name ?? null,
    equipment: { ...rate.equipment, units: quantities.containers },
  };
}

/** A content with what a change gives in place of what was; `quote` when it gives another one. */
export function changeContent(content: OrderContent, change: OrderChange, quote: Quote | undefined): OrderContent {
  const { quoteId: _quoteId, version: _version, ...given } = change;
  return { ...content, ...(quote === undefined ? {} : ofQuote(quote)), ...given };
}
