import type { IsoDate } from '../../../base/index.ts';
import type { CarrierDirectory } from '../../../carriers/index.ts';
import { findAmountUnit, findCharge, type KnownCharge, parseBasis } from '../charges/charge-lexicon.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import { plainText } from '../plain-text.ts';
import { type CurrencyReading, findCurrency } from '../prices/parse-currency.ts';
import { parsePrice } from '../prices/parse-price.ts';
import { findCarrierIn } from '../rows/carrier-reader.ts';
import { type ColumnRole, roleOfHeader } from '../tables/column-lexicon.ts';
import { type DateContext, parseValidity, type ValidityReading } from '../validity/parse-validity.ts';
import { scanDates } from '../validity/scan-dates.ts';
import { narrower, type SheetFacts, type StatedCharge } from './sheet-facts.ts';

/** A row of text around a table: the texts of its filled cells, left to right. */
export type TextRow = { row: number; texts: readonly string[] };

/** What it takes to read facts. Without `places`, prose is not searched for a port of loading. */
export type FactContext = { carriers: CarrierDirectory; dates: DateContext; places?: PlaceReader };

const VALIDITY =
  /\bvalid|\beffective|\bw\.?e\.?f\b|有效|生效|执行|\bvigen|\bvalidez|\bgultig|\bgueltig|\bvalable|\bperiod\b|\bexpir/;
const NO_VALIDITY = /updated|issued|printed|revision|prepared|created|\bdate of issue|更新日期|制表/;
const ALL_IN =
  /\ball[\s-]?in\b|\ball[\s-]inclusive\b|全包|全含|todo incluido|tudo incluso|tout compris|alles inklusive/;
const NOT_ALL_IN = /\bnot all[\s-]?in\b|\bnon all[\s-]?in\b/;
const EXCLUDES =
  /\bexcl|\bsubject to\b|\bexcept|\bnot incl|\bplus\b|不含|另计|\bsujeto a\b|\bsujeito a\b|\bzzgl|\bzuzuglich|\bhors\b|\ben sus\b|另收|除外/;
const INCLUDES =
  /\bincl(?:uding|usive of|udes|uded|usive|\.)?\s*:?\s*(?:of\s+)?([A-Za-z/,&+ ]{2,80})|(?:已含|包含)\s*([A-Za-z/,&+、 ]{2,80})/i;
/** Amounts by size, `2800/4300`; in `500/40HC` the second number is no amount. */
const AMOUNTS = String.raw`\d[\d.,]*(?:\s*\/\s*\d[\d.,]*(?!\s?['’′"\d]|\s?(?:ft|feet|gp|dc|dv|hc|hq|rf|rh|FT|GP|DC|DV|HC|HQ|RF|RH)\b)){0,4}`;
const PRICED = `((?:[A-Z]{3}|US\\$|[$€¥£])\\s?${AMOUNTS}|${AMOUNTS}\\s?[A-Z]{3}\\b)\\s*((?:\\/|per )\\s*(?:(?:20|4[05])\\s?['’′"A-Za-z]|[A-Za-z/'])+)?`;
const STATED = new RegExp(`([A-Za-z\\p{Script=Han}][A-Za-z\\p{Script=Han}/& ]{1,40}?)\\s*[:：=-]?\\s*${PRICED}`, 'gu');
/** A further amount of the same charge: `LSS USD 60/20' & USD 120/40'`. */
const FURTHER = new RegExp(`\\s*(?:[&,+;]|\\band\\b)?\\s*${PRICED}`, 'uy');

const LABELLED: ReadonlySet<ColumnRole> = new Set([
  'carrier',
  'origin',
  'destination',
  'currency',
  'validity',
  'valid-from',
  'valid-to',
  'contract',
  'commodity',
  'service-mode',
  'service',
]);

function ofValidity(reading: ValidityReading | undefined): SheetFacts {
  if (!reading) return {};
  const to = reading.to ?? reading.day;
  return { ...(reading.from ? { validFrom: reading.from } : {}), ...(to ? { validTo: to } : {}) };
}

function labelledFact(label: ColumnRole, value: string, context: FactContext): SheetFacts {
  // "From | 1 Dec | To | 31 Dec": the value says that these are days, not ports.
  const isDay = (label === 'origin' || label === 'destination') && hasFirmDates(plainText(value));
  const role = isDay ? (label === 'origin' ? 'valid-from' : 'valid-to') : label;
  if (role === 'validity') return ofValidity(parseValidity(value, context.dates));
  if (role === 'valid-from' || role === 'valid-to') {
    const reading = parseValidity(value, context.dates);
    if (reading?.from && reading.to) return ofValidity(reading);
    const day = reading?.day ?? reading?.from ?? reading?.to;
    return day ? { [role === 'valid-from' ? 'validFrom' : 'validTo']: day } : {};
  }
  if (role === 'currency') {
    const currency = findCurrency(value);
    return currency ? { currency } : {};
  }
  if (role === 'service-mode') return { serviceMode: value };
  return { [role]: value };
}

/** `Label: value` in one cell, or a label and its value in the next one. */
function labelOf(text: string): ColumnRole | undefined {
  const role = text.length <= 40 ? roleOfHeader(text) : undefined;
  return role && LABELLED.has(role) ? role : undefined;
}

function chargeNamed(name: string): KnownCharge | undefined {
  const words = name.trim().split(/\s+/);
  return findCharge(name.trim()) ?? findCharge(words.slice(-2).join(' ')) ?? findCharge(words.at(-1) ?? '');
}

function statedCharge(charge: KnownCharge, amounts: string, unitText: string): StatedCharge | undefined {
  const price = parsePrice(amounts);
  if (price.kind !== 'amount') return undefined;
  const unit = findAmountUnit(unitText);
  return {
    charge: { ...charge, basis: unit?.feet ? 'PER_CONTAINER' : (parseBasis(unitText) ?? charge.basis) },
    amounts: price.amounts,
    currency: price.currency ?? null,
    ...(unit ? { unit } : {}),
    status: 'subject-to',
  };
}

function statedCharges(text: string): StatedCharge[] {
  const stated: (StatedCharge | undefined)[] = [];
  for (const match of text.matchAll(STATED)) {
    const [all, name = '', amounts = '', unit = ''] = match;
    const charge = chargeNamed(name);
    if (!charge) continue;
    stated.push(statedCharge(charge, amounts, unit));
    FURTHER.lastIndex = match.index + all.length;
    for (let more = FURTHER.exec(text); more; more = FURTHER.exec(text))
      stated.push(statedCharge(charge, more[1] ?? '', more[2] ?? ''));
  }
  return stated.filter((charge) => charge !== undefined);
}

function includedCharges(text: string): StatedCharge[] {
  if (/\bnot incl/i.test(text)) return [];
  const list = INCLUDES.exec(text);
  const names = (list?.[1] ?? list?.[2] ?? '').split(/[/,&+、]|\band\b/i);
  return names.flatMap((name) => {
    const charge = findCharge(name.trim());
    return charge ? [{ charge, amounts: [], currency: null, status: 'included' as const }] : [];
  });
}

/** A range of days or a month with its year. A bare month name may be a word ("rates may change"). */
function hasFirmDates(plain: string): boolean {
  return scanDates(plain).some(
    (piece) =>
      piece.either ||
      (piece.month !== undefined && (piece.day !== undefined || piece.year !== undefined)) ||
      piece.quarter !== undefined,
  );
}

/** What a text in plain letters says after a word such as "valid"; days elsewhere in it are not used. */
export function announcedValidity(plain: string, dates: DateContext): { from?: IsoDate; to?: IsoDate } {
  if (NO_VALIDITY.test(plain) || !hasFirmDates(plain)) return {};
  const announced = plain.search(VALIDITY);
  const reading = announced === -1 ? undefined : parseValidity(plain.slice(announced), dates);
  const to = reading?.to ?? reading?.day;
  return { ...(reading?.from ? { from: reading.from } : {}), ...(to ? { to } : {}) };
}

/** Validity in prose: announced by a word, or only mentioned as a whole range in a short line ("FAK 01/12-15/12"). */
function proseValidity(plain: string, context: FactContext): SheetFacts {
  if (NO_VALIDITY.test(plain) || !hasFirmDates(plain)) return {};
  if (VALIDITY.test(plain)) {
    const { from, to } = announcedValidity(plain, context.dates);
    return { ...(from ? { validFrom: from } : {}), ...(to ? { validTo: to } : {}) };
  }
  const reading = plain.length <= 90 ? parseValidity(plain, context.dates) : undefined;
  return reading?.from && reading.to ? { mentionedDays: { from: reading.from, to: reading.to } } : {};
}

const FROM_PORT =
  /(?:^|\b)(?:ex|from|ab|desde|au départ de)\s+([\p{L}][\p{L} .'-]{2,30}?)(?=\s*(?:[,;:|(–—]|\bto\b|\bvalid|\bper\b|-\s|$))/iu;

/** The one port of loading that a line of the title names: "MSC rates ex Shanghai". */
function proseOrigin(text: string, context: FactContext): SheetFacts {
  const name = FROM_PORT.exec(text)?.[1]?.trim();
  if (name === undefined || !context.places) return {};
  const { places, doubts } = context.places.read(name);
  return places.length === 1 && doubts.length === 0 ? { origin: name } : {};
}

/** What a text says about being all-in: nothing, yes, or yes but for something. */
export function allInOf(text: string): 'yes' | 'partly' | undefined {
  const plain = plainText(text);
  if (NOT_ALL_IN.test(plain) || !ALL_IN.test(plain)) return undefined;
  return EXCLUDES.test(plain) && !/\bnot subject to\b/.test(plain) ? 'partly' : 'yes';
}

const ABOUT_CHARGES = /charge|surcharge|\bthc\b|\bfee|费用|附加费|本地/;
const ABOUT_RATES =
  /\brates?\b|\bprices?\b|\bcurrency\b|\bamounts?\b|pricing|运费|运价|报价|币|tarifas|precios|precos|preise|prix|单位/;

/** Codes that are short for ports as well (Lat Krabang, Penang): a currency only with a word such as `currency` in the line. */
const PORT_TOO = /\b(?:lkr|pen)\b/g;
const SAID_CURRENCY = /(?:\bin|currency\W*|amounts?\W*|^)\s*(?:lkr|pen)\b/;

/** The currency a line gives to the prices of a table: "all rates in USD", a bare "USD"; never that of an amount beside it. */
function proseCurrency(text: string, plain: string): CurrencyReading | undefined {
  const currency = findCurrency(SAID_CURRENCY.test(plain) ? text : plain.replace(PORT_TOO, ' '));
  const yearless = plain.replace(/(?<!\d)20\d\d(?!\d)/g, '');
  if (currency === undefined || /\d{3}/.test(yearless)) return undefined;
  if (ABOUT_RATES.test(plain)) return currency;
  const besideNumber = /(?:usd|eur|cny|rmb|[$€¥£])\s?\d{2}|\d{2}\s?(?:usd|eur|cny|rmb|[$€¥£])/.test(yearless);
  return text.length <= 60 && !besideNumber && !ABOUT_CHARGES.test(plain) ? currency : undefined;
}

function proseFacts(text: string, context: FactContext): SheetFacts {
  const plain = plainText(text);
  let facts: SheetFacts = { ...proseOrigin(text, context), ...proseValidity(plain, context) };
  const currency = proseCurrency(text, plain);
  if (currency) facts = narrower(facts, { currency });
  if (NOT_ALL_IN.test(plain)) facts = narrower(facts, { allIn: false });
  else if (allInOf(text)) facts = narrower(facts, { allIn: true });
  const charges = [...statedCharges(text), ...includedCharges(text)];
  if (charges.length > 0) facts = narrower(facts, { charges });
  if (EXCLUDES.test(plain) && charges.length === 0 && text.length < 400) {
    facts = narrower(facts, { exclusions: [`The sheet says: "${text.trim().replace(/\s+/g, ' ')}"`] });
  }
  return facts;
}

function factsOfCell(text: string, context: FactContext): SheetFacts {
  let facts: SheetFacts = {};
  for (const line of text.split(/\n|\s\|\s|\s{4,}|;/)) {
    const labelled = /^\s*[•*·-]?\s*([^:：]{2,40}?)\s*[:：]\s*(.+)$/.exec(line);
    const role = labelled?.[1] === undefined ? undefined : labelOf(labelled[1]);
    facts = narrower(
      facts,
      role ? labelledFact(role, (labelled?.[2] ?? '').trim(), context) : proseFacts(line, context),
    );
  }
  return facts;
}

/** Reads what rows of text around a table say for the whole of it. The first statement of each kind wins. */
export function readFacts(rows: readonly TextRow[], context: FactContext): SheetFacts {
  let facts: SheetFacts = {};
  for (const { texts } of rows) {
    for (let index = 0; index < texts.length; index++) {
      const text = texts[index] ?? '';
      const value = texts[index + 1];
      const role = labelOf(text.replace(/[:：]\s*$/, ''));
      if (role && value !== undefined && labelOf(value) === undefined) {
        facts = narrower(labelledFact(role, value, context), facts);
        index++;
      } else {
        facts = narrower(factsOfCell(text, context), facts);
      }
    }
  }
  return facts;
}

/** The carrier that any of the lines mentions, when it is the only one. */
export function carrierInProse(lines: readonly string[], carriers: CarrierDirectory): string | undefined {
  const found = new Set(lines.flatMap((line) => findCarrierIn(line, carriers)?.scac ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}
