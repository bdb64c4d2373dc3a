import { type CellValue, displayText, type SheetTab } from '../../spreadsheets/index.ts';
import { currencyOfFormat } from '../sheet-reader/prices/parse-currency.ts';
import { parsePrice } from '../sheet-reader/prices/parse-price.ts';
import type { DraftRate } from '../sheet-reader/sheet-reading.ts';
import type { NameReader } from './prose/places/places-in-prose.ts';
import type { SourceTab } from './source-tab.ts';
import { textSourceTab } from './text-source.ts';

/** A label in one cell, and its value in the next, are short. */
const LONGEST_LABEL = 40;

type Cell = { column: number; text: string };

function cellText(value: CellValue, format: string | null): string {
  const currency = typeof value === 'number' ? currencyOfFormat(format) : undefined;
  if (currency !== undefined && currency !== 'yen-or-yuan') return `${currency} ${value}`;
  // A bar would part the line, and an arrow of two signs is a dash between ports.
  return displayText(value, format)
    .replace(/\s*\n\s*/g, '\n')
    .replaceAll('|', '/')
    .replace(/\s*[-=]>\s*/g, ' - ')
    .trim();
}

function cellsOf({ rows }: SheetTab, row: number): Cell[] {
  const { values = [], formats } = rows[row] ?? {};
  return values.flatMap((value, column) => {
    const text = value === null ? '' : cellText(value, formats?.[column] ?? null);
    return text === '' ? [] : [{ column, text }];
  });
}

/** A row as a line: "Port of loading: Shanghai" of a label and its value, else the cells with blanks between them. */
function lineOf(cells: readonly Cell[]): string {
  const [label, value, ...more] = cells.map(({ text }) => text);
  const isPair = label !== undefined && value !== undefined && more.length === 0 && label.length <= LONGEST_LABEL;
  if (isPair && /\p{L}/u.test(label) && !/[:：]$/.test(label)) return `${label}: ${value}`;
  return cells.map(({ text }) => text).join('  ');
}

/**
 * A tab that is no table, read as the text that a person sees: blocks of labels and values below each other, a lane a line. The
 * lines are its rows.
 */
export function tabAsText(tab: SheetTab, names: NameReader): SourceTab {
  const hidden = tab.hiddenRows;
  const lines = tab.rows.flatMap((_, row) =>
    (hidden.has(row) ? '' : lineOf(cellsOf(tab, row))).split('\n').map((text) => ({ text, row })),
  );
  const source = textSourceTab(tab.name, lines.map(({ text }) => text).join('\n'), names);
  // A cell of several lines is one row of the tab.
  const rowOf = <Place extends { row: number }>(place: Place): Place => ({
    ...place,
    row: lines[place.row]?.row ?? place.row,
  });
  return {
    ...source,
    shown: [tab],
    places: source.places.map((place) => place && rowOf(place)),
    cells: source.cells.map((cells) => cells?.map((cell) => cell && rowOf(cell))),
    ignored: source.ignored.map(rowOf),
    counted: source.counted.map(rowOf),
    doubts: source.doubts.map(rowOf),
  };
}

/** A rate that was read from a line of a tab, with the cell of the line that has its price. */
export function withPriceCell(rate: DraftRate, tab: SheetTab): DraftRate {
  const { row, content } = rate;
  if (row === null) return rate;
  const hasPrice = ({ text }: Cell) => {
    const price = parsePrice(text);
    return price.kind === 'amount' && price.amounts.includes(content.base.amount);
  };
  return { ...rate, column: cellsOf(tab, row - 1).find(hasPrice)?.column ?? null };
}
