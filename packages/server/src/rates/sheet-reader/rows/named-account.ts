import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { type RowScope, report } from './row-scope.ts';

const ACCOUNT =
  /\bnamed?[\s-]?accounts?\b|\bNAC\b(?!\s*(?:no|number|ref|contract)\b)|\bfor (?:the )?(?:account|a\/c)(?: of)? \p{Lu}[^;]* only\b/iu;

/** Warns of a row whose remark says that its rates are for one customer: they must not be sold to others. */
export function reportNamedAccount(scope: RowScope, row: RawRow): void {
  const cell = row.fields.get('remarks');
  const quote = textOf(cell?.value);
  if (!ACCOUNT.test(quote)) return;
  const message = `"${quote}" says that these rates are for a named account. It stands in their remarks: sell them to nobody else.`;
  report(scope, row, { code: 'restriction_not_applied', severity: 'warning', message, quote, column: cell?.column });
}
