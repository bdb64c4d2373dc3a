export { type FixedAnswer, refusalIn } from './once.ts';
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
export type { OrderAction } from './order-moves.ts';
export { type Orders, openOrders } from './orders.ts';
export { orderProblems } from './problems.ts';
export type { Quote, QuoteRequest, QuoteSummary } from './quotes/quote.schema.ts';
