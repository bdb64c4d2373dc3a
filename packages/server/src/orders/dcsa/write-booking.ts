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

/** Writes an order as a booking request of DCSA Booking 2.0. */
export function writeBooking(order: Order): WrittenBooking {
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
    requestedEquipments: [
      {
        ISOEquipmentCode: order.equipment.isoCode,
        units: order.equipment.units,
        isShipperOwned: false,
        commodities: cargo.commodities,
      },
    ],
  };
  const faults = faultsFromErrors(check(booking), schema).map(({ name, message }) => lacks(`$.${name}`, message));
  const supposed = [
    ...Object.keys(SUPPOSED).map((name) => suppose(`$.${name}`, 'false')),
    suppose('$.receiptTypeAtOrigin', 'CY'),
    suppose('$.deliveryTypeAtDestination', 'CY'),
    suppose('$.requestedEquipments[0].isShipperOwned', 'false'),
  ];
  const said = [...carrier.findings, ...parties.findings, ...cargo.findings, ...writeRest(order)];
  return { booking, conforms: faults.length === 0, findings: [...faults, ...said, ...supposed] };
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
