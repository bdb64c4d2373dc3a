import type { Operation } from '../base/index.ts';
import type { SoldBooks } from '../rates/index.ts';
import { sellingProblem } from './problems.ts';

/** What an account on a price list may ask of the rates: these answer with sell prices. */
const SOLD_OPERATIONS: ReadonlySet<string> = new Set([
  'list-rates',
  'rate-statistics',
  'compare-rates',
  'export-rates',
  'price-history',
  'list-rate-changes',
  'get-rate',
  'list-rate-subscriptions',
  'create-rate-subscription',
  'get-rate-subscription',
  'delete-rate-subscription',
]);

/**
 * The operation as accounts on a price list have it: of rates only what answers with sell prices, so that an operation that is added
 * shows them no buy price before somebody decided that it may be asked. Throws `buying_side_refused`.
 */
export function withinPriceList(operation: Operation, books: Pick<SoldBooks, 'bookOf'>): Operation {
  if (operation.service !== 'rates' || SOLD_OPERATIONS.has(operation.name)) return operation;
  return {
    ...operation,
    run: async (input) => {
      if (await books.bookOf(input.caller.account)) throw sellingProblem('buying_side_refused');
      return operation.run(input);
    },
  };
}
