import { isInland, type PortResolver } from '../../../ports/index.ts';
import { EQUIPMENT_TYPES } from '../../record/equipment.ts';
import type { Place, RateContent } from '../../record/rate.schema.ts';
import { rateTotal, statedCompleteness } from '../../record/rate-total.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import type { FindingList } from '../finding-list.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import { currencyOfFormat } from '../prices/parse-currency.ts';
import { parsePrice } from '../prices/parse-price.ts';
import type { ReadContext } from '../read-context.ts';
import { readCarriers } from '../rows/carrier-reader.ts';
import type { DraftRate } from '../sheet-reading.ts';
import { type ColumnRole, LANE_ENDS } from '../tables/columns/column-lexicon.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { readTable } from '../tables/read-table.ts';
import type { Table } from '../tables/table.ts';

/** A table of amounts on top of the rates of a base port, and what is said over it. */
export type AddOnTable = { table: Table; facts: SheetFacts; words: readonly string[] };

type Deps = { places: PlaceReader; context: Pick<ReadContext, 'ports' | 'carriers'>; findings: FindingList };

type End = 'origin' | 'destination';

/** A place beyond a base port: its rates are those of the base port and an amount. */
type Point = { end: End; base: ReadonlySet<string>; place: Place; others: ReadonlySet<string> };

const PLACES: readonly ColumnRole[] = [...LANE_ENDS, 'via', 'place', 'port-name'];
const AT_ORIGIN: ReadonlySet<ColumnRole> = new Set(['origin', 'origin-code', 'receipt']);
const AT_DESTINATION: ReadonlySet<ColumnRole> = new Set(['destination', 'destination-code', 'delivery']);

/**
 * The rates that a table of add-ons makes of those of its base ports: each with the amount on top, from or to the place
 * beyond. A line whose base port, currency or container type fits no rate makes none; its finding stands.
 */
export function joinAddOns({ table, facts, words }: AddOnTable, rates: readonly DraftRate[], deps: Deps): DraftRate[] {
  const tab = table.grid.tab.name;
  const ends = { origin: codesAt(rates, 'origin'), destination: codesAt(rates, 'destination') };
  return readTable(table.grid, table).rows.flatMap((row) => {
    const point = pointOf(row, { ends, facts, words, ...deps });
    const made = point ? ratesOf(row, point, { tab, facts, rates, ...deps }) : [];
    const used = new Set(made.map(({ column }) => column));
    const told = { severity: 'warning', tab, row: row.row } as const;
    if (made.length > 0) deps.findings.add({ ...told, code: 'add_on_applied', message: APPLIED });
    else deps.findings.add({ ...told, code: 'add_on', message: NOT_APPLIED });
    for (const { column, value } of made.length > 0 ? row.prices : [])
      if (!used.has(column.column) && textOf(value) !== '')
        deps.findings.add({ ...told, code: 'add_on', message: NOT_APPLIED, column: column.column });
    return made;
  });
}

const APPLIED =
  'These amounts are added to the rates of a base port: rates from or to the place beyond it were made of both. The charges of the base rates were taken over.';
const NOT_APPLIED =
  'These amounts are added to the rates of a base port, and no rate of this file fits. They were not imported as rates of their own.';

function codesAt(rates: readonly DraftRate[], end: End): ReadonlySet<string> {
  return new Set(rates.flatMap(({ content }) => content[end].code ?? []));
}

type Reading = Deps & {
  ends: Readonly<Record<End, ReadonlySet<string>>>;
  facts: SheetFacts;
  words: readonly string[];
};

/** The place beyond that a row names, and its base port: that of rates of this file, in the row or in what stands over it. */
function pointOf(row: RawRow, { ends, facts, words, places }: Reading): Point | undefined {
  const named = PLACES.flatMap((role) => {
    const text = textOf(row.fields.get(role)?.value);
    const found = text === '' ? [] : places.read(text).places;
    return found.map((place) => ({ role, place, code: place.code ?? '' }));
  });
  const isBase = (code: string) => ends.origin.has(code) || ends.destination.has(code);
  const beyond = named.filter(({ code }) => !isBase(code));
  const [first] = beyond;
  if (!first || first.code === '' || new Set(beyond.map(({ code }) => code)).size > 1) return undefined;
  const own = named.flatMap(({ code }) => (isBase(code) ? [code] : []));
  const bases = own.length > 0 ? own : [...new Set(basesOver(words, facts, places, isBase))];
  const end = endOf(first.role, bases, ends);
  if (end === undefined) return undefined;
  const other = end === 'origin' ? 'destination' : 'origin';
  return {
    end,
    base: new Set(bases.filter((code) => ends[end].has(code))),
    place: first.place,
    others: new Set(bases.filter((code) => !ends[end].has(code) && ends[other].has(code))),
  };
}

/** The ports that the lines over a table name: those of the nearest line that names any, else what the sheet states. */
function basesOver(
  words: readonly string[],
  facts: SheetFacts,
  places: PlaceReader,
  isBase: (code: string) => boolean,
): string[] {
  for (const line of [...words].reverse()) {
    const named = portsNamedIn(line, places).filter(isBase);
    if (named.length > 0) return named;
  }
  const stated = [facts.origin, facts.destination].flatMap((text) =>
    text === undefined ? [] : places.read(text).places,
  );
  return stated.flatMap(({ code }) => (code !== null && isBase(code) ? [code] : []));
}

function portsNamedIn(line: string, places: PlaceReader): string[] {
  return (line.match(/\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?/gu) ?? [])
    .flatMap((name) => [name, ...name.split(' ')])
    .flatMap((name) => places.portsNamed(name, 'best'))
    .flatMap(({ code }) => code ?? []);
}

/** Which end of the lane is extended: that of the base ports, or that of the column where they are at both. */
function endOf(role: ColumnRole, bases: readonly string[], ends: Reading['ends']): End | undefined {
  const fits = (['origin', 'destination'] as const).filter((end) => bases.some((code) => ends[end].has(code)));
  if (fits.length === 1) return fits[0];
  if (fits.length === 0) return undefined;
  return AT_ORIGIN.has(role) ? 'origin' : AT_DESTINATION.has(role) ? 'destination' : undefined;
}

const ALL_CARRIERS = /^[^\p{L}]*$|^(?:all|any|alle|todas|todos|tous|tutti)(?!\p{L})/iu;
/** What an amount may be for, where it is not for each container. */
const OTHER_BASIS = /\b(?:b\/?l|bills?|doc\w*|shipments?|teu|w\/?m|cbm|m3|tons?|tonnes?|kgs?|days?)\b|票|提单/i;

type Making = Deps & { tab: string; facts: SheetFacts; rates: readonly DraftRate[] };

function ratesOf(row: RawRow, point: Point, making: Making): DraftRate[] {
  const { rates, context, facts } = making;
  const { end, base, place, others } = point;
  const other = end === 'origin' ? 'destination' : 'origin';
  const carrier = textOf(row.fields.get('carrier')?.value) || facts.carrier || '';
  const scacs = new Set(readCarriers(carrier, context.carriers).carriers.flatMap((one) => one?.scac ?? []));
  // A carrier that nobody knows is none of those that the rates are of.
  const isOfAll = carrier === '' || ALL_CARRIERS.test(carrier);
  const ofBase = rates.filter(
    ({ content }) =>
      base.has(content[end].code ?? '') &&
      (others.size === 0 || others.has(content[other].code ?? '')) &&
      (isOfAll || scacs.has(content.carrier?.scac ?? '')) &&
      (content[end === 'origin' ? 'placeOfReceipt' : 'placeOfDelivery'] ?? null) === null,
  );
  return ofBase.flatMap((rate) => {
    const added = amountFor(row, rate.content, facts);
    if (added === undefined || !isWithin(rate.content, facts)) return [];
    return [
      {
        ...rate,
        ...(rate.tab === null || rate.tab === making.tab ? {} : { baseTab: rate.tab }),
        content: extended(rate.content, { end, place, amount: added.amount }, context.ports),
        ...at(making.tab, row, added),
      },
    ];
  });
}

const at = (tab: string, { row }: RawRow, { column }: { column: number }) => ({ tab, row: row + 1, column });

/** Whether the add-on holds on the days of a rate, as far as it states any. */
function isWithin({ validFrom, validTo }: RateContent, { validFrom: from, validTo: to }: SheetFacts): boolean {
  return (from === undefined || from <= validFrom) && (to === undefined || validTo <= to);
}

/** The amount of a row for the container type and in the currency of a rate. */
function amountFor(row: RawRow, { equipment, base }: RateContent, facts: SheetFacts) {
  if (OTHER_BASIS.test(textOf(row.fields.get('rate-basis')?.value))) return undefined;
  const type = EQUIPMENT_TYPES.find(({ code }) => code === equipment.code);
  const own = row.prices.filter(({ column }) => type !== undefined && column.equipment.includes(type));
  const single = row.fields.get('amount');
  const cells = [
    ...(own.length > 0 ? own : row.prices.filter(({ column }) => column.equipment.length === 0)).map(
      ({ column, value, format }) => ({ value, format, column: column.column, currency: column.currency }),
    ),
    ...(row.prices.length === 0 && single ? [{ ...single, currency: undefined }] : []),
  ];
  const [cell] = cells;
  if (!cell || cells.length > 1) return undefined;
  const read = parsePrice(cell.value);
  const [amount, ...others] = read.kind === 'amount' ? read.amounts : [];
  if (read.kind !== 'amount' || typeof amount !== 'number' || others.length > 0 || read.extra !== undefined)
    return undefined;
  const stated = textOf(row.fields.get('currency')?.value) || undefined;
  const currency = read.currency ?? currencyOfFormat(cell.format) ?? cell.currency ?? stated ?? facts.currency;
  if (currency !== undefined && currency !== base.currency) return undefined;
  return { amount, column: cell.column };
}

/** A rate with an amount on top, from or to a place beyond its port: by way of that port, or of receipt or delivery inland. */
function extended(
  content: RateContent,
  { end, place, amount }: { end: End; place: Place; amount: number },
  ports: PortResolver,
): RateContent {
  const base = { ...content.base, amount: content.base.amount + amount };
  const { allIn, exclusions } = statedCompleteness(content);
  const total = rateTotal({ ...content, base, allIn, exclusions });
  const port = content[end];
  const known = place.code === null ? undefined : ports.find(place.code);
  const shared = { ...content, base, total, transitDays: null, transitDaysMin: null };
  if (!known || isInland(known)) return { ...shared, [end === 'origin' ? 'placeOfReceipt' : 'placeOfDelivery']: place };
  return { ...shared, [end]: place, via: end === 'origin' ? [port, ...content.via] : [...content.via, port] };
}
