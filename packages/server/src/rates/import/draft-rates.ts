import type { CarrierDirectory } from '../../carriers/index.ts';
import { type EquipmentType, equipmentRef, parseEquipmentList } from '../equipment.ts';
import type { Charge, Place, RateContent } from '../rate.schema.ts';
import { rateTotal } from '../rate-total.ts';
import { readCarriers } from './carrier-reader.ts';
import type { ColumnRole } from './column-lexicon.ts';
import type { Doubt, FindingList } from './finding-list.ts';
import { textOf } from './grid.ts';
import { type ChargeGroup, normaliseServiceMode } from './group-charges.ts';
import { parseFreeTime, parseTransit } from './parse-days.ts';
import { type CurrencyReading, currencyOfFormat } from './parse-currency.ts';
import { type PriceReading, parsePrice } from './parse-price.ts';
import type { PlaceReader, PlacesReading } from './place-reader.ts';
import type { ChosenColumns } from './price-columns.ts';
import { allInOf } from './read-facts.ts';
import type { RawRow } from './read-table.ts';
import { amountFor, readChargeColumns, readChargeRow, readInclusive, readStatedCharges } from './row-charges.ts';
import { readPlaceCells } from './row-places.ts';
import { narrower, type SheetFacts } from './sheet-facts.ts';
import type { DraftRate, SheetAnswers } from './sheet-reading.ts';
import type { Table } from './table.ts';
import type { ValidityReader } from './validity-reader.ts';

/** Everything around a row that it takes to make rates of it. */
export type DraftContext = {
  tab: string;
  table: Table;
  columns: ChosenColumns;
  /** What holds under each section heading; `title` where there is none. */
  title: SheetFacts;
  sections: readonly SheetFacts[];
  places: PlaceReader;
  carriers: CarrierDirectory;
  validity: ValidityReader;
  /** What a bare ¥ means in this sheet; null when nothing tells. */
  yen: string | null;
  answers: SheetAnswers;
  findings: FindingList;
};

type Priced = {
  type: EquipmentType;
  amount: number;
  currency: string | null;
  column: number;
  facts: SheetFacts;
  note: string | null;
  allIn: boolean;
};

type Held = Omit<Doubt, 'tab' | 'row'>;

const OTHER_MODE = /\bair\b|\blcl\b|\brail|\btruck|\broad\b|\bcourier\b|空运|拼箱|铁路|卡车|公路/i;
const NO_PLACES: Place[] = [];
const NO_CHARGES: Charge[] = [];
const DIRECT = /^(?:direct[eo]?|direto|direkt|dir|直达|直航|no|nil|none|n\/?a|-+|t\/s|ts|transshipment|中转)\.?$/i;

/** Makes the drafts of one table, row by row. Values that repeat (places, carriers, validity) are read once. */
export function createDrafter(context: DraftContext) {
  const { table, findings, answers } = context;
  const placesRead = new Map<string, PlacesReading>();
  const carriersRead = new Map<string, ReturnType<typeof readCarriers>>();
  const inclusiveRead = new Map<string, Charge[]>();
  const refs = new Map<string, RateContent['equipment']>();
  const refOf = (type: EquipmentType) => {
    const known = refs.get(type.code) ?? equipmentRef(type);
    refs.set(type.code, known);
    return known;
  };
  const hold = (row: RawRow, doubt: Held) => findings.add({ ...doubt, tab: context.tab, row: row.row });

  const priceOf = remembering(parsePrice);
  const transitOf = remembering(parseTransit);
  const freeTimeOf = remembering(parseFreeTime);
  const equipmentOf = remembering(parseEquipmentList);

  const factsOf = (row: RawRow): SheetFacts => context.sections[row.section] ?? context.title;

  const settleCurrency = (found: CurrencyReading | undefined): string | null => {
    if (found === 'yen-or-yuan') return context.yen;
    return found ?? null;
  };

  /** The currency that the row, its heading, the title or the operator gives for a price that names none. */
  const rowCurrency = (row: RawRow, facts: SheetFacts): CurrencyReading | undefined => {
    const cell = row.fields.get('currency');
    const written = cell ? priceCurrency(textOf(cell.value)) : undefined;
    return written ?? facts.currency ?? answers.currency;
  };

  const readPlaces = (row: RawRow, end: 'origin' | 'destination', facts: SheetFacts): PlacesReading => {
    const name = row.fields.get(end);
    const code = row.fields.get(`${end}-code`);
    const country = row.fields.get(`${end}-country`);
    const instead = row.fields.get(end === 'origin' ? 'receipt' : 'delivery');
    const cells = name || code ? { name, code, country } : { name: instead };
    const given = facts[end] ?? answers[end];
    const key = `${end}|${textOf(cells.name?.value)}|${textOf(cells.code?.value)}|${textOf(country?.value)}|${given ?? ''}`;
    let reading = placesRead.get(key);
    if (!reading) {
      const silent = !cells.name && !cells.code;
      reading = silent && given ? context.places.read(given) : readPlaceCells(context.places, cells);
      placesRead.set(key, reading);
    }
    const column = (name ?? code ?? instead)?.column;
    for (const doubt of reading.doubts) hold(row, { ...doubt, column });
    return reading;
  };

  const askForPlace = (row: RawRow, end: 'origin' | 'destination') => {
    const other = end === 'origin' ? 'receipt' : 'delivery';
    const hasColumn = table.fields.has(end) || table.fields.has(`${end}-code`) || table.fields.has(other);
    if (hasColumn) {
      hold(row, {
        code: `row_without_${end}`,
        severity: 'error',
        message: `The row has a price but no ${end}, and no row above it to take one from.`,
        column: (table.fields.get(end) ?? table.fields.get(`${end}-code`) ?? table.fields.get(other))?.[0],
        group: end,
      });
      return;
    }
    const what = end === 'origin' ? 'port of loading' : 'port of discharge';
    findings.add({
      code: `question_${end}`,
      severity: 'error',
      message: `The sheet names no ${what}. Give its one ${what} with --${end} (JSON: ${end}); until then its rates are held back.`,
      answer: end,
      tab: context.tab,
      row: row.row,
      group: end,
    });
  };

  const readRowCarriers = (row: RawRow, facts: SheetFacts): RateContent['carrier'][] => {
    const cell = row.fields.get('carrier');
    const text = cell ? textOf(cell.value) : (facts.carrier ?? answers.carrier ?? '');
    if (text === '' || /^(?:-+|n\/?a|tbc|any|various)$/i.test(text)) {
      findings.add({
        code: 'question_carrier',
        severity: 'warning',
        message: 'The sheet names no carrier. Give its one carrier with --carrier (JSON: carrier); until then the rates carry none.',
        answer: 'carrier',
        tab: context.tab,
        row: row.row,
        group: 'carrier',
      });
      return [null];
    }
    let reading = carriersRead.get(text);
    if (!reading) {
      reading = readCarriers(text, context.carriers);
      carriersRead.set(text, reading);
    }
    for (const { name, near } of reading.unknown) {
      const hint = near[0] ? ` Near to it: ${near.slice(0, 3).map((carrier) => `${carrier.name} (${carrier.scac})`).join(', ')}.` : '';
      hold(row, {
        code: 'carrier_unknown',
        severity: 'warning',
        message: `No carrier is known as «${name}»; the rates keep the name without a SCAC.${hint}`,
        quote: name,
        column: cell?.column,
        candidates: near.slice(0, 5).map((carrier) => ({ code: carrier.scac, name: carrier.name })),
      });
    }
    return [...reading.carriers];
  };

  const readValidity = (row: RawRow, facts: SheetFacts): { from: string; to: string } | undefined => {
    const own = context.validity.read(row);
    const stated = { from: own.from ?? facts.validFrom, to: own.to ?? facts.validTo };
    if (own.doubt) {
      const text = textOf(own.doubt.cell.value);
      const isBlank = /^[\s\-–—/.]*$/.test(text);
      if (!isBlank) hold(row, { ...validityDoubt(own.doubt.code, text), column: own.doubt.cell.column });
      const settled = own.doubt.code === 'date_unknown' || (answers.validFrom !== undefined && answers.validTo !== undefined);
      if (!settled) return undefined;
      if (own.doubt.code !== 'date_unknown') return { from: answers.validFrom ?? '', to: answers.validTo ?? '' };
    }
    const from = stated.from ?? answers.validFrom;
    const to = stated.to ?? answers.validTo;
    if (from === undefined) findings.add(askForDay('from', row, context.tab));
    if (to === undefined) findings.add(askForDay('to', row, context.tab));
    if (from === undefined || to === undefined) return undefined;
    if (from > to) {
      hold(row, { code: 'validity_inverted', severity: 'error', message: `The validity would end (${to}) before it starts (${from}).`, group: `${from}|${to}` });
      return undefined;
    }
    return { from, to };
  };

  /** Equipment of a row that has one price: its own column, or the only type that it can be. */
  const rowEquipment = (row: RawRow): readonly EquipmentType[] | undefined => {
    const cell = row.fields.get('equipment');
    const text = textOf(cell?.value);
    const types = text === '' ? undefined : equipmentOf(text);
    if (types) return types;
    if (OTHER_MODE.test(text)) hold(row, { code: 'other_mode', severity: 'warning', message: `Rows of another mode («${text}») were not imported as container rates.`, quote: text, column: cell?.column });
    else if (text !== '') hold(row, { code: 'equipment_unknown', severity: 'error', message: `«${text}» is no container type that this service knows.`, quote: text, column: cell?.column });
    else hold(row, { code: 'equipment_missing', severity: 'error', message: 'The row has a price, but neither it nor a column says for which container type.', group: 'equipment' });
    return undefined;
  };

  const pairUp = (row: RawRow, reading: PriceReading & { kind: 'amount' }, types: readonly EquipmentType[], column: number): [EquipmentType, number][] => {
    const { amounts } = reading;
    const sameLength = new Set(types.map((type) => type.feet)).size === 1;
    if (amounts.length !== types.length && !(amounts.length === 1 && sameLength)) {
      hold(row, {
        code: 'price_count',
        severity: 'error',
        message: `${amounts.length} price(s) stand for ${types.length} container type(s) (${types.map((type) => type.code).join(', ')}); which is for which cannot be told.`,
        column,
        quote: amounts.join('/'),
      });
      return [];
    }
    return types.flatMap((type): [EquipmentType, number][] => {
      const amount = amountFor(amounts, type, types);
      return amount === null || amount === undefined ? [] : [[type, amount]];
    });
  };

  const reportPrice = (row: RawRow, reading: PriceReading, column: number) => {
    if (reading.kind === 'on-request' || reading.kind === 'at-cost') {
      hold(row, { code: 'price_on_request', severity: 'note', message: `The price is given on request («${reading.text.trim()}»); there is no rate to import.`, quote: reading.text, column });
    } else if (reading.kind !== 'none') {
      const text = reading.kind === 'unknown' ? reading.text : 'included';
      hold(row, { code: 'price_not_understood', severity: 'error', message: `«${text}» is no price that can be relied on.`, quote: text, column });
    }
  };

  const pricedCells = (row: RawRow): { reading: PriceReading; types: readonly EquipmentType[] | undefined; column: number; format: string | null; header: CurrencyReading | undefined; facts: SheetFacts; allIn: boolean; qualifier: string | undefined }[] => {
    const cells = row.prices.flatMap(({ column, value, format }) => {
      const facts = context.columns.get(column);
      if (!facts) return [];
      return [{ reading: priceOf(value), types: column.equipment, column: column.column, format, header: column.currency, facts, allIn: column.allIn, qualifier: column.qualifier }];
    });
    const amount = row.fields.get('amount');
    if (amount && cells.length === 0) {
      const reading = priceOf(amount.value);
      const types = reading.kind === 'amount' ? rowEquipment(row) : undefined;
      cells.push({ reading, types: types ?? [], column: amount.column, format: amount.format, header: table.fieldCurrency.get(amount.column), facts: {}, allIn: false, qualifier: undefined });
    }
    return cells;
  };

  const readPrices = (row: RawRow, facts: SheetFacts): Priced[] => {
    const prices: Priced[] = [];
    let offered = false;
    for (const cell of pricedCells(row)) {
      const { reading } = cell;
      if (reading.kind !== 'none') offered = true;
      if (reading.kind !== 'amount') {
        reportPrice(row, reading, cell.column);
        continue;
      }
      if (!cell.types || cell.types.length === 0) continue;
      const found = reading.currency ?? currencyOfFormat(cell.format) ?? cell.header ?? rowCurrency(row, facts);
      for (const [type, amount] of pairUp(row, reading, cell.types, cell.column)) {
        if (amount === 0) {
          hold(row, { code: 'price_zero', severity: 'error', message: 'A price of 0 is no price.', column: cell.column, group: 'zero' });
          continue;
        }
        const note = [cell.qualifier, reading.note].filter((text) => text !== undefined).join('; ');
        prices.push({ type, amount, currency: settleCurrency(found), column: cell.column, facts: cell.facts, note: note === '' ? null : note, allIn: cell.allIn });
      }
      if (reading.note) hold(row, { code: 'price_with_text', severity: 'warning', message: `«${reading.note}» was read as the price ${reading.amounts.join('/')}; the words went into the remarks.`, quote: reading.note, column: cell.column });
    }
    if (!offered) hold(row, { code: 'not_offered', severity: 'note', message: 'No price is offered («-», N/A or blank).', group: 'none' });
    return prices;
  };

  const chargesFor = (group: ChargeGroup, base: RawRow, priced: Priced, facts: SheetFacts): Charge[] => {
    const currencyOf = (found: CurrencyReading | undefined) => settleCurrency(found) ?? priced.currency;
    const columns = readChargeColumns(base, priced.type, currencyOf);
    for (const doubt of columns.doubts) hold(base, { ...doubt, severity: 'warning' });
    const charges = [...columns.charges];
    let zeros = columns.zeros;
    for (const row of group.charges) {
      for (const cell of pricedCells(row)) {
        const amounts = cell.reading.kind === 'amount' ? cell.reading.amounts : [];
        if (!cell.types?.some((type) => type.code === priced.type.code)) continue;
        const amount = amounts.length > 0 ? amountFor(amounts, priced.type, cell.types) : null;
        const found = (cell.reading.kind === 'amount' ? cell.reading.currency : undefined) ?? currencyOfFormat(cell.format) ?? cell.header ?? rowCurrency(row, facts);
        const charge = readChargeRow(row, cell.reading, { amount, currency: currencyOf(found) });
        if (charge === 'zero') zeros++;
        else if (charge) charges.push(charge);
        else if (cell.reading.kind === 'unknown') reportCharge(row, cell.reading.text, cell.column);
      }
    }
    if (zeros > 0) hold(base, { code: 'zero_charges', severity: 'note', message: 'Charges of 0 were left out.', group: 'zero' });
    charges.push(...readStatedCharges(facts.charges ?? [], priced.type, currencyOf));
    return withInclusive(charges, base);
  };

  const reportCharge = (row: RawRow, text: string, column: number) =>
    hold(row, { code: 'charge_not_understood', severity: 'warning', message: `The charge has no amount in «${text}» and was left out.`, quote: text, column });

  const withInclusive = (charges: Charge[], base: RawRow): Charge[] => {
    const cell = base.fields.get('inclusive');
    const text = textOf(cell?.value);
    if (text === '') return charges.length === 0 ? NO_CHARGES : charges;
    let included = inclusiveRead.get(text);
    if (!included) {
      included = readInclusive(text);
      inclusiveRead.set(text, included);
    }
    const priced = new Set(charges.flatMap((charge) => (charge.status === 'subject-to' && charge.code ? [charge.code] : [])));
    const both = included.filter((charge) => charge.code !== null && priced.has(charge.code));
    for (const charge of both) {
      hold(base, { code: 'charge_included_and_priced', severity: 'warning', message: `${charge.code} is listed as included and priced as well; it is kept as a charge on top.`, quote: charge.code ?? charge.name, column: cell?.column });
    }
    return [...included.filter((charge) => !both.includes(charge)), ...charges];
  };

  const details = (row: RawRow, facts: SheetFacts, origins: PlacesReading, destinations: PlacesReading) => {
    const { fields } = row;
    const text = (role: ColumnRole) => textOf(fields.get(role)?.value);
    const transitCell = fields.get('transit');
    const transit = transitCell ? transitOf(transitCell.value) : undefined;
    if (transitCell && !transit && /[\p{L}\d]/u.test(text('transit'))) {
      hold(row, { code: 'transit_not_understood', severity: 'note', message: `«${text('transit')}» is no number of transit days.`, quote: text('transit'), column: transitCell.column });
    }
    const via = text('via');
    const routed = via === '' || DIRECT.test(via) ? undefined : context.places.read(via);
    for (const doubt of routed?.doubts ?? []) hold(row, { ...doubt, severity: 'warning', column: fields.get('via')?.column });
    const commodity = text('commodity') || facts.commodity || null;
    const reference = text('contract') || facts.contract || null;
    const mode = text('service-mode') || facts.serviceMode || '';
    const both = (name: 'origin' | 'destination', end: 'receipt' | 'delivery'): Place | null => {
      if (!fields.has(name) && !fields.has(`${name}-code`)) return null;
      const place = text(end);
      return place === '' || place === text(name) ? null : (context.places.read(place).places[0] ?? { code: null, name: null, country: null, text: place });
    };
    const viaPlaces = routed ? (routed.places.length > 0 ? routed.places : [{ code: null, name: null, country: null, text: via }]) : [];
    return {
      via: viaPlaces.length + origins.via.length + destinations.via.length === 0 ? NO_PLACES : [...viaPlaces, ...origins.via, ...destinations.via],
      placeOfReceipt: both('origin', 'receipt'),
      placeOfDelivery: both('destination', 'delivery'),
      serviceMode: mode === '' ? null : normaliseServiceMode(mode),
      service: text('service') || facts.service || null,
      transitDays: transit?.max ?? null,
      transitDaysMin: transit?.min ?? null,
      freeDays: readFreeDays(row),
      commodity,
      contract: { type: contractType(text('contract-type') || commodity || ''), reference },
      notes: [text('remarks'), text('routing'), DIRECT.test(via) ? via : ''].filter((note) => note !== '' && !/^-+$/.test(note)),
    };
  };

  const readFreeDays = (row: RawRow): RateContent['freeDays'] => {
    const cell = row.fields.get('free-time');
    const read = cell ? freeTimeOf(cell.value) : undefined;
    if (cell && !read && /[\p{L}\d]/u.test(textOf(cell.value))) {
      hold(row, { code: 'free_time_not_understood', severity: 'note', message: `«${textOf(cell.value)}» is no number of free days.`, quote: textOf(cell.value), column: cell.column });
    }
    const days = (role: 'demurrage' | 'detention') => transitOf(row.fields.get(role)?.value ?? null)?.max ?? null;
    if (read && !row.fields.has('demurrage') && !row.fields.has('detention')) return read;
    return { demurrage: days('demurrage') ?? read?.demurrage ?? null, detention: days('detention') ?? read?.detention ?? null, combined: read?.combined ?? null };
  };

  const draftBase = (base: RawRow, group: ChargeGroup): DraftRate[] => {
    const mode = textOf(base.fields.get('mode')?.value);
    if (OTHER_MODE.test(mode)) {
      hold(base, { code: 'other_mode', severity: 'warning', message: `Rows of another mode («${mode}») were not imported as container rates.`, quote: mode, column: base.fields.get('mode')?.column });
      return [];
    }
    const facts = factsOf(base);
    const rates: DraftRate[] = [];
    const byGroup = new Map<SheetFacts, Priced[]>();
    for (const priced of readPrices(base, facts)) byGroup.set(priced.facts, [...(byGroup.get(priced.facts) ?? []), priced]);
    for (const [groupFacts, prices] of byGroup) rates.push(...draftPrices(base, group, prices, narrower(facts, groupFacts)));
    return rates;
  };

  const draftPrices = (base: RawRow, group: ChargeGroup, prices: readonly Priced[], facts: SheetFacts): DraftRate[] => {
    const origins = readPlaces(base, 'origin', facts);
    const destinations = readPlaces(base, 'destination', facts);
    if (origins.places.length === 0 && origins.doubts.length === 0) askForPlace(base, 'origin');
    if (destinations.places.length === 0 && destinations.doubts.length === 0) askForPlace(base, 'destination');
    const validity = readValidity(base, facts);
    const unpriced = prices.find((priced) => priced.currency === null);
    if (unpriced) findings.add(askForCurrency(base, context.tab, unpriced.column));
    const standing = prices.filter((priced) => priced.currency !== null);
    if (!validity || origins.places.length === 0 || destinations.places.length === 0 || standing.length === 0) return [];
    const carriers = readRowCarriers(base, facts);
    const { notes, ...rest } = details(base, facts, origins, destinations);
    const rates: DraftRate[] = [];
    for (const priced of standing) {
      const charges = chargesFor(group, base, priced, facts);
      const amount = { amount: priced.amount, currency: priced.currency ?? '' };
      const allIn = priced.allIn || facts.allIn === true || notes.some((note) => allInOf(note) === 'yes');
      const exclusions = [...(facts.exclusions ?? []), ...notes.filter((note) => allInOf(note) === 'partly').map((note) => `The row says: «${note}»`)];
      const shared = {
        equipment: refOf(priced.type),
        base: amount,
        charges,
        total: rateTotal({ base: amount, charges, allIn, exclusions }),
        validFrom: validity.from,
        validTo: validity.to,
        remarks: [...notes, priced.note].filter((note) => note !== null).join('; ') || null,
      };
      for (const origin of origins.places) {
        for (const destination of destinations.places) {
          if (origin.code !== null && origin.code === destination.code) continue;
          for (const carrier of carriers) {
            rates.push({ content: { origin, destination, ...rest, carrier, ...shared }, tab: context.tab, row: base.row + 1 });
          }
        }
      }
    }
    if (rates.length === 0) hold(base, { code: 'same_place', severity: 'error', message: 'Origin and destination are the same port.', column: base.fields.get('destination')?.column, group: 'same' });
    return rates;
  };

  return {
    /** The rates of one lane. Whatever keeps a row from becoming one is in the findings. */
    draft(group: ChargeGroup): DraftRate[] {
      if (group.bases.length === 0) {
        for (const row of group.charges) {
          hold(row, { code: 'charge_without_base', severity: 'error', message: 'These charges belong to no base freight: no row of their lane has one.', column: row.fields.get('charge')?.column, group: 'base' });
        }
        return [];
      }
      return group.bases.flatMap((base) => draftBase(base, group));
    },
  };
}

/** Reads equal cells once. */
function remembering<V, R>(read: (value: V) => R): (value: V) => R {
  const known = new Map<V, R>();
  return (value) => {
    if (known.has(value)) return known.get(value) as R;
    const result = read(value);
    if (known.size < 50_000) known.set(value, result);
    return result;
  };
}

function priceCurrency(text: string): CurrencyReading | undefined {
  return currencyOfFormat(`"${text}"`);
}

function contractType(text: string): RateContent['contract']['type'] {
  const word = /\b(FAK|NAC|SPOT|CONTRACT)\b/i.exec(text)?.[1]?.toUpperCase();
  return word === 'FAK' || word === 'NAC' || word === 'SPOT' || word === 'CONTRACT' ? word : null;
}

function askForCurrency(row: RawRow, tab: string, column: number): Doubt {
  return {
    code: 'question_currency',
    severity: 'error',
    message: 'The sheet does not say in which currency its prices are. Give it with --currency (JSON: currency); until then these rates are held back.',
    answer: 'currency',
    tab,
    row: row.row,
    column,
    group: 'currency',
  };
}

function askForDay(end: 'from' | 'to', row: RawRow, tab: string): Doubt {
  const name = end === 'from' ? 'validFrom' : 'validTo';
  return {
    code: `question_valid_${end}`,
    severity: 'error',
    message: `The sheet does not say ${end === 'from' ? 'from' : 'until'} when its prices hold. Give the day with --valid-${end} (JSON: ${name}); until then these rates are held back.`,
    answer: name,
    tab,
    row: row.row,
    group: name,
  };
}

function validityDoubt(code: string, text: string): Held {
  const common = { quote: text };
  switch (code) {
    case 'date_ambiguous':
      return { ...common, code, severity: 'error', message: `«${text}» could be two different days, and nothing in its column tells which. Give --valid-from and --valid-to.`, answer: 'validFrom' };
    case 'year_missing':
      return { ...common, code: 'question_valid_from', severity: 'error', message: `«${text}» names no year, and neither do the title and the file name. Give --valid-from and --valid-to.`, answer: 'validFrom' };
    case 'date_impossible':
      return { ...common, code, severity: 'error', message: `«${text}» names a day that the calendar does not have.` };
    case 'validity_inverted':
      return { ...common, code, severity: 'error', message: `The validity ends («${text}») before it starts.` };
    default:
      return { ...common, code: 'date_unknown', severity: 'warning', message: `«${text}» is no date; what the title says was taken instead, if it says anything.` };
  }
}
