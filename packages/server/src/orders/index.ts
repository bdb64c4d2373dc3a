export { orderOperations } from './operations.ts';
export { type Order, type OrderFilter, OrderFilterProperties, type OrderSummary } from './order.schema.ts';
export { type Orders, type OrdersGround, openOrders } from './orders.ts';
export { orderProblems } from './problems.ts';
export type { Quote, QuoteRequest, QuoteSummary } from './quotes/quote.schema.ts';
