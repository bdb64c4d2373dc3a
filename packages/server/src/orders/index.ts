export { type RecordedAnswer, refusalOf, runIdempotent } from './idempotency/idempotency.ts';
export { sendRecorded } from './idempotency/recorded-answer.ts';
export { orderOperations } from './operations.ts';
export {
  type ActionRequest,
  type Order,
  OrderChangeSchema,
  OrderRequestSchema,
  type OrderSummary,
} from './order.schema.ts';
export { OrderEventDataSchema } from './order-event.schema.ts';
export { type OrderFilter, OrderFilterProperties } from './order-filter.schema.ts';
export { type Orders, type OrdersDeps, openOrders } from './orders.ts';
export { orderProblems } from './problems.ts';
export type { MailServer } from './quotes/mail/mail-server.ts';
export { QUOTE_FILE } from './quotes/print/quote-pdf.ts';
export { QUOTE_EXAMPLE } from './quotes/quote.example.ts';
export { type Quote, type QuoteRequest, QuoteSchema, type QuoteSummary } from './quotes/quote.schema.ts';
export type { QuoteTerms } from './quotes/quotes.ts';
export { signingKeyRows } from './quotes/signing-key-store.ts';
export { openSimulatedForwarder, type SimulatedForwarder } from './simulation/simulated-forwarder.ts';
export type { OrderAction } from './states/transitions.ts';
export { inTransaction as transactionOf } from './transaction.ts';
