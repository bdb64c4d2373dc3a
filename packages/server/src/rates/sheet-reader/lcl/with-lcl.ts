import type { SheetFacts } from '../facts/sheet-facts.ts';
import { linesOf } from '../facts/tab-facts.ts';
import type { TableBody } from '../tables/read-table.ts';
import type { SurveyedTab } from '../tables/survey-tab.ts';
import type { Table } from '../tables/table.ts';
import { LCL_TYPE } from './lcl-heading.ts';
import { hasLclPrices } from './lcl-table.ts';
import { readLclTerms } from './lcl-terms.ts';

/** A table of rates that may be LCL rates. */
type MaybeLcl = { table: Table; body: TableBody; isLcl: boolean };

/** What texts say of LCL rates; under a title about them, prices that name no container type are theirs. */
export function withLcl({ grid, title }: SurveyedTab, facts: SheetFacts, of: MaybeLcl | undefined): SheetFacts {
  if (!of || !(of.isLcl || hasLclPrices(of.table))) return facts;
  const { notes, sections } = of.body;
  const lines = [...linesOf(title), grid.tab.name, ...linesOf(notes), ...linesOf(sections)];
  const lcl = readLclTerms(lines);
  const currency = facts.currency ?? lcl.currency;
  return {
    ...facts,
    lcl,
    ...(currency === undefined ? {} : { currency }),
    ...(of.isLcl ? { equipment: [LCL_TYPE] } : {}),
  };
}
