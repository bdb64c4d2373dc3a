import type { ColumnRole } from './columns/column-lexicon.ts';
import type { ColumnSample, ValueKind } from './columns/column-sample.ts';
import type { HeaderMeaning } from './headers/classify-header.ts';

/**
 * What speaks for and against a reading of a table, in points. One exact heading word is worth 3; everything else is set beside it.
 * A reading counts as clear when it is ahead of every other one by `clear`.
 */
export const WEIGHTS = {
  /** A person said what the column holds. */
  told: 1000,
  /** The heading names the role, in a word of the list. */
  words: 3,
  /** Every value is of the kind that the role expects, and of a kind that it excludes. */
  valuesFit: 4,
  valuesMisfit: -4,
  /** A column of prices, or of names of charges, without one. */
  valuesMissing: -2,
  /** A first and a last day in the column of one of them. */
  periodMisfit: -2,
  /** The values of a column that may hold any text are of a kind that has roles of its own. */
  textMisfit: -1,
  /** Only the values speak for the role: the heading says nothing or another thing. */
  withoutWords: -1,
  /** Ports that are neither loaded nor discharged at are rarer. */
  thirdPlace: -0.5,
  /** An unknown heading over amounts, in a row of headings that name prices. */
  unusedText: 0.5,
  /** A column of ports that no other column tells apart is more often left the origin and right the destination. */
  leftToRight: 0.3,
  /** The trade in the title, in full agreement with the two ends of the lanes. */
  tradeFit: 3,
  /** Ports of this end in other tables of the workbook. */
  siblingFit: 2,
  /** An end of the lane that a column names. */
  end: 2,
  /** The same, by an inland place only. */
  inlandEnd: 1,
  /** A second column of a role that a row has once. */
  repeated: -3,
  /** The same where it is the price, or only the values of the second column speak for the role. */
  repeatedPrice: -6,
  /** Origin and destination name the same port in every row. */
  sameEnds: -6,
  /** Codes, or countries, that are those of the names beside them; and that are not. */
  agrees: 2,
  disagrees: -3,
  /** Places of receipt in the country of the port of loading, places of delivery in that of the port of discharge. */
  inlandFit: 1,
  /** Columns that belong together stand together: the country, or the code, beside its port. */
  beside: 0.5,
  /** Every first day comes before the last day beside it. */
  daysInOrder: 2,
  /** The price is the sum of two other columns in every row. */
  sumOfOthers: -2,
  /** There is a price. */
  price: 2,
  /** A column of amounts that no heading names, where headings name others as prices. */
  amountBesidePrices: -6,
  /** Ahead of every other reading by so much, a reading is clear. */
  clear: 0.9,
} as const;

/** What speaks for and against a row being the header of a table, in points: a known word is worth 1. */
export const HEADING = {
  word: 1,
  /** The same word again, and the name of a charge. */
  again: 0.2,
  charge: 0.5,
  /** The first word that tables of other things have not: a port of loading, a price. */
  telling: 1,
  price: 0.7,
  /** "POL / POD" in the corner of a matrix. */
  corner: 2,
  /** A port or carrier over amounts; any other word over amounts, or over values of a kind. */
  nameOverAmount: 1,
  wordOverAmount: 0.4,
  wordOverValue: 0.6,
  /** A word over nothing that is known. */
  unknown: -0.3,
  /** A value, as rows have, and one of the kind that is below it. */
  value: -1,
  sameAsBelow: -1.5,
  /** Bare 20, 40 or 45 could be prices. */
  bareLength: -1.5,
  sentence: -2,
  /** "Valid from | 1 Dec 2026 | to | 31 Dec 2026" is a line of a title. */
  day: -4,
  /** Two rows are taken together only where that reads so much better. */
  secondRow: 0.8,
  /** There are ports and amounts below. */
  endAndPrice: 0.6,
  /** At this score a row is a header. */
  enough: 2.6,
} as const;

/** The kinds of values that a role expects. Roles that are not listed hold any text. */
const EXPECTED: Readonly<Partial<Record<ColumnRole, readonly ValueKind[]>>> = {
  origin: ['place', 'code', 'country'],
  'origin-code': ['code', 'place'],
  'origin-country': ['country'],
  destination: ['place', 'code', 'country'],
  'destination-code': ['code', 'place'],
  'destination-country': ['country'],
  place: ['place', 'code', 'country'],
  lane: ['lane'],
  code: ['code', 'place'],
  'port-name': ['place', 'code'],
  receipt: ['place', 'code'],
  delivery: ['place', 'code'],
  via: ['place', 'code'],
  carrier: ['carrier'],
  equipment: ['container'],
  amount: ['price'],
  currency: ['currency'],
  charge: ['charge', 'charge-and-more'],
  'rate-basis': ['unit'],
  'valid-from': ['date'],
  'valid-to': ['date'],
  validity: ['date'],
  transit: ['days'],
  'free-time': ['days'],
  demurrage: ['days'],
  detention: ['days'],
};

/** Kinds that are told from each other at sight: a value of one is none of another. */
const TELLING_KINDS: readonly ValueKind[] = [
  'place',
  'lane',
  'code',
  'country',
  'carrier',
  'container',
  'currency',
  'date',
  'weekday',
  'price',
];

/** The kinds that the values of a reading may be; undefined when it may hold any text. */
function expectedKinds(meaning: HeaderMeaning): readonly ValueKind[] | undefined {
  if (meaning.kind === 'price') return ['price'];
  return meaning.kind === 'field' ? EXPECTED[meaning.role] : undefined;
}

/** The share of cells that are of some kind at sight, and of none of these. */
function shareOfOthers({ cells }: ColumnSample, kinds: readonly ValueKind[]): number {
  if (cells.length === 0) return 0;
  const others = cells.filter(
    (cell) => TELLING_KINDS.some((kind) => cell.kinds.has(kind)) && !kinds.some((kind) => cell.kinds.has(kind)),
  );
  return others.length / cells.length;
}

/** The share of cells that are one of the kinds. */
function shareOf({ cells }: ColumnSample, kinds: readonly ValueKind[]): number {
  if (cells.length === 0) return 0;
  return cells.filter((cell) => kinds.some((kind) => cell.kinds.has(kind))).length / cells.length;
}

/** Whether a column that would hold prices, or names of charges, has none. */
function hasNone(sample: ColumnSample, kinds: readonly ValueKind[]): boolean {
  const isTelling = kinds.includes('price') || kinds.includes('charge');
  return isTelling && sample.cells.length > 0 && shareOf(sample, kinds) === 0;
}

const NO_CHARGE: readonly ValueKind[] = ['date', 'place', 'carrier', 'currency'];

/** Kinds that have roles of their own, and are odd in a column of free text. */
const OWN_ROLE: readonly ValueKind[] = ['carrier', 'container', 'currency', 'place'];

/** How well the values of a column fit a reading, in points. */
export function scoreValues(meaning: HeaderMeaning, sample: ColumnSample): number {
  if (meaning.kind === 'unknown') return 0;
  // The cells of a charge may say anything but a day, a port, a carrier or a bare currency.
  if (meaning.kind === 'charge') return shareOf(sample, NO_CHARGE) * WEIGHTS.valuesMisfit;
  const expected = expectedKinds(meaning);
  if (expected === undefined) {
    const isOpen = meaning.kind === 'field' && meaning.role !== 'known';
    return isOpen ? Math.max(...OWN_ROLE.map((kind) => sample.share(kind))) * WEIGHTS.textMisfit : 0;
  }
  const isDay = meaning.kind === 'field' && (meaning.role === 'valid-from' || meaning.role === 'valid-to');
  const periods = isDay ? sample.share('period') * WEIGHTS.periodMisfit : 0;
  const values = shareOf(sample, expected) * WEIGHTS.valuesFit + shareOfOthers(sample, expected) * WEIGHTS.valuesMisfit;
  return values + periods + (hasNone(sample, expected) ? WEIGHTS.valuesMissing : 0);
}
