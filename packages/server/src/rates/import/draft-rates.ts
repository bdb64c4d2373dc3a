import { type EquipmentType, equipmentRef } from '../equipment.ts';
import type { Place, RateContent } from '../rate.schema.ts';
import { rateTotal } from '../rate-total.ts';
import { readCarriers } from './carrier-reader.ts';
import type { ColumnRole } from './column-lexicon.ts';
import { textOf } from './grid.ts';
import type { ChargeGroup } from './group-charges.ts';
import { createChargeReader } from './lane-charges.ts';
import type { PlacesReading } from './place-reader.ts';
import { allInOf } from './read-facts.ts';
import type { RawRow } from './read-table.ts';
import { remembering } from './remembering.ts';
import { createDetailReader } from './row-details.ts';
import {
  carrierQuestion,
  carrierUnknown,
  currencyDoubt,
  dateDoubt,
  dayQuestion,
  otherMode,
  placeQuestion,
  rowWithout,
  saysSomeDay,
} from './row-doubts.ts';
import { readPlaceCells } from './row-places.ts';
import { createPriceReader, OTHER_MODE, type Priced } from './row-prices.ts';
import { factsOver, type RowScope, report } from './row-scope.ts';
import { narrower, type SheetFacts } from './sheet-facts.ts';
import type { DraftRate } from './sheet-reading.ts';

type End = 'origin' | 'destination';
const PORTS: ReadonlySet<ColumnRole> = new Set(['origin', 'origin-code', 'destination', 'destination-code']);
const INSTEAD = { origin: 'receipt', destination: 'delivery' } as const;
const NO_CARRIER = /^(?:-+|n\/?a|tbc|any|various)?$/i;

/** Makes the drafts of one table, lane by lane. Values that repeat (places, carriers, validity) are read once. */
export function createDrafter(scope: RowScope) {
  const { table, answers } = scope;
  const prices = createPriceReader(scope);
  const readDetails = createDetailReader(scope);
  const readCharges = createChargeReader(scope, prices);
  const refOf = remembering((type: EquipmentType) => equipmentRef(type));
  const carriersOf = remembering((text: string) => readCarriers(text, scope.carriers));
  const placesRead = new Map<string, PlacesReading>();

  const resolvePlaces = (row: RawRow, end: End, given: string | undefined): PlacesReading => {
    const [name, code, country] = [
      row.fields.get(end),
      row.fields.get(`${end}-code`),
      row.fields.get(`${end}-country`),
    ];
    const cells = name || code ? { name, code, country } : { name: row.fields.get(INSTEAD[end]) };
    const silent = !cells.name && !cells.code;
    const key = `${end}|${textOf(cells.name?.value)}|${textOf(cells.code?.value)}|${textOf(country?.value)}|${silent ? given : ''}`;
    const earlier = placesRead.get(key);
    if (earlier) return earlier;
    const reading = silent && given ? scope.places.read(given) : readPlaceCells(scope.places, cells);
    placesRead.set(key, reading);
    return reading;
  };

  const readPlaces = (row: RawRow, end: End, facts: SheetFacts): PlacesReading => {
    const reading = resolvePlaces(row, end, facts[end] ?? answers[end]);
    const cell = row.fields.get(end) ?? row.fields.get(`${end}-code`) ?? row.fields.get(INSTEAD[end]);
    for (const doubt of reading.doubts) report(scope, row, { ...doubt, column: cell?.column });
    if (reading.places.length > 0 || reading.doubts.length > 0) return reading;
    const columns = table.fields.get(end) ?? table.fields.get(`${end}-code`) ?? table.fields.get(INSTEAD[end]);
    report(scope, row, columns ? rowWithout(end, columns[0]) : placeQuestion(end));
    return reading;
  };

  const readRowCarriers = (row: RawRow, facts: SheetFacts): readonly RateContent['carrier'][] => {
    const cell = row.fields.get('carrier');
    const text = cell ? textOf(cell.value) : (facts.carrier ?? answers.carrier ?? '');
    if (NO_CARRIER.test(text)) {
      report(scope, row, carrierQuestion());
      return [null];
    }
    const { carriers, unknown } = carriersOf(text);
    for (const { name, near } of unknown) report(scope, row, carrierUnknown(name, near, cell?.column));
    return carriers;
  };

  const readValidity = (row: RawRow, facts: SheetFacts): { from: string; to: string } | undefined => {
    const own = scope.validity.read(row);
    let from = own.from ?? facts.validFrom ?? answers.validFrom;
    let to = own.to ?? facts.validTo ?? answers.validTo;
    if (own.remark) {
      const quote = textOf(own.remark.value);
      const message = 'The validity was taken from what the remark says.';
      report(scope, row, { code: 'validity_from_remark', severity: 'note', message, quote, column: own.remark.column });
    }
    if (own.doubt) {
      const { code, cell } = own.doubt;
      const text = textOf(cell.value);
      if (/[\p{L}\d]/u.test(text)) report(scope, row, dateDoubt(code, text, cell.column));
      // A date that cannot be told is silence, which the operator's answer may fill; the title's validity may not.
      const untold = code !== 'date_unknown' || saysSomeDay(text);
      if (untold) [from, to] = [answers.validFrom, answers.validTo];
      if (untold && (from === undefined || to === undefined)) return undefined;
    }
    if (from === undefined) report(scope, row, dayQuestion('from'));
    if (to === undefined) report(scope, row, dayQuestion('to'));
    if (from === undefined || to === undefined) return undefined;
    if (from <= to) return { from, to };
    const message = `The validity would end (${to}) before it starts (${from}).`;
    report(scope, row, { code: 'validity_inverted', severity: 'error', message, group: `${from}|${to}` });
    return undefined;
  };

  const draftPrices = (base: RawRow, group: ChargeGroup, given: readonly Priced[], facts: SheetFacts): DraftRate[] => {
    const ends = [readPlaces(base, 'origin', facts), readPlaces(base, 'destination', facts)] as const;
    const validity = readValidity(base, facts);
    const unpriced = given.find(({ currency }) => currency === null);
    const named = base.fields.get('currency');
    if (unpriced)
      report(scope, base, currencyDoubt(unpriced.column, { text: textOf(named?.value), column: named?.column }));
    const standing = given.filter(({ currency }) => currency !== null);
    const lanes = lanesOf(ends[0].places, ends[1].places);
    if (!validity || standing.length === 0 || ends.some(({ places }) => places.length === 0)) return [];
    if (lanes.length === 0) {
      const message = 'Origin and destination are the same port.';
      const column = base.fields.get('destination')?.column;
      report(scope, base, { code: 'same_place', severity: 'error', message, column, group: 'same' });
      return [];
    }
    const carriers = readRowCarriers(base, facts);
    const { details, notes } = readDetails(base, facts, ends);
    const partly = notes.filter((note) => allInOf(note) === 'partly').map((note) => `The row says: «${note}»`);
    const exclusions = [...(facts.exclusions ?? []), ...partly];
    const above = base.taken.some((role) => PORTS.has(role)) ? ({ hasPortFromAbove: true } as const) : {};
    const rates: DraftRate[] = [];
    for (const priced of standing) {
      const charges = readCharges({ priced, base, group, facts });
      const amount = { amount: priced.amount, currency: priced.currency ?? '' };
      const allIn = priced.allIn || facts.allIn === true || notes.some((note) => allInOf(note) === 'yes');
      const shared = {
        equipment: refOf(priced.type),
        base: amount,
        charges,
        total: rateTotal({ base: amount, charges, allIn, exclusions }),
        validFrom: validity.from,
        validTo: validity.to,
        remarks: [...notes, priced.note].filter((note) => note !== null).join('; ') || null,
      };
      for (const lane of lanes) {
        for (const carrier of carriers) {
          const content = { ...lane, ...details, carrier, ...shared };
          rates.push({ content, tab: scope.tab, row: base.row + 1, ...above });
        }
      }
    }
    return rates;
  };

  const draftBase = (base: RawRow, group: ChargeGroup): DraftRate[] => {
    const mode = base.fields.get('mode');
    if (mode && OTHER_MODE.test(textOf(mode.value))) {
      report(scope, base, otherMode(textOf(mode.value), mode.column));
      return [];
    }
    const facts = factsOver(scope, base);
    const byLabel = Map.groupBy(prices.read(base, facts), (priced) => priced.facts);
    return [...byLabel].flatMap(([label, given]) => draftPrices(base, group, given, narrower(facts, label)));
  };

  return {
    /** The rates of one lane. Whatever keeps a row from becoming one is in the findings. */
    draft(group: ChargeGroup): DraftRate[] {
      if (group.bases.length > 0) return group.bases.flatMap((base) => draftBase(base, group));
      for (const row of group.charges) {
        const message = 'These charges belong to no base freight: no row of their lane has one.';
        const column = row.fields.get('charge')?.column;
        report(scope, row, { code: 'charge_without_base', severity: 'error', message, column, group: 'base' });
      }
      return [];
    },
  };
}

/** Every pair of ports, but for a port with itself. */
function lanesOf(origins: readonly Place[], destinations: readonly Place[]): { origin: Place; destination: Place }[] {
  return origins.flatMap((origin) =>
    destinations
      .filter((destination) => origin.code === null || origin.code !== destination.code)
      .map((destination) => ({ origin, destination })),
  );
}
