import { sayComment } from '../../record/cell-comment.ts';
import { type EquipmentType, equipmentRef } from '../../record/equipment.ts';
import type { Place, RateContent } from '../../record/rate.schema.ts';
import { rateTotal } from '../../record/rate-total.ts';
import type { ChargeGroup } from '../charges/group-charges.ts';
import { type ChargeReader, createChargeReader } from '../charges/lane-charges.ts';
import { narrower, type SheetFacts } from '../facts/sheet-facts.ts';
import { daysOfRate, keyOfDays } from '../facts/stated-days.ts';
import { memoize } from '../memoize.ts';
import type { PlacesReading } from '../places/place-reader.ts';
import { createEndReader, type EndReader, hasPortFromAbove } from '../places/row-ends.ts';
import type { Priced } from '../prices/price-cell.ts';
import { createPriceReader, type PriceReader } from '../prices/row-prices.ts';
import type { DraftRate } from '../sheet-reading.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { type RowDays, resolveRowValidity } from '../validity/row-validity.ts';
import { type CommentReader, createCommentReader } from './cell-comments.ts';
import { createMarkedNoteReader, type MarkedNoteReader, namesMoney } from './marked-notes.ts';
import { modeOfRow } from './mode-of-row.ts';
import { reportNamedAccount } from './named-account.ts';
import { createRowCarrierReader, type RowCarrierReader } from './row-carriers.ts';
import { createDetailReader, type DetailReader, type RowDetails } from './row-details.ts';
import { currencyDoubt, otherMode } from './row-doubts.ts';
import { factsOver, type RowScope, report } from './row-scope.ts';
import { isWithdrawn } from './withdrawn-rows.ts';

/** The readers of one table's rows. Values that repeat (places, carriers, validity) are read once by each. */
type Readers = {
  scope: RowScope;
  prices: PriceReader;
  readEnd: EndReader;
  readCarriers: RowCarrierReader;
  readDetails: DetailReader;
  readCharges: ChargeReader;
  readComments: CommentReader;
  readMarkedNotes: MarkedNoteReader;
  refOf: (type: EquipmentType) => RateContent['equipment'];
};

/** A row with base prices, the rows of its lane, and what is said over it. */
type BaseRow = { base: RawRow; group: ChargeGroup; facts: SheetFacts };

/** Makes the drafts of one table, lane by lane. */
export type Drafter = {
  /** The rates of one lane. A row that does not become a rate is in the findings. */
  draft: (group: ChargeGroup) => DraftRate[];
};

/** Makes the drafter of a table. */
export function createDrafter(scope: RowScope): Drafter {
  const prices = createPriceReader(scope);
  const readers: Readers = {
    scope,
    prices,
    readEnd: createEndReader(scope),
    readCarriers: createRowCarrierReader(scope),
    readDetails: createDetailReader(scope),
    readCharges: createChargeReader(scope, prices),
    readComments: createCommentReader(scope),
    readMarkedNotes: createMarkedNoteReader(scope),
    refOf: memoize((type) => equipmentRef(type)),
  };
  return {
    draft(group) {
      if (group.bases.length > 0) return group.bases.flatMap((base) => draftBase(readers, base, group));
      for (const row of group.charges) reportWithoutBase(scope, row);
      return [];
    },
  };
}

function draftBase(readers: Readers, base: RawRow, group: ChargeGroup): DraftRate[] {
  const { scope, prices } = readers;
  const { other } = modeOfRow(base);
  if (other !== undefined) {
    report(scope, base, otherMode(other, base.fields.get('mode')?.column));
    return [];
  }
  if (isWithdrawn(scope, base)) return [];
  reportNamedAccount(scope, base);
  const facts = factsOver(scope, base);
  const byLabel = Map.groupBy(prices.read(base, facts), (priced) => priced.facts);
  return [...byLabel].flatMap(([label, given]) =>
    draftPrices(readers, { base, group, facts: narrower(facts, label) }, given),
  );
}

/** The rates of prices under the same label. */
function draftPrices(readers: Readers, row: BaseRow, given: readonly Priced[]): DraftRate[] {
  const { scope, readEnd } = readers;
  const { base, facts } = row;
  const ends = [readEnd(base, 'origin', facts), readEnd(base, 'destination', facts)] as const;
  const isPlaced = ends.every(({ places }) => places.length > 0);
  const parted = facts.statedDays && isPlaced ? partByDays(readers, row, ends) : undefined;
  const validity = parted
    ? undefined
    : resolveRowValidity(scope, base, withoutDays(facts), facts.statedDays !== undefined);
  const standing = withCurrency(scope, base, given);
  if ((!parted && !validity) || standing.length === 0 || !isPlaced) return [];
  const lanes = lanesOf(ends[0].places, ends[1].places);
  if (lanes.length === 0) {
    reportSamePlace(scope, base);
    return [];
  }
  const parts = parted ?? [{ lanes, carriers: readers.readCarriers(base, facts), validity }];
  const said = readers.readDetails(base, facts, ends);
  return standing.flatMap((priced) =>
    parts.flatMap(({ validity: days, ...part }) =>
      days ? draftPrice(readers, { ...row, ...said, ...part, validity: days }, priced) : [],
    ),
  );
}

/** Facts of which no days are those of a rate, where several were stated. */
function withoutDays(facts: SheetFacts): SheetFacts {
  if (!facts.statedDays) return facts;
  const { validFrom: _from, validTo: _to, ...others } = facts;
  return others;
}

type PartOfRow = { lanes: readonly Lane[]; carriers: readonly RateContent['carrier'][]; validity: RowDays | undefined };

/** The lanes and carriers of a row parted by the days that are stated for them. */
function partByDays(
  { scope, readCarriers }: Readers,
  { base, facts }: BaseRow,
  [{ places: origins }, { places: destinations }]: readonly [PlacesReading, PlacesReading],
): PartOfRow[] {
  const carriers = readCarriers(base, facts);
  const all = lanesOf(origins, destinations).flatMap((lane) =>
    carriers.map((carrier) => ({
      lane,
      carrier,
      days: daysOfRate(facts.statedDays ?? [], { ...lane, carrier }, scope.chargeScopes),
    })),
  );
  const parts = Map.groupBy(all, ({ carrier, days }) => `${carrier?.scac ?? carrier?.name}|${keyOfDays(days)}`);
  return [...parts.values()].map((part): PartOfRow => {
    const [{ from, to } = {}] = part.map(({ days }) => days);
    const own = { ...withoutDays(facts), ...(from ? { validFrom: from } : {}), ...(to ? { validTo: to } : {}) };
    return {
      lanes: part.map(({ lane }) => lane),
      carriers: part.slice(0, 1).map(({ carrier }) => carrier),
      validity: resolveRowValidity(scope, base, own, true),
    };
  });
}

/** What a row says, and how freight is to be paid by what stands over it. */
function withTerms(notes: readonly string[], { saleTerms = [] }: SheetFacts): string[] {
  return [...notes, ...saleTerms.filter((term) => !notes.some((note) => note.includes(term)))];
}

/** What a row and its price say beside the price; a mark alone is told by the words of its note. */
function joinNotes(
  said: readonly (string | null)[],
  notes: readonly { text: string }[],
  marked: readonly { mark: string }[],
): string | null {
  const marks = new Set(marked.map(({ mark }) => mark));
  const kept = [...said.filter((note) => note !== null && !marks.has(note.trim())), ...notes.map(({ text }) => text)];
  return [...new Set(kept)].join('; ') || null;
}

type Lane = { origin: Place; destination: Place };
/** What the rates of a row share, apart from the price. */
type SharedByRates = BaseRow &
  RowDetails & { lanes: readonly Lane[]; carriers: readonly RateContent['carrier'][]; validity: RowDays };

/** The rates of one price: one a lane and carrier. */
function draftPrice(readers: Readers, of: SharedByRates, priced: Priced): DraftRate[] {
  const { base, facts, group, lanes, carriers, details, notes, detailsOf, validity } = of;
  const charged = readers.readCharges({ priced, base, group, facts, days: validity });
  const unclear = charged.unclear.map((sentence) => `The row says: "${sentence}"`);
  const comments = readers.readComments(base, priced.column);
  const commented = comments.map(sayComment);
  const marked = readers.readMarkedNotes(base, priced.column);
  const restricted = marked
    .filter((note) => !namesMoney(note))
    .map(({ mark, text }) => `The note ${mark} says: "${text}"`);
  for (const sentence of facts.exclusions ?? []) reportUnclear(readers.scope, base, sentence);
  const exclusions = [...(facts.exclusions ?? []), ...unclear, ...commented, ...restricted];
  const allIn = priced.allIn || facts.allIn === true || charged.allIn;
  const amount = { amount: priced.amount, currency: priced.currency ?? '' };
  const equipment = readers.refOf(priced.type);
  const totalOf = memoize((charges: Charges) => rateTotal({ base: amount, equipment, charges, allIn, exclusions }));
  const shared = {
    equipment,
    base: amount,
    validFrom: validity.from,
    validTo: validity.to,
    remarks: joinNotes([...withTerms(notes, facts), priced.note], [...comments, ...marked], marked),
  };
  const source = { tab: readers.scope.tab, row: base.row + 1, column: priced.column };
  const above = hasPortFromAbove(base) ? ({ hasPortFromAbove: true } as const) : {};
  return lanes.flatMap((lane) =>
    carriers.map((carrier) => {
      const own = detailsOf?.(priced.column, { ...lane, carrier });
      const charges = charged.of({ ...lane, carrier }) as Charges;
      const content = { ...lane, ...details, ...own, carrier, ...shared, charges, total: totalOf(charges) };
      return { content, ...source, ...above, ...(priced.lcl ? { lcl: priced.lcl } : {}) };
    }),
  );
}

type Charges = RateContent['charges'];

/** The prices whose currency is known; the first of the others is a doubt. */
function withCurrency(scope: RowScope, base: RawRow, given: readonly Priced[]): Priced[] {
  const unpriced = given.find(({ currency }) => currency === null);
  const named = base.fields.get('currency');
  if (unpriced)
    report(scope, base, currencyDoubt(unpriced.column, { text: textOf(named?.value), column: named?.column }));
  return given.filter(({ currency }) => currency !== null);
}

/** Every pair of ports, but for a port with itself. */
function lanesOf(origins: readonly Place[], destinations: readonly Place[]): Lane[] {
  return origins.flatMap((origin) =>
    destinations
      .filter((destination) => origin.code === null || origin.code !== destination.code)
      .map((destination) => ({ origin, destination })),
  );
}

function reportSamePlace(scope: RowScope, base: RawRow): void {
  const message = 'Origin and destination are the same port.';
  const column = base.fields.get('destination')?.column;
  report(scope, base, { code: 'same_place', severity: 'error', message, column, group: 'same' });
}

/** A sentence of a title or note with money that belongs to no charge that is known: it may add to the price of its rows. */
function reportUnclear(scope: RowScope, row: RawRow, sentence: string): void {
  const message = `${sentence} What it adds to the prices was not understood; it stands in what the totals leave out.`;
  report(scope, row, { code: 'charge_not_understood', severity: 'warning', message, group: sentence });
}

function reportWithoutBase(scope: RowScope, row: RawRow): void {
  const message = 'These charges have no base freight: no row of their lane has one.';
  const column = row.fields.get('charge')?.column;
  report(scope, row, { code: 'charge_without_base', severity: 'error', message, column, group: 'base' });
}
