import { withholdAmendments } from './amendment-remark.ts';
import { withholdComments } from './cell-comment.ts';
import type { RateContent } from './rate.schema.ts';

/** What a customer may see of a rate: no comments of cells, and no remarks of notices, which are words among colleagues. */
export function forCustomers<R extends Pick<RateContent, 'total' | 'remarks'>>(rate: R): R {
  return withholdAmendments(withholdComments(rate));
}
