import { phraseSource } from '../sheet-reader/lexicon/phrases.ts';
import { plainText } from '../sheet-reader/plain-text.ts';
import { askedLines } from './asked-lines.ts';
import { type ChatLine, readChat } from './chat-lines.ts';
import { withFootnotes } from './footnotes.ts';
import { withLaneCells } from './lane-cells.ts';
import { type LineFate, sortMailLines, unquoted } from './mail-text.ts';
import type { NameReader } from './prose/places/places-in-prose.ts';
import type { TextLine } from './prose/prose-lines.ts';
import { rowOfCells, type SourceTab, type TextCells, tabOfRows } from './source-tab.ts';
import { rowsOfLines } from './text-rows.ts';

/**
 * What of a text is read: `sort` tells the lines that are, `skip` has sentences that something else has read. `earlierFirst`: rows of an
 * earlier message, read before the newest one, which goes on where that ends.
 */
export type BodyChoice = {
  sort?: (lines: readonly string[]) => LineFate[];
  skip?: ReadonlySet<string>;
  earlierFirst?: ReadonlySet<number>;
};

/** A text as a tab: its rows are its lines, but where sentences or labels make a table of them. */
export function textSourceTab(
  name: string,
  text: string,
  names: NameReader,
  { sort = sortMailLines, skip, earlierFirst }: BodyChoice = {},
): SourceTab {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .split('\n');
  const chat = readChat(lines);
  const fates = chat?.map(fateOfMessage) ?? sort(lines);
  const asked = chat ? new Map<number, string>() : askedLines(lines, fates, names);
  const placed = lines.flatMap((line, row): TextLine[] => {
    const from = { tab: name, row };
    const question = asked.get(row);
    if (question !== undefined) return ['', question].map((text) => ({ text, from }));
    if (!fates[row]?.kept) return [];
    const said = { text: chat?.[row]?.text ?? unquoted(line), from };
    // What somebody says is a paragraph of its own.
    return chat?.[row]?.begins ? [{ text: '', from }, said] : [said];
  });
  const rows = rowsOfLines(earlierFirst ? earlierLinesFirst(placed, earlierFirst) : placed, names, skip);
  const shown = tabOfRows(
    name,
    lines.map((line) => rowOfCells([line.trim()])),
  );
  const ignored = fates.flatMap((fate, row) =>
    fate.kept || asked.has(row) ? [] : [{ tab: name, row, reason: fate.reason }],
  );
  return sourceTabOf(name, rows, { shown: [shown], ignored, names });
}

function earlierLinesFirst(lines: readonly TextLine[], earlier: ReadonlySet<number>): TextLine[] {
  const [above, below] = [
    lines.filter(({ from }) => earlier.has(from.row)),
    lines.filter(({ from }) => !earlier.has(from.row)),
  ];
  const [first] = below;
  return first ? [...above, { ...first, text: '' }, ...below] : above;
}

const fateOfMessage = ({ isOwn }: ChatLine): LineFate =>
  isOwn ? { kept: false, reason: 'It is what you wrote yourself in the conversation.' } : { kept: true };

/** Rows that were made of a source, with what is shown of it. */
export function sourceTabOf(
  name: string,
  rows: readonly TextCells[],
  of: Pick<SourceTab, 'shown' | 'ignored'> & { names: NameReader },
): SourceTab {
  const { names, ...rest } = of;
  const ordered = conditionsFirst(withFootnotes(withLaneCells(rows, names)));
  const read = tabOfRows(
    name,
    ordered.map(({ cells }) => rowOfCells(cells)),
  );
  const doubts = rows.flatMap(({ doubt, from, cells }) =>
    doubt && from ? [{ ...doubt, ...from, quote: doubt.quote ?? String(cells[0] ?? '').replace(/\n/g, ' ') }] : [],
  );
  const counted = rows.flatMap((row) => row.counted ?? []);
  return {
    read,
    places: ordered.map(({ from }) => from),
    cells: ordered.map(({ at }) => at),
    doubts,
    counted,
    ...rest,
  };
}

const isFilled = (value: unknown) => value !== null && value !== '';
const isTableRow = ({ cells }: TextCells) => cells.filter(isFilled).length > 1;

/** Shorter lines below a table are headings of the next one. */
const LEAST_WORDS = 4;

/** How many rows from one on stand right below each other, and right below the row before them. */
function linesRightBelow(rows: readonly TextCells[], at: number): number {
  let count = 0;
  const rowAt = (index: number) => rows[index]?.from?.row ?? Number.NaN;
  const isNext = (index: number) => rowAt(index) === rowAt(index - 1) + 1;
  while (at + count < rows.length && !isTableRow(rows[at + count] ?? NO_CELLS) && isNext(at + count)) count += 1;
  return count;
}

const NO_CELLS: TextCells = { cells: [], from: null };

/** Whether a table above the last one has a note of its own right below it. */
function hasOwnNotes(rows: readonly TextCells[], last: number): boolean {
  return rows.some((one, at) => {
    if (!isTableRow(one) || at >= last || isTableRow(rows[at + 1] ?? NO_CELLS)) return false;
    const [text] = rows[at + 1]?.cells ?? [];
    const isWords = typeof text === 'string' && text.split(/\s+/).length >= LEAST_WORDS;
    return isWords && linesRightBelow(rows, at + 1) > 0 && !isTableRow(rows[at + 2] ?? NO_CELLS);
  });
}

/** A line says itself that it is of every table: "BL fee USD 45 for both lines". */
const SAID_OF_ALL = new RegExp(phraseSource('all-tables'), 'u');

const isSaidOfAll = ({ cells }: TextCells) =>
  cells.some((cell) => typeof cell === 'string' && SAID_OF_ALL.test(plainText(cell)));

/** "Also to New York: USD 1,890/20', same conditions": offers in words below a table have the conditions that stand between. */
const SAME_CONDITIONS = new RegExp(phraseSource('same-conditions'), 'u');

/** What stands between a table and offers in words that have the same conditions is said of both: it goes above the table. */
function withSharedConditions(rows: readonly TextCells[]): TextCells[] {
  const first = rows.findIndex(isTableRow);
  const offers = rows.findIndex((row, at) => at > first && row.from === null && isTableRow(row));
  const isSame = ({ cells }: TextCells) =>
    cells.some((cell) => typeof cell === 'string' && SAME_CONDITIONS.test(plainText(cell)));
  if (first < 0 || offers < 0 || !rows.slice(offers).some(isSame)) return [...rows];
  const last = rows.slice(0, offers).findLastIndex(isTableRow);
  return [
    ...rows.slice(0, first),
    ...rows.slice(last + 1, offers),
    ...rows.slice(first, last + 1),
    ...rows.slice(offers),
  ];
}

/**
 * What stands under the last table is said of all of them ("Rates include BAF"): it is read before the first, where nothing takes it for
 * a heading. What stands right below it where another table has notes, too, is of the last one, unless it says otherwise. A short line
 * right above a table is its heading and stays there.
 */
function conditionsFirst(read: readonly TextCells[]): TextCells[] {
  const rows = withSharedConditions(read);
  const first = rows.findIndex(isTableRow);
  const table = rows.findLastIndex(isTableRow);
  if (first < 0) return [...rows];
  const last = hasOwnNotes(rows, table) ? table + linesRightBelow(rows, table + 1) : table;
  const [heading] = rows[first - 1]?.cells ?? [];
  const at = typeof heading === 'string' && heading.length <= 30 ? first - 1 : first;
  const below = rows.slice(table + 1, last + 1);
  const ofLast = below.filter((row) => !isSaidOfAll(row));
  return [
    ...rows.slice(0, at),
    ...below.filter(isSaidOfAll),
    ...rows.slice(last + 1),
    ...rows.slice(at, table + 1),
    ...ofLast,
  ];
}
