import type { Workbook } from '../../spreadsheets/index.ts';
import { accountTab } from './accounts/account-tab.ts';
import { TabAccounts } from './accounts/cell-account.ts';
import { markUnheard } from './accounts/unheard-charges.ts';
import { reportFreeTime } from './accounts/unheard-free-time.ts';
import { joinAddOns } from './add-ons/join-add-ons.ts';
import { joinCharges } from './charges/charges-tab.ts';
import { findDerivation } from './derived-tab.ts';
import { readFacts } from './facts/read-facts.ts';
import type { SheetFacts } from './facts/sheet-facts.ts';
import { createFindingList, type FindingList } from './finding-list.ts';
import { layoutFingerprint } from './layout-fingerprint.ts';
import { splitLcl } from './lcl/split-lcl.ts';
import type { Mapping } from './mapping.ts';
import { createPlaceReader, type PlaceReader } from './places/place-reader.ts';
import { readPortGroups } from './places/port-groups.ts';
import { type PortNames, readPortNames } from './places/port-names.ts';
import { count } from './plural.ts';
import type { ReadContext } from './read-context.ts';
import { RateTabReader } from './read-rate-tab.ts';
import { readingOf, reportNothingUnderstood } from './report-tabs.ts';
import { withLegend } from './rows/carrier-legend.ts';
import { reportOutOfLine } from './rows/prices-out-of-line.ts';
import { reportRepeatedRates } from './rows/repeated-rates.ts';
import type { DraftRate, SheetReading, TabReading } from './sheet-reading.ts';
import type { Siblings } from './tables/assign-roles.ts';
import { createEvidence, type Evidence, type Names, sampleColumn } from './tables/columns/column-sample.ts';
import { createGrid } from './tables/grid.ts';
import { raiseDays } from './tables/headers/days-below-head.ts';
import { moveSideNotes } from './tables/side-notes.ts';
import { type SurveyedTab, surveyTab } from './tables/survey-tab.ts';
import type { Table } from './tables/table.ts';
import { findLead } from './tables/table-lead.ts';
import { type TurnedTab, turnTab } from './tables/turn-tab.ts';
import { accountsOfFile, findingsOfFile, rateOfFile } from './turned-places.ts';
import { type DateContext, monthOf } from './validity/parse-validity.ts';

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
  /** What texts of it may be. */
  evidence: Evidence;
  /** The tabs that were surveyed in another order than the file has. */
  turned: readonly TurnedTab[];
};

/** Finds the tables of every tab and what they are about. */
export function surveyWorkbook(workbook: Workbook, names: Names, mapping?: Mapping): SurveyedWorkbook {
  const turned = workbook.tabs
    .map((tab) => turnTab(tab) ?? raiseDays(tab) ?? moveSideNotes(tab))
    .filter((tab) => tab !== undefined);
  const tabs = workbook.tabs.map((tab) => turned.find(({ from }) => from === tab)?.tab ?? tab);
  const grids = tabs.filter(({ hidden }) => !hidden).map(createGrid);
  const evidence = createEvidence({ ...names, groups: readPortGroups(grids, names.ports) });
  const first = tabs.map((tab) => surveyTab(tab, { evidence, mapping, siblings: NO_SIBLINGS }));
  const siblings = siblingsOf(first, evidence);
  const surveyed = first.map((tab) =>
    tab.tables.some(({ table }) => table.undecided) ? surveyTab(tab.grid.tab, { evidence, mapping, siblings }) : tab,
  );
  return { workbook, surveyed, turned, evidence, layout: layoutFingerprint({ tabs: surveyed.map(layoutOf) }) };
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

/** What the tabs of port codes say. */
function namesIn(surveyed: readonly SurveyedTab[], { ports }: ReadContext, findings: FindingList): PortNames {
  const tables = surveyed.flatMap((tab) => (tab.kind === 'ignored' ? [] : tab.tables));
  const named = tables.filter(({ kind }) => kind === 'port-names');
  return readPortNames(
    named.map(({ table }) => ({ grid: table.grid, table })),
    ports,
    findings,
  );
}

/** Reads every tab of a workbook: first the names of ports, then rates, then what adds to them or repeats them. */
export function readTabs(
  { workbook, surveyed, layout, turned }: SurveyedWorkbook,
  given: ReadContext,
  list: FindingList = createFindingList(),
): SheetReading {
  const findings = findingsOfFile(list, turned);
  const names = namesIn(surveyed, given, findings);
  const open = surveyed.filter(({ grid, kind }) => kind !== 'ignored' && !grid.tab.hidden).map(({ grid }) => grid);
  const context = { ...given, carriers: withLegend(given.carriers, open) };
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
  const read = dropDerived(rateTabs, findings);
  const rates = [...read, ...surveyed.flatMap((tab) => readAddOns(tab, read, { reader, places, context, findings }))];
  for (const tab of surveyed) addCharges(tab, rates, { reader, places, context, findings, readings, accountsOf });
  const distinct = reportRepeatedRates(rates, findings);
  reportOutOfLine(distinct, findings);
  const over = surveyed.map((tab) => ({
    tab,
    accounts: accountsOf(tab),
    isDerived: readings.get(tab.grid.tab.name)?.kind === 'derived',
  }));
  const marked = markUnheard(distinct, over, { findings, reader, carriers: context.carriers });
  reportFreeTime(distinct, over, findings);
  countRates(readings, distinct);
  if (distinct.length === 0) reportNothingUnderstood(findings);
  accountDerived(accounts, readings);
  return {
    ...splitLcl(marked.map((rate) => rateOfFile(rate, turned))),
    findings: findings.list(),
    tabs: [...readings.values()],
    accounts: [...accounts.values()].map((one) => accountsOfFile(one, turned)),
    layout,
  };
}

/** A tab whose prices are made from another one's gives nothing by itself. */
function accountDerived(accounts: ReadonlyMap<SurveyedTab, TabAccounts>, readings: ReadonlyMap<string, TabReading>) {
  for (const [tab, one] of accounts) {
    const reading = readings.get(tab.grid.tab.name);
    if (reading?.kind === 'derived') one.all(reading.explanation);
  }
}

/**
 * The tab of rates that most formulas of a tab refer to. What is calculated from another tab may leave out what that one
 * says, so doubts about it are none.
 */
function sourceOfFormulas(tab: SurveyedTab, surveyed: readonly SurveyedTab[]): string | undefined {
  const isSource = ({ grid, kind }: SurveyedTab) => kind === 'rates' && tab.referredTabs.has(grid.tab.name);
  return surveyed.find((other) => other !== tab && isSource(other))?.grid.tab.name;
}

type TabDeps = { reader: RateTabReader; places: PlaceReader; context: ReadContext; findings: FindingList };

/** The rates that the tables of add-ons of a tab make of those of the file. */
function readAddOns(tab: SurveyedTab, rates: readonly DraftRate[], { reader, ...deps }: TabDeps): DraftRate[] {
  if (tab.grid.tab.hidden || tab.kind === 'ignored') return [];
  const facts = reader.factsOf(tab);
  return tab.tables.flatMap(({ table, kind }, index) => {
    if (kind !== 'add-ons') return [];
    const lines = index === 0 ? tab.title : findLead(table, undefined);
    const words = [tab.grid.tab.name, ...lines.flatMap(({ texts }) => texts)];
    return joinAddOns({ table, facts, words }, rates, deps);
  });
}

type ChargeTabDeps = TabDeps & {
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
      facts: withCurrencyOver(reader, tab, table),
      dates: withYearOf(rates, reader.factContextOf(tab).dates),
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

/** What holds for a table of charges below another table: the currency is that of the lines right over it, where they name one. */
function withCurrencyOver(reader: RateTabReader, tab: SurveyedTab, table: Table): SheetFacts {
  const facts = reader.factsOf(tab);
  const before = tab.tables.findLast(({ table: other }) => other.last < table.header[0])?.table;
  if (!before) return facts;
  const { currency } = readFacts(findLead(table, { table: before, body: undefined }), reader.factContextOf(tab));
  return currency === undefined ? facts : { ...facts, currency };
}

/** Days of charges without a year are near those of the rates that they are for. */
function withYearOf(rates: readonly DraftRate[], dates: DateContext): DateContext {
  const [first] = rates.map(({ content }) => content.validFrom).sort();
  return dates.year !== undefined || first === undefined ? dates : { ...dates, year: monthOf(first) };
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
    if (reading.kind === 'add-ons' && reading.rates > 0)
      reading.explanation = `Amounts on top of the rates of a base port: they made ${count(reading.rates, 'rate')}.`;
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
