import type { Layout } from '../paper.ts';
import { BATTERIES_AND_LETTERS } from './batteries-and-letters.ts';
import { CARRIERS_AND_MAKERS } from './carriers-and-makers.ts';
import { CUSTOMS_AND_LABORATORIES } from './customs-and-laboratories.ts';
import { DATA_SHEETS } from './data-sheets.ts';
import { FORMS } from './forms.ts';
import { OFFICIAL_FORMS } from './official-forms.ts';
import { PACKAGING } from './packaging.ts';
import { REPORTS } from './reports.ts';

/** Every kind of paper that is drawn. */
export const LAYOUTS: readonly Layout[] = [
  ...PACKAGING,
  ...FORMS,
  ...OFFICIAL_FORMS,
  ...CUSTOMS_AND_LABORATORIES,
  ...CARRIERS_AND_MAKERS,
  ...REPORTS,
  ...BATTERIES_AND_LETTERS,
  ...DATA_SHEETS,
];
