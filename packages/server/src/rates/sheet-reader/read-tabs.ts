import type { Workbook } from '../../spreadsheets/index.ts';
import { accountTab } from './accounts/account-tab.ts';
import { TabAccounts } from './accounts/cell-account.ts';
import { joinCharges } from './charges/charges-tab.ts';
import { findDerivation } from './derived-tab.ts';
import { createFindingList, type FindingList } from './finding-list.ts';
import { layoutFingerprint } from './layout-fingerprint.ts';
import { splitLcl } from './lcl/split-lcl.ts';
import type { Mapping } from './mapping.ts';
import { createPlaceReader, type PlaceReader } from './places/place-reader.ts';
import { readPortGroups } from './places/port-groups.ts';
import { readPortNames } from './places/port-names.ts';
import { count } from './plural.ts';
import { parsePrice } from './prices/parse-price.ts';
import type { ReadContext } from './read-context.ts';
import { RateTabReader } from './read-rate-tab.ts';
import { reportRepeatedRates } from './rows/repeated-rates.ts';
import type { DraftRate, SheetReading, TabReading } from './sheet-reading.ts';
import type { Siblings } from './tables/assign-roles.ts';
import { createEvidence, type Evidence, type Names, sampleColumn } from './tables/column-sample.ts';
import type { Grid } from './tables/grid.ts';
import { reportStruckWords } from './tables/report-table.ts';
import { type SurveyedTab, surveyTab } from './tables/survey-tab.ts';
import { type TurnedTab, turnTab } from './tables/turn-tab.ts';
import { accountsOfFile, findingsOfFile, rateOfFile } from './turned-places.ts';

/** `from`: the tab of rates that most of its formulas refer to. */
type RateTab = {
  tab: string;
  rates: DraftRate[];
  reading: TabReading;
  referredTabs: ReadonlySet<string>;
  from: string | undefined;
};

/** A workbook whose tabs were surveyed: its layout is known, its rates are not read yet. */
export type SurveyedWorkbook = {
  workbook: Workbook;
  surveyed: readonly SurveyedTab[];
  layout: string;
  /** The tabs that were surveyed with their tables turned. */
  turned: readonly TurnedTab[];
};

/** Finds the tables of every tab and what they are about. */
export function surveyWorkbook(workbook: Workbook, names: Names, mapping?: Mapping): SurveyedWorkbook {
  const evidence = createEvidence(names);
  const turned = workbook.tabs.map(turnTab).filter((tab) => tab !== undefined);
  const tabs = workbook.tabs.map((tab) => turned.find(({ from }) => from === tab)?.tab ?? tab);
  const first = tabs.map((tab) => surveyTab(tab, { evidence, mapping, siblings: NO_SIBLINGS }));
  const siblings = siblingsOf(first, evidence);
  const surveyed = first.map((tab) =>
    tab.tables.some(({ table }) => table.undecided) ? surveyTab(tab.grid.tab, { evidence, mapping, siblings }) : tab,
  );
  return { workbook, surveyed, turned, layout: layoutFingerprint({ tabs: surveyed.map(layoutOf) }) };
}

const NO_SIBLINGS: Siblings = { origin: new Set(), destination: new Set() };

/** The ports of each end in the tables whose columns are clear: what an unclear one beside them is read by. */
function siblingsOf(surveyed: readonly SurveyedTab[], evidence: Evidence): Siblings {
  const ports = { origin: new Set<string>(), destination: new Set<string>() };
  const clear = surveyed.flatMap(({ tables }) =>
    tables.filter(({ table, kind }) => kind === 'rates' && !table.undecided),
  );
  for (const { table } of clear) {
    for (const end of ['origin', 'destination'] as const) {
      for (const column of table.fields.get(end) ?? [])
        for (const { text } of sampleColumn(table.grid, evidence, {
          column,
          first: table.header[1] + 1,
          last: table.last,
        }).cells)
          for (const code of evidence.codesOf(text)) ports[end].add(code);
    }
  }
  return ports;
}

/** Reads every tab of a workbook: first the names of ports, then rates, then what adds to them or repeats them. */
export function readTabs(
  { workbook, surveyed, layout, turned }: SurveyedWorkbook,
  context: ReadContext,
  list: FindingList = createFindingList(),
): SheetReading {
  const findings = findingsOfFile(list, turned);
  const names = readPortNames(
    surveyed.flatMap((tab) =>
      (tab.kind === 'ignored' ? [] : tab.tables)
        .filter(({ kind }) => kind === 'port-names')
        .map(({ table }) => ({ grid: table.grid, table })),
    ),
    context.ports,
    findings,
  );
  const open = surveyed.filter(({ grid, kind }) => kind !== 'ignored' && !grid.tab.hidden).map(({ grid }) => grid);
  const places = createPlaceReader(context.ports, { names, groups: readPortGroups(open, context.ports) });
  const reader = new RateTabReader({ workbook, surveyed, places, findings, context });
  const accounts = new Map(surveyed.map((tab) => [tab, accountTab(tab, reader.factContextOf(tab))]));
  const accountsOf = (tab: SurveyedTab) => accounts.get(tab) ?? new TabAccounts(tab.grid.tab);
  const rateTabs: RateTab[] = [];
  const readings = new Map<string, TabReading>();
  for (const tab of surveyed) {
    const reading = readingOf(tab, findings);
    readings.set(tab.grid.tab.name, reading);
    if (reading.kind !== 'rates') continue;
    const from = sourceOfFormulas(tab, surveyed);
    const own = from
      ? new RateTabReader({ workbook, surveyed, places, findings: createFindingList(), context })
      : reader;
    const rates = own.read(tab, accountsOf(tab));
    rateTabs.push({ tab: reading.tab, rates, reading, referredTabs: tab.referredTabs, from });
  }
  const rates = dropDerived(rateTabs, findings);
  for (const tab of surveyed) addCharges(tab, rates, { reader, places, context, findings, readings, accountsOf });
  const distinct = reportRepeatedRates(rates, findings);
  countRates(readings, distinct);
  if (distinct.length === 0) reportNothingUnderstood(findings);
  for (const [tab, one] of accounts) {
    const reading = readings.get(tab.grid.tab.name);
    if (reading?.kind === 'derived') one.all(reading.explanation);
  }
  return {
    ...splitLcl(distinct.map((rate) => rateOfFile(rate, turned))),
    findings: findings.list(),
    tabs: [...readings.values()],
    accounts: [...accounts.values()].map((one) => accountsOfFile(one, turned)),
    layout,
  };
}

/**
 * The tab of rates that most formulas of a tab refer to. What is calculated from another tab may leave out what that one
 * says, so doubts about it are none.
 */
function sourceOfFormulas(tab: SurveyedTab, surveyed: readonly SurveyedTab[]): string | undefined {
  const isSource = ({ grid, kind }: SurveyedTab) => kind === 'rates' && tab.referredTabs.has(grid.tab.name);
  return surveyed.find((other) => other !== tab && isSource(other))?.grid.tab.name;
}

type ChargeTabDeps = {
  reader: RateTabReader;
  places: PlaceReader;
  context: ReadContext;
  findings: FindingList;
  readings: ReadonlyMap<string, TabReading>;
  accountsOf: (tab: SurveyedTab) => TabAccounts;
};

/** Adds the surcharges that the tables of a tab list by lane to the rates of the file. */
function addCharges(tab: SurveyedTab, rates: DraftRate[], deps: ChargeTabDeps): void {
  if (tab.grid.tab.hidden || tab.kind === 'ignored') return;
  const { reader, places, context, findings } = deps;
  for (const { table, kind } of tab.tables) {
    if (kind !== 'charges') continue;
    const source = {
      grid: table.grid,
      table,
      facts: reader.factsOf(tab),
      dates: reader.factContextOf(tab).dates,
      accounts: deps.accountsOf(tab),
    };
    const { rows, joined } = joinCharges(source, rates, {
      scopeOf: reader.chargeScopes,
      places,
      carriers: context.carriers,
      findings,
    });
    const reading = deps.readings.get(tab.grid.tab.name);
    if (reading?.kind === 'charges')
      reading.explanation = `Surcharges by lane: ${joined} of ${count(rows, 'line')} ${joined === 1 ? 'was' : 'were'} added to rates.`;
  }
}

function layoutOf(tab: SurveyedTab) {
  return {
    name: tab.grid.tab.name,
    headers: tab.headers,
    title: tab.title.slice(0, 6).map(({ texts }) => texts[0] ?? ''),
  };
}

function countRates(readings: ReadonlyMap<string, TabReading>, rates: readonly DraftRate[]): void {
  for (const reading of readings.values()) reading.rates = 0;
  for (const { tab } of rates) {
    const reading = tab === null ? undefined : readings.get(tab);
    if (reading) reading.rates++;
  }
  for (const reading of readings.values()) {
    if (reading.kind === 'rates')
      reading.explanation = `${count(reading.rows, 'row')} gave ${count(reading.rates, 'rate')}.`;
  }
}

/** A tab whose prices are formulas over another one, although its rows cannot be paired with that one's. */
function derivedByFormulas({ from }: RateTab, tabs: readonly RateTab[]): { how: string } | undefined {
  const source = tabs.find(({ tab }) => tab === from);
  return source && source.from === undefined ? { how: `its prices are formulas over "${source.tab}"` } : undefined;
}

/** Selling prices made from another tab are said, and not imported twice. */
function dropDerived(tabs: readonly RateTab[], findings: FindingList): DraftRate[] {
  const kept: RateTab[] = [];
  for (const tab of tabs) {
    const derivation = findDerivation(tab, kept) ?? derivedByFormulas(tab, tabs);
    if (!derivation) {
      kept.push(tab);
      continue;
    }
    tab.reading.kind = 'derived';
    tab.reading.explanation = `Not imported: ${derivation.how}.`;
    findings.add({
      code: 'tab_derived',
      severity: 'note',
      message: `The tab "${tab.tab}" (${count(tab.reading.rows, 'row')}) was not imported: ${derivation.how}. Its prices are calculated from the other tab's.`,
      tab: tab.tab,
    });
  }
  return kept.flatMap((tab) => tab.rates);
}

function looksPriced(grid: Grid, row: number, column: number): boolean {
  return (
    parsePrice(grid.value(row, column)).kind === 'amount' ||
    /(?:\b(?:usd|eur|cny|rmb|gbp)|[$€¥£])\s?\d{2}|\d{2}\s?(?:usd|eur|cny|rmb|gbp)\b/i.test(grid.text(row, column))
  );
}

/** A file without a rate is not a success, even where nothing in it is wrong. */
function reportNothingUnderstood(findings: FindingList): void {
  if (findings.list().some(({ severity }) => severity === 'error')) return;
  const message =
    'No ocean container rate was found in this file. If a tab has rates, say what its columns hold: `columns`, such as B=destination, and `tabs`, such as Prices=rates.';
  findings.add({ code: 'nothing_understood', severity: 'error', message });
}

/** Rows with numbers under no header, or under one that makes no table of rates: listed, never dropped. */
function reportUnread(tab: SurveyedTab, findings: FindingList): void {
  if (tab.tables.length === 0 && tab.kind === 'other-mode') return;
  const { grid } = tab;
  const unread = tab.tables.filter(({ kind }) => kind === 'unknown').flatMap(({ rows }) => rows);
  if (tab.tables.length === 0) for (let row = 0; row < grid.rowCount; row++) unread.push(row);
  for (const row of unread) {
    if (grid.tab.hiddenRows.has(row)) continue;
    const priced = grid.filledColumns(row).find((column) => looksPriced(grid, row, column));
    if (priced === undefined) {
      if (tab.tables.length === 0 && grid.filledColumns(row).length > 0) {
        const message = 'The tab has text but no table of rates.';
        findings.add({ code: 'text_only', severity: 'note', message, tab: grid.tab.name, row, group: 'text' });
      }
      continue;
    }
    findings.add({
      code: 'table_not_understood',
      severity: 'error',
      message:
        'These rows have numbers, but no header above them says what they are (a port of loading or discharge and a container type or price). Say what the columns hold in the answer `columns`, such as `A=origin` and `C=price 40HC`.',
      tab: grid.tab.name,
      row,
      column: priced,
      group: 'table',
    });
  }
}

function readingOf(tab: SurveyedTab, findings: FindingList): TabReading {
  const { name, hidden } = tab.grid.tab;
  const reading: TabReading = { tab: name, kind: tab.kind, rows: tab.rows, rates: 0, explanation: tab.explanation };
  if (hidden) {
    if (tab.kind === 'rates' || tab.kind === 'charges') {
      reading.kind = 'notes';
      reading.explanation = 'Hidden: not imported.';
    }
    findings.add({
      code: 'tab_hidden',
      severity: tab.kind === 'rates' || tab.kind === 'charges' ? 'warning' : 'note',
      message: `The tab "${name}" is hidden; its ${count(tab.rows, 'row')} ${tab.rows === 1 ? 'was' : 'were'} not imported.`,
      tab: name,
    });
    return reading;
  }
  if (tab.kind === 'ignored') return reading;
  reportUnread(tab, findings);
  reportStruckWords(tab.grid, findings);
  if (tab.tables.length === 0 && tab.kind === 'other-mode')
    reportOtherMode(tab, { mode: tab.mode, rows: tab.title.map(({ row }) => row) }, findings);
  for (const { kind, mode, rows } of tab.tables) {
    if (kind === 'other-mode') reportOtherMode(tab, { mode, rows }, findings);
    if (kind === 'add-ons') reportAddOns(tab, rows, findings);
  }
  return reading;
}

function reportAddOns(tab: SurveyedTab, rows: readonly number[], findings: FindingList): void {
  const message = 'These amounts are added to the rates of a base port. They were not imported as rates of their own.';
  for (const row of rows)
    findings.add({ code: 'add_on', severity: 'warning', message, tab: tab.grid.tab.name, row, group: 'add-on' });
}

type OtherMode = { mode: string | undefined; rows: readonly number[] };

function reportOtherMode(tab: SurveyedTab, { mode, rows }: OtherMode, findings: FindingList): void {
  for (const row of rows) {
    findings.add({
      code: 'other_mode',
      severity: 'warning',
      message: `These are ${mode ?? 'not container'} rates; they were not imported as ocean container rates.`,
      tab: tab.grid.tab.name,
      row,
      group: 'table',
    });
  }
}
