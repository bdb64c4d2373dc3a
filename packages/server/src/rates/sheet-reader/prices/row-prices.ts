import { type EquipmentType, parseEquipmentList } from '../../record/equipment.ts';
import { readChargeText } from '../charge-text/read-charge-text.ts';
import type { StatedCharge } from '../charge-text/stated-charge.ts';
import { amountFor } from '../charges/row-charges.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import { readLclCell } from '../lcl/lcl-cell.ts';
import { LCL_TYPE, LCL_WORD, type LclHeading } from '../lcl/lcl-heading.ts';
import { type LclCell, minimumCell, readLclPrices } from '../lcl/lcl-prices.ts';
import { memoize } from '../memoize.ts';
import { count } from '../plural.ts';
import { OTHER_MODE } from '../rows/mode-of-row.ts';
import { otherMode } from '../rows/row-doubts.ts';
import { factsOver, type RowScope, report, resolveCurrency } from '../rows/row-scope.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { FieldCell } from '../tables/row-fields.ts';
import { type CurrencyReading, currencyOfFormat, findCurrency } from './parse-currency.ts';
import { likelyPrice, type PriceReading, parsePrice } from './parse-price.ts';
import { currencyOf, type PriceCell, type Priced, type PriceInRow } from './price-cell.ts';
import { withRemarkedDifferences } from './remarked-differences.ts';

const NO_FACTS: SheetFacts = {};
const LCL_ONLY: readonly EquipmentType[] = [LCL_TYPE];

/** Reads the price cells of a table's rows. */
export type PriceReader = {
  cellsOf: (row: RawRow) => PriceCell[];
  /** The base prices of a row. What is no price is reported. */
  read: (row: RawRow, facts: SheetFacts) => Priced[];
};

/** Equal cells are read once. */
type Cells = { priceOf: typeof parsePrice; equipmentOf: typeof parseEquipmentList };

/** Makes the reader of a table's prices. */
export function createPriceReader(scope: RowScope): PriceReader {
  const cells: Cells = { priceOf: memoize(parsePrice), equipmentOf: memoize(parseEquipmentList) };
  const cellsOf = (row: RawRow) => {
    const inColumns = priceColumnsOf(scope, row, cells);
    const amount = row.fields.get('amount');
    const isOwn = inColumns.every(({ lcl }) => lcl?.part === 'minimum');
    return amount && isOwn ? [amountCell(scope, row, { amount, ...cells }), ...inColumns] : inColumns;
  };
  return {
    cellsOf,
    read(row, facts) {
      const found = cellsOf(row);
      if (found.every(({ reading }) => reading.kind === 'none')) {
        const message = 'No price is offered ("-", N/A or blank).';
        report(scope, row, { code: 'not_offered', severity: 'note', message, group: 'none' });
      }
      const lcl = found.filter(isLclCell);
      const read = found.flatMap((cell) => readPrices(scope, { cell, row, facts }));
      const given = withRemarkedDifferences(scope, row, read);
      const priced = [...given, ...countPrices(scope, row, { given, facts })];
      return lcl.length === 0 ? priced : [...priced, ...readLclPrices({ scope, row, facts, cells: lcl })];
    },
  };
}

/** The prices of container types that a sentence of the sheet counts from those of the row. */
function countPrices(
  scope: RowScope,
  row: RawRow,
  { given, facts }: { given: readonly Priced[]; facts: SheetFacts },
): Priced[] {
  return (facts.countedTypes ?? []).flatMap(({ type, of, plus, currency, text }): Priced[] => {
    if (given.length === 0 || scope.table.prices.some(({ equipment }) => equipment.includes(type))) return [];
    const bases = given.filter((one) => one.type === of);
    const isSame = (one: Priced) => currency === undefined || resolveCurrency(scope, currency) === one.currency;
    if (bases.length > 0 && bases.every(isSame))
      return bases.map((one) => ({ ...one, type, amount: one.amount + plus, note: one.note ?? text }));
    const message = `The sheet says "${text}", and the row has no ${of.code} price in that currency: no ${type.code} rate was made.`;
    report(scope, row, { code: 'price_not_counted', severity: 'warning', message, group: text });
    return [];
  });
}

const isLclCell = (cell: PriceCell): cell is LclCell => cell.lcl !== undefined && cell.said !== undefined;

/** The cells of a table that has a column a container type. */
function priceColumnsOf(scope: RowScope, row: RawRow, cells: Cells): PriceCell[] {
  const { priceOf } = cells;
  const found: PriceCell[] = [];
  for (const { column, value, format } of row.prices) {
    const facts = scope.columns.get(column);
    if (!facts) continue;
    const { allIn, lcl } = column;
    if (lcl) {
      found.push(lclCell({ value, format, column: column.column }, { facts, allIn, lcl, currency: column.currency }));
      continue;
    }
    const reading = priceOf(value);
    const types =
      column.equipment.length > 0 || reading.kind !== 'amount' ? column.equipment : typesOfRow(scope, row, cells);
    const currency = writtenCurrency(reading) ?? currencyOfFormat(format) ?? column.currency;
    const priced = { value, format, column: column.column };
    if (types === LCL_ONLY)
      found.push(lclCell(priced, { facts, allIn, lcl: { part: 'rate' }, currency: column.currency }));
    else
      found.push({
        reading,
        types,
        column: column.column,
        currency,
        facts,
        allIn,
        qualifier: facts.headingWords ?? column.qualifier,
      });
  }
  return found;
}

type LclColumn = { facts: SheetFacts; allIn: boolean; lcl: LclHeading; currency: CurrencyReading | undefined };

function lclCell({ value, format, column }: FieldCell, { facts, allIn, lcl, currency }: LclColumn): LclCell {
  const said = lcl.part === 'minimum' ? minimumCell(value) : readLclCell(value);
  const own = writtenCurrency(said.reading) ?? currencyOfFormat(format) ?? currency;
  const { reading } = said;
  return { reading, types: LCL_ONLY, column, currency: own, facts, allIn, qualifier: undefined, lcl, said };
}

/** The price of a row that has one, and says elsewhere for which container type. */
function amountCell(scope: RowScope, row: RawRow, { amount, ...cells }: Cells & { amount: FieldCell }): PriceCell {
  const { value, format, column } = amount;
  const named = scope.table.fieldCurrency.get(column);
  if (isLclRow(scope, row))
    return lclCell(amount, { facts: NO_FACTS, allIn: false, lcl: { part: 'rate' }, currency: named });
  const reading = cells.priceOf(value);
  const types = reading.kind === 'amount' ? typesOfRow(scope, row, cells) : [];
  const currency = writtenCurrency(reading) ?? currencyOfFormat(format) ?? named;
  return { reading, types, column, currency, facts: NO_FACTS, allIn: false, qualifier: undefined };
}

/** Whether a row whose price columns name no container type is for less than a container load, by its own words or its title. */
function isLclRow(scope: RowScope, row: RawRow): boolean {
  const [type, mode] = [textOf(row.fields.get('equipment')?.value), textOf(row.fields.get('mode')?.value)];
  if (LCL_WORD.test(type) || (type === '' && LCL_WORD.test(mode))) return true;
  return type === '' && factsOver(scope, row).equipment?.[0] === LCL_TYPE;
}

/** The container types of a row whose price columns name none: its own cell's, else those that the title is about. */
function typesOfRow(scope: RowScope, row: RawRow, { equipmentOf }: Cells): readonly EquipmentType[] {
  const cell = row.fields.get('equipment');
  const text = textOf(cell?.value);
  if (isLclRow(scope, row)) return LCL_ONLY;
  const over = factsOver(scope, row).equipment;
  if (text === '' && over) return over;
  const types = text === '' ? undefined : equipmentOf(text);
  if (types) return types;
  if (OTHER_MODE.test(text)) report(scope, row, otherMode(text, cell?.column));
  else report(scope, row, equipmentDoubt(text, cell?.column));
  return [];
}

function readPrices(scope: RowScope, { cell, row, facts }: PriceInRow): Priced[] {
  const { reading, types, column, qualifier, allIn } = cell;
  if (cell.lcl?.part === 'minimum') return [];
  if (reading.kind !== 'amount') {
    reportNoAmount(scope, row, { reading, column, text: writtenIn(row, column) });
    return [];
  }
  if (types.length === 0 || cell.lcl) return [];
  const { amounts, note: words } = reading;
  const currency = currencyOf(scope, { cell, row, facts });
  const charges = reading.extra === undefined ? [] : chargesBehind(scope, reading.extra, currency);
  if (!charges) {
    const text = writtenIn(row, column);
    reportNoAmount(scope, row, { reading: { kind: 'unknown', text }, column, text });
    return [];
  }
  const note = [qualifier, words].filter((text) => text !== undefined).join('; ') || null;
  if (words) {
    const message = `"${words}" was read as the price ${amounts.map((amount) => amount ?? '–').join('/')}; the words were added to the remarks.`;
    report(scope, row, { code: 'price_with_text', severity: 'warning', message, quote: words, column });
  }
  return pairUp(scope, row, { amounts, types, column }).map(([type, amount]) => {
    return {
      type,
      amount,
      currency,
      column,
      facts: cell.facts,
      note,
      allIn,
      ...(charges.length > 0 ? { charges } : {}),
    };
  });
}

/** The charges behind the plus of a price, of which every one is understood; an amount without a currency is in the price's. */
function chargesBehind(scope: RowScope, extra: string, currency: string | null): readonly StatedCharge[] | undefined {
  const money = findCurrency(extra) === undefined && /^\d/.test(extra) ? `${currency ?? ''} ` : '';
  const { charges, unclear } = readChargeText(`plus ${money}${extra}`, { dates: scope.dates });
  const isPriced = charges.every(({ amounts, condition }) => amounts.length > 0 && condition === undefined);
  return charges.length > 0 && unclear.length === 0 && isPriced ? charges : undefined;
}

function writtenCurrency(reading: PriceReading): CurrencyReading | undefined {
  return reading.kind === 'amount' ? reading.currency : undefined;
}

function equipmentDoubt(text: string, column: number | undefined) {
  if (text === '') {
    const message = 'The row has a price, but neither the row nor a column states the container type.';
    return { code: 'equipment_missing', severity: 'error' as const, message, group: 'equipment' };
  }
  const message = `"${text}" is not a known container type.`;
  return { code: 'equipment_unknown', severity: 'error' as const, message, quote: text, column };
}

/** What stands in a price cell. */
function writtenIn(row: RawRow, column: number): string {
  const cell = row.prices.find((one) => one.column.column === column) ?? row.fields.get('amount');
  return textOf(cell?.value);
}

/** `text` is what the cell says. */
type NoAmount = { reading: PriceReading; column: number; text: string };

/** "N/A" and shorter signs say nothing beside that there is no price. */
const SHORTEST_REASON = 4;

function reportNoAmount(scope: RowScope, row: RawRow, { reading, column, text }: NoAmount): void {
  if (reading.kind === 'none' && text.length >= SHORTEST_REASON && /\p{L}{3}/u.test(text)) {
    const message = `No price is offered ("${text}").`;
    report(scope, row, { code: 'not_offered', severity: 'note', message, quote: text, column, group: text });
    return;
  }
  if (reading.kind === 'on-request' || reading.kind === 'at-cost') {
    const message = `The price is given on request ("${reading.text.trim()}"); there is no rate to import.`;
    report(scope, row, { code: 'price_on_request', severity: 'note', message, quote: reading.text, column });
  } else if (reading.kind !== 'none') {
    const quote = reading.kind === 'unknown' ? reading.text : 'included';
    const meant = likelyPrice(quote);
    const hint = ` It has a letter O, I or l among its digits and probably means ${meant}; correct the cell.`;
    const message = `"${quote}" is not a clear price.${meant === undefined ? '' : hint}`;
    report(scope, row, { code: 'price_not_understood', severity: 'error', message, quote, column });
  }
}

type Amounts = { amounts: readonly (number | null)[]; types: readonly EquipmentType[]; column: number };

/** Which amount is for which container type; one amount is for several types only when they are of one length. */
function pairUp(scope: RowScope, row: RawRow, { amounts, types, column }: Amounts): [EquipmentType, number][] {
  const sameLength = new Set(types.map((type) => type.feet)).size === 1;
  if (amounts.length !== types.length && !(amounts.length === 1 && sameLength)) {
    const names = types.map((type) => type.code).join(', ');
    const message = `The cell has ${count(amounts.length, 'price')} for ${count(types.length, 'container type')} (${names}), and does not show which price is for which.`;
    report(scope, row, { code: 'price_count', severity: 'error', message, column, quote: amounts.join('/') });
    return [];
  }
  const pairs: [EquipmentType, number][] = [];
  for (const type of types) {
    const amount = amountFor(amounts, type, types);
    if (amount === 0) {
      report(scope, row, {
        code: 'price_zero',
        severity: 'error',
        message: 'The price is 0.',
        column,
        group: 'zero',
      });
    } else if (amount !== null && amount !== undefined) {
      pairs.push([type, amount]);
    }
  }
  return pairs;
}
