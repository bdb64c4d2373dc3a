import { parseEquipmentList } from '../record/equipment.ts';
import { CURRENCY_CODES } from '../sheet-reader/prices/parse-currency.ts';
import { roleOfHeader } from '../sheet-reader/tables/columns/column-lexicon.ts';
import { fixedWidthCells } from './fixed-width.ts';
import type { PlacedStatement } from './prose/offers/offer.ts';
import { rowsOfOffers } from './prose/offers/offer-rows.ts';
import type { NameReader } from './prose/places/places-in-prose.ts';
import type { TextLine } from './prose/prose-lines.ts';
import { readProse } from './prose/read-prose.ts';
import type { LineDoubt, TextCells } from './source-tab.ts';

const RULE = /^[\s\-=_*+|:]{4,}$/;
const segmentsOf = (text: string) =>
  text
    .trim()
    .split(/\s{2,}|\t+|\s*\|\s*/)
    .filter((part) => part !== '');

/** The lines of a text as rows of cells: tables set by blanks, tabs or bars; offers of prose as a table; other lines as they are. */
export function rowsOfLines(lines: readonly TextLine[], names: NameReader, skip?: ReadonlySet<string>): TextCells[] {
  const rows: TextCells[] = [];
  const prose: TextLine[] = [];
  let rest: readonly TextLine[] = lines;
  while (rest.length > 0) {
    const table = delimitedTable(rest) ?? fixedWidthTable(rest);
    if (table) rows.push(...rowsOfProse(prose.splice(0), names, skip), ...table.rows);
    else prose.push(...rest.slice(0, 1));
    rest = rest.slice(table?.lines ?? 1);
  }
  return [...rows, ...rowsOfProse(prose, names, skip)];
}

const DOUBTS = {
  unplaced: {
    code: 'price_not_understood',
    severity: 'error',
    message: 'The line names a price, but not clearly its ports or its container type. It did not become a rate.',
  },
  setAside: {
    code: 'price_set_aside',
    severity: 'note',
    message: 'The line speaks of an earlier price, or of one that somebody wishes for. It did not become a rate.',
  },
  extras: {
    code: 'addition_not_applied',
    severity: 'warning',
    message: 'The line adds an amount that is of no known charge. It is in no rate and in no total.',
  },
  restrictions: {
    code: 'restriction_not_applied',
    severity: 'warning',
    message: 'The line restricts the rates that it names. They do not say so: look at them before they are published.',
  },
} as const satisfies Record<string, LineDoubt>;

/** The offers of a run of prose as a table, with what is said above and below it. */
function rowsOfProse(lines: readonly TextLine[], names: NameReader, skip?: ReadonlySet<string>): TextCells[] {
  const { offers, notes, counted, ...doubtful } = readProse(lines, names, skip);
  const first = offers[0]?.statement.from.row ?? Number.POSITIVE_INFINITY;
  const row = ({ written, from }: PlacedStatement): TextCells => ({ cells: [noteText(written)], from });
  const told = notes.map(row);
  for (const kind of ['restrictions', 'extras', 'setAside', 'unplaced'] as const)
    for (const statement of new Set(doubtful[kind])) told.push({ ...row(statement), doubt: DOUBTS[kind] });
  const at = ({ from }: TextCells) => from?.row ?? 0;
  const [above, below] = [told.filter((one) => at(one) < first), told.filter((one) => at(one) >= first)];
  const [head, ...rows] = rowsOfOffers(offers);
  const table = head ? [{ ...head, counted }, ...rows] : [];
  return [...oneLineEach(above), ...table, ...oneLineEach(below)];
}

/** Sentences of one line as one row, each on a line of its own in its cell. */
function oneLineEach(rows: readonly TextCells[]): TextCells[] {
  const sorted = [...rows].sort((a, b) => (a.from?.row ?? 0) - (b.from?.row ?? 0));
  const byLine = Map.groupBy(sorted, ({ from }) => from?.row);
  return [...byLine.values()].flatMap((same): TextCells[] => {
    const [first] = same;
    if (!first) return [];
    const doubt = same.find((row) => row.doubt)?.doubt;
    return [
      {
        ...first,
        cells: [joined([...new Set(same.map(({ cells: [text] }) => String(text ?? '')))])],
        ...(doubt ? { doubt } : {}),
      },
    ];
  });
}

/** Sentences one below the other; one in small letters does not go on with the one above. */
const joined = (sentences: readonly string[]) =>
  sentences.reduce((text, next) => `${text}${/^\p{Ll}/u.test(next) && !/[.:;!?,]$/.test(text) ? ';' : ''}\n${next}`);

/** Before these words a new statement begins: "valid 1-31 Dec, USD per container, incl. BAF". */
const STATEMENT =
  /\s*[,–—;]\s+(?=(?:(?:all|alle|todas?) )?(?:rates\b|prices\b|preise\b|noli\b|tarifas\b|valores\b|inkl|incl|excl|exkl|esclus|zzgl|plus\b|thc\b|subject|valid|gültig|(?:usd|eur)\b(?!\s*\d)|不含|另加))|\s+(?=(?:单位|币种|有效期)\s*[:：])|(?<=[^\s.]{2})(?<!\b(?:incl|excl|inkl|exkl|zzgl|subj|approx|max|min|no|cont|dev|ca)|(?:^|\s)\d{1,2})\.\s+(?=\p{L})|[。；]\s*|,\s*(?=不含)/iu;

/** A line of prose with each of its statements on a line of its own, as a cell with line breaks has them. */
function noteText(text: string): string {
  return text
    .trim()
    .split(STATEMENT)
    .filter((part) => part.trim() !== '')
    .join('\n');
}

type Taken = { rows: TextCells[]; lines: number };

/** Signs that part the cells of a line, and how a line is cut by each. */
const DELIMITERS: readonly RegExp[] = [/\t/, /\s*\|\s*/, /\s*;\s*/, /\s+\/\s+/, /\s+-\s+/];
const cellsBy = (delimiter: RegExp, text: string) =>
  text
    .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
    .split(delimiter)
    .map((cell) => cell.trim());
const isHead = (text: string) => roleOfHeader(text) !== undefined || parseEquipmentList(text) !== undefined;

/** A header whose cells are parted by a sign, and the lines below it that are parted alike. */
function delimitedTable(lines: readonly TextLine[]): Taken | undefined {
  const [head = '', ...rest] = lines.map(({ text }) => text);
  for (const delimiter of DELIMITERS) {
    const heads = cellsBy(delimiter, head);
    const named = heads.filter((text) => text !== '');
    if (heads.length < 3 || named.filter(isHead).length < Math.max(2, 0.6 * named.length)) continue;
    const fits = (text: string) => {
      const cells = cellsBy(delimiter, text);
      return cells.length > 1 && cells.length <= heads.length && cells.length >= heads.length - 1;
    };
    const end = rest.findIndex((text) => !fits(text) && !(RULE.test(text) && text.trim() !== ''));
    const below = end < 0 ? rest.length : end;
    if (below === 0) continue;
    const rows = lines.slice(0, below + 1).filter(({ text }) => !RULE.test(text));
    return { rows: rows.map(({ text, from }) => ({ cells: cellsBy(delimiter, text), from })), lines: below + 1 };
  }
  return undefined;
}

/** Lines under each other whose words stand in columns. */
function fixedWidthTable(lines: readonly TextLine[]): Taken | undefined {
  let end = 0;
  while (end < lines.length && (isTabular(lines[end]?.text ?? '') || isShortRow(lines, end))) end += 1;
  const block = lines.slice(0, end);
  const filled = block.filter(({ text }) => !RULE.test(text));
  if (filled.length < 2 || !filled.slice(0, 3).some(({ text }) => isHeader(segmentsOf(text)))) return undefined;
  const isMarked = filled.some(({ text }) => /[\t|]/.test(text));
  const rule = block.find(({ text }) => RULE.test(text))?.text;
  const cells = isMarked
    ? undefined
    : fixedWidthCells(
        filled.map(({ text }) => text),
        rule,
      );
  return { rows: filled.map(({ text, from }, at) => ({ cells: cells?.[at] ?? segmentsOf(text), from })), lines: end };
}

/** A row with a price for none of its columns, or blank but for one ("Felixstowe   on request"), between full ones. */
function isShortRow(lines: readonly TextLine[], at: number): boolean {
  if (at === 0 || segmentsOf(lines[at]?.text ?? '').length !== 2) return false;
  const [before = '', after = ''] = [lines[at - 1]?.text, lines[at + 1]?.text];
  return segmentsOf(before).length >= 3 && segmentsOf(after).length >= 3 && !isHeader(segmentsOf(after));
}

const CURRENCY = `(?:${CURRENCY_CODES.join('|')}|[$€£¥])`;
const PRICED = new RegExp(`^${CURRENCY}\\s?\\d{2}|\\d{2}(?:[.,]-+)?\\s?${CURRENCY}$`, 'i');

/** Whether the cells of a line are the heads of columns. "20' DC   680,- EUR   40' HC   980,- EUR" has prices beside its types. */
export const isHeader = (segments: readonly string[]) =>
  segments.filter(isHead).length >= 2 && !segments.some((text) => PRICED.test(text));

function isTabular(text: string): boolean {
  return RULE.test(text) ? text.trim() !== '' : segmentsOf(text).length >= 3;
}
