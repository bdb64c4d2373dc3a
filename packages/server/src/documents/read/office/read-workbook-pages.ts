import { displayText, readWorkbook } from '../../../spreadsheets/index.ts';
import type { Page } from '../../model/index.ts';
import { pagesOfRows } from '../plain-text/plain-pages.ts';

const COLUMN = 30;

/** The pages of a spreadsheet: each visible tab's rows, a cell beside a cell. */
export function readWorkbookPages(name: string, bytes: Uint8Array): Page[] {
  const workbook = readWorkbook({ name, bytes });
  const rows = workbook.tabs
    .filter((tab) => !tab.hidden)
    .flatMap((tab) =>
      tab.rows.map((row) =>
        row.values.flatMap((value, column) => {
          const text = displayText(value, row.formats?.[column] ?? null);
          return text.trim() === '' ? [] : [{ text, column: column * COLUMN }];
        }),
      ),
    );
  return pagesOfRows(rows.filter((row) => row.length > 0));
}
