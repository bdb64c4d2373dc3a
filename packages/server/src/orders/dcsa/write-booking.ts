import { asJsonSchema, compileSchema, faultsFromErrors } from '../../schemas/index.ts';
import type { Feedback, Order } from '../order.schema.ts';
import { DcsaBookingSchema } from './booking.schema.ts';
import { lacks, notCarried } from './booking-finding.ts';
import { writeCargo } from './write-cargo.ts';
import { writeParties } from './write-parties.ts';

/** An order as a booking request, whether it conforms to the schema, and what could not be said or had to be supposed. */
export type WrittenBooking = { booking: Record<string, unknown>; conforms: boolean; findings: Feedback[] };

const schema = asJsonSchema(DcsaBookingSchema);
const check = compileSchema(schema);

/** What the standard requires and an order does not say. */
const SUPPOSED = {
  isPartialLoadAllowed: false,
  isExportDeclarationRequired: false,
  isImportLicenseRequired: false,
  isEquipmentSubstitutionAllowed: false,
} as const;

/**
 * Writes an order as a booking request of DCSA Booking 2.0; of an order of several rates the parts with these places in it, which
 * are on the same bills of lading.
 */
export function writeBooking(whole: Order, parts: readonly number[] = []): WrittenBooking {
  const order = ofParts(whole, parts);
  const parties = writeParties(order);
  const cargo = writeCargo(order);
  const carrier = writeCarrier(order.carrier);
  const booking = {
    receiptTypeAtOrigin: 'CY',
    deliveryTypeAtDestination: 'CY',
    cargoMovementTypeAtOrigin: 'FCL',
    cargoMovementTypeAtDestination: 'FCL',
    contractQuotationReference: order.quote.id,
    ...carrier.properties,
    ...SUPPOSED,
    expectedDepartureDate: order.expectedDepartureDate,
    communicationChannelCode: 'AO',
    ...parties.properties,
    shipmentLocations: writeLocations(order),
    requestedEquipments: writeEquipment(order, parts).map((one, at) => ({
      ...one,
      isShipperOwned: false,
      ...(at === 0 ? { commodities: cargo.commodities } : {}),
    })),
  };
  const faults = faultsFromErrors(check(booking), schema).map(({ name, message }) => lacks(`$.${name}`, message));
  const supposed = [
    ...Object.keys(SUPPOSED).map((name) => suppose(`$.${name}`, 'false')),
    suppose('$.receiptTypeAtOrigin', 'CY'),
    suppose('$.deliveryTypeAtDestination', 'CY'),
    suppose('$.requestedEquipments[0].isShipperOwned', 'false'),
  ];
  if (booking.requestedEquipments.length > 1)
    supposed.push(suppose('$.requestedEquipments[0].commodities', 'all cargo in the containers of the first type'));
  const said = [...carrier.findings, ...parties.findings, ...cargo.findings, ...writeRest(order)];
  return { booking, conforms: faults.length === 0, findings: [...faults, ...said, ...supposed] };
}

/** The order with the lane, carrier and rate of these parts. */
function ofParts(order: Order, [first]: readonly number[]): Order {
  const [part, signed] = [order.parts?.[(first ?? 0) - 1], order.quote.parts?.[(first ?? 0) - 1]];
  if (part === undefined || signed === undefined) return order;
  const { origin, destination, carrier, date } = part;
  const isFirst = first === 1;
  const expectedDepartureDate = isFirst || part.leg === 1 ? order.expectedDepartureDate : date;
  return {
    ...order,
    origin,
    destination,
    carrier,
    expectedDepartureDate,
    quote: { ...order.quote, rate: signed.rate },
  };
}

/** The containers of these parts by type; those that are confirmed, once that was accepted. */
function writeEquipment({ equipment, parts: all, confirmation }: Order, places: readonly number[]) {
  const counted = confirmation?.status === 'accepted' ? confirmation.parts : [];
  const own = all === undefined ? [{ equipment, place: 1 }] : places.map((place) => ({ ...all[place - 1], place }));
  const units = new Map<string, number>();
  for (const { equipment: type, place } of own) {
    if (type === undefined) continue;
    const count = counted.find(({ part }) => part === place)?.confirmed ?? type.units;
    if (count > 0) units.set(type.isoCode, (units.get(type.isoCode) ?? 0) + count);
  }
  return [...units].map(([ISOEquipmentCode, count]) => ({ ISOEquipmentCode, units: count }));
}

/** The bookings that an order makes: the places of its parts, those on the same bills of lading together; one of an order of one rate. */
export function bookingsOf({ quote }: { quote: Pick<Order['quote'], 'parts'> }): number[][] {
  const bookings = new Map<number, number[]>();
  for (const [at, { billOfLading }] of (quote.parts ?? []).entries())
    bookings.set(billOfLading, [...(bookings.get(billOfLading) ?? []), at + 1]);
  return bookings.size === 0 ? [[]] : [...bookings.values()];
}

function writeCarrier(carrier: string | null) {
  if (carrier !== null && /^[A-Z]{4}$/.test(carrier))
    return { properties: { carrierCode: carrier, carrierCodeListProvider: 'NMFTA' }, findings: [] };
  return { properties: {}, findings: [notCarried('$.carrier', 'The order names no carrier by its SCAC.')] };
}

type Place = Order['quote']['rate']['origin'] | null;

function writeLocations({ origin, destination, quote: { rate } }: Order) {
  const at = (locationTypeCode: string, code: string | null, name: string | null) => {
    const isCode = code !== null && /^[A-Z]{2}[A-Z2-9]{3}$/.test(code);
    return { locationTypeCode, location: isCode ? { UNLocationCode: code } : { locationName: name ?? code ?? '' } };
  };
  const inland = (type: string, place: Place, port: string) =>
    place === null || (place.code ?? place.text) === port ? [] : [at(type, place.code, place.name ?? place.text)];
  return [
    ...inland('PRE', rate.placeOfReceipt, origin),
    at('POL', origin, origin),
    at('POD', destination, destination),
    ...inland('PDE', rate.placeOfDelivery, destination),
  ];
}

/** What the standard has no place for. */
function writeRest({ documents, remarks, mandate }: Order): Feedback[] {
  return [
    ...(remarks === null ? [] : [notCarried('$.remarks', 'A booking request has no remarks; send them beside it.')]),
    ...(documents.length === 0 ? [] : [notCarried('$.documents', 'A booking request carries no documents.')]),
    ...(mandate === null ? [] : [notCarried('$.mandate', 'The approval beforehand stays with the order.')]),
  ];
}

function suppose(jsonPath: string, value: string): Feedback {
  const message = `The standard requires it and the order does not say it: ${value} is supposed. Verify it before you send the request.`;
  return { severity: 'WARN', code: 'PROPERTY_VALUE_MAY_CHANGE', rule: 'dcsa_supposed', message, jsonPath };
}
