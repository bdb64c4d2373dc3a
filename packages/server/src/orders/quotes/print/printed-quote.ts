import { UNUSUAL_EXPONENTS } from '../../../base/index.ts';
import type { Quote } from '../quote.schema.ts';
import type { QuoteStatus } from '../quote-status.schema.ts';
import { PRINT_TEXTS, type PrintLanguage, type PrintTexts } from './print-texts.ts';

/** Who a quote comes from, as the settings say. */
export type Issuer = {
  /** The company; undefined: not set. */
  companyName: string | undefined;
  /** The public address of the service; undefined: not set. */
  baseUrl: string | undefined;
};

/** A fact about the shipment. */
type Fact = { readonly label: string; readonly value: string };

/** Facts below a heading; empty: without one. */
type FactGroup = { readonly heading: string; readonly facts: readonly Fact[] };

/** A charge in the table: its cells, and a remark below its name. */
type PrintedLine = { readonly cells: readonly string[]; readonly remark: string };

/** Everything that a printed quote says, in the order of the page. */
export type PrintedQuote = {
  readonly seller: string;
  readonly title: string;
  readonly number: string;
  readonly validity: string;
  /** Why it could no longer be ordered when it was printed; empty: it could. */
  readonly stale: string;
  /** Of a quote of several rates those of the whole quote, then those of each part. */
  readonly facts: readonly FactGroup[];
  readonly columns: readonly string[];
  readonly lines: readonly PrintedLine[];
  readonly sumColumns: readonly string[];
  readonly sums: readonly (readonly string[])[];
  /** The totals in the currency that was asked for, and by which exchange rates; empty: none was. */
  readonly conversion: string;
  readonly completeness: string;
  readonly missing: readonly string[];
  readonly termsTitle: string;
  readonly terms: readonly string[];
  readonly verifyTitle: string;
  readonly verify: readonly string[];
  readonly signature: string;
  readonly page: PrintTexts['page'];
};

/** Remarks of a rate may be as long as a contract; the signed quote has them whole. */
const LONGEST_REMARKS = 1200;

/** What a quote says in print. The words of the rate are printed as they are; ours are in `language`. */
export function describeQuote(
  quote: Quote,
  { language, issuer, reason }: { language: PrintLanguage; issuer: Issuer; reason: QuoteStatus['reason'] },
): PrintedQuote {
  const texts = PRINT_TEXTS[language];
  const { marks } = texts;
  const until = momentText(quote.validUntil, texts);
  return {
    seller: issuer.companyName ?? '',
    title: texts.title,
    number: `${texts.number} ${quote.id}`,
    validity: texts.validUntil(until),
    stale: reason === null ? '' : texts.stale[reason],
    facts: factsOfAll(quote, texts),
    columns: texts.columns,
    lines: quote.lines.map((line, at) => printLine(line, isBaseLine(quote, at), texts)),
    sumColumns: texts.sums,
    sums: [
      ...(quote.parts ?? []).flatMap(({ totals }, at) =>
        totals.map((total) => sumCells(total, texts.part(at + 1) + marks.comma + total.currency, texts)),
      ),
      ...quote.totals.map((total) => sumCells(total, total.currency, texts)),
    ],
    conversion: quote.conversion ? conversionText(quote.conversion, texts) : '',
    completeness: quote.complete ? texts.complete : texts.partial,
    missing: missingOf(quote, texts),
    termsTitle: texts.termsTitle,
    terms: texts.conditions(until, quote.binding === true),
    verifyTitle: texts.verifyTitle,
    verify: texts.verify(issuer.baseUrl === undefined ? texts.ownKeys : `${issuer.baseUrl}/.well-known/jwks.json`),
    signature: texts.signature + marks.colon + quote.signature,
    page: texts.page,
  };
}

/** The first line of a quote, and of each of its parts, is the freight. */
const isBaseLine = ({ lines }: Quote, at: number) => at === 0 || lines[at]?.part !== lines[at - 1]?.part;

function sumCells(
  { currency, certain, conditional, atLeast, atMost }: Quote['totals'][number],
  label: string,
  texts: PrintTexts,
): string[] {
  return [
    label,
    ...[certain, conditional, atLeast].map((amount) => amountText(amount, currency, texts)),
    atMost === null ? texts.noLimit : amountText(atMost, currency, texts),
  ];
}

/** The facts of a quote; of several rates what is of all of them, and then part by part. */
function factsOfAll(quote: Quote, texts: PrintTexts): FactGroup[] {
  const { parts } = quote;
  const told = (facts: readonly Fact[]) => facts.filter(({ value }) => value !== '');
  if (parts === undefined) return [{ heading: '', facts: told(factsOf(quote, texts)) }];
  const { issued, reference } = texts.facts;
  const ofAll = factsOf(quote, texts).filter(({ label }) => label === issued || label === reference);
  const ofParts = parts.map((part, at) => ({
    heading: part.leg === null ? texts.part(at + 1) : texts.partOfLeg(at + 1, part.leg),
    facts: told(factsOf({ ...quote, ...part, issuedAt: '', reference: null }, texts)),
  }));
  return [{ heading: '', facts: told(ofAll) }, ...ofParts];
}

function factsOf({ rate, quantities, issuedAt, reference, date }: Quote, texts: PrintTexts): Fact[] {
  const { facts, days } = texts;
  const { carrier, equipment, service, serviceMode, transitDays, transitDaysMin, remarks } = rate;
  const { containers, billsOfLading, documents } = quantities;
  const range =
    transitDaysMin === null || transitDaysMin === transitDays ? transitDays : `${transitDaysMin}–${transitDays}`;
  const counts = [texts.bills(billsOfLading), documents === null ? '' : texts.documents(documents)];
  const long = remarks !== null && remarks.length > LONGEST_REMARKS;
  return [
    { label: facts.from, value: placeText(rate.origin) },
    { label: facts.to, value: placeText(rate.destination) },
    { label: facts.receipt, value: rate.placeOfReceipt ? placeText(rate.placeOfReceipt) : '' },
    { label: facts.delivery, value: rate.placeOfDelivery ? placeText(rate.placeOfDelivery) : '' },
    { label: facts.via, value: rate.via.map(placeText).join(', ') },
    {
      label: facts.carrier,
      value: carrier === null ? texts.notNamed : withCode(carrier.name, carrier.scac),
    },
    { label: facts.containers, value: `${containers} × ${withCode(equipment.code, equipment.isoCode)}` },
    { label: facts.quantities, value: counts.filter(Boolean).join(texts.marks.list) },
    { label: facts.service, value: [service, serviceMode].filter(Boolean).join(', ') },
    { label: facts.transit, value: range === null ? '' : days(range) },
    { label: facts.freeTime, value: freeTimeText(rate.freeDays, texts) },
    { label: facts.commodity, value: rate.commodity ?? '' },
    { label: facts.day, value: dayText(date, texts) },
    { label: facts.issued, value: issuedAt === '' ? '' : `${momentText(issuedAt, texts)} UTC` },
    { label: facts.reference, value: reference ?? '' },
    { label: facts.remarks, value: long ? remarks.slice(0, LONGEST_REMARKS) + texts.cut : (remarks ?? '') },
  ];
}

/** `Shanghai, CN (CNSHA)`; a place that was not understood as its sheet writes it. */
function placeText({ code, name, country, text }: Quote['rate']['origin']): string {
  const known = name === null || name === code ? null : [name, country].filter(Boolean).join(', ');
  return withCode(known ?? (code === null ? text : code), code);
}

const withCode = (name: string, code: string | null) => (code === null || code === name ? name : `${name} (${code})`);

function freeTimeText({ demurrage, detention, combined }: Quote['rate']['freeDays'], texts: PrintTexts): string {
  return [
    demurrage === null ? '' : texts.demurrage(texts.days(demurrage)),
    detention === null ? '' : texts.detention(texts.days(detention)),
    combined === null ? '' : texts.combined(texts.days(combined)),
  ]
    .filter(Boolean)
    .join(texts.marks.comma);
}

type Line = Quote['lines'][number];

function printLine(line: Line, isBase: boolean, texts: PrintTexts): PrintedLine {
  const { basis, quantity, unitAmount, amount, currency, paymentTerm } = line;
  const inside = line.status === 'included';
  const money = (value: number | null) =>
    value === null || inside ? '' : `${currency ?? '?'} ${amountText(value, currency ?? '', texts)}`;
  const standing = texts.standings[standingOf(line, isBase)];
  return {
    cells: [
      (line.part === undefined ? '' : `${line.part}. `) + (isBase ? texts.freight : labelOf(line, texts)),
      inside ? '' : texts.bases[basis],
      quantity === null ? '' : String(quantity),
      money(unitAmount),
      money(amount),
      paymentTerm === null ? standing : standing + texts.marks.comma + texts.terms[paymentTerm],
    ],
    remark: isBase ? '' : remarkOf(line, texts),
  };
}

const labelOf = (line: Line, texts: PrintTexts) => withCode(texts.chargeName(line.name), line.code);

function standingOf({ status, certainty }: Line, isBase: boolean): keyof PrintTexts['standings'] {
  if (isBase) return 'base';
  if (status === 'included') return 'included';
  return status === 'at-cost' ? 'at-cost' : certainty;
}

/** Why a line is not surely charged at its amount: what the note of the quote says, from the same facts. */
function remarkOf(line: Line, texts: PrintTexts): string {
  const { status, certainty, quantity, amount, unitAmount, currency, basis, condition, countedIn } = line;
  const when = condition === null ? '' : texts.condition(condition);
  if (countedIn !== undefined) return [texts.countedIn(countedIn), when].filter(Boolean).join(texts.marks.space);
  if (quantity === 0 && condition !== null) return texts.notOnThisDay(condition);
  if (status === 'included' && certainty === 'unknown') return texts.insideOnOtherDays(condition ?? '');
  if (status === 'included' || certainty === 'certain') return when;
  if (certainty === 'conditional') return when || (amount !== null && amount < 0 ? texts.deduction : '');
  const reasons = [
    [status === 'at-cost', texts.atCost],
    [unitAmount === null, texts.noAmount],
    [currency === null, texts.noCurrency],
    [basis === 'PER_TEU', texts.twoWays],
    [basis === 'PER_DOCUMENT', texts.perDocument],
  ] as const;
  const reason = reasons.find(([applies]) => applies)?.[1] ?? texts.noBasis;
  return [reason, when].filter(Boolean).join(texts.marks.space);
}

/** The converted total with the source and day of each exchange rate, or why there is none. */
function conversionText(
  { currency, atLeast, atMost, rates }: NonNullable<Quote['conversion']>,
  texts: PrintTexts,
): string {
  const words = texts.conversion;
  const money = (amount: number | null) =>
    amount === null ? texts.noLimit : `${currency} ${amountText(amount, currency, texts)}`;
  const format = new Intl.NumberFormat(texts.locale, { maximumSignificantDigits: 15 });
  const used = rates.map(({ from, rate, source, date, reason }) => {
    const named = source !== null && date !== null ? words.source(source, dayText(date, texts)) : '';
    if (rate !== null) return `${words.rate(from, format.format(rate), currency)}${named}`;
    return `${reason === 'stale' ? words.stale(from) : words.noRate(from)}${named}`;
  });
  const head = atLeast === null ? words.none(currency) : words.amounts(currency, money(atLeast), money(atMost));
  return [head, used.join(texts.marks.semicolon)].filter(Boolean).join(texts.marks.space);
}

/** What the sums leave out, line by line; then what the rates leave open as a whole. What several parts leave out is said once. */
function missingOf({ lines, gaps: ofQuote, parts }: Quote, texts: PrintTexts): string[] {
  const { comma, colon } = texts.marks;
  const open = lines.filter(({ certainty }) => certainty !== 'certain');
  const ofLines = open.map((line) => {
    const { amount, currency, part = 0 } = line;
    const price = amount === null ? '' : `${comma}${currency} ${amountText(amount, currency ?? '', texts)}`;
    return { part, sentence: labelOf(line, texts) + price + colon + remarkOf(line, texts) };
  });
  const gaps = [
    ...(parts ?? []).flatMap((one, at) => one.gaps.map((gap) => ({ part: at + 1, gap }))),
    ...ofQuote.map((gap) => ({ part: 0, gap })),
  ];
  const all = [...ofLines, ...gaps.map(({ part, gap }) => ({ part, sentence: texts.gap(gap) }))];
  if (parts === undefined) return all.map(({ sentence }) => sentence);
  const places = new Map<string, Set<number>>();
  for (const { part, sentence } of all) places.set(sentence, (places.get(sentence) ?? new Set()).add(part));
  return [...places].map(([sentence, of]) =>
    of.has(0) || of.size === parts.length ? sentence : texts.ofParts([...of], sentence),
  );
}

function amountText(amount: number, currency: string, { locale }: PrintTexts): string {
  const digits = UNUSUAL_EXPONENTS[currency] ?? 2;
  // A unit amount may be finer than its currency: nothing of it is rounded away.
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: 4 }).format(amount);
}

function dayText(day: string, { locale }: PrintTexts): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

function momentText(moment: string, { locale }: PrintTexts): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(moment));
}
