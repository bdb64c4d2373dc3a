import { readWorkbook, type SheetTab, type Workbook } from '../../spreadsheets/index.ts';
import type { OpenedSheet, ReadContext } from '../sheet-reader/read-context.ts';
import { openRateWorkbook, type RateSheetFile } from '../sheet-reader/read-rate-sheet.ts';
import type { SheetReading } from '../sheet-reader/sheet-reading.ts';
import { findOtherMode } from '../sheet-reader/tables/classify-tab.ts';
import type { Names } from '../sheet-reader/tables/columns/column-sample.ts';
import { placeReading, placingFindings } from './place-reading.ts';
import { createNameReader } from './prose/places/places-in-prose.ts';
import { plainSourceTab } from './source-tab.ts';
import { tabAsText, withPriceCell } from './tab-as-text.ts';

/** Larger workbooks are lists, and no text. */
const MOST_ROWS = 1000;

/**
 * Opens a workbook. Tabs that are read as tables with errors are read as text as well, and so where that finds more rates: blocks
 * of labels and values, a lane a line. Throws the problems of `spreadsheets`.
 */
export function openWorkbook(file: RateSheetFile, names: Names): OpenedSheet {
  const workbook = readWorkbook(file);
  const opened = openRateWorkbook(workbook, names);
  const isShort = workbook.tabs.reduce((sum, { rows }) => sum + rows.length, 0) <= MOST_ROWS;
  if (!isShort) return opened;
  return {
    layout: opened.layout,
    read: (context) => {
      const reading = opened.read(context);
      const doubtful = workbook.tabs.filter((tab) => !tab.hidden && isDoubtful(tab, reading));
      if (doubtful.length === 0) return reading;
      const text = readAsText(workbook, doubtful, names, context);
      const better = doubtful.filter(
        ({ name }) => ratesOf(text, name) > ratesOf(reading, name) && !hasUnread(text, name),
      );
      if (better.length === 0) return reading;
      return better.length === doubtful.length ? text : readAsText(workbook, better, names, context);
    },
  };
}

const ratesOf = ({ rates }: SheetReading, name: string) => rates.filter(({ tab }) => tab === name).length;

/** Whether a line of a tab was not understood; one that only waits for an answer was. */
function hasUnread({ findings }: SheetReading, name: string): boolean {
  return findings.some(
    ({ severity, code, rows, place }) =>
      severity === 'error' &&
      !/^question_(?:valid|year|currency)/.test(code) &&
      (place?.tab === name || rows.some(({ tab }) => tab === name)),
  );
}

/** Whether rows of a tab did not become rates; a tab that its name or title calls one of another mode has none. */
function isDoubtful({ name, rows: filled }: SheetTab, { rates, findings, tabs }: SheetReading): boolean {
  const kind = tabs.find(({ tab }) => tab === name)?.kind;
  const title = filled
    .slice(0, 8)
    .map(({ values }, row) => ({ row, texts: values.map((value) => String(value ?? '')) }));
  if (kind === 'other-mode') return findOtherMode(name, title) === undefined && !rates.some(({ tab }) => tab === name);
  if (kind !== 'rates' && kind !== 'notes') return false;
  return findings.some(({ severity, rows }) => severity === 'error' && rows.some(({ tab }) => tab === name));
}

function readAsText(workbook: Workbook, chosen: readonly SheetTab[], names: Names, context: ReadContext): SheetReading {
  const reader = createNameReader(names);
  const tabs = workbook.tabs.map((tab) => (chosen.includes(tab) ? tabAsText(tab, reader) : plainSourceTab(tab)));
  const made = { ...workbook, tabs: tabs.map(({ read }) => read) };
  const reading = openRateWorkbook(made, names, () => placingFindings(tabs)).read(context);
  const placed = placeReading(reading, tabs, {
    refused: [],
    sentOn: undefined,
    amendmentsOf: () => ({ amendments: [], unclear: [], uncertain: [] }),
  });
  const rates = placed.rates.map((rate) => {
    const tab = chosen.find(({ name }) => name === rate.tab);
    return tab ? withPriceCell(rate, tab) : rate;
  });
  return { ...placed, rates };
}
