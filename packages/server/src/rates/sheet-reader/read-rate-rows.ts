import { isIsoDate } from '../../base/index.ts';
import { type EquipmentType, equipmentRef, parseEquipment } from '../record/equipment.ts';
import type { Charge, Place, RateContent } from '../record/rate.schema.ts';
import { rateTotal } from '../record/rate-total.ts';
import { findCharge } from './charges/charge-lexicon.ts';
import { normaliseServiceMode } from './charges/group-charges.ts';
import { createFindingList, type FindingList } from './finding-list.ts';
import { holdBackTooFine } from './hold-back-too-fine.ts';
import { layoutFingerprint } from './layout-fingerprint.ts';
import { createPlaceReader, type PlaceReader, type PlacesReading } from './places/place-reader.ts';
import { count } from './plural.ts';
import type { RateRow } from './rate-row.schema.ts';
import type { OpenedSheet, ReadContext } from './read-context.ts';
import { readCarriers } from './rows/carrier-reader.ts';
import { reportRepeatedRates } from './rows/repeated-rates.ts';
import type { DraftRate, SheetReading } from './sheet-reading.ts';

/** Rows that a program sends instead of a file; `name` takes the place of a file name. */
export type RateRows = { name: string; rows: readonly RateRow[] };

type Row = { row: RateRow; index: number; findings: FindingList };

function question(of: Row, name: 'currency' | 'validFrom' | 'validTo'): void {
  const code = { currency: 'question_currency', validFrom: 'question_valid_from', validTo: 'question_valid_to' }[name];
  of.findings.add({
    code,
    severity: 'error',
    message: `These rows have no ${name}. They are held back until it is given in each row, or once as the answer \`${name}\`.`,
    answer: name,
    row: of.index,
    group: name,
  });
}

function chargeOf(charge: NonNullable<RateRow['charges']>[number], currency: string): Charge {
  const known = charge.code ? findCharge(charge.code) : undefined;
  const amount = charge.amount ?? null;
  return {
    code: charge.code ?? null,
    name: charge.name ?? known?.name ?? charge.code ?? 'Charge',
    amount,
    currency: amount === null ? null : (charge.currency ?? currency),
    basis: charge.basis ?? known?.basis ?? 'PER_CONTAINER',
    paymentTerm: charge.paymentTerm ?? null,
    status: charge.status ?? (amount === null ? 'at-cost' : 'subject-to'),
    condition: charge.condition ?? null,
  };
}

function carrierOf(of: Row, context: ReadContext): RateContent['carrier'] {
  const text = of.row.carrier ?? context.answers.carrier;
  if (text === undefined) {
    of.findings.add({
      code: 'question_carrier',
      severity: 'warning',
      message:
        'These rows name no carrier. Their rates have none until it is given in each row, or once as the answer `carrier`.',
      answer: 'carrier',
      row: of.index,
      group: 'carrier',
    });
    return null;
  }
  const found = context.carriers.find(text);
  if (found) return { scac: found.scac, name: found.name };
  const { unknown } = readCarriers(text, context.carriers);
  of.findings.add({
    code: 'carrier_unknown',
    severity: 'warning',
    message: `No carrier is known as "${text}"; the rates keep the name, without a SCAC.`,
    quote: text,
    row: of.index,
    candidates: (unknown[0]?.near ?? []).slice(0, 5).map((carrier) => ({ code: carrier.scac, name: carrier.name })),
  });
  return { scac: null, name: text };
}

function equipmentOf(of: Row): EquipmentType | undefined {
  const type = parseEquipment(of.row.equipment);
  if (!type) {
    of.findings.add({
      code: 'equipment_unknown',
      severity: 'error',
      message: `"${of.row.equipment}" is not a known container type.`,
      quote: of.row.equipment,
      row: of.index,
    });
  }
  return type;
}

function validityOf(of: Row, context: ReadContext): { from: string; to: string } | undefined {
  const from = of.row.validFrom ?? context.answers.validFrom;
  const to = of.row.validTo ?? context.answers.validTo;
  if (from === undefined) question(of, 'validFrom');
  if (to === undefined) question(of, 'validTo');
  if (from === undefined || to === undefined) return undefined;
  if (isIsoDate(from) && isIsoDate(to) && from <= to) return { from, to };
  const isInverted = isIsoDate(from) && isIsoDate(to);
  of.findings.add({
    code: isInverted ? 'validity_inverted' : 'date_impossible',
    severity: 'error',
    message: isInverted
      ? `The validity ends (${to}) before it starts (${from}).`
      : `The validity from ${from} to ${to} has a day that does not exist.`,
    quote: `${from}/${to}`,
    row: of.index,
  });
  return undefined;
}

/** The ports that texts of a row name; doubts about them are findings of the row. */
function readPlaces(of: Row, places: PlaceReader, text: string): PlacesReading {
  const reading = places.read(text);
  for (const doubt of reading.doubts) of.findings.add({ ...doubt, row: of.index });
  return reading;
}

/** Places it goes through; an unknown one is kept as written. */
function viaOf(of: Row, places: PlaceReader): Place[] {
  return (of.row.via ?? []).flatMap((text) => {
    const reading = readPlaces(of, places, text);
    return reading.places.length > 0 ? reading.places : [{ code: null, name: null, country: null, text }];
  });
}

/** What a rate says of a row beside places, carrier, price and validity. */
function detailsOf({ row }: Row) {
  return {
    transitDays: row.transitDays ?? null,
    transitDaysMin: null,
    freeDays: {
      demurrage: row.freeDays?.demurrage ?? null,
      detention: row.freeDays?.detention ?? null,
      combined: row.freeDays?.combined ?? null,
    },
    commodity: row.commodity ?? null,
    contract: {
      type: row.commodity?.toUpperCase() === 'FAK' ? ('FAK' as const) : null,
      reference: row.contractReference ?? null,
    },
    remarks: row.remarks ?? null,
  };
}

function draftsOf(of: Row, places: PlaceReader, context: ReadContext): DraftRate[] {
  const { row } = of;
  const [origins, destinations] = [readPlaces(of, places, row.origin), readPlaces(of, places, row.destination)];
  const type = equipmentOf(of);
  const validity = validityOf(of, context);
  const currency = row.currency ?? context.answers.currency;
  if (currency === undefined) question(of, 'currency');
  if (!type || !validity || currency === undefined) return [];
  const charges = (row.charges ?? []).map((charge) => chargeOf(charge, currency));
  const base = { amount: row.amount, currency };
  const shared = {
    via: [...viaOf(of, places), ...origins.via, ...destinations.via],
    placeOfReceipt: null,
    placeOfDelivery: null,
    serviceMode: row.serviceMode ? normaliseServiceMode(row.serviceMode) : null,
    carrier: carrierOf(of, context),
    service: row.service ?? null,
    equipment: equipmentRef(type),
    base,
    charges,
    total: rateTotal({ base, equipment: equipmentRef(type), charges, allIn: row.allIn === true }),
    validFrom: validity.from,
    validTo: validity.to,
    ...detailsOf(of),
  };
  const source = { tab: null, row: of.index + 1, column: null };
  return origins.places.flatMap((origin) =>
    destinations.places.map((destination) => ({ content: { origin, destination, ...shared }, ...source })),
  );
}

/** Opens rows sent as JSON, already checked against `RateRowSchema`. Doubts are findings, as with a file. */
export function openRateRows(source: RateRows): OpenedSheet {
  const layout = layoutFingerprint({ tabs: [{ name: 'json', headers: [], title: [source.name] }] });
  return { layout, read: (context) => holdBackTooFine({ ...readRows(source, context), layout }) };
}

function readRows({ name, rows }: RateRows, context: ReadContext): Omit<SheetReading, 'layout'> {
  const findings = createFindingList();
  const places = createPlaceReader(context.ports);
  const drafts: DraftRate[] = [];
  rows.forEach((row, index) => {
    drafts.push(...draftsOf({ row, index, findings }, places, context));
    if ((index + 1) % 1000 === 0) context.onProgress?.(index + 1, rows.length);
  });
  const distinct = reportRepeatedRates(drafts, findings);
  const explanation = `${count(rows.length, 'row')} gave ${count(distinct.length, 'rate')}.`;
  return {
    rates: distinct,
    findings: findings.list(),
    tabs: [{ tab: name, kind: 'rates', rows: rows.length, rates: distinct.length, explanation }],
    accounts: [],
  };
}
