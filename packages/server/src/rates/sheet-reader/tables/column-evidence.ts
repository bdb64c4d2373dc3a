import type { CarrierDirectory } from '../../../carriers/index.ts';
import type { PortResolver } from '../../../ports/index.ts';
import { parseEquipmentList } from '../../record/equipment.ts';
import { memoize } from '../memoize.ts';
import { isSure } from '../places/choose-place.ts';
import { parsePlaceText } from '../places/parse-place-text.ts';
import { findCurrency } from '../prices/parse-currency.ts';
import { parsePrice } from '../prices/parse-price.ts';
import type { Grid } from './grid.ts';

/** The directories that values are looked up in. */
export type Names = { ports: PortResolver; carriers: CarrierDirectory };

/** What the texts of a column may be, whatever its heading says. */
export type Evidence = {
  isPlace: (text: string) => boolean;
  isCarrier: (text: string) => boolean;
  /** The ports that a text names surely: one, those of a country or of a group of ports; none for other texts. */
  codesOf: (text: string) => ReadonlySet<string>;
};

/** Longer texts are sentences. */
const LONGEST_NAME = 40;

/** Makes the look-ups of one workbook; equal texts are looked up once. */
export function createEvidence({ ports, carriers }: Names): Evidence {
  const isNamed = (text: string) => {
    const { candidates } = ports.resolve(text.replace(/\s*[([（].*$/, ''));
    return candidates.some((candidate) => candidate.kind === 'port' && isSure(candidate));
  };
  return {
    codesOf: memoize((text) => {
      const { candidates } = text.length > LONGEST_NAME ? { candidates: [] } : ports.resolve(text);
      const [best] = candidates;
      const sure = candidates.filter(
        (one) => one.kind === best?.kind && one.score === best.score && (one.kind !== 'port' || isSure(one)),
      );
      return new Set(sure.flatMap(({ kind, code, portCodes }) => (kind === 'port' ? [code] : portCodes)));
    }),
    isCarrier: memoize((text) => text.length <= LONGEST_NAME && carriers.find(text) !== undefined),
    isPlace: memoize((text) => {
      if (text.length > LONGEST_NAME || !/\p{L}{2}/u.test(text)) return false;
      const { places } = parsePlaceText(text);
      return places.length > 0 && places.every((place) => place.split(/\s*\/\s*/).some((part) => isNamed(part)));
    }),
  };
}

/** How many cells of a column were looked at, and how many could be what. */
export type ColumnSample = {
  filled: number;
  places: number;
  carriers: number;
  containers: number;
  currencies: number;
  /** The filled texts that may be places. */
  placeTexts: string[];
  /** Amounts, and words for none ("-", on request). */
  prices: number;
  amounts: number;
};

/** So many filled cells show what a column holds. */
const SAMPLED = 30;
/** Rows are looked through for them as far as this. */
const ROWS_LOOKED_AT = 120;

/** Looks at the first filled cells of a column below a row. */
export function sampleColumn(
  grid: Grid,
  evidence: Evidence,
  { column, below }: { column: number; below: number },
): ColumnSample {
  const sample: ColumnSample = {
    filled: 0,
    places: 0,
    carriers: 0,
    containers: 0,
    currencies: 0,
    prices: 0,
    amounts: 0,
    placeTexts: [],
  };
  const end = Math.min(grid.rowCount, below + 1 + ROWS_LOOKED_AT);
  for (let row = below + 1; row < end && sample.filled < SAMPLED; row++) {
    // A title or a note that reaches over the table says nothing about its columns.
    if (grid.isBlank(row, column) || grid.speaker(row, column) !== column || grid.filledColumns(row).length < 2)
      continue;
    const text = grid.text(row, column);
    sample.filled++;
    const reading = parsePrice(grid.value(row, column));
    const isAmount = reading.kind === 'amount' && reading.note === undefined;
    if (isAmount) sample.amounts++;
    if (isAmount || reading.kind === 'none' || reading.kind === 'on-request') sample.prices++;
    if (typeof grid.value(row, column) === 'number') continue;
    if (parseEquipmentList(text)) sample.containers++;
    else if (evidence.isCarrier(text)) sample.carriers++;
    else if (evidence.isPlace(text)) {
      sample.places++;
      sample.placeTexts.push(text);
    }
    if (/^[A-Z]{3}$|^\p{Sc}$/u.test(text) && findCurrency(text)) sample.currencies++;
  }
  return sample;
}

/** A column holds something when at least this share of its cells could be it. */
const SHARE = 0.6;

/** What a column holds by its values alone. */
export function kindOfValues(
  sample: ColumnSample,
): 'place' | 'carrier' | 'container' | 'currency' | 'price' | undefined {
  const { filled, places, carriers, containers, currencies, prices, amounts } = sample;
  if (filled === 0) return undefined;
  const most = (count: number) => count > 0 && count >= filled * SHARE;
  if (most(currencies)) return 'currency';
  if (most(containers)) return 'container';
  if (most(carriers)) return 'carrier';
  if (most(places)) return 'place';
  return amounts > 0 && most(prices) ? 'price' : undefined;
}
