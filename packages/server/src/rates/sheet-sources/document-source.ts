import { type Box, boxOfText, type Cell, type Document, type Line, readDocument } from '../../documents/offline.ts';
import { roleOfHeader } from '../sheet-reader/tables/columns/column-lexicon.ts';
import { labelLines } from './label-rows.ts';
import { withMarks } from './note-marks.ts';
import { columnsOf, type PlacedCell, parted, settledRows, withHeadsOverValues } from './page-columns.ts';
import type { NameReader } from './prose/places/places-in-prose.ts';
import type { TextLine } from './prose/prose-lines.ts';
import { rowOfCells, type SourceTab, type TextCells, tabOfRows } from './source-tab.ts';
import { isHeader, rowsOfLines } from './text-rows.ts';
import { sourceTabOf } from './text-source.ts';

/** The pages of a PDF or Word file as one tab, so that a table goes on where the page does; each page is shown by itself. */
export async function documentSourceTab(
  { name, bytes }: { name: string; bytes: Uint8Array },
  names: NameReader,
  prefix = '',
): Promise<SourceTab> {
  const { document, findings } = await readDocument({ name, bytes }, { everyPage: true });
  const tabOf = (page: number) => `${prefix}${document.kind === 'docx' ? 'document' : `page ${page}`}`;
  const { rows, ignored } = rowsOfPages(document, tabOf, names);
  const shown = document.pages.map((page) =>
    tabOfRows(
      tabOf(page.number),
      page.lines.map(({ cells }) => rowOfCells(cells.map(({ text }) => text))),
    ),
  );
  const tab = sourceTabOf(prefix === '' ? documentName(document) : prefix.replace(/[ /]+$/, ''), rows, {
    shown,
    ignored,
    names,
  });
  const doubts = findings.map(({ code, severity, message, place }) => ({
    ...{ code, severity, message },
    ...{ tab: tabOf(place?.page ?? 1), row: 0 },
  }));
  return { ...tab, doubts: [...doubts, ...tab.doubts] };
}

/** The rows of all pages, one after the other; running headers, and headers of a table that goes on, are left out. */
function rowsOfPages(
  document: Document,
  tabOf: (page: number) => string,
  names: NameReader,
): { rows: TextCells[]; ignored: SourceTab['ignored'][number][] } {
  const rows: TextCells[] = [];
  const ignored: SourceTab['ignored'][number][] = [];
  const seen = new Set<string>();
  const footers: PlacedLine[] = [];
  let head: string | undefined;
  for (const { number, lines } of document.pages) {
    const placed = lines.map((line, row) => ({ line, from: { tab: tabOf(number), row } }));
    const keyOf = (line: Line) => line.text.replace(/\d+/g, '#');
    const said = placed.filter(({ line, from }) => {
      const again = line.role !== 'body' && seen.has(keyOf(line)) && !PRICED.test(line.text);
      if (again) ignored.push({ ...from, reason: 'It is the running header or footer of the page.' });
      return !again;
    });
    for (const { line } of placed) seen.add(keyOf(line));
    // What stands at the foot of the pages is said of all of them, and interrupts no table.
    footers.push(...said.filter(({ line }) => isFooterText(line)));
    const page = rowsOfPage(
      said.filter(({ line }) => !isFooterText(line)),
      names,
    );
    const again =
      rows.length > 0 && head !== undefined ? page.findIndex(({ cells }) => JSON.stringify(cells) === head) : -1;
    const [repeated] = again === 0 ? page.splice(0, 1) : [];
    if (repeated?.from) ignored.push({ ...repeated.from, reason: 'The header of the table is repeated on this page.' });
    rows.push(...page);
    const last = page.findLast(({ cells }) => isHeader(cells.map((cell) => String(cell ?? ''))));
    if (last) head = JSON.stringify(last.cells);
  }
  const foot = withGaps(footers).map(({ text, from }) => ({ text: text.replace(PAGE_NUMBER, ' ').trim(), from }));
  rows.push(...rowsOfLines(foot, names));
  return { rows, ignored };
}

/** "Page 1 of 2 –". */
const PAGE_NUMBER =
  /[\s|·–—-]*(?:\b(?:page|pág(?:ina)?|pag(?:ina)?|seite|sayfa|trang|halaman)\b|стр|第)\.?\s*\d+(?:\s*(?:of|de|von|di|van|sur|из|\/)\s*\d+)?\s*页?[\s|·–—-]*/iu;

/** A line at the foot of a page that is none of a table. */
const isFooterText = ({ role, cells, text }: Line) => role === 'footer' && cells.length === 1 && !/^\W*$/.test(text);

/** A line of a header that says a price is none of the page's. */
const PRICED = /(?:[A-Z]{3}|US\$|[$€£¥])\s?\d{2}|\d{2}\s?(?:USD|EUR|[$€£¥])/;

const documentName = ({ kind }: Document) => (kind === 'docx' ? 'document' : 'pages');

type PlacedLine = { line: Line; from: { tab: string; row: number } };

/** Lines of one cell that a table may have between its rows: headings of its parts. */
const MOST_BETWEEN = 2;
const LONGEST_HEADING = 60;

/** Where the table that begins at a line ends; the line itself when none begins there. */
function tableEnd(lines: readonly PlacedLine[], at: number): number {
  const cellsAt = (row: number) => lines[row]?.line.cells.length ?? 0;
  let end = at;
  for (let row = at; row < lines.length && row - end <= MOST_BETWEEN; row += 1) {
    if (cellsAt(row) >= 2) end = row + 1;
    else if ((lines[row]?.line.text.length ?? 0) > LONGEST_HEADING) break;
  }
  const rows = lines.slice(at, end).filter(({ line }) => line.cells.length >= 2).length;
  return rows >= 2 && cellsAt(at) >= 2 ? end : at;
}

/** The rows of a page: runs of lines with several cells become tables, other lines and lists of labels are prose. */
function rowsOfPage(lines: readonly PlacedLine[], names: NameReader): TextCells[] {
  const rows: TextCells[] = [];
  const prose: TextLine[] = [];
  let at = 0;
  while (at < lines.length) {
    let end = tableEnd(lines, at);
    const block = lines.slice(at, end);
    const labels = labelLines(block.map(({ line, from }) => ({ cells: line.cells.map(withMarks), from })));
    if (labels) prose.push(...labels);
    else if (end > at) rows.push(...rowsOfLines(prose.splice(0), names), ...tablesOf(block).flatMap(tableRows));
    else {
      end = at + 1;
      while (end < lines.length && tableEnd(lines, end) === end) end += 1;
      prose.push(...withGaps(lines.slice(at, end)));
    }
    at = end;
  }
  return [...rows, ...rowsOfLines(prose, names)];
}

/** Lines with a blank one where the page leaves more room than between two lines. */
function withGaps(lines: readonly PlacedLine[]): TextLine[] {
  return lines.flatMap(({ line, from }, index): TextLine[] => {
    const before = lines[index - 1]?.line;
    const isGap = before !== undefined && line.box[1] - before.box[3] > 0.8 * (line.box[3] - line.box[1]);
    return [...(isGap ? [{ text: '', from }] : []), { text: line.cells.map(withMarks).join('  '), from }];
  });
}

/** Tables below each other: one that has heads of its own below a line of text has columns of its own. */
function tablesOf(block: readonly PlacedLine[]): PlacedLine[][] {
  const tables: PlacedLine[][] = [[]];
  for (const [at, one] of block.entries()) {
    const before = block[at - 1]?.line.cells.length ?? 0;
    const begins = before === 1 && isHeader(one.line.cells.map(({ text }) => text)) && (tables.at(-1)?.length ?? 0) > 2;
    if (begins) tables.push([]);
    tables.at(-1)?.push(one);
  }
  return tables;
}

/** An amount, and words behind it that are none of its unit. */
const AMOUNT_AND_WORDS = /^(\D{0,4}\d[\d.,]*)(\s+)(?=\p{Lu}[\p{L}.-]|\p{Script=Han}{2}|\p{Script=Hangul}{2})/u;

/** A figure alone, and a figure with more behind it. */
const FIGURE = /^\D{0,4}\d[\d.,]*$/;
const FIGURE_AND_MORE = /^(\D{0,4}\d[\d.,]*)(\s+)(?=\S)/;
const NO_VALUE = /^[-–—]+$/;

/** How far edges of one column may lie apart, in points. */
const ALIGNED = 1.5;

/**
 * What the columns of a table are set by: where figures end, how wide one of each form ("0,000") is, and where heads begin.
 * `touching`: figures with more behind them.
 */
type Setting = {
  figuresEnd: readonly number[];
  touching: readonly { start: number; end: number }[];
  widthOf: (figure: string) => number | undefined;
  heads: readonly PlacedCell[];
  headsBegin: readonly number[];
};

const formOf = (figure: string) => figure.replace(/\d/g, '0');
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function settingOf(lines: readonly Line[], heads: readonly PlacedCell[]): Setting {
  const figures = lines.flatMap((line) => line.cells.filter(({ text }) => FIGURE.test(text)));
  const widths = new Map(figures.map(({ text, box }) => [formOf(text), box[2] - box[0]]));
  const digits = [...widths].find(([form]) => /^0+$/.test(form));
  const digit = digits && digits[1] / digits[0].length;
  // In type a comma or a point is about half as wide as a digit.
  const widthOf = (figure: string) =>
    widths.get(formOf(figure)) ??
    (digit && /^[\d.,]+$/.test(figure) ? digit * (count(figure, /\d/g) + count(figure, /[.,]/g) / 2) : undefined);
  const touching = lines.flatMap((line) =>
    line.cells.flatMap(({ text, box: [start] }) => {
      const width = widthOf(FIGURE_AND_MORE.exec(text)?.[1] ?? '');
      return width === undefined ? [] : [{ start, end: start + width }];
    }),
  );
  const headed = lines.filter((line) => isHeader(line.cells.map(({ text }) => text)));
  return {
    ...{ figuresEnd: figures.map(({ box }) => box[2]), touching, widthOf, heads },
    headsBegin: headed.flatMap((line) => line.cells.map(({ box }) => box[0])),
  };
}

/** Whether figures end here that are set right: some that stand alone, or of several widths. */
function endsColumn(end: number, { figuresEnd, touching }: Setting): boolean {
  const isHere = (other: number) => Math.abs(other - end) < ALIGNED;
  if (figuresEnd.filter(isHere).length >= 2) return true;
  const starts = touching.filter((other) => isHere(other.end)).map(({ start }) => start);
  return starts.length >= 3 && Math.max(...starts) - Math.min(...starts) > 2 * ALIGNED;
}

/** Whether a text behind a figure stands under the next head, which has nothing else of the line: a head may be centred over its column. */
function isUnderNext(figure: Box, text: Box, { line, cell }: { line: Line; cell: Cell }, heads: readonly PlacedCell[]) {
  const head = nearestHead(heads, text);
  const next = heads[head];
  if (!next || nearestHead(heads, figure) !== head - 1) return false;
  const others = line.cells.filter((other) => other !== cell);
  const behind = line.cells.length - 1 - line.cells.indexOf(cell);
  return behind < heads.length - head && others.every(({ box: [x0, , x1] }) => x1 < next.x0 || x0 > next.x1);
}

/**
 * A printed sheet sets figures right and words left, so that "14 incl. BAF" or "320 -" may touch: it is two cells where the figure ends
 * with others of its column, and what is behind it is a dash, stands where a head begins, or under the next head.
 */
function cellsThatTouch(cell: Cell, line: Line, setting: Setting): PlacedCell[] | undefined {
  const [, figure = '', gap = ''] = FIGURE_AND_MORE.exec(cell.text) ?? [];
  const width = setting.widthOf(figure);
  if (width === undefined || withMarks(cell) !== cell.text) return undefined;
  const [x0, top, x1, bottom] = cell.box;
  const end = x0 + width;
  if (!endsColumn(end, setting)) return undefined;
  const text = cell.text.slice(figure.length + gap.length);
  const behind: Box = [Math.min(end + ALIGNED, x1), top, x1, bottom];
  const begins = NO_VALUE.test(text)
    ? (end + x1) / 2
    : (setting.headsBegin.find((head) => head > end && head - end < bottom - top) ??
      (isUnderNext([x0, top, end, bottom], behind, { line, cell }, setting.heads) ? behind[0] : undefined));
  if (begins === undefined) return undefined;
  return [
    { text: figure, x0, x1: end },
    { text, x0: begins, x1 },
  ];
}

/**
 * The cells of a piece of text. "3,250 長榮 EMC" is two where amounts are set right and names left, so that they touch: the next head is
 * that of the carriers, and nothing else of the line stands below it.
 */
function cellsUnder(heads: readonly PlacedCell[], { cells }: Line, cell: Cell): PlacedCell[] {
  const whole = { text: withMarks(cell), x0: cell.box[0], x1: cell.box[2] };
  const [, amount = '', gap = ''] = AMOUNT_AND_WORDS.exec(cell.text) ?? [];
  if (amount === '' || whole.text !== cell.text) return [whole];
  const at = amount.length + gap.length;
  const [left, right] = [boxOfText(cell, 0, amount.length), boxOfText(cell, at, cell.text.length)];
  const head = nearestHead(heads, left) + 1;
  const isFree = cells.every((other) => other === cell || nearestHead(heads, other.box) !== head);
  const isCarrier = roleOfHeader(heads[head]?.text ?? '') === 'carrier';
  if (!isCarrier || !isFree) return [whole];
  return [
    { text: amount, x0: left[0], x1: left[2] },
    // Below its head, from which the width of the amounts has pushed it.
    { text: cell.text.slice(at), x0: right[0], x1: Math.max(right[2], (heads[head]?.x0 ?? 0) + 1) },
  ];
}

/** The number of the head whose middle is nearest to that of a box; -2 without heads. */
function nearestHead(heads: readonly PlacedCell[], [x0, , x1]: Box): number {
  const distances = heads.map((head) => Math.abs(head.x0 + head.x1 - x0 - x1));
  return distances.length === 0 ? -2 : distances.indexOf(Math.min(...distances));
}

function tableRows(block: readonly PlacedLine[]): TextCells[] {
  const [head] = block
    .filter(({ line }) => isHeader(line.cells.map(({ text }) => text)))
    .sort((a, b) => b.line.cells.length - a.line.cells.length);
  const heads = (head?.line.cells ?? []).map(({ text, box }) => ({ text, x0: box[0], x1: box[2] }));
  const setting = settingOf(
    block.map(({ line }) => line),
    heads,
  );
  const placed = block.map(({ line, from }) => ({
    from,
    top: line.box[1],
    bottom: line.box[3],
    cells: line.cells.flatMap((cell) => cellsThatTouch(cell, line, setting) ?? cellsUnder(heads, line, cell)),
  }));
  const columns = columnsOf(placed.map(({ cells }) => cells));
  return parted(withHeadsOverValues(settledRows(placed, columns))).map(({ cells, from, at }) => ({
    ...{ cells, from },
    at: at.map((place) => place && { row: place.from.row, column: place.column }),
  }));
}
