import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startService } from '../../testing/start-service.ts';
import type { Feedback } from '../order.schema.ts';
import type { DcsaBooking } from './booking.schema.ts';
import { NotedReading } from './noted-reading.ts';

const { url, keyWith } = await startService([
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800, equipment: '40HC' },
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1100, equipment: '20GP', isoCode: '22G1' },
  { origin: 'CNSHA', destination: 'DEHAM', carrier: 'HLCU', amount: 1900, equipment: '40HC' },
]);
const key = await keyWith(['rates:read', 'orders:read', 'orders:write', 'orders:approve']);

type Exported = {
  booking: DcsaBooking;
  conforms: boolean;
  status: object | null;
  notifications: { type: string; data: { bookingStatus: string } }[];
  findings: Feedback[];
};
type Read = { orderable: boolean; order: Record<string, unknown>; findings: Feedback[]; preview: object | null };

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': crypto.randomUUID() };
  const response = await fetch(url + path, {
    method,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as T;
}

const LANE = { origin: 'CNSHA', destination: 'NLRTM', equipment: '40HC', quantities: { containers: 2 } };
const quote = async () => (await ask<{ id: string }>('POST', '/quotes', LANE)).id;
const CONTENT = {
  parties: [
    {
      role: 'BOOKING_PARTY',
      name: 'Delta Forwarding B.V.',
      contact: { name: 'A. de Vries', email: 'booking@delta.example', phone: '+31 10 555 01 20' },
    },
    { role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.' },
    { role: 'CONSIGNEE', name: 'Maas Verf B.V.' },
    { role: 'NOTIFY_PARTY', name: 'Maas Verf B.V., imports' },
  ],
  cargo: [
    {
      description: 'Water-based paint',
      hsCode: '320910',
      packages: { count: 80, type: 'drum' },
      grossWeightKg: 17_600,
      volumeM3: 24.5,
    },
  ],
  references: [
    { type: 'CR', value: 'CR-77' },
    { type: 'FF', value: 'SEA-2026-1181' },
    { type: 'SPO', value: 'PO-5' },
  ],
};

async function placed(content: object = CONTENT): Promise<string> {
  return (await ask<{ id: string }>('POST', '/orders', { quoteId: await quote(), ...content })).id;
}

it('an order goes out as a booking that conforms, and the booking comes back as the same order', async () => {
  const id = await placed();
  const { booking, conforms, status, findings } = await ask<Exported>('GET', `/orders/${id}/dcsa`);
  expect(findings.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  expect(conforms).toBe(true);
  expect(status).toEqual({ carrierBookingRequestReference: id, bookingStatus: 'RECEIVED' });
  expect(booking).toMatchObject({
    carrierCode: 'MAEU',
    documentParties: {
      bookingAgent: { partyName: 'Delta Forwarding B.V.', reference: 'SEA-2026-1181' },
      shipper: { purchaseOrderReference: 'PO-5' },
      other: [{ partyFunction: 'N1' }],
    },
    requestedEquipments: [{ ISOEquipmentCode: '45G1', units: 2 }],
  });
  const read = await ask<Read>('POST', '/orders/dcsa', { quoteId: await quote(), booking });
  expect(read.orderable).toBe(true);
  const { quoteId: _, expectedDepartureDate, ...order } = read.order;
  expect(order).toEqual({ ...CONTENT, references: expect.arrayContaining(CONTENT.references) });
  expect(expectedDepartureDate).toBe(booking.expectedDepartureDate);
  const supposed = ['isPartialLoadAllowed', 'isExportDeclarationRequired', 'isImportLicenseRequired'];
  const paths = [...supposed, 'isEquipmentSubstitutionAllowed'].map((name) => `$.${name}`);
  expect(read.findings.map(({ jsonPath }) => jsonPath)).toEqual(paths);
  for (const path of paths)
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'dcsa_supposed', jsonPath: path }));
});

it('what an order says and a booking cannot is named, and what the standard requires and the order lacks is an error', async () => {
  const id = await placed({
    parties: [
      { role: 'SHIPPER', name: 'Ningbo Coatings', address: '18 Harbour Road', countryCode: 'CN', taxId: '9133' },
    ],
    cargo: [{ description: 'Paint brushes', netWeightKg: 900 }],
    references: [{ type: 'BID', value: 'B-1' }],
    remarks: 'Call first',
  });
  const { conforms, findings } = await ask<Exported>('GET', `/orders/${id}/dcsa`);
  const of = (severity: string) => findings.filter((one) => one.severity === severity).map(({ jsonPath }) => jsonPath);
  expect(conforms).toBe(false);
  expect(of('ERROR')).toEqual([
    '$.documentParties.bookingAgent',
    '$.requestedEquipments[0].commodities[0].cargoGrossWeight',
  ]);
  expect(findings.filter(({ rule }) => rule === 'dcsa_not_carried').map(({ jsonPath }) => jsonPath)).toEqual([
    '$.parties[0].address',
    '$.parties[0].taxId',
    '$.references[0]',
    '$.cargo[0].netWeightKg',
    '$.remarks',
  ]);
});

it('a booking that asks otherwise than the quote is not orderable, with an error at each difference', async () => {
  const { booking } = await ask<Exported>('GET', `/orders/${await placed()}/dcsa`);
  const [equipment] = booking.requestedEquipments;
  const asked = {
    ...booking,
    contractQuotationReference: await quote(),
    deliveryTypeAtDestination: 'SD',
    carrierCode: 'MSCU',
    shipmentLocations: [
      { locationTypeCode: 'POL', location: { UNLocationCode: 'CNNGB' } },
      { locationTypeCode: 'POD', location: { UNLocationCode: 'NLRTM' } },
    ],
    requestedEquipments: [{ ...equipment, ISOEquipmentCode: '22G1', units: 3 }],
  };
  const { orderable, findings } = await ask<Read>('POST', '/orders/dcsa', { booking: asked });
  expect(orderable).toBe(false);
  expect(findings.filter(({ severity }) => severity === 'ERROR').map(({ jsonPath }) => jsonPath)).toEqual([
    '$.deliveryTypeAtDestination',
    '$.carrierCode',
    '$.shipmentLocations[0].location.UNLocationCode',
    '$.requestedEquipments[0].ISOEquipmentCode',
    '$.requestedEquipments[0].units',
  ]);
});

it('a booking in pounds and cubic feet is converted and says so; dangerous goods need their extraction', async () => {
  const { booking } = await ask<Exported>('GET', `/orders/${await placed()}/dcsa`);
  const [equipment] = booking.requestedEquipments;
  const commodity = {
    commodityType: 'Paint',
    cargoGrossWeight: 1000,
    cargoGrossWeightUnit: 'LBR',
    cargoGrossVolume: 100,
    cargoGrossVolumeUnit: 'FTQ',
    outerPackaging: { numberOfPackages: 4, dangerousGoods: [{ unNumber: '1263' }] },
  };
  const asked = {
    ...booking,
    requestedEquipments: [{ ...equipment, ISOEquipmentCode: '45GP', commodities: [commodity] }],
  };
  const { order, findings } = await ask<Read>('POST', '/orders/dcsa', { quoteId: await quote(), booking: asked });
  expect(order.cargo).toEqual([{ description: 'Paint', grossWeightKg: 453.592, volumeM3: 2.832 }]);
  const rules = findings.map(({ rule, jsonPath }) => `${rule} ${jsonPath?.split('.').at(-1)}`);
  expect(rules).toEqual(
    expect.arrayContaining([
      'dcsa_converted cargoGrossWeight',
      'dcsa_converted cargoGrossVolume',
      'dcsa_dangerous_goods dangerousGoods',
      'dcsa_not_kept numberOfPackages',
    ]),
  );
});

it('what happens to an order is told in the words of the standard, and nothing before it was sent', async () => {
  const id = await placed();
  await ask('POST', `/orders/${id}/request-update`, {
    feedbacks: [
      { severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', message: 'Name the plant', jsonPath: '$.parties[1]' },
    ],
  });
  await ask('PATCH', `/orders/${id}`, { remarks: 'Plant 2' });
  await ask('POST', `/orders/${id}/confirm`, { carrierBookingReference: 'MAEU1234567' });
  await ask('POST', `/orders/${id}/cancel`, { reason: 'No stock' });
  const { status, notifications } = await ask<Exported>('GET', `/orders/${id}/dcsa`);
  expect(notifications.map(({ data }) => data.bookingStatus)).toEqual([
    'RECEIVED',
    'PENDING_UPDATE',
    'UPDATE_RECEIVED',
    'CONFIRMED',
    'CONFIRMED',
  ]);
  expect(status).toMatchObject({
    carrierBookingReference: 'MAEU1234567',
    bookingStatus: 'CONFIRMED',
    bookingCancellationStatus: 'CANCELLATION_RECEIVED',
  });
});

describe('of an order of several rates', () => {
  const SMALL = { ...LANE, equipment: '20GP', quantities: { containers: 3 } };
  const HAMBURG = { ...LANE, destination: 'DEHAM', quantities: { containers: 1 } };
  const quoteOf = async (...parts: object[]) => (await ask<{ id: string }>('POST', '/quotes', { parts })).id;
  const placedOf = async (...parts: object[]) =>
    (await ask<{ id: string }>('POST', '/orders', { quoteId: await quoteOf(...parts), ...CONTENT })).id;

  it('container types of one lane are one booking that conforms, and says which containers the cargo was put into', async () => {
    const id = await placedOf(LANE, SMALL);
    const { booking, conforms, findings } = await ask<Exported>('GET', `/orders/${id}/dcsa`);
    expect({ conforms, errors: findings.filter(({ severity }) => severity === 'ERROR') }).toEqual({
      ...{ conforms: true, errors: [] },
    });
    expect(booking.requestedEquipments.map(({ commodities, ...one }) => [one, commodities?.length])).toEqual([
      [{ ISOEquipmentCode: '45G1', units: 2, isShipperOwned: false }, 1],
      [{ ISOEquipmentCode: '22G1', units: 3, isShipperOwned: false }, undefined],
    ]);
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'dcsa_supposed', jsonPath: '$.requestedEquipments[0].commodities' }),
    );
    expect((await ask<Exported>('GET', `/orders/${id}/dcsa?part=2`)).booking).toEqual(booking);
  });

  it('what was confirmed and accepted is what a booking asks for', async () => {
    const id = await placedOf(LANE, SMALL);
    const confirmed = [{ part: 2, containers: 2 }];
    await ask('POST', `/orders/${id}/confirm`, { confirmed, reason: 'No 40HC at hand' });
    const units = async () =>
      (await ask<Exported>('GET', `/orders/${id}/dcsa`)).booking.requestedEquipments.map((one) => [
        one.ISOEquipmentCode,
        one.units,
        one.commodities?.length,
      ]);
    expect(await units()).toEqual([
      ['45G1', 2, 1],
      ['22G1', 3, undefined],
    ]);
    await ask('POST', `/orders/${id}/confirmation/accept`, {});
    expect(await units()).toEqual([['22G1', 2, 1]]);
  });

  it('several lanes are refused as one booking with what to ask instead, and each is a booking of its own', async () => {
    const id = await placedOf(LANE, SMALL, HAMBURG);
    const refused = {
      code: 'dcsa_several_bookings',
      data: { status: 409, id, bookings: [{ parts: [1, 2] }, { parts: [3] }] },
    };
    expect(await ask('GET', `/orders/${id}/dcsa`)).toMatchObject(refused);
    expect(await ask('GET', `/orders/${id}/dcsa?part=4`)).toMatchObject(refused);
    const portsOf = ({ booking }: Exported) =>
      booking.shipmentLocations.map(({ location }) => location.UNLocationCode ?? null);
    const [first, third] = await Promise.all(
      [1, 3].map((part) => ask<Exported>('GET', `/orders/${id}/dcsa?part=${part}`)),
    );
    expect(first).toMatchObject({ conforms: true, booking: { carrierCode: 'MAEU', requestedEquipments: [{}, {}] } });
    expect(first && portsOf(first)).toEqual(['CNSHA', 'NLRTM']);
    expect(third).toMatchObject({
      conforms: true,
      booking: { carrierCode: 'HLCU', requestedEquipments: [{ ISOEquipmentCode: '45G1', units: 1 }] },
    });
    expect(third && portsOf(third)).toEqual(['CNSHA', 'DEHAM']);
    expect(third?.booking.requestedEquipments).toHaveLength(1);
  });

  it('a booking of several container types comes back as the order, and nothing of it is said to be lost that is not', async () => {
    const id = await placedOf(LANE, SMALL);
    const { booking } = await ask<Exported>('GET', `/orders/${id}/dcsa`);
    const read = await ask<Read>('POST', '/orders/dcsa', { quoteId: await quoteOf(LANE, SMALL), booking });
    expect(read).toMatchObject({ orderable: true, order: { cargo: CONTENT.cargo } });
    expect(read.findings.map(({ jsonPath }) => jsonPath)).toEqual([
      ...['$.isPartialLoadAllowed', '$.isExportDeclarationRequired', '$.isImportLicenseRequired'],
      '$.isEquipmentSubstitutionAllowed',
    ]);
    const [big, small] = booking.requestedEquipments;
    const [paint] = big?.commodities ?? [];
    const turned = [{ ...small, commodities: [paint] }, big];
    const both = await ask<Read>('POST', '/orders/dcsa', {
      quoteId: await quoteOf(LANE, SMALL),
      booking: { ...booking, requestedEquipments: turned },
    });
    expect(both).toMatchObject({ orderable: true, order: { cargo: [{}, {}] } });
  });

  it('a booking of other containers than the parts are for has an error at each difference', async () => {
    const { booking } = await ask<Exported>('GET', `/orders/${await placedOf(LANE, SMALL)}/dcsa`);
    const [big, small] = booking.requestedEquipments;
    const errorsOf = async (...requestedEquipments: object[]) => {
      const asked = { ...booking, requestedEquipments };
      const { findings } = await ask<Read>('POST', '/orders/dcsa', {
        quoteId: await quoteOf(LANE, SMALL),
        booking: asked,
      });
      return findings.filter(({ severity }) => severity === 'ERROR').map(({ jsonPath }) => jsonPath);
    };
    expect(await errorsOf({ ...big, units: 3 }, { ...small, ISOEquipmentCode: '42G1' })).toEqual([
      '$.requestedEquipments[0].units',
      '$.requestedEquipments[1].ISOEquipmentCode',
      '$.requestedEquipments',
    ]);
    expect(await errorsOf({ ...big }, { ...small }, { ...small, units: 1 })).toEqual(['$.requestedEquipments[2]']);
  });

  it('a booking is not read against a quote that makes several, which is one error and no list of what is lost', async () => {
    const { booking } = await ask<Exported>('GET', `/orders/${await placed()}/dcsa`);
    const { orderable, findings } = await ask<Read>('POST', '/orders/dcsa', {
      quoteId: await quoteOf(LANE, HAMBURG),
      booking,
    });
    expect(orderable).toBe(false);
    expect(findings.filter(({ severity }) => severity === 'ERROR')).toMatchObject([
      { jsonPath: '$', message: expect.stringContaining('2 bookings, of several lanes or carriers; order it with') },
    ]);
    expect(findings.filter(({ rule }) => rule === 'dcsa_not_kept')).toHaveLength(4);
  });
});

it('every value of any document is either read or named, never dropped', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 3 }), fc.func(fc.boolean()), (document, reads) => {
      const reading = new NotedReading(document);
      const leaves = [...leavesOf('$', document)];
      const read = leaves.filter((path) => reads(path));
      reading.note(...read);
      const named = reading.leftOver().map(({ jsonPath }) => jsonPath);
      expect(new Set([...read, ...named])).toEqual(new Set(leaves));
    }),
  );
});

function* leavesOf(path: string, value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* leavesOf(`${path}[${at}]`, one);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* leavesOf(`${path}.${name}`, one);
  else yield path;
}
