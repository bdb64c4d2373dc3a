import type { SourcePlace } from '../../source-tab.ts';
import { words } from '../prose-words.ts';
import { FIELDS, type Field, type Said, type SaidFields } from '../statement.ts';
import { withCommonOrigin } from './common-origin.ts';
import { type SaidDays, saysDays, settleDays } from './contested-days.ts';
import { countPrices, pricesLike } from './counted-offers.ts';
import type { Offer, PlacedStatement } from './offer.ts';
import { fill, pricesOf } from './offer-prices.ts';
import { optionsIn } from './options.ts';
import { resolved, withEndOfCountry } from './resolve-said.ts';
import { limitsSale, restricts } from './restrictions.ts';

/** What a heading says over the lines below, until another heading says the same thing. */
type Frame = {
  kinds: ReadonlySet<string>;
  said: SaidFields;
  types: readonly string[] | undefined;
  remark: Said | undefined;
  offersAbove: number;
  /** It said something of offers above it. */
  isOfAbove: boolean;
  option: string | undefined;
};

/** What came of a text. */
export type Assembled = {
  offers: Offer[];
  /** Where amounts stand that prices were counted by: "USD 50 more". */
  counted: SourcePlace[];
  /** Statements that say something of all rates, or that nobody understood. */
  notes: PlacedStatement[];
  /** Statements with a price whose container type or port nothing says. */
  unplaced: PlacedStatement[];
  /** Statements with a price of before, or one that somebody wishes for. */
  setAside: PlacedStatement[];
  /** Statements with an amount on top that is of no known charge. */
  extras: PlacedStatement[];
  /** Statements that restrict rates in words which no rate can hold: "From Busan only for reefer cargo". */
  restrictions: PlacedStatement[];
};

/** What the words of a statement are about. */
export type StatementTests = {
  isHeading: (statement: PlacedStatement) => boolean;
  /** It speaks of the rates, of all or just of its part. */
  saysAll: (text: string) => boolean;
  /** It says outright that it is of every rate. */
  saysEvery: (text: string) => boolean;
  saysCharge: (text: string) => boolean;
  areInOneCountry: (one: string, other: string) => boolean;
};

/** Gathers offers from statements by the structure of the text: what stands above counts for what stands below. */
export class OfferAssembly {
  readonly #tests: StatementTests;
  readonly #offers: Offer[] = [];
  readonly #headings: PlacedStatement[] = [];
  readonly #notes: PlacedStatement[] = [];
  /** What is said of charges, with the offers above that it is about. */
  readonly #conditions: { statement: PlacedStatement; offers: readonly Offer[] }[] = [];
  /** Sentences that count prices from those of others. */
  readonly #relative: { statement: PlacedStatement; offers: readonly Offer[] }[] = [];
  readonly #setAside: PlacedStatement[] = [];
  readonly #extras: PlacedStatement[] = [];
  readonly #restrictions: PlacedStatement[] = [];
  readonly #days: SaidDays[] = [];
  #frames: Frame[] = [];
  /** Where the offers begin that stand under the last heading that replaced another. */
  #scope = 0;
  /** The paragraph began with what is said of all offers above, and so does the rest of it. */
  #isOfAll = false;
  #before: { said: SaidFields; types: readonly string[] | undefined; isBullet: boolean } | undefined;

  constructor(tests: StatementTests) {
    this.#tests = tests;
  }

  add(statement: PlacedStatement): void {
    if (statement.isFirst && !statement.isBullet) this.#before = undefined;
    if (statement.isFirst)
      this.#isOfAll = statement.offers.length === 0 && !this.#isItemBelow(statement) && this.#offers.length > 0;
    if (statement.hasExtra && !this.#tests.saysCharge(statement.text)) this.#extras.push(statement);
    if (statement.isOther) (statement.offers.length > 0 ? this.#setAside : this.#notes).push(statement);
    else if (statement.offers.length > 0) this.#addPrices(statement);
    else if (statement.relative.length > 0) this.#addRelative(statement);
    else if (!this.#addToOptions(statement)) this.#addFacts(statement);
  }

  /** An item of a list may be about the items above it, and not about prices that are none: "* O/F includes BAF" below blocks of them. */
  #isItemBelow({ isBullet }: PlacedStatement): boolean {
    return isBullet && this.#offers.some(({ statement }) => statement.isBullet);
  }

  /** "40HC +100, valid 1-15 Dec" below other prices: what else it says is of these. */
  #addRelative(statement: PlacedStatement): void {
    const reached = this.#reachedBy(statement);
    this.#relative.push({ statement, offers: [...reached] });
    const fields = FIELDS.filter((field) => statement.said[field] !== undefined);
    if (fields.length > 0) this.#push(statement, { fields, isHeading: false, reached });
  }

  done(): Assembled {
    const isPlaced = ({ prices, said }: Offer) =>
      prices.length > 0 && (said.origin !== undefined || said.destination !== undefined);
    const uncounted = this.#relative.filter(({ statement, offers: above }) => {
      const own = this.#offers.filter((offer) => offer.statement === statement);
      const about = [own, above, this.#offers].find((some) => some.length > 0) ?? [];
      return !countPrices(about, statement.relative);
    });
    const contested = settleDays(this.#days, this.#offers);
    const offers = withCommonOrigin(this.#offers.filter(isPlaced));
    for (const { statement, offers: about } of this.#conditions) {
      if (about.length === this.#offers.length) this.#notes.push(statement);
      else for (const offer of about) offer.remarks.push({ text: statement.text, from: statement.from });
    }
    const used = new Set(offers.flatMap(({ said, remarks }) => [...Object.values(said), ...remarks].flatMap(keyOf)));
    const isUsed = ({ said, text, from }: PlacedStatement) =>
      [...Object.values(said), { text, from }].flatMap(keyOf).some((key) => used.has(key));
    const unused = this.#headings.filter((heading) => !isUsed(heading) || saysMore(heading));
    const notes = [...new Set([...this.#notes, ...unused, ...contested])];
    const unplaced = [...this.#offers.filter((offer) => !isPlaced(offer)), ...uncounted].map(
      ({ statement }) => statement,
    );
    const counting = offers.map(({ statement }) => statement).filter(({ counts }) => counts);
    return {
      offers,
      counted: [...counting, ...this.#relative.map(({ statement }) => statement)].map(({ from }) => from),
      unplaced,
      notes,
      setAside: this.#setAside,
      extras: this.#extras,
      restrictions: this.#restrictions,
    };
  }

  #addPrices(statement: PlacedStatement): void {
    const { rest, from } = statement;
    const remarks = [...this.#frames.flatMap(({ remark }) => remark ?? []), ...statement.notes];
    if (this.#tests.saysCharge(rest) || limitsSale(rest))
      remarks.push({ text: rest.replace(/\s+/g, ' ').trim(), from });
    let before = this.#before;
    const over = this.#over();
    const option = optionsIn(statement.text)[0] ?? this.#frames.findLast((frame) => frame.option)?.option;
    for (const { group, said: own } of statement.offers) {
      const near = this.#nearby(statement, before);
      const stated = withEndOfCountry({ ...statement.said, ...own }, near, this.#tests.areInOneCountry);
      const said = resolved(stated, over, near);
      const like = group.change && pricesLike(this.#offers, { said, like: group.change.like });
      const prices = pricesOf(group, { types: this.#types(statement, before), before: like });
      const currency = [...prices, ...group.untyped].find((price) => price.currency !== null)?.currency;
      if (currency) said.currency = { text: currency, from };
      const isOfLineAbove = !stated.carrier && !over.carrier && isNewLane(stated, said.carrier);
      const carrierDoubt = isOfLineAbove ? { hasCarrierOfLineAbove: true as const } : {};
      this.#offers.push({ group, prices, said, remarks: [...remarks], statement, option, ...carrierDoubt });
      const types = prices.length > 0 ? prices.map(({ equipment }) => equipment) : undefined;
      before = { said: { ...said }, types: types ?? before?.types, isBullet: statement.isBullet };
    }
    this.#before = before;
    if (statement.relative.length > 0) this.#relative.push({ statement, offers: [] });
  }

  /** "Validity option 1 & 2: 1-15 Dec": what is said of options above by their numbers. */
  #addToOptions(statement: PlacedStatement): boolean {
    const { said, types, text, introduces } = statement;
    const named = optionsIn(text);
    const about = this.#offers.filter(({ option }) => option !== undefined && named.includes(option));
    const fields = FIELDS.filter((field) => said[field] !== undefined);
    const isNew = introduces || said.carrier || said.origin || said.destination || said.place;
    const isCharge = this.#tests.saysCharge(text);
    if (about.length === 0 || isNew || (fields.length === 0 && !isCharge)) return false;
    for (const offer of about) fill(offer, { fields, said, types });
    if (isCharge) this.#conditions.push({ statement, offers: about });
    return true;
  }

  /** What headings say; the nearest counts. */
  #over(): SaidFields {
    return Object.assign({}, ...this.#frames.map(({ said }) => said)) as SaidFields;
  }

  /** A sentence goes on with the one before it; an item of a list with nothing but the currency of the others. */
  #nearby({ isBullet, line }: PlacedStatement, before = this.#before): SaidFields {
    if (!before) return {};
    const isSameItem = this.#offers.at(-1)?.statement.line === line;
    return isBullet && !isSameItem ? currencyOf(before.said) : before.said;
  }

  #types({ types }: PlacedStatement, before = this.#before): readonly string[] | undefined {
    return types ?? this.#frames.findLast((frame) => frame.types !== undefined)?.types ?? before?.types;
  }

  /** "Savannah:" below the rates of "Busan - New York:" is where the next ones go, from the same port. */
  #withLane(statement: PlacedStatement): PlacedStatement {
    const { said } = statement;
    const { origin, destination } = this.#over();
    if (!said.place || said.origin || said.destination || !origin || !destination) return statement;
    if (!this.#frames.some((frame) => frame.said.destination && frame.offersAbove < this.#offers.length))
      return statement;
    return { ...statement, said: { ...said, origin, destination: said.place, place: undefined } };
  }

  #addFacts(written: PlacedStatement): void {
    const isHeading = this.#tests.isHeading(written);
    const statement = isHeading ? this.#withLane(written) : withoutChargePlace(written);
    const { text, said, types } = statement;
    const isCharge = this.#tests.saysCharge(text);
    const reached = this.#reachedBy(statement);
    const fields = FIELDS.filter((field) => said[field] !== undefined);
    if (isHeading || fields.length > 0 || types) this.#push(statement, { fields, isHeading, reached });
    if (limitsSale(text)) for (const { remarks } of reached) remarks.push({ text: text.trim(), from: statement.from });
    if (isHeading) this.#headings.push(statement);
    else if (!isCharge && restricts(statement)) this.#restrictions.push(statement);
    else if (isCharge && reached.length > 0) this.#conditions.push({ statement, offers: [...reached] });
    else this.#notes.push(statement);
    if (!isHeading) return;
    this.#before = undefined;
    if (this.#scope === this.#offers.length) this.#isOfAll = false;
  }

  /** The offers above that a statement is about: those of its line, of its part of the text, or all. */
  #reachedBy(statement: PlacedStatement): Offer[] {
    const { text } = statement;
    const isOwnPart = !this.#isOfAll && this.#hasOwnConditions() && !this.#tests.saysEvery(text);
    if (this.#tests.saysAll(text) && !isOwnPart) return this.#offers;
    const last = this.#offers.at(-1)?.statement;
    const isPartOfLast = last && (last.line === statement.line || (statement.depth > last.depth && !this.#isOfAll));
    if (isPartOfLast) return this.#offers.filter(({ statement: { line } }) => line === last.line);
    return this.#isOfAll ? this.#offers : this.#offers.slice(this.#scope);
  }

  /** Whether parts above say their own conditions: "Rates include EBS" below the next one is then of that one. */
  #hasOwnConditions(): boolean {
    const above = this.#offers.slice(0, this.#scope);
    return this.#conditions.some(({ offers }) => offers.length > 0 && offers.every((offer) => above.includes(offer)));
  }

  /** A heading replaces the one that said the same, with everything below that. What stands under prices counts for them too. */
  #push(
    statement: PlacedStatement,
    { fields, isHeading, reached }: { fields: readonly Field[]; isHeading: boolean; reached: readonly Offer[] },
  ): void {
    const { said, types, text, from } = statement;
    const kinds = kindsOf(statement, fields, isHeading);
    const saysSame = ({ kinds: over, offersAbove }: Frame) =>
      offersAbove < this.#offers.length && [...kinds].some((kind) => over.has(kind));
    const same = isHeading ? this.#frames.findIndex(saysSame) : -1;
    const isReplaced = ({ offersAbove, isOfAbove }: Frame) => isOfAbove || offersAbove < this.#offers.length;
    const replaced = same >= 0 ? this.#frames.slice(same).filter(isReplaced) : [];
    // What was said since the last price, and is not of that price, is of the lines below.
    if (same >= 0) this.#frames = this.#frames.filter((frame, at) => at < same || !isReplaced(frame));
    const isNewPart = replaced.length > 0 && this.#offers.length > 0;
    if (isNewPart) this.#scope = this.#offers.length;
    const remark = isHeading && this.#tests.saysCharge(text) ? { text, from } : undefined;
    const frame: Frame = {
      kinds,
      said,
      types,
      remark,
      offersAbove: this.#offers.length,
      isOfAbove: false,
      option: isHeading ? optionsIn(text)[0] : undefined,
    };
    this.#frames.push(frame);
    if (!isNewPart) frame.isOfAbove = reached.filter((offer) => fill(offer, { fields, said, types })).length > 0;
    if (saysDays(statement)) this.#days.push({ statement, ...frame });
  }
}

/** Whether ports are named on another line than the carrier: "Shanghai - Hamburg USD 1,850/20', MSC" with "Ningbo - Hamburg USD 1,900/20'" below. */
function isNewLane({ origin, destination, place }: SaidFields, carrier: Said | undefined): boolean {
  return carrier !== undefined && [origin, destination, place].some((end) => end && end.from.row !== carrier.from.row);
}

/** "THC Hamburg EUR 245": the place of a charge is none of the lanes below. */
function withoutChargePlace(statement: PlacedStatement): PlacedStatement {
  const { place: _, ...said } = statement.said;
  return statement.hasExtra ? { ...statement, said } : statement;
}

/** What a heading is about; a heading of nothing else parts options, or introduces what is below. */
function kindsOf({ types, introduces }: PlacedStatement, fields: readonly Field[], isHeading: boolean): Set<string> {
  if (fields.length > 0) return new Set(fields);
  if (types) return new Set(['types']);
  return new Set(isHeading ? [introduces ? 'intro' : 'option'] : []);
}

const NOTHING_MORE = new RegExp(words('option', 'all', 'from', 'to', 'and', 'per', 'at'), 'giu');

/** Whether a heading has words beside what was taken from it. */
const saysMore = ({ rest, text, isLabelled }: PlacedStatement) =>
  !isLabelled && rest !== '' && text.length > 12 && /\p{L}{2}/u.test(rest.replace(NOTHING_MORE, ' '));

const currencyOf = ({ currency }: SaidFields): SaidFields => (currency ? { currency } : {});
const keyOf = (said: Said | undefined) => (said ? [`${said.from.tab}!${said.from.row}!${said.text}`] : []);
