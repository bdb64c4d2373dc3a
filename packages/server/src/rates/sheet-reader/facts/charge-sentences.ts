import type { SurveyedTab } from '../tables/survey-tab.ts';
import type { TextRow } from './read-facts.ts';

/** A charge is named in fewer words. */
const LEAST_WORDS = 3;

/** The sentences below the charges of a tab of rates: they speak of its rates. */
export function sentencesUnderCharges({ grid, tables }: SurveyedTab): TextRow[] {
  const rows = tables.flatMap(({ kind, rows: filled }) => (kind === 'charges' ? filled : []));
  return rows.flatMap((row) => {
    const [column, ...more] = grid.filledColumns(row);
    const text = column === undefined || more.length > 0 ? '' : grid.text(row, column);
    return text.split(/\s+/).length < LEAST_WORDS ? [] : [{ row, texts: [text] }];
  });
}
