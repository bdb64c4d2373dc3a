import type { OrderChange, OrderContent, OrderRequest } from './order.schema.ts';
import { headOf, partSummaries } from './quotes/parts/parts-of.ts';
import type { Quote } from './quotes/quote.schema.ts';

/** The content of a new order: the request, with the quote and its rate copied in. */
export function makeContent(request: Omit<OrderRequest, 'quoteId'>, quote: Quote): OrderContent {
  const { references = [], parties, cargo, documents = [], expectedDepartureDate = quote.date, remarks } = request;
  const { mandate = null } = request;
  const given = {
    references,
    parties,
    cargo,
    documents,
    expectedDepartureDate,
    remarks: remarks ?? null,
    evidence: [],
    mandate,
  };
  return { ...ofQuote(quote), ...given };
}

/** The properties that come from the quote. */
function ofQuote(quote: Quote) {
  const { equipment, ...lane } = headOf(quote);
  return {
    quote,
    ...lane,
    equipment: { ...equipment, units: quote.quantities.containers },
    ...partSummaries(quote),
    priceMovement: null,
  };
}

/**
 * The content after a change; `quote` when the change names another one. A yes in a form was to that quote and those parties: it
 * goes when they do.
 */
export function changeContent(content: OrderContent, change: OrderChange, quote: Quote | undefined): OrderContent {
  const { quoteId: _quoteId, version: _version, ...given } = change;
  const isOutside = quote !== undefined || given.parties !== undefined;
  const mandate = isOutside && content.mandate?.via === 'form' ? null : content.mandate;
  const { parts, ...former } = content;
  const quoted = quote === undefined ? (parts ? { parts } : {}) : ofQuote(quote);
  return { ...former, ...quoted, mandate, ...given };
}
