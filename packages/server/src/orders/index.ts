export { type RecordedAnswer, refusalOf, runIdempotent } from './idempotency/idempotency.ts';
export { sendRecorded } from './idempotency/recorded-answer.ts';
export { orderOperations } from './operations.ts';
export {
  type ActionRequest,
  type Order,
  OrderChangeSchema,
  type OrderFilter,
  OrderFilterProperties,
  OrderRequestSchema,
  type OrderSummary,
} from './order.schema.ts';
export { type Orders, openOrders } from './orders.ts';
export { orderProblems } from './problems.ts';
export { QUOTE_FILE } from './quotes/print/quote-pdf.ts';
export type { Quote, QuoteRequest, QuoteSummary } from './quotes/quote.schema.ts';
export type { OrderAction } from './states/transitions.ts';
export { inTransaction as transactionOf } from './transaction.ts';
