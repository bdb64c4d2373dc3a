import type { IsoDate } from '../../../base/index.ts';
import type { CarrierDirectory } from '../../../carriers/index.ts';
import { readChargeText } from '../charge-text/read-charge-text.ts';
import { isChargeName } from '../charges/charge-lexicon.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import { plainText } from '../plain-text.ts';
import { countedTypeIn } from '../prices/counted-types.ts';
import { CURRENCY_CODES, type CurrencyReading, findCurrency } from '../prices/parse-currency.ts';
import { findCarrierIn } from '../rows/carrier-reader.ts';
import { type DateContext, namesDays, parseValidity } from '../validity/parse-validity.ts';
import { withCalendarDays } from '../validity/written-days.ts';
import { unitsOfCharges } from './charge-units.ts';
import { isSentenceOf, labelledFact, labelOf } from './labelled-facts.ts';
import { partedByDashes } from './parted-by-dashes.ts';
import { isPricedCharge } from './priced-charge.ts';
import { saleTermsIn } from './sale-terms.ts';
import { narrower, type SheetFacts } from './sheet-facts.ts';
import { originBefore, statedEnds } from './stated-ends.ts';
import { statedTransit } from './stated-transit.ts';

/** A row of text around a table: the texts of its filled cells, left to right. */
export type TextRow = { row: number; texts: readonly string[] };

/**
 * What it takes to read facts. Without `places`, prose is not searched for the ends of the lanes; in notes (`isNote`) a
 * sentence names one only when it says nothing else.
 */
export type FactContext = { carriers: CarrierDirectory; dates: DateContext; places?: PlaceReader; isNote?: boolean };

const VALIDITY = new RegExp(phraseSource('validity'));
const NO_VALIDITY = new RegExp(phraseSource('no-validity'));
const NOT_ALL_IN = /\bnot all[\s-]?in\b|\bnon all[\s-]?in\b/;
/** What a text in plain letters says after a word such as "valid"; days elsewhere in it are not used. */
export function announcedValidity(plain: string, dates: DateContext): { from?: IsoDate; to?: IsoDate } {
  const dated = withCalendarDays(plain, dates.written);
  const announced = dated.search(VALIDITY);
  // "Issued 20 November - valid 1-31 December": what stands behind the word counts.
  if (NO_VALIDITY.test(announced === -1 ? dated : dated.slice(announced)) || !namesDays(dated)) return {};
  // "2026/12/31まで有効": in some languages the word stands behind the days.
  const behind = announced === -1 || namesDays(dated.slice(announced)) ? announced : 0;
  const after = announced === -1 ? undefined : parseValidity(dated.slice(behind), dates);
  // "As of 1 Dec, expiring 31 Dec": the word may stand between the days.
  const whole = after?.from || NO_VALIDITY.test(dated) ? undefined : parseValidity(dated, dates);
  const reading = after && whole?.from && whole.to === (after.to ?? after.day) ? whole : after;
  const to = reading?.to ?? reading?.day;
  return { ...(reading?.from ? { from: reading.from } : {}), ...(to ? { to } : {}) };
}

/** Days in a longer line are those of something else, but of one that introduces the prices below it. */
const LONGEST_MENTION = 90;
const LONGEST_INTRODUCTION = 200;

/** Validity in prose: announced by a word, or only mentioned as a whole range in a short line ("FAK 01/12-15/12"). */
function proseValidity(plain: string, context: FactContext): SheetFacts {
  if (VALIDITY.test(plain)) {
    const { from, to } = announcedValidity(plain, context.dates);
    // "Rates December 2026, valid till end of month".
    const earlier = plain.slice(0, plain.search(VALIDITY));
    const before = NO_VALIDITY.test(earlier) ? {} : mentionedDays(earlier, context);
    return { ...before, ...(from ? { validFrom: from } : {}), ...(to ? { validTo: to } : {}) };
  }
  const longest = /[:：]\s*$/.test(plain) ? LONGEST_INTRODUCTION : LONGEST_MENTION;
  if (NO_VALIDITY.test(plain) || plain.length > longest) return {};
  return mentionedDays(plain, context);
}

function mentionedDays(plain: string, { dates }: FactContext): SheetFacts {
  const { from, to } = (namesDays(plain) && parseValidity(plain, dates)) || {};
  return from && to ? { mentionedDays: { from, to } } : {};
}

/** The ports that a line names; of a line that names a price, none: it is about that. */
function proseEnds(text: string, { places, carriers, isNote }: FactContext): SheetFacts {
  if (!places || plainText(text).search(AMOUNT_IN_PROSE) !== -1) return {};
  const stated = statedEnds(text, { places, carriers }, isNote && !isAboutAllRates(text));
  return {
    ...(isNote
      ? {}
      : originBefore(text, stated, { places, isAboutRates: (name) => ABOUT_RATES.test(plainText(name)) })),
    ...stated,
  };
}

/** Longer sentences are about something else as well. */
const LONGEST_ABOUT_RATES = 70;

/** "All rates from Singapore", "Rates are with Hapag-Lloyd only": a short sentence about the rates around it, and not about others. */
export function isAboutAllRates(text: string): boolean {
  const plain = plainText(text);
  if (plain.length > LONGEST_ABOUT_RATES || !ABOUT_RATES.test(plain)) return false;
  return !OTHER_RATES.test(plain) && !ABOUT_CHARGES.test(plain);
}

const OTHER_RATES = new RegExp(
  `${phraseSource('on-request')}|\\b(?:not|no|other|except|excl\\w*|without|unless|if)\\b`,
);
const ABOUT_CHARGES = /charge|surcharge|\bthc\b|\bfee|费用|附加费|本地/;
const ABOUT_RATES = new RegExp(phraseSource('about-rates'));

/** Codes that are short for ports as well (Lat Krabang, Penang): a currency only with a word such as `currency` in the line. */
const PORT_TOO = /\b(?:lkr|pen)\b/g;
const SAID_CURRENCY = /(?:\bin|currency\W*|amounts?\W*|^)\s*(?:lkr|pen)\b/;

const CODES = CURRENCY_CODES.join('|').toLowerCase();
/** An amount with its currency, which says nothing about the prices of the table. */
const AMOUNT_IN_PROSE = new RegExp(
  `(?:us\\$|hk\\$|(?<![a-z])(?:${CODES})|[$€¥£₩])\\s?(?!(?:20|40|45)\\s?(?:['’"]|[gdhrns][pcvqfo]r?(?![a-z])|ft|st))\\d[\\d.,]*(?![\\d.,])(?!\\s?[-–/]\\s?\\d)|\\d(?:[\\d.,]*\\d)?\\s?(?:(?:${CODES})(?![a-z])|[$€¥£₩])`,
  'g',
);

/** The parts of a sentence: "USD per 40HC" behind a validity or before what is included. */
const CLAUSES = /\s[-–—*•]\s|,\s|[，；。(){}[\]]/;

/** The currency a line, or a part of it, gives to the prices of a table. */
function currencyOfLine(text: string): CurrencyReading | undefined {
  const parts = text.split(CLAUSES);
  for (const part of [text, ...(parts.length > 1 ? parts : [])]) {
    const currency = proseCurrency(part, plainText(part));
    if (currency !== undefined) return currency;
  }
  return undefined;
}

/** "all rates in USD", a bare "USD"; never the currency of an amount beside it. */
function proseCurrency(text: string, plain: string): CurrencyReading | undefined {
  const yearless = plain.replace(YEAR_OR_DAY, '').replace(/(?<!\d)20\d\d(?!\d)/g, '');
  const bare = yearless.replace(AMOUNT_IN_PROSE, ' ');
  const currency = findCurrency(SAID_CURRENCY.test(plain) ? text : bare.replace(PORT_TOO, ' '));
  if (currency === undefined) return undefined;
  if (ABOUT_RATES.test(bare)) return currency;
  // "Kemankeş Cad. 31" is an address: a code alone is one in capitals.
  const isWritten =
    !/^[A-Z]{3}$/.test(currency) || text.includes(currency) || !new RegExp(`\\b${currency}\\b`, 'i').test(text);
  return text.length <= 60 && bare === yearless && isWritten && !ABOUT_CHARGES.test(plain) ? currency : undefined;
}

function proseFacts(text: string, context: FactContext): SheetFacts {
  const plain = plainText(text);
  // "PSS USD 100 effective 15 Dec 2026": the day of a charge is none of the rates.
  const ofRates = text.split(/(?<=[.;；。])\s+/u).filter((sentence) => !isPricedCharge(sentence));
  let facts: SheetFacts = { ...proseEnds(text, context), ...proseValidity(plainText(ofRates.join(' ')), context) };
  const transit = context.isNote ? undefined : statedTransit(text);
  if (transit) facts = narrower(facts, { transit });
  const currency = currencyOfLine(text);
  if (currency) facts = narrower(facts, { currency });
  if (NOT_ALL_IN.test(plain)) facts = narrower(facts, { allIn: false });
  return facts;
}

/** What texts say of charges for all rows. Sentences that were not understood are among what the totals leave out. */
function chargeFacts(rows: readonly TextRow[], { dates }: FactContext): SheetFacts {
  const sentences = rows.map(({ texts }) => texts.flatMap((text) => text.split(/\n|;\s|(?<=\p{L}{3}|\d)\.\s/u)));
  const countedTypes = sentences.flat().flatMap((sentence) => countedTypeIn(sentence) ?? []);
  const counting = new Set(countedTypes.map(({ text }) => text));
  const text = rows.map(({ texts }) => without(lineOf(texts), counting)).join('\n');
  const read = readChargeText(text, { dates });
  const { charges, allIn } = read;
  const unclear = read.unclear.filter((sentence) => !hasOnlyYears(sentence));
  const chargeUnits = unitsOfCharges(text);
  return {
    ...(chargeUnits.length > 0 ? { chargeUnits } : {}),
    ...(countedTypes.length > 0 ? { countedTypes } : {}),
    ...(charges.length > 0 ? { charges } : {}),
    ...(allIn ? { allIn } : {}),
    ...(unclear.length > 0 ? { exclusions: unclear.map((sentence) => `The sheet says: "${sentence}"`) } : {}),
  };
}

/** A year, or a day with its year first. */
const YEAR_OR_DAY = /(?<![\d.,])20[2-4]\d(?:([/.-])\d{1,2}\1\d{1,2}(?![\d.,%])|(?![\d.,%]))/g;

/** "MSC USD 2026", "2026/12/01 - 2026/12/15 USD": the only numbers are those of years and days, and no money. */
function hasOnlyYears(sentence: string): boolean {
  return /\d/.test(sentence) && !/\d/.test(sentence.replace(YEAR_OR_DAY, ''));
}

/** "BAF | USD 120 per TEU": a charge, and what is said of it in the next cell. */
function lineOf(texts: readonly string[]): string {
  const [first = '', second, ...more] = texts;
  const isCharge = second !== undefined && more.length === 0 && isChargeName(first);
  return isCharge ? `${first.replace(/[\s:：]+$/, '')}: ${second}` : texts.join(' | ');
}

/** A text without some of its sentences. */
function without(text: string, sentences: ReadonlySet<string>): string {
  return [...sentences].reduce((rest, sentence) => rest.replace(sentence, ' '), text);
}

/** The end of a sentence; a point behind two letters is that of "St. Petersburg". */
const SENTENCE_END = /(?<=[\p{L}\d)]{3}[.!。])\s+(?=[\p{Lu}\p{Script=Han}])/u;

/** The statements of one line: "EX KARACHI / Carrier: CMA CGM / Valid 1 Dec to 31 Dec". A sign between ports or days parts nothing. */
function segmentsOf(text: string): string[] {
  return text
    .split(/\n|\s\|\s|\s{3,}|;/)
    .flatMap((line) => line.split(SENTENCE_END))
    .flatMap((part) => {
      const [first = '', ...others] = part.split(/\s+[/•·]\s+/);
      return others.every(beginsStatement) ? [first, ...others] : [part];
    })
    .flatMap((part) => partedByDashes(part, beginsStatement));
}

/** Whether a text begins with a label ("Carrier: …") or a word that announces a validity. */
function beginsStatement(text: string): boolean {
  const [label = '', value] = text.split(/[:：]/);
  return (value !== undefined && labelOf(label) !== undefined) || plainText(text).search(VALIDITY) === 0;
}

function factsOfCell(text: string, context: FactContext): SheetFacts {
  const saleTerms = saleTermsIn(text);
  let facts: SheetFacts = saleTerms.length > 0 ? { saleTerms } : {};
  for (const line of segmentsOf(text)) {
    const labelled = /^\s*(?:(?:[•*·-]|\(?\d{1,2}[.)、]\)?)\s*)?([^\s:：][^:：]{0,38}?[^\s:：])\s*[:：]\s*(\S.*)$/.exec(
      line,
    );
    const value = (labelled?.[2] ?? '').trim();
    const label = labelled?.[1] === undefined ? undefined : labelOf(labelled[1]);
    const role = isSentenceOf(label, value) ? undefined : label;
    // "Validity: 1-31 Dec - all rates in USD": a sentence may go on behind the days.
    const also = role === 'validity' ? proseFacts(value, context) : {};
    const said = role ? narrower(also, labelledFact(role, value, context)) : proseFacts(line, context);
    // "All rates in USD. Plus ETS (EUR per TEU)": what is said first is said of the rates.
    facts = narrower(facts, role === undefined && facts.currency ? { ...said, currency: facts.currency } : said);
  }
  return facts;
}

/** How many cells from one on are the days of a validity: `1 Dec | to | 31 Dec`. */
function daysBeside(texts: readonly string[], from: number): number {
  let cells = 1;
  while (from + cells < texts.length) {
    const text = texts[from + cells] ?? '';
    const role = labelOf(text.replace(/[:：]\s*$/, ''));
    const isWord =
      text.length <= LONGEST_TO && (role === 'valid-to' || role === 'destination' || /^\P{L}+$/u.test(text));
    if (!isWord && !namesDays(plainText(text))) break;
    cells++;
  }
  return cells;
}

/** "to", "until", "bis zum". */
const LONGEST_TO = 12;

/** Two transit times are of two lanes, and none is of all. */
function withOneTransit(facts: SheetFacts, rows: readonly TextRow[]): SheetFacts {
  if (facts.transit === undefined) return facts;
  const days = new Set(rows.flatMap(({ texts }) => texts.flatMap((text) => statedTransit(text)?.max ?? [])));
  const { transit: _, ...others } = facts;
  return days.size > 1 ? others : facts;
}

/** Reads what rows of text around a table say for the whole of it. The first statement of each kind wins. */
export function readFacts(rows: readonly TextRow[], context: FactContext): SheetFacts {
  let facts: SheetFacts = chargeFacts(rows, context);
  for (const { texts } of rows) {
    for (let index = 0; index < texts.length; index++) {
      const text = texts[index] ?? '';
      const value = texts[index + 1];
      const said = /[:：]\s*\S/.test(text) ? factsOfCell(text, context) : {};
      // "Validity: 1-31 Dec | Unit: USD": a cell that has its value says no more of the next one.
      const role = Object.keys(said).length > 0 ? undefined : labelOf(text.replace(/[:：]\s*$/, ''));
      if (role && value !== undefined && labelOf(value) === undefined) {
        const cells = role === 'validity' ? daysBeside(texts, index + 1) : 1;
        facts = narrower(labelledFact(role, texts.slice(index + 1, index + 1 + cells).join(' '), context), facts);
        index += cells;
      } else {
        facts = narrower(factsOfCell(text, context), facts);
      }
    }
  }
  return withOneTransit(facts, rows);
}

/** The carrier that any of the lines mentions, when it is the only one. */
export function carrierInProse(lines: readonly string[], carriers: CarrierDirectory): string | undefined {
  const found = new Set(lines.flatMap((line) => findCarrierIn(line, carriers)?.scac ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

/** What ends a clause that may name a carrier of its own. */
const CLAUSE_OF_CARRIER = /[;；。\n]|,\s|(?<!\d)\.\s|，/;

/** The only carrier of the rates that any of the lines mentions, but for those in a price of a charge. */
export function carrierOfRates(lines: readonly string[], carriers: CarrierDirectory): string | undefined {
  const said = lines.filter((line) => {
    const naming = line.split(CLAUSE_OF_CARRIER).filter((clause) => findCarrierIn(clause, carriers) !== undefined);
    return naming.length === 0 || !naming.every(isPricedCharge);
  });
  return carrierInProse(said, carriers);
}
