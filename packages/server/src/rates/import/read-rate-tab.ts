import type { Workbook } from '../../sheets/index.ts';
import { createDrafter } from './draft-rates.ts';
import type { FindingList } from './finding-list.ts';
import { type ChargeGroup, groupCharges } from './group-charges.ts';
import { type HeadingContext, headingFacts } from './heading-facts.ts';
import { type DateContext, parseValidity, withShortYears } from './parse-validity.ts';
import type { PlaceReader } from './place-reader.ts';
import { hasHan, plainText } from './plain-text.ts';
import { choosePriceColumns } from './price-columns.ts';
import type { ReadContext } from './read-context.ts';
import { carrierInProse, readFacts, type TextRow } from './read-facts.ts';
import { readTable, type TableBody } from './read-table.ts';
import { reportBody, reportHiddenColumns } from './report-table.ts';
import { scanDates } from './scan-dates.ts';
import { narrower, type SheetFacts, settleValidity } from './sheet-facts.ts';
import type { DraftRate } from './sheet-reading.ts';
import type { SurveyedTab } from './survey-tab.ts';
import { hasColumn, type Table } from './table.ts';
import { findLead } from './table-lead.ts';
import { createValidityReader } from './validity-reader.ts';

type Ground = {
  workbook: Workbook;
  surveyed: readonly SurveyedTab[];
  places: PlaceReader;
  findings: FindingList;
  context: ReadContext;
};

type RateTable = { table: Table; body: TableBody };

/** Headers of languages whose writers put the day first. */
const DAY_FIRST =
  /hafen|gultig|fracht|wahrung|puerto|destino|flete|vigencia|porto\b|frete|port de|validite|devise|moneda|moeda|laufzeit|transito|depart/;

const PROGRESS_STEP = 1000;

function linesOf(rows: readonly TextRow[]): string[] {
  return rows.flatMap(({ texts }) => texts);
}

/** The year (and month) that a title, a file name or a tab name gives to dates without one. */
function yearIn(texts: readonly string[], presentYear?: number): DateContext['year'] {
  for (const text of texts) {
    const plain = plainText(text.replaceAll('_', ' '));
    const scanned = scanDates(plain);
    const pieces = presentYear === undefined ? scanned : withShortYears(plain, scanned, presentYear);
    for (const { year, month } of pieces) if (year !== undefined) return { year, month };
  }
  return undefined;
}

/** Makes the reader of rate tabs of one workbook. */
export function createRateTabReader(ground: Ground) {
  const { workbook, surveyed, findings, context } = ground;
  const baseName = workbook.fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replaceAll('_', ' ');
  const total = surveyed.reduce((sum, tab) => sum + (tab.kind === 'rates' ? tab.rows : 0), 0);
  const yen = findYen(surveyed);
  const presentYear = context.now.getUTCFullYear();
  let done = 0;

  const datesFor = (tab: SurveyedTab): DateContext => {
    const header = plainText(tab.headers.join(' '));
    const order = hasHan(header)
      ? ('month-first' as const)
      : DAY_FIRST.test(header)
        ? ('day-first' as const)
        : undefined;
    const answered = context.answers.validFrom ?? context.answers.validTo;
    const year =
      yearIn(linesOf(tab.title)) ??
      yearIn([tab.grid.tab.name], presentYear) ??
      yearIn([baseName], presentYear) ??
      (answered ? { year: Number(answered.slice(0, 4)), month: Number(answered.slice(5, 7)) } : undefined);
    return { order, year };
  };

  /** What tab name and file name say, the weakest source of all. */
  const nameFacts = (tab: SurveyedTab, dates: DateContext): SheetFacts => {
    const facts: SheetFacts = {};
    for (const text of [tab.grid.tab.name, baseName]) {
      const validity = parseValidity(text, { ...dates, presentYear });
      if (validity?.from && validity.to && facts.validFrom === undefined) {
        facts.validFrom = validity.from;
        facts.validTo = validity.to;
      }
      const carrier = carrierInProse([text], context.carriers);
      if (carrier !== undefined) facts.carrier ??= carrier;
    }
    return facts;
  };

  /** Facts that a tab of text only (a cover) states for the tabs beside it. */
  const coverFacts = (tab: SurveyedTab, dates: DateContext): SheetFacts => {
    const covers = surveyed.filter((other) => other !== tab && other.kind === 'notes' && !other.grid.tab.hidden);
    const lines = covers.flatMap((cover) => cover.title);
    return settleValidity(readFacts(lines, { carriers: context.carriers, dates }));
  };

  const factsOf = (tab: SurveyedTab, notes: readonly TextRow[] = []): SheetFacts => {
    const dates = datesFor(tab);
    const facts = { carriers: context.carriers, dates };
    const title = readFacts(tab.title, { ...facts, places: ground.places });
    if (title.carrier === undefined) {
      const mentioned = carrierInProse(linesOf(tab.title), context.carriers);
      if (mentioned !== undefined) title.carrier = mentioned;
    }
    const named = nameFacts(tab, dates);
    const around = settleValidity(narrower(readFacts(notes, facts), title));
    const wide = narrower(narrower(named, coverFacts(tab, dates)), around);
    if (
      tab.kind === 'rates' &&
      around.validFrom === undefined &&
      wide.validFrom !== undefined &&
      wide.validFrom === named.validFrom
    )
      reportNamedValidity(tab, wide);
    if (wide.commodity === undefined && /\bfak\b/i.test([...linesOf(tab.title), tab.grid.tab.name, baseName].join(' ')))
      wide.commodity = 'FAK';
    return wide;
  };

  const reportNamedValidity = (tab: SurveyedTab, facts: SheetFacts) => {
    if (tab.tables.some(({ table }) => hasColumn(table, 'validity', 'valid-from', 'valid-to'))) return;
    findings.add({
      code: 'validity_from_name',
      severity: 'warning',
      message: `The sheet states no validity; ${facts.validFrom} to ${facts.validTo} was taken from the name of the file or tab.`,
      tab: tab.grid.tab.name,
    });
  };

  const readOneTable = (tab: SurveyedTab, table: Table, body: TableBody, title: SheetFacts): DraftRate[] => {
    const dates = datesFor(tab);
    const name = tab.grid.tab.name;
    const columns = choosePriceColumns(
      table,
      { carriers: context.carriers, places: ground.places, dates },
      (column, doubt) => {
        const about = { ...doubt, tab: name, column: column.column, group: String(column.column) };
        findings.add({ ...about, row: table.header[1] });
        for (const { row, prices } of body.rows)
          if (prices.length > 0 && prices.every((price) => price.column === column)) findings.add({ ...about, row });
      },
    );
    const drafter = createDrafter({
      tab: name,
      table,
      columns,
      title,
      sections: body.sections.map((section) => headingFacts(section, title, headingContext(table, dates))),
      places: ground.places,
      carriers: context.carriers,
      validity: createValidityReader(body.rows, dates),
      yen,
      answers: context.answers,
      findings,
    });
    const groups: ChargeGroup[] = hasColumn(table, 'charge')
      ? groupCharges(body.rows)
      : body.rows.map((row) => ({ bases: [row], charges: [] }));
    const rates: DraftRate[] = [];
    for (const group of groups) {
      for (const rate of drafter.draft(group)) rates.push(rate);
      const before = done;
      done += group.bases.length + group.charges.length;
      if (Math.floor(done / PROGRESS_STEP) > Math.floor(before / PROGRESS_STEP)) context.onProgress?.(done, total);
    }
    return rates;
  };

  /** What holds over each rate table of a tab: the tab's title, and from the second table on what stands right above it. */
  const titlesOf = (tab: SurveyedTab, bodies: readonly RateTable[]): SheetFacts[] => {
    const dates = datesFor(tab);
    const leads = tab.tables.map(({ table }, index) => {
      const before = tab.tables[index - 1];
      if (!before) return [];
      const body = bodies.find((other) => other.table === before.table)?.body;
      return findLead(tab.grid, table, { table: before.table, body });
    });
    const leading = new Set(leads.flatMap((lead) => lead.map(({ row }) => row)));
    const notes = bodies.flatMap(({ body }) => body.notes.filter(({ row }) => !leading.has(row)));
    const title = factsOf(tab, notes);
    let earlier: { header: string; last: SheetFacts } | undefined;
    return bodies.map(({ table, body }) => {
      const lead = leads[tab.tables.findIndex((other) => other.table === table)] ?? [];
      const header = headerText(table);
      // A header repeated at the top of a page interrupts nothing.
      const over = lead.length === 0 && earlier?.header === header ? earlier.last : title;
      const context = headingContext(table, dates);
      const own = lead.reduce((facts, line) => headingFacts(line, facts, context), over);
      const section = body.sections.filter(({ row }) => !leading.has(row)).at(-1);
      earlier = { header, last: section ? headingFacts(section, own, context) : own };
      return own;
    });
  };

  const headingContext = (table: Table, dates: DateContext): HeadingContext => {
    return { carriers: context.carriers, dates, places: ground.places, table, given: context.answers };
  };

  return {
    factsOf: (tab: SurveyedTab) => factsOf(tab),
    /** The rates of one tab; what did not become one is in the findings. */
    read(tab: SurveyedTab): DraftRate[] {
      const tables = tab.tables.filter(({ kind }) => kind === 'rates');
      const bodies = tables.map(({ table }) => ({ table, body: readTable(tab.grid, table) }));
      const titles = titlesOf(tab, bodies);
      const rates: DraftRate[] = [];
      for (const [index, { table, body }] of bodies.entries()) {
        reportBody(tab.grid.tab.name, { table, body }, findings);
        for (const rate of readOneTable(tab, table, body, titles[index] ?? {})) rates.push(rate);
      }
      reportHiddenColumns(tab.grid, tables[0]?.table, findings);
      return rates;
    },
  };
}

function headerText({ fields, prices, charges }: Table): string {
  return [...fields.keys(), ...[...prices, ...charges].map(({ header }) => header)].join('|');
}

/** ¥ is yuan in a Chinese sheet and yen in a Japanese one. */
function findYen(surveyed: readonly SurveyedTab[]): string | null {
  const text = surveyed.flatMap((tab) => [tab.grid.tab.name, ...tab.headers, ...linesOf(tab.title)]).join(' ');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'JPY';
  return hasHan(text) ? 'CNY' : null;
}
