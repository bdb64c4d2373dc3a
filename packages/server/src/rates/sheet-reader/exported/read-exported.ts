import { columnName, type SheetTab, type Workbook } from '../../../spreadsheets/index.ts';
import { parseChargeLine, unescapePart } from '../../exports/charge-line.ts';
import { parsePlaceLine } from '../../exports/place-line.ts';
import { CHARGE_COLUMNS, RATE_COLUMNS } from '../../exports/rate-columns.ts';
import { equipmentRef, parseEquipment } from '../../record/equipment.ts';
import type { Place, RateContent } from '../../record/rate.schema.ts';
import { rateTotal } from '../../record/rate-total.ts';
import { TabAccounts } from '../accounts/cell-account.ts';
import { createFindingList, type FindingList } from '../finding-list.ts';
import { holdBackTooFine } from '../hold-back-too-fine.ts';
import { layoutFingerprint } from '../layout-fingerprint.ts';
import { placeOf } from '../places/choose-place.ts';
import { codeOfSheet } from '../places/place-doubts.ts';
import { createPlaceReader, type PlaceReader } from '../places/place-reader.ts';
import { count } from '../plural.ts';
import type { OpenedSheet, ReadContext } from '../read-context.ts';
import { reportRepeatedRates } from '../rows/repeated-rates.ts';
import type { DraftRate, SheetReading, TabReading } from '../sheet-reading.ts';
import { accountExported } from './account-exported.ts';
import { type ExportedCells, type ExportedColumns, findExportedColumns, openCells } from './exported-cells.ts';

type ExportedTab = { tab: SheetTab; columns: ExportedColumns | undefined };

/**
 * Opens a file that `GET /rates/export` wrote, perhaps changed by hand: each cell is read as it was written, nothing is
 * inferred. Undefined when it is another sheet.
 */
export function openExported(workbook: Workbook): OpenedSheet | undefined {
  const tabs = workbook.tabs.map(
    (tab): ExportedTab => ({ tab, columns: tab.hidden ? undefined : findExportedColumns(tab) }),
  );
  if (!tabs.some(({ columns }) => columns)) return undefined;
  const headers = Object.values(RATE_COLUMNS).map(({ heading }) => heading);
  const layout = layoutFingerprint({ tabs: [{ name: 'exported rates', headers, title: [] }] });
  const isText = workbook.kind === 'csv';
  return { layout, read: (context) => holdBackTooFine({ ...readExported(tabs, isText, context), layout }) };
}

type Reading = { places: PlaceReader; context: ReadContext; findings: FindingList; isText: boolean };

function readExported(
  tabs: readonly ExportedTab[],
  isText: boolean,
  context: ReadContext,
): Omit<SheetReading, 'layout'> {
  const findings = createFindingList();
  const reading: Reading = { places: createPlaceReader(context.ports), context, findings, isText };
  const readings: TabReading[] = [];
  const accounts: TabAccounts[] = [];
  const rates: DraftRate[] = [];
  for (const { tab, columns } of tabs) {
    if (columns === undefined) {
      const reading = leaveOut(tab, findings);
      readings.push(reading);
      const own = new TabAccounts(tab);
      own.all(reading.explanation);
      accounts.push(own);
      continue;
    }
    accounts.push(accountExported(tab, columns));
    const read = readTab(tab, columns, reading);
    const rows = tab.rows.slice(1).filter(({ values }) => values.length > 0).length;
    rates.push(...read);
    const explanation = `An export of this service: ${count(rows, 'row')} gave ${count(read.length, 'rate')}.`;
    readings.push({ tab: tab.name, kind: 'rates', rows, rates: read.length, explanation });
  }
  return { rates: reportRepeatedRates(rates, findings), findings: findings.list(), tabs: readings, accounts };
}

/** Columns that files of older versions do not have. */
const LATER_HEADINGS: ReadonlySet<string> = new Set(['Holds from', 'Holds until']);

/** The tab of charges repeats a column of the rates; any other was added by hand. */
function leaveOut({ name, rows }: SheetTab, findings: FindingList): TabReading {
  const isCharges = CHARGE_COLUMNS.every(
    ({ heading }) => rows[0]?.values.includes(heading) || LATER_HEADINGS.has(heading),
  );
  const why = isCharges
    ? 'It repeats the column "Charges" of the rates, which is what counts.'
    : 'It has not all columns of an export. Import it as a file of its own.';
  findings.add({
    code: isCharges ? 'tab_derived' : 'tab_not_exported',
    severity: isCharges ? 'note' : 'warning',
    message: `The tab "${name}" was not imported. ${why}`,
    tab: name,
  });
  return { tab: name, kind: isCharges ? 'derived' : 'notes', rows: rows.length, rates: 0, explanation: why };
}

function readTab(tab: SheetTab, columns: ExportedColumns, reading: Reading): DraftRate[] {
  const rates: DraftRate[] = [];
  for (let at = 1; at < tab.rows.length; at += 1) {
    if (at % 1000 === 0) reading.context.onProgress?.(at, tab.rows.length);
    const row = tab.rows[at];
    if (row === undefined || row.values.length === 0 || row.values.every((value) => value === null)) continue;
    const cells = openCells(row, columns, reading.isText);
    const place = { tab: tab.name, row: at };
    const content = readContent(cells, place, reading);
    for (const { column, quote, expected } of cells.faults) {
      reading.findings.add({
        code: 'exported_cell_invalid',
        severity: 'error',
        message: `The column ${columnName(column)} takes ${expected}. The row is held back.`,
        ...{ ...place, column, quote },
      });
    }
    if (content && cells.faults.length === 0)
      rates.push({ content, tab: tab.name, row: at + 1, column: columns.get('base') ?? null });
  }
  return rates;
}

type RowPlace = { tab: string; row: number };

const CONTRACT_TYPES = ['SPOT', 'CONTRACT', 'NAC', 'FAK'] as const;
const CHARGE_LINE =
  'a charge a line: code | name | 70 USD | per container | prepaid | on top | condition | 2026-12-15/2026-12-31';

function readContent(cells: ExportedCells, at: RowPlace, reading: Reading): RateContent | undefined {
  const { text, number, day } = cells;
  const amount = number('base');
  const currency = text('currency')?.trim().toUpperCase() ?? '';
  if (amount === null || amount <= 0) cells.fault('base', 'the ocean freight, a number above 0');
  if (!/^[A-Z]{3}$/.test(currency)) cells.fault('currency', 'a currency such as USD');
  const equipment = parseEquipment(text('equipment') ?? '');
  if (!equipment) cells.fault('equipment', 'a container type such as 40HC');
  const [validFrom, validTo] = [day('validFrom') ?? '', day('validTo') ?? ''];
  if (validFrom > validTo) cells.fault('validTo', 'a day that is not before the first one');
  const origin = readEnd(cells, ['originCode', 'origin', 'originText'], at, reading);
  const destination = readEnd(cells, ['destinationCode', 'destination', 'destinationText'], at, reading);
  if (!origin || !destination || !equipment || amount === null) return undefined;
  const charges = cells.lines('charges', parseChargeLine, CHARGE_LINE);
  const base = { amount, currency };
  const exclusions = cells.lines('excluded', unescapePart, 'a sentence a line');
  const total = rateTotal({
    ...{ base, equipment: equipmentRef(equipment), charges, exclusions },
    allIn: text('allIn')?.trim().toLowerCase() === 'yes',
  });
  warnOfTotal(cells, total, at, reading);
  return {
    origin,
    destination,
    via: readPlaces(cells, 'via', reading),
    placeOfReceipt: readPlaces(cells, 'receipt', reading)[0] ?? null,
    placeOfDelivery: readPlaces(cells, 'delivery', reading)[0] ?? null,
    serviceMode: text('serviceMode'),
    carrier: readCarrier(cells, reading),
    service: text('service'),
    equipment: equipmentRef(equipment),
    base,
    charges,
    total,
    validFrom,
    validTo,
    ...readDetails(cells),
  };
}

function readDetails({ text, number, fault }: ExportedCells) {
  const typeText = text('contractType')?.trim().toUpperCase() ?? null;
  const type = CONTRACT_TYPES.find((known) => known === typeText) ?? null;
  if (type !== typeText) fault('contractType', CONTRACT_TYPES.join(', '));
  const days = (name: Parameters<typeof number>[0]) => {
    const value = number(name);
    if (value !== null && (!Number.isInteger(value) || value < 0)) fault(name, 'whole days');
    return value;
  };
  return {
    transitDays: days('transitDays'),
    transitDaysMin: days('transitDaysMin'),
    freeDays: { demurrage: days('demurrage'), detention: days('detention'), combined: days('combined') },
    commodity: text('commodity'),
    contract: { type, reference: text('contractReference') },
    remarks: text('remarks'),
  };
}

/** A port of the rate: its code counts; a row without a code is read by its name. */
function readEnd(
  { text, fault }: ExportedCells,
  [codeColumn, nameColumn, textColumn]: readonly [
    'originCode' | 'destinationCode',
    'origin' | 'destination',
    'originText' | 'destinationText',
  ],
  at: RowPlace,
  { places, context, findings }: Reading,
): Place | undefined {
  const code = text(codeColumn)?.trim();
  const name = text(nameColumn);
  if (code) {
    const given = text(textColumn) ?? name ?? code;
    if (!context.ports.find(code)) findings.add({ ...codeOfSheet(given, code), ...at });
    return placeOf(context.ports, code, given);
  }
  const read = places.read(name ?? '');
  for (const doubt of read.doubts) findings.add({ ...doubt, ...at });
  const [place] = read.places;
  if (read.places.length === 1 && place) return place;
  if (read.doubts.length === 0) fault(nameColumn, 'one port');
  return undefined;
}

function readPlaces({ lines }: ExportedCells, name: 'via' | 'receipt' | 'delivery', { context }: Reading): Place[] {
  const toPlace = (line: string): Place => {
    const { code, text } = parsePlaceLine(line);
    return code === null ? { code, name: null, country: null, text } : placeOf(context.ports, code, text);
  };
  return lines(name, toPlace, 'a place a line');
}

function readCarrier({ text }: ExportedCells, { context }: Reading): RateContent['carrier'] {
  const [scac, name] = [text('scac')?.trim().toUpperCase() ?? null, text('carrier')];
  if (scac === null && name === null) return null;
  const known = scac === null ? undefined : context.carriers.find(scac);
  return known ? { scac: known.scac, name: known.name } : { scac, name: name ?? scac ?? '' };
}

/** A total that was changed by hand: it follows from the base and the charges. */
function warnOfTotal(
  { number }: ExportedCells,
  total: RateContent['total'],
  at: RowPlace,
  { findings }: Reading,
): void {
  const written = number('total');
  if (written === null || written === total.amount) return;
  findings.add({
    code: 'total_recalculated',
    severity: 'warning',
    message: `The total was calculated again from the ocean freight and the charges, which the column "Total" (${written}) does not match.`,
    ...at,
    group: 'total',
  });
}
