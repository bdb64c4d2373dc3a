import type { LclBasis } from '../../record/lcl-content.schema.ts';
import type { LclTerms } from '../../record/lcl-content.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import { currencyOf, type PriceCell, type Priced } from '../prices/price-cell.ts';
import { type RowScope, report, resolveCurrency } from '../rows/row-scope.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { type LclCellReading, type MinimumReading, readMinimum } from './lcl-cell.ts';
import { LCL_TYPE, type LclHeading } from './lcl-heading.ts';
import { type LclFacts, readLclTerms } from './lcl-terms.ts';
import { commonBasis, findMeasures } from './lcl-units.ts';

/** A cell of an LCL price in its row. */
export type LclCell = PriceCell & { lcl: LclHeading; said: LclCellReading };

/** The cells of an LCL price under one label. */
type Offer = { scope: RowScope; row: RawRow; facts: SheetFacts; cells: readonly LclCell[] };

/** What cargo of a quantity and more is charged: for W/M, perhaps with the weight that counts as a cubic metre. */
type Level = { from: number; amount: number; basis: LclBasis | undefined; kgPerM3?: number };

/** The LCL prices of a row: one for each label over its columns, with its breaks and its minimum. What is doubtful is held back. */
export function readLclPrices(offer: Offer): Priced[] {
  const byLabel = Map.groupBy(offer.cells, ({ facts }) => JSON.stringify(facts));
  return [...byLabel.values()].flatMap((cells) => readOffer({ ...offer, cells }) ?? []);
}

const fromOf = ({ lcl }: LclCell) => lcl.from ?? 0;

function readOffer(offer: Offer): Priced | undefined {
  const { scope, row, facts, cells } = offer;
  const rates = cells.filter(({ lcl }) => lcl.part === 'rate');
  const byQuantity = [...Map.groupBy(rates, fromOf)].sort(([a], [b]) => a - b);
  const levels = byQuantity.flatMap(([from, of]) => levelOf(offer, from, of) ?? []);
  const [first] = levels;
  const base = first && rates.find((cell) => fromOf(cell) === first.from);
  if (!base || levels.length < byQuantity.filter(([, of]) => of.some(isPriced)).length) return undefined;
  const currency = currencyOf(scope, { cell: base, row, facts });
  const said = narrowed(facts.lcl, readLclTerms([textOf(row.fields.get('remarks')?.value)]));
  const basis = basisOf(offer, levels, said);
  const least = leastOf(offer, { base, amount: first.amount, currency, said });
  if (!basis || !least) return undefined;
  const [bound, unpriced = []] = byQuantity.find(([from, of]) => from > first.from && !of.some(isPriced)) ?? [];
  const [cell] = unpriced;
  if (cell) {
    const message = `No price is offered from ${bound} on, and an LCL rate has no upper end: larger cargo would be priced as smaller cargo is.`;
    return hold(offer, cell, { code: 'lcl_break_not_offered', message });
  }
  const lcl: LclTerms = {
    basis,
    kgPerM3: first.kgPerM3 ?? said.kgPerM3 ?? 1000,
    minimum: least.minimum,
    // "1-5 CBM" is no price for less than 1.
    minimumQuantity: least.minimumQuantity ?? (least.minimum === null && first.from >= 1 ? first.from : null),
    breaks: levels.slice(1).map(({ from, amount }) => ({ from, amount })),
  };
  const { column, allIn, facts: label } = base;
  return { type: LCL_TYPE, amount: first.amount, currency, column, facts: label, note: null, allIn, lcl };
}

const isPriced = ({ reading }: PriceCell) => reading.kind === 'amount' && typeof reading.amounts[0] === 'number';
const narrowed = (wide: LclFacts | undefined, own: LclFacts): LclFacts => ({ ...wide, ...own });

/** The price from a quantity on: of one cell, or of two for cubic metres and tonnes. Undefined where it is none, or is in doubt. */
function levelOf(offer: Offer, from: number, cells: readonly LclCell[]): Level | undefined {
  const priced = cells.flatMap((cell) => {
    const amount = cell.reading.kind === 'amount' ? cell.reading.amounts[0] : undefined;
    return typeof amount === 'number' ? [{ cell, amount, basis: cell.said.basis ?? cell.lcl.basis }] : [];
  });
  const [one, other, ...more] = priced;
  if (!one) return undefined;
  const zero = priced.find(({ amount }) => amount === 0);
  if (zero) return hold(offer, zero.cell, { code: 'price_zero', message: 'The price is 0.' });
  if (!other) return { from, amount: one.amount, basis: one.basis };
  const perM3 = priced.find(({ basis }) => basis === 'PER_M3');
  const perTonne = priced.find(({ basis }) => basis === 'PER_TONNE');
  if (more.length === 0 && perM3 && perTonne)
    return { from, amount: perM3.amount, basis: 'PER_WM', kgPerM3: (1000 * perM3.amount) / perTonne.amount };
  const amounts = priced.map(({ amount }) => amount).join(', ');
  const message = `The row has several prices for less than a container load (${amounts}), and does not show which is which. Say so with the answer \`columns\`.`;
  return hold(offer, other.cell, { code: 'lcl_price_repeated', message, answer: 'columns' });
}

/** What the amounts are for: by their cells or headings, else by the row, else by the title. */
function basisOf(offer: Offer, levels: readonly Level[], said: LclFacts): LclBasis | undefined {
  const { row, cells } = offer;
  const inRow = commonBasis(findMeasures(`/${textOf(row.fields.get('rate-basis')?.value).toLowerCase()}`));
  const bases = new Set(levels.map(({ basis }) => basis ?? inRow ?? said.basis));
  const weights = new Set(levels.map(({ kgPerM3 }) => kgPerM3));
  const [first] = cells;
  const [basis] = bases;
  if (bases.size > 1 || weights.size > 1) {
    const message = 'The prices of the row are for different measures of cargo, and cannot be one rate.';
    return first && hold(offer, first, { code: 'lcl_basis_unclear', message });
  }
  // "Per CBM or 1000 kg" over a column of prices per cubic metre.
  if (basis === 'PER_M3' && said.basis === 'PER_WM') return 'PER_WM';
  if (basis === undefined && first) {
    const message = 'It is not stated what one amount is for; it was read as the price per W/M.';
    warn(offer, first, { code: 'lcl_basis_assumed', message });
  }
  return basis ?? 'PER_WM';
}

type Least = Pick<LclTerms, 'minimum' | 'minimumQuantity'>;
type OfFreight = { base: LclCell; amount: number; currency: string | null; said: LclFacts };

/** The least that is charged for the freight: as its own cell says, else as the cell of the price, else as texts. */
function leastOf(offer: Offer, of: OfFreight): Least | undefined {
  const { base, said } = of;
  const cells = offer.cells.filter(({ lcl }) => lcl.part === 'minimum');
  const least: Least = { minimum: null, minimumQuantity: null };
  const readings = [...cells.map((cell) => [cell, cell.said.minimum] as const), [base, base.said.minimum] as const];
  for (const [cell, reading] of readings) {
    const read = reading && settle(offer, cell, reading, of);
    if (reading && !read) return undefined;
    if (read?.minimum != null) least.minimum ??= read.minimum;
    if (read?.minimumQuantity != null) least.minimumQuantity ??= read.minimumQuantity;
  }
  if (least.minimum !== null || least.minimumQuantity !== null) return least;
  const { minimum, minimumQuantity = null } = said;
  const isSame = minimum && (minimum.currency ?? of.currency) === of.currency;
  return { minimum: isSame ? minimum.amount : null, minimumQuantity };
}

/** Larger bare numbers are amounts. */
const MOST_UNITS = 3;

/** A bare number is a quantity where it is small and below the price of one unit, and an amount where it is not below it. */
function settle(offer: Offer, cell: LclCell, reading: MinimumReading, of: OfFreight): Least | undefined {
  if (reading.kind === 'unknown') {
    const message = `"${reading.text}" is neither an amount nor a quantity.`;
    return hold(offer, cell, { code: 'lcl_minimum_unclear', message, quote: reading.text });
  }
  const { value } = reading;
  if (value === 0) return { minimum: null, minimumQuantity: null };
  const isCounted = cell.lcl.isQuantity === true && reading.kind !== 'amount';
  if (isCounted || reading.kind === 'quantity') return { minimum: null, minimumQuantity: value };
  const own = reading.kind === 'amount' ? reading.currency : undefined;
  const currency = resolveCurrency(offer.scope, own ?? cell.currency) ?? of.currency;
  const isAmount = own !== undefined || cell.currency !== undefined || value > MOST_UNITS;
  if (currency !== of.currency) {
    const message = `The minimum is in ${currency}, and the price is not.`;
    return hold(offer, cell, { code: 'lcl_minimum_unclear', message });
  }
  if (isAmount) return { minimum: value, minimumQuantity: null };
  if (value < of.amount) return { minimum: null, minimumQuantity: value };
  const message = `The minimum ${value} may be an amount or a quantity.`;
  return hold(offer, cell, { code: 'lcl_minimum_unclear', message });
}

type Doubt = { code: string; message: string; quote?: string; answer?: string };

function hold({ scope, row }: Offer, { column }: LclCell, doubt: Doubt): undefined {
  report(scope, row, { ...doubt, severity: 'error', column });
}

function warn({ scope, row }: Offer, { column }: LclCell, doubt: Doubt): void {
  report(scope, row, { ...doubt, severity: 'warning', column, group: doubt.code });
}

/** A cell of the column of a minimum. */
export function minimumCell(value: string | number | boolean | null): LclCellReading {
  const minimum = readMinimum(value);
  return { reading: { kind: 'none' }, ...(minimum ? { minimum } : {}) };
}
