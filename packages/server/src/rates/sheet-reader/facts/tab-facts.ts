import type { Workbook } from '../../../spreadsheets/index.ts';
import { findCharge } from '../charges/charge-lexicon.ts';
import type { FindingList } from '../finding-list.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import { hasHan, plainText } from '../plain-text.ts';
import { type CurrencyReading, findCurrency } from '../prices/parse-currency.ts';
import type { ReadContext } from '../read-context.ts';
import { findCarrierIn } from '../rows/carrier-reader.ts';
import type { SurveyedTab } from '../tables/survey-tab.ts';
import { hasColumn } from '../tables/table.ts';
import { type DateContext, monthOf, parseValidity, withShortYears } from '../validity/parse-validity.ts';
import { scanDates } from '../validity/scan-dates.ts';
import { equipmentIn } from './equipment-in.ts';
import { carrierInProse, carrierOfRates, isAboutAllRates, readFacts, type TextRow } from './read-facts.ts';
import { narrower, resolveMentionedValidity, type SheetFacts } from './sheet-facts.ts';
import { readStatedDays } from './stated-days.ts';

/** What the tabs of one workbook are read with. */
export type TabDeps = {
  workbook: Workbook;
  surveyed: readonly SurveyedTab[];
  places: PlaceReader;
  findings: FindingList;
  context: ReadContext;
};

/** Headers of languages whose writers put the day first. */
const DAY_FIRST =
  /hafen|gultig|fracht|wahrung|puerto|destino|flete|vigencia|porto\b|frete|port de|validite|devise|moneda|moeda|laufzeit|transito|depart|validita|partenza|nolo|noli\b|compagnia|gecerli|liman|navlun|порт|ставк|действ|hieu luc|cang |cuoc|geldig|vracht|berlaku|pelabuhan|validade|armador|tarifas?\b/;

/** The texts of rows, one after the other. */
export function linesOf(rows: readonly TextRow[]): string[] {
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

/** What holds for all of a tab: by its title and notes, the tabs without rates beside it, its name and the file's. */
export class TabFacts {
  readonly #deps: TabDeps;
  readonly #fileName: string;
  readonly #presentYear: number;

  constructor(deps: TabDeps) {
    this.#deps = deps;
    this.#fileName = deps.workbook.fileName
      .replace(/^.*[\\/]/, '')
      .replace(/\.[A-Za-z0-9]{2,5}$/, '')
      .replaceAll('_', ' ');
    this.#presentYear = deps.context.now.getUTCFullYear();
  }

  /** The name of the file, or the subject of the mail. */
  get fileName(): string {
    return this.#fileName;
  }

  /** How dates of a tab are to be read: which part is the day, and the year of those without one. */
  datesOf(tab: SurveyedTab): DateContext {
    const { answers, written } = this.#deps.context;
    const day = written ?? answers.validFrom ?? answers.validTo;
    const year =
      yearIn(linesOf(tab.title)) ??
      yearIn([tab.grid.tab.name], this.#presentYear) ??
      yearIn([this.#fileName], this.#presentYear) ??
      (day === undefined ? this.#yearOfOthers(tab) : monthOf(day));
    const words = plainText([...tab.headers, ...linesOf(tab.title)].join(' '));
    return { order: orderOf(words) ?? orderShown(words), year, written };
  }

  /** The year that the titles of the other tabs name, where they agree; the month too, where all name the same. */
  #yearOfOthers(tab: SurveyedTab): DateContext['year'] {
    const others = this.#deps.surveyed.filter((other) => other !== tab && !other.grid.tab.hidden);
    const years = others.flatMap(({ title }) => yearIn(linesOf(title)) ?? []);
    const [first] = years;
    if (!first || years.some(({ year }) => year !== first.year)) return undefined;
    return { year: first.year, month: years.every(({ month }) => month === first.month) ? first.month : undefined };
  }

  /** Reports a validity that only the name of the file or tab gives. */
  factsOf(tab: SurveyedTab, notes: readonly TextRow[] = []): SheetFacts {
    const { context, places } = this.#deps;
    const dates = this.datesOf(tab);
    const facts = { carriers: context.carriers, dates };
    const title = readFacts(tab.title, { ...facts, places });
    if (title.carrier === undefined) {
      const mentioned = carrierOfRates(linesOf(tab.title), context.carriers);
      if (mentioned !== undefined) title.carrier = mentioned;
    }
    const named = this.#nameFacts(tab, dates);
    const cover = this.#coverFacts(tab, dates);
    const stated = narrower(readFacts(notes, { ...facts, places, isNote: true }), title);
    if (stated.carrier === undefined) {
      const said = carrierOfRates(linesOf(notes).filter(isAboutAllRates), context.carriers);
      // Carriers above the table: whose its rates are is not said below it.
      const isOpen = tab.title.every(({ texts }) => texts.every((text) => !findCarrierIn(text, context.carriers)));
      if (said !== undefined && isOpen) stated.carrier = said;
    }
    // What a cover calls the validity beats days that the title only mentions.
    const isOnlyMentioned = stated.validFrom === undefined && stated.validTo === undefined;
    const { mentionedDays: _, ...unmentioned } = stated;
    const around = isOnlyMentioned && cover.validTo !== undefined ? unmentioned : resolveMentionedValidity(stated);
    const wide = narrower(narrower(named, cover), around);
    const isByName = wide.validFrom !== undefined && wide.validFrom === named.validFrom;
    if (tab.kind === 'rates' && around.validFrom === undefined && isByName) this.#reportNamedValidity(tab, wide);
    const about = equipmentIn([...linesOf(tab.title), tab.grid.tab.name]);
    if (about && wide.equipment === undefined) wide.equipment = about;
    const texts = [...linesOf(tab.title), tab.grid.tab.name, this.#fileName];
    const days = readStatedDays([...tab.title, ...notes], facts);
    if (days) wide.statedDays = days;
    if (wide.currency === undefined && tab.kind === 'rates') {
      const currency = this.#currencyOfOthers(tab, linesOf([...tab.title, ...notes]));
      if (currency !== undefined) wide.currency = currency;
    }
    if (wide.commodity === undefined && /\bfak\b/i.test(texts.join(' '))) wide.commodity = 'FAK';
    return wide;
  }

  /**
   * The currency that the titles of all other tabs of rates state for their prices, where a tab states none and prices its charges in
   * that one only: "Rates in USD" there, "ISPS $15" here.
   */
  #currencyOfOthers(tab: SurveyedTab, lines: readonly string[]): CurrencyReading | undefined {
    const { surveyed, context, findings } = this.#deps;
    const here = new Set(lines.flatMap((line) => findCurrency(line) ?? []));
    const [currency] = here;
    if (here.size !== 1 || currency === undefined) return undefined;
    const others = surveyed.filter((other) => other !== tab && other.kind === 'rates' && !other.grid.tab.hidden);
    const dates = this.datesOf(tab);
    const stated = others.map(({ title }) => readFacts(title, { carriers: context.carriers, dates }).currency);
    if (stated.length === 0 || stated.some((other) => other !== currency)) return undefined;
    const message = `This tab does not state the currency of its prices; ${currency} was read from the other tabs, and its charges are in it.`;
    findings.add({ code: 'currency_from_tabs', severity: 'warning', message, tab: tab.grid.tab.name });
    return currency;
  }

  /** What tab name and file name say, the weakest source of all. */
  #nameFacts(tab: SurveyedTab, dates: DateContext): SheetFacts {
    const facts: SheetFacts = {};
    const names = { tab: tab.grid.tab.name, file: this.#fileName } as const;
    for (const by of ['tab', 'file'] as const) {
      const text = names[by];
      const validity = parseValidity(text, { ...dates, presentYear: this.#presentYear });
      if (validity?.from && validity.to && facts.validFrom === undefined) {
        facts.validFrom = validity.from;
        facts.validTo = validity.to;
        facts.namedDays = { from: by, to: by };
      }
      const carrier = carrierInProse([text], this.#deps.context.carriers);
      if (carrier !== undefined) facts.carrier ??= carrier;
    }
    return facts;
  }

  /** Facts that a tab of text only (a cover) or the text of a mail, also one with a price in it, states for the tabs beside it. */
  #coverFacts(tab: SurveyedTab, dates: DateContext): SheetFacts {
    const { surveyed, context, workbook } = this.#deps;
    const isMail = ({ grid, kind }: SurveyedTab) =>
      workbook.kind === 'document' && kind === 'rates' && grid.tab.name === 'mail';
    const covers = surveyed.filter(
      (other) => other !== tab && (other.kind === 'notes' || isMail(other)) && !other.grid.tab.hidden,
    );
    const lines = covers.flatMap(({ title, grid }) => withNamedCharge(title, grid.tab.name));
    const facts = resolveMentionedValidity(readFacts(lines, { carriers: context.carriers, dates }));
    const days = readStatedDays(lines, { carriers: context.carriers, dates });
    if (days) facts.statedDays = days;
    const mentioned = carrierOfRates(linesOf(lines), context.carriers);
    return mentioned === undefined ? facts : narrower({ carrier: mentioned }, facts);
  }

  #reportNamedValidity(tab: SurveyedTab, facts: SheetFacts): void {
    if (tab.tables.some(({ table }) => hasColumn(table, 'validity', 'valid-from', 'valid-to'))) return;
    this.#deps.findings.add({
      code: 'validity_from_name',
      severity: 'warning',
      message: `The sheet states no validity; ${facts.validFrom} to ${facts.validTo} was read from the name of the file or tab.`,
      tab: tab.grid.tab.name,
    });
  }
}

/**
 * The lines of a notice about one charge ("GENERAL RATE INCREASE", then "USD 300 per 20'"): amounts that name no charge
 * are those of the charge in the heading.
 */
function withNamedCharge(title: readonly TextRow[], tabName: string): TextRow[] {
  const headings = [tabName, ...title.flatMap(({ texts }) => texts.filter((text) => text.length <= 40))];
  const named = new Set(headings.map(chargeInHeading).filter((found) => found !== undefined));
  // A list of charges names several, and each amount is that of its own line.
  const [charge] = named.size === 1 ? named : [];
  return title.map(({ row, texts }) => ({
    row,
    texts: texts.map((text) => (charge && STARTS_WITH_AMOUNT.test(text) ? `${charge} ${text}` : text)),
  }));
}

const STARTS_WITH_AMOUNT = /^\W*(?:[A-Z]{3}|US\$|[$€£])\s?\d/;

function chargeInHeading(text: string): string | undefined {
  const known = findCharge(text.replace(/\b(?:notice|announcement|circular|increase notice)\b/gi, ' ').trim());
  return known?.code ?? undefined;
}

/** Which part of a date comes first, where the language of the header shows it. */
function orderOf(header: string): DateContext['order'] {
  if (hasHan(header)) return 'month-first';
  return DAY_FIRST.test(header) ? 'day-first' : undefined;
}

/** "Effective: 12/01/2026, expires: 12/31/2026": the order that some dates show is that of the others. */
function orderShown(text: string): DateContext['order'] {
  const isYearFirst = ({ start }: { start: number }) => /^\d{4}/.test(text.slice(start));
  const whole = scanDates(text).filter((piece) => piece.year !== undefined && !isYearFirst(piece));
  const orders = new Set(whole.flatMap(({ shows }) => shows ?? []));
  return orders.size === 1 ? [...orders][0] : undefined;
}
