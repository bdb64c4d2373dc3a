import type { Feedback } from '../order.schema.ts';
import { partsOf } from '../quotes/parts/parts-of.ts';
import type { Quote } from '../quotes/quote.schema.ts';
import type { DcsaBooking } from './booking.schema.ts';
import type { NotedReading } from './noted-reading.ts';
import { bookingsOf } from './write-booking.ts';

/**
 * What a booking request asks otherwise than the quote offers: each is an error, because the quote is what is ordered. A booking is of
 * one lane and carrier: parts of a quote on other bills of lading are none of it.
 */
export function compareWithQuote(booking: DcsaBooking, quote: Quote, reading: NotedReading): Feedback[] {
  const { rate } = quote;
  const bookings = bookingsOf({ quote });
  if (bookings.length > 1) {
    // Of what it asks, nothing is compared: that it was not kept would be no news.
    reading.note(...COMPARED.map((name) => `$.${name}`));
    for (const at of booking.requestedEquipments.keys()) noteEquipment(at, reading);
    return [differ('$', `${bookings.length} bookings, of several lanes or carriers; order it with POST /orders`)];
  }
  return [
    ...compareTerms(booking, reading),
    ...compareCarrier(booking, rate.carrier?.scac ?? null, reading),
    ...comparePlaces(booking, rate, reading),
    ...compareEquipment(booking, quote, reading),
  ];
}

const TERMS = {
  receiptTypeAtOrigin: 'CY',
  deliveryTypeAtDestination: 'CY',
  cargoMovementTypeAtOrigin: 'FCL',
  cargoMovementTypeAtDestination: 'FCL',
} as const;
const COMPARED = [...Object.keys(TERMS), 'carrierCode', 'carrierCodeListProvider', 'shipmentLocations'];

function noteEquipment(at: number, reading: NotedReading): string {
  const path = `$.requestedEquipments[${at}]`;
  reading.note(`${path}.ISOEquipmentCode`, `${path}.units`, `${path}.isShipperOwned`);
  return path;
}

/** So many containers of each type as the quote is for, in any order; each type named once. */
function compareEquipment({ requestedEquipments }: DcsaBooking, quote: Quote, reading: NotedReading): Feedback[] {
  const quoted = new Map<string, number>();
  for (const { rate, quantities } of partsOf(quote)) {
    const { isoCode } = rate.equipment;
    quoted.set(isoCode, (quoted.get(isoCode) ?? 0) + quantities.containers);
  }
  const types = [...quoted.keys()];
  const asked = requestedEquipments.map(({ ISOEquipmentCode: code }) => types.find((type) => isSameType(code, type)));
  const differs = requestedEquipments.flatMap(({ units, isShipperOwned }, at) => {
    const path = noteEquipment(at, reading);
    const type = asked[at];
    const isRepeated = type !== undefined && asked.indexOf(type) < at;
    if (type !== undefined && isRepeated) return [differ(path, `${quoted.get(type)} × ${type}, named once`)];
    const count = type === undefined ? (types.length === 1 ? quoted.get(types[0] ?? '') : undefined) : quoted.get(type);
    return [
      ...(type === undefined ? [differ(`${path}.ISOEquipmentCode`, types.join(', '))] : []),
      ...(count === undefined || units === count ? [] : [differ(`${path}.units`, String(count))]),
      ...(isShipperOwned ? [differ(`${path}.isShipperOwned`, 'false')] : []),
    ];
  });
  const left = types.filter((type) => types.length > 1 && !asked.includes(type));
  return [...differs, ...left.map((type) => differ('$.requestedEquipments', `${quoted.get(type)} × ${type} too`))];
}

function compareTerms(booking: DcsaBooking, reading: NotedReading): Feedback[] {
  return Object.entries(TERMS).flatMap(([name, value]) => {
    reading.note(`$.${name}`);
    return booking[name as keyof typeof TERMS] === value ? [] : [differ(`$.${name}`, value)];
  });
}

function compareCarrier(
  { carrierCode, carrierCodeListProvider }: DcsaBooking,
  scac: string | null,
  reading: NotedReading,
): Feedback[] {
  // A code of another list is not compared, and so is left over.
  if (carrierCode === undefined || carrierCodeListProvider === 'SMDG') return [];
  reading.note('$.carrierCode', '$.carrierCodeListProvider');
  return carrierCode === scac ? [] : [differ('$.carrierCode', scac ?? 'no carrier')];
}

type Rate = Quote['rate'];

function comparePlaces(booking: DcsaBooking, rate: Rate, reading: NotedReading): Feedback[] {
  const quoted: Readonly<Record<string, Rate['origin'] | null>> = {
    POL: rate.origin,
    POD: rate.destination,
    PRE: rate.placeOfReceipt ?? rate.origin,
    PDE: rate.placeOfDelivery ?? rate.destination,
  };
  const found = booking.shipmentLocations.flatMap(({ locationTypeCode, location }, at) => {
    const place = quoted[locationTypeCode];
    if (place === undefined || place === null) return [];
    const path = `$.shipmentLocations[${at}]`;
    reading.note(`${path}.locationTypeCode`, `${path}.location.UNLocationCode`);
    if (location.UNLocationCode === undefined) return [differ(`${path}.location`, place.code ?? place.text)];
    return location.UNLocationCode === place.code
      ? []
      : [differ(`${path}.location.UNLocationCode`, place.code ?? place.text)];
  });
  const missing = ['POL', 'POD'].filter(
    (type) => !booking.shipmentLocations.some(({ locationTypeCode }) => locationTypeCode === type),
  );
  return [...found, ...missing.map((type) => differ('$.shipmentLocations', `${type} ${quoted[type]?.code ?? ''}`))];
}

/** The same size and type, where a request may name the group (45GP) instead of the type (45G1). */
function isSameType(asked: string, quoted: string): boolean {
  return (
    asked === quoted ||
    (/^.{3}P$|^.{2}(?:RT|UT|PL|TN|VH|BU|HR)$/.test(asked) && asked.slice(0, 3) === quoted.slice(0, 3))
  );
}

function differ(jsonPath: string, quoted: string): Feedback {
  const message = `The quote is for ${quoted}. Ask for a quote of what the request says, or change the request.`;
  return { severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', rule: 'dcsa_differs_from_quote', message, jsonPath };
}
