import type { FindingList } from '../finding-list.ts';
import type { DraftRate } from '../sheet-reading.ts';

/** So many times the prices around it, or a part of them: a digit or a decimal sign may have slipped. */
const SLIPPED = 6;
/** So much dearer than the dearest of the others, or cheaper than the cheapest. */
const APART = 3.5;
/** Prices that are to tell what is usual differ by no more than so many times. */
const WIDEST = 3;
/** Fewer prices do not tell what is usual, */
const LEAST_USUAL = 4;
/** nor do those of a smaller part of all. */
const MOST = 0.8;
/** By so much a 20' is dearer than a 40' in no trade, or only where other lanes of the tab show it. */
const WIDE_MARGIN = 1.5;
const MARGIN = 1.05;
/** The 40' is usually so many times the 20'. */
const USUAL_RATIO = 1.6;
const RATIO_SLIPPED = 5;
/** So many are told one by one, the rest together. */
const ONE_BY_ONE = 20;

/** Why a price is out of line: figures, and what they were compared with. */
type Odd = { rate: DraftRate; message: string };

/**
 * Warns of prices that are out of line with those around them: ten times as high or as low as the prices of the same container type
 * for neighbouring lanes, or the 20' dearer than the 40' of its lane where the others are not. The rates stay: only the sender knows.
 */
export function reportOutOfLine(rates: readonly DraftRate[], findings: FindingList): void {
  const priced = rates.filter(({ lcl, content }) => lcl === undefined && content.base.amount > 0);
  const beside = oddBesideNeighbours(withCells(priced));
  const told = new Set<string>();
  let count = 0;
  for (const { rate, message } of [...beside, ...oddOnLane(priced)]) {
    if (told.has(cellOf(rate))) continue;
    told.add(cellOf(rate));
    count++;
    findings.add({
      code: 'price_out_of_line',
      severity: 'warning',
      message: `${message} Look whether a digit or a decimal sign slipped, or two columns were changed over.`,
      tab: rate.tab ?? undefined,
      row: rate.row === null ? undefined : rate.row - 1,
      column: rate.column ?? undefined,
      quote: String(rate.content.base.amount),
      group: count > ONE_BY_ONE ? 'others' : cellOf(rate),
    });
  }
}

const cellOf = ({ tab, row, column }: DraftRate) => `${tab}!${row}!${column}`;
const moneyOf = ({ content: { base } }: DraftRate) => `${base.amount} ${base.currency}`;
const carrierOf = ({ content: { carrier } }: DraftRate) => carrier?.scac ?? carrier?.name ?? '';

/** What prices are compared with: narrow surroundings first. */
const AROUND: readonly { of: string; keyOf: (rate: DraftRate) => string; isWide?: true }[] = [
  {
    of: 'between the same countries with the same carrier',
    keyOf: (rate) => {
      const { origin, destination } = rate.content;
      return `${carrierOf(rate)}|${origin.country}|${destination.country}`;
    },
  },
  { of: 'to the same port', keyOf: ({ content: { destination } }) => `${destination.code ?? destination.text}` },
  { of: 'of the same carrier', keyOf: carrierOf, isWide: true },
  { of: 'of the same tab', keyOf: () => '', isWide: true },
];

/** A rate, and the number of the cell that its price is in. */
type Celled = { rate: DraftRate; cell: number; amount: number };

/** Cells are numbered once: prices are compared in several surroundings. */
function withCells(rates: readonly DraftRate[]): Celled[] {
  const numbers = new Map<string, number>();
  return rates.map((rate) => {
    const key = cellOf(rate);
    const cell = numbers.get(key) ?? numbers.size;
    numbers.set(key, cell);
    return { rate, cell, amount: amountOf(rate) };
  });
}

function oddBesideNeighbours(rates: readonly Celled[]): Odd[] {
  const alike = Map.groupBy(
    rates,
    ({ rate: { tab, content } }) => `${tab}|${content.equipment.code}|${content.base.currency}`,
  );
  const spread = [...alike].filter(([, group]) => isSpread(group));
  return AROUND.flatMap(({ of, keyOf, isWide }) => {
    const groups = new Map(
      spread.flatMap(([key, group]) =>
        [...Map.groupBy(group, ({ rate }) => keyOf(rate))].map(([around, some]) => [`${key}|${around}`, some] as const),
      ),
    );
    const odd = [...groups.values()].flatMap((group) => oddAmong(group, of));
    return isWide ? withoutOtherLanes(odd) : odd;
  });
}

/** Whether the dearest of some prices is so far from the cheapest that one of them may be out of line. */
function isSpread(group: readonly Celled[]): boolean {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const { amount } of group) {
    least = Math.min(least, amount);
    most = Math.max(most, amount);
  }
  return most >= least * SLIPPED;
}

/** Where all prices of a row are odd alike, its lane is longer or shorter than the others, and no digit slipped. */
function withoutOtherLanes(odd: readonly Odd[]): Odd[] {
  const cells = new Map(odd.map(({ rate }) => [cellOf(rate), rate]));
  const ofRow = Map.groupBy(cells.values(), ({ tab, row }) => `${tab}!${row}`);
  return odd.filter(({ rate: { tab, row } }) => ofRow.get(`${tab}!${row}`)?.length === 1);
}

function oddAmong(group: readonly Celled[], of: string): Odd[] {
  // Nothing is so far from the middle of prices that lie closer together.
  if (group.length <= LEAST_USUAL || !isSpread(group)) return [];
  const cells = [...new Map(group.map((one) => [one.cell, one])).values()];
  const middle = medianOf(cells.map(({ amount }) => amount));
  const isOdd = ({ amount }: Celled) => amount >= middle * SLIPPED || amount <= middle / SLIPPED;
  const odd = cells.filter(isOdd);
  const usual = cells.filter((one) => !isOdd(one)).map(({ amount }) => amount);
  if (odd.length === 0 || usual.length < Math.max(LEAST_USUAL, cells.length * MOST)) return [];
  const [least, most] = [Math.min(...usual), Math.max(...usual)];
  if (most > least * WIDEST) return [];
  return odd
    .filter(({ amount }) => amount > most * APART || amount < least / APART)
    .map(({ rate }) => {
      const { equipment, base } = rate.content;
      const range = least === most ? `${least}` : `${least} to ${most}`;
      return {
        rate,
        message: `${moneyOf(rate)} is out of line: the other ${usual.length} prices of ${equipment.code} ${of} are ${range} ${base.currency}.`,
      };
    });
}

const amountOf = ({ content }: DraftRate) => content.base.amount;

function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The prices of one lane for 20 and for 40 feet. */
type Pair = { small: DraftRate; large: DraftRate; ratio: number };

const DRY_40 = ['40GP', '40HC'];

function laneOf(rate: DraftRate): string {
  const { origin, destination, via, placeOfReceipt, placeOfDelivery, service, serviceMode, commodity } = rate.content;
  const { contract, validFrom, validTo, base } = rate.content;
  const places = [origin, destination, ...via, placeOfReceipt, placeOfDelivery].map((one) => one?.code ?? one?.text);
  const more = [service, serviceMode, commodity, contract.reference, validFrom, validTo, base.currency];
  return [rate.tab, ...places, carrierOf(rate), ...more].join('|');
}

function oddOnLane(rates: readonly DraftRate[]): Odd[] {
  const dry = rates.filter(
    ({ content: { equipment } }) => equipment.code === '20GP' || DRY_40.includes(equipment.code),
  );
  if (!dry.some(({ content: { equipment } }) => equipment.code === '20GP')) return [];
  const pairs = [...Map.groupBy(dry, laneOf).values()].flatMap((lane): Pair[] => {
    const of = (code: string) => lane.find(({ content: { equipment } }) => equipment.code === code);
    const small = of('20GP');
    const seen = new Set<string>();
    return DRY_40.flatMap((code): Pair[] => {
      const large = of(code);
      // A column for both types has one price, and one place.
      if (!small || !large || cellOf(small) === cellOf(large) || seen.has(cellOf(large))) return [];
      seen.add(cellOf(large));
      return [{ small, large, ratio: amountOf(large) / amountOf(small) }];
    });
  });
  return [...Map.groupBy(pairs, ({ small }) => small.tab).values()].flatMap(oddPairs);
}

function oddPairs(pairs: readonly Pair[]): Odd[] {
  const isKnown = pairs.length > LEAST_USUAL;
  const inverted = pairs.filter(({ ratio }) => ratio * MARGIN < 1);
  const usual = isKnown ? medianOf(pairs.map(({ ratio }) => ratio)) : USUAL_RATIO;
  const isUsual = inverted.length >= pairs.length * (1 - MOST);
  return pairs.flatMap(({ small, large, ratio }): Odd[] => {
    const isSlipped = ratio >= usual * RATIO_SLIPPED || ratio <= usual / RATIO_SLIPPED;
    const isInverted = isKnown && !isUsual ? ratio * MARGIN < 1 : ratio * WIDE_MARGIN <= 1;
    if (!isSlipped && !isInverted) return [];
    const others = isKnown ? `; for the other lanes of the tab it is mostly ${rounded(usual)} times` : '';
    const [one, two] = [small.content.equipment.code, large.content.equipment.code];
    return [
      {
        rate: small,
        message: `${one} ${moneyOf(small)} and ${two} ${moneyOf(large)} are out of line: the ${two} is ${rounded(ratio)} times the ${one}${others}.`,
      },
    ];
  });
}

const rounded = (ratio: number) => (ratio < 0.1 ? ratio.toPrecision(1) : ratio.toFixed(1));
