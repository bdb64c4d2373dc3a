import type { CarrierDirectory } from '../../carriers/index.ts';
import { EQUIPMENT_TYPES, type EquipmentType } from '../equipment.ts';
import type { Charge, RateContent } from '../rate.schema.ts';
import { rateTotal } from '../rate-total.ts';
import { findCharge, type KnownCharge } from './charge-lexicon.ts';
import type { FindingList } from './finding-list.ts';
import { type Grid, textOf } from './grid.ts';
import { currencyOfFormat } from './parse-currency.ts';
import { parsePrice } from './parse-price.ts';
import type { PlaceReader } from './place-reader.ts';
import { type RawRow, readTable } from './read-table.ts';
import { amountFor } from './row-charges.ts';
import { readPlaceCells } from './row-places.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { DraftRate } from './sheet-reading.ts';
import type { Table } from './table.ts';

/** A table of surcharges by lane, and what it takes to read it. */
export type ChargesTab = { grid: Grid; table: Table; facts: SheetFacts };
type Ground = { places: PlaceReader; carriers: CarrierDirectory; findings: FindingList };

type Amount = { known: KnownCharge; amount: number; currency: string | null; type: (code: string) => boolean };

const BY_CODE = new Map(EQUIPMENT_TYPES.map((type) => [type.code, type]));
const isDangerous = (text: string) => /\bdg\b|\bimo\b|dangerous|hazard|危险/i.test(text);

function titleCharge(tabName: string): KnownCharge {
  const known = findCharge(tabName) ?? (isDangerous(tabName) ? findCharge('DG') : undefined);
  return known ?? { code: '', name: tabName, basis: 'PER_CONTAINER' };
}

function amountsOf(row: RawRow, { grid, facts }: ChargesTab): Amount[] {
  const named = textOf(row.fields.get('charge')?.value);
  const known =
    named === ''
      ? titleCharge(grid.tab.name)
      : (findCharge(named) ?? { code: '', name: named, basis: 'UNKNOWN' as const });
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
  const kind = isDangerous(`${known.code} ${known.name} ${tab}`)
    ? 'For dangerous goods only'
    : `As the tab «${tab}» says`;
  return remark === '' || remark === '-' ? `${kind}.` : `${kind}: ${remark}`;
}

/** A rate with one more conditional charge: the amount of its total stays, what it leaves out grows. */
function withCharge(content: RateContent, charge: Charge): RateContent {
  const { missing } = rateTotal({ base: content.base, charges: [charge], allIn: true });
  const total = { ...content.total, complete: false, missing: [...missing, ...content.total.missing] };
  return { ...content, charges: [...content.charges, charge], total };
}

/** Adds the surcharges of a tab to the rates of their lanes, as conditional charges. What fits no rate is a finding. */
export function joinCharges(source: ChargesTab, rates: DraftRate[], ground: Ground): { rows: number; joined: number } {
  const { grid, table } = source;
  const { rows, priceless } = readTable(grid, table);
  const tab = grid.tab.name;
  let joined = 0;
  const lanes = new Map<string, number[]>();
  rates.forEach(({ content }, index) => {
    for (const key of [
      `${content.origin.code}|${content.destination.code}`,
      `|${content.destination.code}`,
      `${content.origin.code}|`,
    ]) {
      lanes.set(key, [...(lanes.get(key) ?? []), index]);
    }
  });
  const note = (row: number, code: string, message: string) =>
    ground.findings.add({ code, severity: 'note', message, tab, row, group: code });
  for (const row of priceless) note(row, 'charge_not_offered', 'These lines of the charges tab have no amount.');
  for (const row of rows) {
    const amounts = amountsOf(row, source);
    if (amounts.length === 0) {
      note(row.row, 'charge_not_offered', 'These lines of the charges tab have no amount.');
      continue;
    }
    const touched = joinRow(row, amounts, { rates, lanes, tab }, ground);
    if (touched > 0) joined++;
    else note(row.row, 'charge_not_joined', 'These charges fit no rate of this file and were not added to any.');
  }
  return { rows: rows.length + priceless.length, joined };
}

type Target = { rates: DraftRate[]; lanes: ReadonlyMap<string, readonly number[]>; tab: string };

function joinRow(row: RawRow, amounts: readonly Amount[], { rates, lanes, tab }: Target, ground: Ground): number {
  const places = (end: 'origin' | 'destination') =>
    readPlaceCells(ground.places, {
      name: row.fields.get(end) ?? row.fields.get(end === 'origin' ? 'receipt' : 'delivery'),
      code: row.fields.get(`${end}-code`),
      country: row.fields.get(`${end}-country`),
    });
  const [origins, destinations] = [places('origin'), places('destination')];
  for (const doubt of [...origins.doubts, ...destinations.doubts])
    ground.findings.add({ ...doubt, severity: 'note', tab, row: row.row });
  const from = origins.places.length > 0 ? origins.places.map((place) => place.code ?? '') : [''];
  const to = destinations.places.length > 0 ? destinations.places.map((place) => place.code ?? '') : [''];
  // A line that names no place holds for lanes nobody can tell; it is left to the reader.
  if (from[0] === '' && to[0] === '') return 0;
  let touched = 0;
  for (const index of new Set(
    from.flatMap((origin) => to.flatMap((destination) => lanes.get(`${origin}|${destination}`) ?? [])),
  )) {
    const rate = rates[index];
    if (!rate) continue;
    for (const { known, amount, currency, type } of amounts) {
      if (!type(rate.content.equipment.code)) continue;
      const charge: Charge = {
        code: known.code === '' ? null : known.code,
        name: known.name,
        amount,
        currency: currency ?? rate.content.base.currency,
        basis: known.basis,
        paymentTerm: null,
        status: 'subject-to',
        condition: conditionOf(row, known, tab),
      };
      const before = rates[index] ?? rate;
      rates[index] = { ...before, content: withCharge(before.content, charge) };
      touched++;
    }
  }
  return touched;
}
