import type { Feedback } from '../order.schema.ts';
import type { Quote } from '../quotes/quote.schema.ts';
import type { DcsaBooking } from './booking.schema.ts';
import type { NotedReading } from './noted-reading.ts';

/** What a booking request asks otherwise than the quote offers: each is an error, because the quote is what is ordered. */
export function compareWithQuote(booking: DcsaBooking, quote: Quote, reading: NotedReading): Feedback[] {
  const { rate, quantities, parts } = quote;
  if (parts !== undefined) return [differ('$', `${parts.length} rates; order it with POST /orders`)];
  const [equipment] = booking.requestedEquipments;
  const path = '$.requestedEquipments[0]';
  reading.note(`${path}.ISOEquipmentCode`, `${path}.units`, `${path}.isShipperOwned`);
  const differs = [
    ...compareTerms(booking, reading),
    ...compareCarrier(booking, rate.carrier?.scac ?? null, reading),
    ...comparePlaces(booking, rate, reading),
    ...(isSameType(equipment?.ISOEquipmentCode ?? '', rate.equipment.isoCode)
      ? []
      : [differ(`${path}.ISOEquipmentCode`, rate.equipment.isoCode)]),
    ...(equipment?.units === quantities.containers ? [] : [differ(`${path}.units`, String(quantities.containers))]),
    ...(equipment?.isShipperOwned ? [differ(`${path}.isShipperOwned`, 'false')] : []),
  ];
  const more = booking.requestedEquipments.slice(1).map((_, at) => {
    const further = `$.requestedEquipments[${at + 1}]`;
    reading.note(further);
    return differ(further, 'one container type');
  });
  return [...differs, ...more];
}

function compareTerms(booking: DcsaBooking, reading: NotedReading): Feedback[] {
  const expected = {
    receiptTypeAtOrigin: 'CY',
    deliveryTypeAtDestination: 'CY',
    cargoMovementTypeAtOrigin: 'FCL',
    cargoMovementTypeAtDestination: 'FCL',
  } as const;
  return Object.entries(expected).flatMap(([name, value]) => {
    reading.note(`$.${name}`);
    return booking[name as keyof typeof expected] === value ? [] : [differ(`$.${name}`, value)];
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
