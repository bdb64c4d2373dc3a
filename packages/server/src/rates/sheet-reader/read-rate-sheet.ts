import { readWorkbook, type Workbook } from '../../spreadsheets/index.ts';
import { LCL_RATE_ID } from '../exports/lcl-rate-id.ts';
import { ratesProblem } from '../problems.ts';
import { openExported } from './exported/read-exported.ts';
import type { FindingList } from './finding-list.ts';
import { holdBackTooFine } from './hold-back-too-fine.ts';
import { mappingOf } from './mapping.ts';
import type { OpenedSheet } from './read-context.ts';
import { readTabs, surveyWorkbook } from './read-tabs.ts';
import type { Names } from './tables/columns/column-sample.ts';

/** A file as it was mailed. */
export type RateSheetFile = { name: string; bytes: Uint8Array };

/**
 * Opens a rate sheet of any layout. Throws the problems of `spreadsheets` for a file that is no readable workbook; every other
 * doubt is a finding of `read`.
 */
export function openRateSheet(file: RateSheetFile, names: Names): OpenedSheet {
  return openRateWorkbook(readWorkbook(file), names);
}

/** The same for a workbook that something else was made into; `listFindings` makes the list of one reading. */
export function openRateWorkbook(workbook: Workbook, names: Names, listFindings?: () => FindingList): OpenedSheet {
  if (isLclExport(workbook)) throw ratesProblem('lcl_export_not_imported');
  const exported = openExported(workbook);
  if (exported) return exported;
  const survey = surveyWorkbook(workbook, names);
  return {
    layout: survey.layout,
    read: (context) => {
      const mapping = mappingOf(context.answers);
      const surveyed = mapping ? surveyWorkbook(survey.workbook, names, mapping) : survey;
      return holdBackTooFine(readTabs({ ...surveyed, layout: survey.layout }, context, listFindings?.()));
    },
  };
}

/** An export of LCL rates writes breaks and charges for people: read as a sheet, it would lose them. */
function isLclExport({ tabs }: Workbook): boolean {
  return tabs.some(({ rows }) => rows[0]?.values[0] === LCL_RATE_ID);
}
