import type { IsoDate } from '../../base/index.ts';
import { type AmendmentReading, announcedIn } from '../amendments/amendment.ts';
import { type CellRole, TabAccounts } from '../sheet-reader/accounts/cell-account.ts';
import { createFindingList, type FindingList, type SheetFinding } from '../sheet-reader/finding-list.ts';
import type { SheetReading } from '../sheet-reader/sheet-reading.ts';
import { correctionFindings, type SaidLine } from './corrections.ts';
import { daysByMailDate } from './mail-days.ts';
import type { TextLine } from './prose/prose-lines.ts';
import type { CellPlace, SourceTab } from './source-tab.ts';

type Placing = { tab: string; row: number; cell: (column: number) => CellPlace };

/** Where a row that was read stands in the source. A line that became several cells is one cell there. */
function placingOf(tab: SourceTab, row: number): Placing | undefined {
  const place = tab.places[row] ?? tab.places.slice(row).find((one) => one !== null);
  if (!place) return undefined;
  const cells = tab.cells[row];
  const width = tab.shown.find(({ name }) => name === place.tab)?.rows[place.row]?.values.length ?? 0;
  const cell = (column: number) =>
    cells?.[column] ?? { row: place.row, column: Math.min(column, Math.max(0, width - 1)) };
  return { ...place, cell };
}

/** A list of findings whose places are those of the source. */
export function placingFindings(tabs: readonly SourceTab[]): FindingList {
  const list = createFindingList();
  const covered = new Map<string, Set<number>>();
  return {
    add(doubt) {
      const tab = tabs.find(({ read }) => read.name === doubt.tab);
      if (!tab || doubt.row === undefined) return list.add(doubt);
      const rows = covered.get(tab.read.name) ?? new Set();
      covered.set(tab.read.name, rows.add(doubt.row));
      const placing = placingOf(tab, doubt.row);
      if (!placing) return list.add(doubt);
      const place = doubt.column === undefined ? { row: placing.row } : placing.cell(doubt.column);
      return list.add({ ...doubt, tab: placing.tab, ...place });
    },
    list: () => list.list(),
    rowsCovered: (tab) => covered.get(tab) ?? new Set(),
  };
}

/** What says most about a line, when its cells became several things. */
const FIRST: readonly CellRole[] = [
  'price',
  'charge',
  'origin',
  'destination',
  'validity',
  'carrier',
  'heading',
  'default',
  'note',
];

/** What goes with the tabs: attachments that were refused, when a mail was sent, and how lines are read that change rates elsewhere. */
type Placed = {
  refused: readonly SheetFinding[];
  sentOn: IsoDate | undefined;
  amendmentsOf: (lines: readonly TextLine[]) => AmendmentReading;
};

/** The reading with its rates and accounts at their places in the source. */
export function placeReading(
  reading: SheetReading,
  tabs: readonly SourceTab[],
  { refused, sentOn, amendmentsOf }: Placed,
): SheetReading {
  const rates = reading.rates.map((rate) => {
    const tab = tabs.find(({ read }) => read.name === rate.tab);
    const placing = tab && rate.row !== null ? placingOf(tab, rate.row - 1) : undefined;
    if (!placing) return rate;
    const { row, column } = rate.column === null ? { row: placing.row, column: null } : placing.cell(rate.column);
    return { ...rate, tab: placing.tab, row: row + 1, column };
  });
  // Rows whose ports are known and that wait for an answer are rates of their own, and not a notice about others.
  const isWaiting = reading.findings.some(({ code }) => /^question_(?:valid|currency|carrier)/.test(code));
  const announced = rates.length === 0 && !isWaiting ? amendmentsOf(tabs.flatMap(linesOf)) : undefined;
  if (announced && announcedIn(announced).length > 0) {
    const accounts = tabs.flatMap((tab) => placeAccounts(tab, reading.accounts));
    return {
      ...reading,
      rates,
      findings: [...refused, ...announcedFindings(announced)],
      accounts,
      amendments: announced,
    };
  }
  const { findings: corrections, held } = correctionFindings(tabs.flatMap(proseOf), rates);
  const doubts = createFindingList();
  for (const doubt of tabs.flatMap((tab) => tab.doubts)) doubts.add({ ...doubt, group: doubt.code });
  const derived = daysByMailDate(tabs.flatMap(linesOf), sentOn);
  const found = [...refused, ...corrections, ...doubts.list(), ...reading.findings, ...derived];
  const kept = rates.filter((rate) => !held.has(rate));
  const isSaid = kept.length > 0 || found.some(({ severity }) => severity === 'error');
  const findings = isSaid ? found : [NOTHING_UNDERSTOOD, ...found];
  return { ...reading, rates: kept, findings, accounts: tabs.flatMap((tab) => placeAccounts(tab, reading.accounts)) };
}

/** Says which lines change published rates; the import says what came of it. */
function announcedFindings(announced: AmendmentReading): SheetFinding[] {
  const list = createFindingList();
  for (const source of announcedIn(announced)) {
    const message = 'The line changes rates that are not listed here.';
    list.add({ code: 'amendment_read', severity: 'note', message, ...source });
  }
  return list.list();
}

/** The lines of a tab as they were sent, without those that are left out. */
function linesOf({ shown, ignored }: SourceTab): TextLine[] {
  const left = new Set(ignored.map(({ tab, row }) => `${tab}!${row}`));
  return shown.flatMap((tab) =>
    tab.rows.flatMap(({ values }, row) =>
      left.has(`${tab.name}!${row}`)
        ? []
        : [{ text: values.map((value) => value ?? '').join('  '), from: { tab: tab.name, row } }],
    ),
  );
}

/** The lines of a tab as they were sent that are no rows of a table. */
export function sentencesOf(tab: SourceTab): TextLine[] {
  const cellsAt = (name: string, row: number) =>
    tab.shown.find((shown) => shown.name === name)?.rows[row]?.values.length ?? 0;
  return linesOf(tab).filter(({ from }) => cellsAt(from.tab, from.row) === 1);
}

/** The lines of a tab that are prose, once each. */
function proseOf({ read, places }: SourceTab): SaidLine[] {
  return read.rows.flatMap(({ values }, row) => {
    const [text, ...others] = values;
    const from = places[row];
    if (typeof text !== 'string' || others.length > 0 || !from) return [];
    return text.split('\n').map((line) => ({ text: line, from }));
  });
}

const NOTHING_UNDERSTOOD: SheetFinding = {
  code: 'nothing_understood',
  severity: 'error',
  message: 'Nothing was understood as a rate: no place to another with a container type and a price.',
  rows: [],
};

function placeAccounts(tab: SourceTab, accounts: readonly TabAccounts[]): TabAccounts[] {
  const own = accounts.find(({ tab: read }) => read === tab.read);
  const placed = new Map(tab.shown.map((shown) => [shown.name, new TabAccounts(shown)]));
  for (const { tab: name, row, reason } of tab.ignored) placed.get(name)?.row(row, 'ignored', reason);
  if (own) placeCells(tab, own, placed);
  return [...placed.values()];
}

function placeCells(tab: SourceTab, own: TabAccounts, placed: ReadonlyMap<string, TabAccounts>): void {
  const ranks = new Map<string, number>();
  tab.read.rows.forEach(({ values }, row) => {
    const placing = tab.places[row] ? placingOf(tab, row) : undefined;
    if (!placing) return;
    values.forEach((value, column) => {
      if (value === null) return;
      const account = own.of(row, column);
      const at = placing.cell(column);
      const rank = FIRST.indexOf(account.role);
      const key = `${placing.tab}!${at.row}!${at.column}`;
      const known = ranks.get(key);
      if (known !== undefined && (rank < 0 || (known >= 0 && known <= rank))) return;
      ranks.set(key, rank);
      placed.get(placing.tab)?.cell(at.row, at.column, account);
    });
  });
}
