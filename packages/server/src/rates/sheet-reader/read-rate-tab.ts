import { accountChargeRow, accountTable, accountTotalRow, accountUnchosen } from './accounts/account-tab.ts';
import { TabAccounts } from './accounts/cell-account.ts';
import { createScopeReader, type ScopeReader } from './charges/charge-scope.ts';
import { type ChargeGroup, groupCharges } from './charges/group-charges.ts';
import { HeadingsOver } from './charges/headings-over.ts';
import { compareReadings } from './compare-readings.ts';
import { sentencesUnderCharges } from './facts/charge-sentences.ts';
import { chargesUnder } from './facts/charges-under.ts';
import { findYen } from './facts/find-yen.ts';
import { findNamedPlace, type HeadingContext, headingFacts, namesInHeading } from './facts/heading-facts.ts';
import { placeMarkedNotes } from './facts/marked-notes.ts';
import { carrierOfFirst, notesOfEach, type TableLeads, titleOver, withChargesOf } from './facts/notes-of-tables.ts';
import type { FactContext, TextRow } from './facts/read-facts.ts';
import type { SheetFacts } from './facts/sheet-facts.ts';
import { linesOf, type TabDeps, TabFacts } from './facts/tab-facts.ts';
import { type Doubts, recordDoubts } from './finding-list.ts';
import { LCL_MODE } from './lcl/lcl-table.ts';
import { withLcl } from './lcl/with-lcl.ts';
import { memoize } from './memoize.ts';
import { createDrafter } from './rows/draft-rates.ts';
import { RowProgress } from './rows/row-progress.ts';
import type { DraftRate } from './sheet-reading.ts';
import { below, headerText } from './tables/around-table.ts';
import { choosePriceColumns } from './tables/columns/price-columns.ts';
import type { RawRow } from './tables/raw-row.ts';
import { readTable, type TableBody } from './tables/read-table.ts';
import { askForColumns, reportBody, reportHiddenColumns, reportReadByValues } from './tables/report-table.ts';
import { settlePlace } from './tables/settle-place.ts';
import type { SurveyedTab } from './tables/survey-tab.ts';
import { hasColumn, type PriceColumn, type Table } from './tables/table.ts';
import { findLead, isAbove } from './tables/table-lead.ts';
import type { DateContext } from './validity/parse-validity.ts';
import { createValidityReader } from './validity/validity-reader.ts';

/** `from` is the table as it was found, before the title decided what its unnamed column of ports is. */
type RateTable = { from: Table; table: Table; body: TableBody; isLcl: boolean };

/** What a table is read with: what holds over it, and where it is said what became of its cells and what is doubtful. */
type HowToRead = { title: SheetFacts; accounts: TabAccounts; findings: Doubts };

/** The lines of its own over each table, and their rows. */
type Leads = { leadOf: (one: RateTable) => readonly TextRow[]; leading: ReadonlySet<number> };

const tabsOfRates = (surveyed: TabDeps['surveyed']) =>
  surveyed.flatMap(({ kind, grid }) => (kind === 'rates' ? [grid.tab.name] : []));

/** Reads the rate tabs of one workbook. */
export class RateTabReader {
  readonly #deps: TabDeps;
  readonly #facts: TabFacts;
  /** What ¥ means. */
  readonly #yen: string | null;
  readonly #progress: RowProgress;
  readonly #isPlace: (text: string) => boolean;
  readonly #headings = new HeadingsOver();
  /** Whom charges are for that name a place or a carrier. */
  readonly chargeScopes: ScopeReader;

  constructor(deps: TabDeps) {
    this.#deps = deps;
    this.#facts = new TabFacts(deps);
    const [tabs, headings] = [tabsOfRates(deps.surveyed), this.#headings];
    this.chargeScopes = createScopeReader(deps.context.ports, deps.context.carriers, { tabs, headings });
    const { places } = deps;
    this.#isPlace = memoize(
      (text: string) => places.read(text).places.length > 0 || places.portsNamed(text, 'all').length > 0,
    );
    this.#yen = findYen(deps.surveyed);
    const rows = deps.surveyed.reduce((sum, tab) => sum + (tab.kind === 'rates' ? tab.rows : 0), 0);
    this.#progress = new RowProgress(rows, deps.context.onProgress);
  }

  /** What holds for all of a tab. */
  factsOf(tab: SurveyedTab): SheetFacts {
    return this.#facts.factsOf(tab);
  }

  /** What the texts of a tab are read with. */
  factContextOf(tab: SurveyedTab): FactContext {
    const { context, places } = this.#deps;
    return { carriers: context.carriers, dates: this.#facts.datesOf(tab), places };
  }

  /** The rates of one tab; what did not become one is in the findings. */
  read(tab: SurveyedTab, accounts: TabAccounts): DraftRate[] {
    const { findings } = this.#deps;
    const tables = tab.tables.filter(({ kind }) => kind === 'rates');
    const title = this.#facts.factsOf(tab);
    const given = { ...this.#deps.context.answers, ...title };
    const bodies = tables.map(({ table: from, mode }) => {
      const table = settlePlace(from, given);
      return {
        from,
        table,
        body: readTable(table.grid, table, this.#isPlace, () => this.#progress.step(1)),
        isLcl: mode === LCL_MODE,
      };
    });
    const leads = this.#leadsOf(tab, bodies);
    for (const { from, body } of bodies) this.#headings.add(tab.grid.tab.name, body, leads.get(from));
    const titles = this.#titlesOf(tab, bodies, leads).map((facts, index) => {
      const over = titleOver(tab, facts, { leads, table: bodies[index]?.from });
      return this.#withNamedPlace(over, withLcl(tab, facts, bodies[index]), bodies[index]);
    });
    const rates: DraftRate[] = [];
    for (const [index, one] of bodies.entries()) {
      const { table, body } = one;
      accountTable(accounts, { table, body });
      reportBody(tab.grid.tab.name, { table, body }, findings);
      reportReadByValues(tab.grid.tab.name, { table, body }, findings);
      const how = { title: titles[index] ?? {}, accounts, findings };
      const read = table.undecided ? this.#readUndecided(tab, one, how) : this.#readOneTable(tab, one, how);
      for (const rate of read) rates.push(rate);
    }
    reportHiddenColumns(tab.grid, tables[0]?.table, findings);
    return rates;
  }

  /** What holds over each rate table of a tab: the tab's title, and from the second table on the lines right above it. */
  #titlesOf(tab: SurveyedTab, bodies: readonly RateTable[], leads: TableLeads): SheetFacts[] {
    const dates = this.#facts.datesOf(tab);
    const leadOf = ({ from }: RateTable) => leads.get(from) ?? [];
    const leading = new Set([...leads.values()].flatMap((lead) => lead.map(({ row }) => row)));
    const titles = this.#titlesApart(tab, bodies, { leadOf, leading });
    const headings = bodies.map((one) => {
      const lead = leadOf(one);
      return linesOf(lead.length > 0 ? lead : findLead(one.from, undefined).slice(-1));
    });
    let earlier: { header: string; last: SheetFacts } | undefined;
    return bodies.map((one, index) => {
      const { table, body } = one;
      const lead = leadOf(one);
      const header = headerText(table);
      // A header repeated at the top of a page interrupts nothing.
      const above = lead.length === 0 && earlier?.header === header ? earlier.last : (titles[index] ?? {});
      const context = this.#headingContext(table, dates);
      const own = lead.reduce((facts, line) => headingFacts(line, facts, context), above);
      const section = body.sections.filter(({ row }) => !leading.has(row)).at(-1);
      earlier = { header, last: section ? headingFacts(section, own, context) : own };
      const others = headings.filter((_, other) => other !== index).flat();
      return bodies.length > 1 ? chargesUnder(own, headings[index] ?? [], others) : own;
    });
  }

  /** The lines of its own over each table of a tab: those between it and the one above. */
  #leadsOf(tab: SurveyedTab, bodies: readonly RateTable[]): TableLeads {
    const leads = tab.tables.map(({ table, kind }): [Table, TextRow[]] => {
      // Lines over a table of charges speak of the rates above it.
      if (kind === 'charges') return [table, []];
      const before = tab.tables.findLast(({ table: other }) => isAbove(other, table));
      const isBeside = table.span[0] > 0 || table.span[1] < tab.grid.columnCount - 1;
      if (!before) return [table, isBeside ? findLead(table, undefined) : this.#firstHeading(tab, table, bodies)];
      const body = bodies.find((other) => other.from === before.table)?.body;
      return [table, findLead(table, { table: before.table, body })];
    });
    return new Map(leads);
  }

  /** What the title of the tab and the notes say over each table; those of one of several tables hold for it alone. */
  #titlesApart(tab: SurveyedTab, bodies: readonly RateTable[], { leadOf, leading }: Leads): SheetFacts[] {
    const marked = new Set(carrierOfFirst(bodies, leadOf, this.#deps.context.carriers).map(({ row }) => row));
    const notesOf = bodies.map(({ body }) => {
      const around = [...body.notes, ...below(body)].filter(({ row }) => !leading.has(row));
      for (const row of placeMarkedNotes(body, [...tab.title, ...around])) marked.add(row);
      return around;
    });
    const unmarked = [...notesOf.flat(), ...sentencesUnderCharges(tab)].filter(({ row }) => !marked.has(row));
    const over = marked.size === 0 ? tab : { ...tab, title: tab.title.filter(({ row }) => !marked.has(row)) };
    const common = this.#facts.factsOf(over, unmarked);
    const apart = notesOfEach(
      bodies.map((one, index) => ({
        table: one.from,
        lead: leadOf(one),
        notes: (notesOf[index] ?? []).filter(({ row }) => !marked.has(row)),
        lastRow: one.body.rows.at(-1)?.row ?? one.from.header[1],
      })),
    );
    return bodies.map((_, index) => {
      const others = apart.filter((_notes, other) => other !== index);
      if (others.every(({ size }) => size === 0)) return common;
      const own = unmarked.filter((note) => !others.some((notes) => notes.has(note)));
      return withChargesOf(common, this.#facts.factsOf(over, own));
    });
  }

  /** The line right above the first of several tables, where the others have a heading too and it names a port as theirs do. */
  #firstHeading(tab: SurveyedTab, table: Table, bodies: readonly RateTable[]): TextRow[] {
    const own = findLead(table, undefined).slice(-1);
    const [text, ...more] = linesOf(own);
    const heads = bodies.some(({ from, body }) => from !== table || body.sections.length > 0);
    if (text === undefined || more.length > 0 || !heads || tab.title.length < 2) return [];
    return namesInHeading(text, this.factContextOf(tab)).some(this.#isPlace) ? own : [];
  }

  /** The port that only a name gives; not where headings between the rows name ports. */
  #withNamedPlace(tab: SurveyedTab, facts: SheetFacts, rate: RateTable | undefined): SheetFacts {
    if (!rate) return facts;
    const context = this.#headingContext(rate.table, this.#facts.datesOf(tab));
    const named = findNamedPlace({ tabName: tab.grid.tab.name, title: tab.title }, facts, context);
    const isInHeadings = rate.body.sections.some(
      (section) => named && headingFacts(section, facts, context)[named.end] !== undefined,
    );
    if (!named || isInHeadings) return facts;
    const { end, name, from } = named;
    this.#deps.findings.add({
      code: 'place_from_name',
      severity: 'warning',
      message: `No column names the port of ${end === 'origin' ? 'loading' : 'discharge'}; "${name}" was read from the ${from === 'tab' ? 'name of the tab' : 'title'}.`,
      tab: tab.grid.tab.name,
      group: `${end}|${name}`,
    });
    return { ...facts, [end]: name };
  }

  #headingContext(table: Table, dates: DateContext): HeadingContext {
    const { context, places } = this.#deps;
    return { carriers: context.carriers, dates, places, table, given: context.answers };
  }

  /**
   * The rates of a table with several readings that nothing tells apart: those that are the same by all of them. The rows of the
   * others are asked about.
   */
  #readUndecided(tab: SurveyedTab, one: RateTable, how: HowToRead): DraftRate[] {
    const { columns, rivals } = one.table.undecided ?? { columns: [], rivals: [] };
    const record = recordDoubts();
    const read = [...this.#readOneTable(tab, one, { ...how, findings: record })];
    const byRivals = rivals.map((rival) => {
      const body = readTable(rival.grid, rival, this.#isPlace);
      const apart = { ...how, accounts: new TabAccounts(tab.grid.tab), findings: recordDoubts() };
      return this.#readOneTable(tab, { ...one, table: rival, body }, apart);
    });
    const { same, rows } = compareReadings(read, byRivals);
    if (rivals.length === 0) for (const { row } of one.body.rows) rows.add(row);
    for (const doubt of record.doubts) if (doubt.row === undefined || !rows.has(doubt.row)) how.findings.add(doubt);
    const inOrder = [...rows].sort((a, b) => a - b);
    askForColumns(tab.grid.tab.name, columns, inOrder, this.#deps.findings);
    return same;
  }

  #readOneTable(tab: SurveyedTab, { table, body }: RateTable, { title, accounts, findings }: HowToRead): DraftRate[] {
    const { context, places } = this.#deps;
    const dates = this.#facts.datesOf(tab);
    const columns = this.#priceColumns(tab, { table, body }, { dates, title, findings });
    accountUnchosen(accounts, table, columns);
    const drafter = createDrafter({
      tab: tab.grid.tab.name,
      table,
      columns,
      title,
      about: [...linesOf(tab.title), this.#facts.fileName],
      sections: body.sections.map((section) => headingFacts(section, title, this.#headingContext(table, dates))),
      places,
      carriers: context.carriers,
      validity: createValidityReader(body.rows, dates),
      dates,
      chargeScopes: this.chargeScopes,
      yen: this.#yen,
      answers: context.answers,
      findings,
    });
    const groups: ChargeGroup[] = hasColumn(table, 'charge')
      ? groupCharges(body.rows)
      : body.rows.map((row) => ({ bases: [row], charges: [], totals: [] }));
    const rates: DraftRate[] = [];
    for (const group of groups) {
      for (const row of group.charges) accountChargeRow(accounts, row);
      for (const row of group.totals) accountTotalRow(accounts, row);
      for (const rate of drafter.draft(group)) rates.push(rate);
      this.#progress.step(group.bases.length + group.charges.length + group.totals.length);
    }
    return rates;
  }

  /** The columns of prices; what is doubtful about one is said at its header and at rows that have no other price. */
  #priceColumns(
    tab: SurveyedTab,
    { table, body }: Pick<RateTable, 'table' | 'body'>,
    { findings, ...said }: { dates: DateContext; title: SheetFacts; findings: Doubts },
  ) {
    const { context, places } = this.#deps;
    return choosePriceColumns(
      { table, rows: body.rows },
      { carriers: context.carriers, places, ...said },
      (column, doubt) => {
        const about = { ...doubt, tab: tab.grid.tab.name, column: column.column, group: String(column.column) };
        findings.add({ ...about, row: table.header[1] });
        for (const { row, prices } of body.rows)
          if (isAbout(prices, column, doubt.severity)) findings.add({ ...about, row });
      },
    );
  }
}

/** A column that is not read matters to every row with a price in it; a doubtful one to rows that have no other price. */
function isAbout(prices: RawRow['prices'], column: PriceColumn, severity: 'warning' | 'error'): boolean {
  const isIt = (price: RawRow['prices'][number]) => price.column === column;
  return severity === 'error' ? prices.some(isIt) : prices.length > 0 && prices.every(isIt);
}
