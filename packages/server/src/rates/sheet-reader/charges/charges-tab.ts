import type { CarrierDirectory } from '../../../carriers/index.ts';
import { EQUIPMENT_TYPES, type EquipmentType } from '../../record/equipment.ts';
import type { Charge, RateContent } from '../../record/rate.schema.ts';
import { rateTotal, statedCompleteness } from '../../record/rate-total.ts';
import { accountTable } from '../accounts/account-tab.ts';
import type { TabAccounts } from '../accounts/cell-account.ts';
import type { ChargeText } from '../charge-text/stated-charge.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import type { FindingList } from '../finding-list.ts';
import type { PlaceReader, PlacesReading } from '../places/place-reader.ts';
import { readPlaceCells } from '../places/row-places.ts';
import { type CurrencyReading, currencyOfFormat } from '../prices/parse-currency.ts';
import { parsePrice } from '../prices/parse-price.ts';
import type { DraftRate } from '../sheet-reading.ts';
import { type Grid, textOf } from '../tables/grid.ts';
import { type RawRow, readTable } from '../tables/read-table.ts';
import type { Table } from '../tables/table.ts';
import type { DateContext } from '../validity/parse-validity.ts';
import { findCharge, type KnownCharge } from './charge-lexicon.ts';
import { readChargeOfRow } from './charge-rows.ts';
import type { ScopeReader } from './charge-scope.ts';
import { amountFor } from './row-charges.ts';
import { applyStated } from './stated-charges.ts';

/** A table of surcharges by lane, and what it takes to read it. */
export type ChargesTab = { grid: Grid; table: Table; facts: SheetFacts; dates: DateContext; accounts: TabAccounts };
type Deps = { scopeOf: ScopeReader; places: PlaceReader; carriers: CarrierDirectory; findings: FindingList };

type Amount = { known: KnownCharge; amount: number; currency: string | null; type: (code: string) => boolean };

const BY_CODE = new Map(EQUIPMENT_TYPES.map((type) => [type.code, type]));
const isDangerous = (text: string) => /\bdg\b|\bimo\b|dangerous|hazard|危险/i.test(text);

function titleCharge(tabName: string): KnownCharge {
  const known = findCharge(tabName) ?? (isDangerous(tabName) ? findCharge('DG') : undefined);
  return known ?? { code: null, name: tabName, basis: 'PER_CONTAINER' };
}

function amountsOf(row: RawRow, { grid, facts }: ChargesTab): Amount[] {
  const named = textOf(row.fields.get('charge')?.value);
  const known =
    named === ''
      ? titleCharge(grid.tab.name)
      : (findCharge(named) ?? { code: null, name: named, basis: 'UNKNOWN' as const });
  const cells = [
    ...row.prices.map(({ column, value, format }) => ({
      known,
      equipment: column.equipment,
      header: column.currency,
      value,
      format,
    })),
    ...row.charges.map(({ column, value, format }) => ({
      known: column.charge,
      equipment: column.equipment,
      header: column.currency,
      value,
      format,
    })),
  ];
  return cells.flatMap(({ known: charge, equipment, header, value, format }) => {
    const reading = parsePrice(value);
    if (reading.kind !== 'amount') return [];
    const found = reading.currency ?? currencyOfFormat(format) ?? header ?? facts.currency;
    const currency = found === undefined || found === 'yen-or-yuan' ? null : found;
    const sizes = equipment.length > 0 ? equipment : [...BY_CODE.values()].filter((type) => type.code.endsWith('GP'));
    return sizes.flatMap((type: EquipmentType) => {
      const amount = amountFor(reading.amounts, type, equipment);
      if (!amount) return [];
      const fits = (code: string) =>
        (equipment.length === 0 && reading.amounts.length === 1) ||
        (type.code.endsWith('GP') ? BY_CODE.get(code)?.feet === type.feet : code === type.code);
      return [{ known: charge, amount, currency, type: fits }];
    });
  });
}

function conditionOf(row: RawRow, known: KnownCharge, tab: string): string {
  const remark = textOf(row.fields.get('remarks')?.value).replace(/\s+/g, ' ');
  const kind = isDangerous(`${known.code ?? ''} ${known.name} ${tab}`)
    ? 'For dangerous goods only'
    : `See the tab "${tab}"`;
  return remark === '' || remark === '-' ? `${kind}.` : `${kind}: ${remark}`;
}

/** A rate with one more conditional charge: the amount of its total stays, what it leaves out grows. */
function withCharge(content: RateContent, charge: Charge): RateContent {
  const { missing } = rateTotal({ base: content.base, charges: [charge], allIn: true });
  const total = { ...content.total, complete: false, missing: [...missing, ...content.total.missing] };
  return { ...content, charges: [...content.charges, charge], total };
}

/** The rates of a file, by the lanes that a line of charges may name: both ports, or one of them. */
type Lanes = ReadonlyMap<string, readonly number[]>;

/** Rates that charges are added to, and the tab that they come from. */
type Target = { rates: DraftRate[]; lanes: Lanes; tab: string };

/** Adds the surcharges of a tab to the rates of their lanes, as conditional charges. What fits no rate is a finding. */
export function joinCharges(source: ChargesTab, rates: DraftRate[], deps: Deps): { rows: number; joined: number } {
  const { grid, table, accounts, facts } = source;
  const body = readTable(grid, table);
  const { priceless } = body;
  const [rows, general] = [body.rows.filter(namesLane), body.rows.filter((row) => !namesLane(row))];
  accountTable(accounts, { table, body, priceRole: 'charge' });
  const target: Target = { rates, lanes: lanesOf(rates), tab: grid.tab.name };
  const note = (row: number, code: string, message: string) =>
    deps.findings.add({ code, severity: 'note', message, tab: target.tab, row, group: code });
  for (const row of priceless) note(row, 'charge_not_offered', 'These lines of the charges tab have no amount.');
  let joined = 0;
  for (const row of general) {
    const others = otherTexts(grid, table, row.row);
    const said = readChargeOfRow(row, {
      dates: source.dates,
      currency: facts.currency ?? commonCurrency(rates),
      others,
    });
    if (addGeneral(said, target, deps.scopeOf)) joined++;
    else note(row.row, 'charge_not_joined', 'These charges fit no rate of this file and were not added to any.');
    for (const quote of said.unclear)
      deps.findings.add({
        code: 'charge_not_understood',
        severity: 'warning',
        message: notUnderstood(quote),
        quote,
        tab: target.tab,
        row: row.row,
      });
  }
  for (const row of rows) {
    const amounts = amountsOf(row, source);
    if (amounts.length === 0) {
      note(row.row, 'charge_not_offered', 'These lines of the charges tab have no amount.');
      continue;
    }
    const fitting = ratesOfRow(row, target, deps);
    let touched = 0;
    for (const index of fitting) touched += addCharges(row, amounts, { ...target, index });
    if (touched > 0) joined++;
    else note(row.row, 'charge_not_joined', 'These charges fit no rate of this file and were not added to any.');
  }
  return { rows: body.rows.length + priceless.length, joined };
}

/** The currency of all rates, where they have one. */
function commonCurrency(rates: readonly DraftRate[]): string | undefined {
  const currencies = new Set(rates.map(({ content }) => content.base.currency));
  return currencies.size === 1 ? [...currencies][0] : undefined;
}

/** What a row says in columns whose heads say nothing that is known. */
function otherTexts(grid: Grid, table: Table, row: number): string[] {
  const known = new Set([
    ...[...table.fields.values()].flat(),
    ...[...table.prices, ...table.charges].map(({ column }) => column),
  ]);
  const open = grid
    .filledColumns(row)
    .filter((column) => !known.has(column) && typeof grid.value(row, column) === 'string');
  return open.map((column) => grid.text(row, column));
}

const PLACES = ['origin', 'origin-code', 'destination', 'destination-code', 'receipt', 'delivery'] as const;
const namesLane = ({ fields }: RawRow) => PLACES.some((role) => textOf(fields.get(role)?.value) !== '');

const notUnderstood = (quote: string) =>
  `"${quote}" says something about charges that was not understood; it stands in what the totals leave out.`;

/** Adds charges of a row without a lane to the rates of the tab, or of the file where the tab has none. */
function addGeneral({ charges, unclear }: ChargeText, { rates, tab }: Target, scopeOf: ScopeReader): boolean {
  const isHere = rates.some((rate) => rate.tab === tab);
  let isAdded = charges.length === 0 && unclear.length > 0;
  for (const [index, rate] of rates.entries()) {
    const type = BY_CODE.get(rate.content.equipment.code);
    if (!type || (isHere && rate.tab !== tab)) continue;
    const { currency } = rate.content.base;
    const currencyOf = (found: CurrencyReading | undefined) =>
      found === undefined || found === 'yen-or-yuan' ? currency : found;
    const added = applyStated(charges, { ...rate.content, type }, { scopeOf, currencyOf });
    isAdded ||= added.length > 0;
    if (added.length + unclear.length > 0)
      rates[index] = { ...rate, content: withStated(rate.content, added, unclear) };
  }
  return isAdded;
}

/** A rate with charges of a table for all lanes. What its own row or title prices beats the table. */
function withStated(content: RateContent, added: readonly Charge[], unclear: readonly string[]): RateContent {
  const isOpen = ({ amount, status }: Charge) => amount === null && status !== 'included';
  const isKnown = (charge: Charge) =>
    content.charges.some((own) => own.name === charge.name && !(isOpen(own) && !isOpen(charge)));
  const news = added.filter((charge) => !isKnown(charge));
  const kept = content.charges.filter((own) => !(isOpen(own) && news.some(({ name }) => name === own.name)));
  const { allIn, exclusions } = statedCompleteness(content.total, content.charges);
  const charges = [...kept, ...news];
  const sentences = unclear.map((sentence) => `The sheet says: "${sentence}"`);
  const total = rateTotal({ base: content.base, charges, allIn, exclusions: [...exclusions, ...sentences] });
  return { ...content, charges, total };
}

function lanesOf(rates: readonly DraftRate[]): Lanes {
  const lanes = new Map<string, number[]>();
  for (const [index, { content }] of rates.entries()) {
    const [from, to] = [content.origin.code, content.destination.code];
    for (const key of [`${from}|${to}`, `|${to}`, `${from}|`]) {
      const known = lanes.get(key);
      if (known) known.push(index);
      else lanes.set(key, [index]);
    }
  }
  return lanes;
}

/** The rates of the lanes that a line names. Doubts about its ports are notes: no rate is held back for them. */
function ratesOfRow(row: RawRow, { lanes, tab }: Target, { places, findings }: Deps): ReadonlySet<number> {
  const read = (end: 'origin' | 'destination') =>
    readPlaceCells(places, {
      name: row.fields.get(end) ?? row.fields.get(end === 'origin' ? 'receipt' : 'delivery'),
      code: row.fields.get(`${end}-code`),
      country: row.fields.get(`${end}-country`),
    });
  const [origin, destination] = [read('origin'), read('destination')];
  for (const doubt of [...origin.doubts, ...destination.doubts])
    findings.add({ ...doubt, severity: 'note', tab, row: row.row });
  const [from, to] = [codesOf(origin), codesOf(destination)];
  // A line that names no place could apply to any lane: it is reported.
  if (from[0] === '' && to[0] === '') return new Set();
  return new Set(from.flatMap((one) => to.flatMap((other) => lanes.get(`${one}|${other}`) ?? [])));
}

/** The codes of what a line names at one end; a blank one for an end that it leaves open. */
function codesOf({ places }: PlacesReading): string[] {
  return places.length > 0 ? places.map((place) => place.code ?? '') : [''];
}

/** Adds to one rate what is for its container; returns how many charges that were. */
function addCharges(
  row: RawRow,
  amounts: readonly Amount[],
  { rates, index, tab }: Target & { index: number },
): number {
  const rate = rates[index];
  if (!rate) return 0;
  const own = amounts.filter(({ type }) => type(rate.content.equipment.code));
  const content = own.reduce((before, { known, amount, currency }) => {
    const charge: Charge = {
      code: known.code,
      name: known.name,
      amount,
      currency: currency ?? rate.content.base.currency,
      basis: known.basis,
      paymentTerm: null,
      status: 'subject-to',
      condition: conditionOf(row, known, tab),
    };
    return withCharge(before, charge);
  }, rate.content);
  if (own.length > 0) rates[index] = { ...rate, content };
  return own.length;
}
