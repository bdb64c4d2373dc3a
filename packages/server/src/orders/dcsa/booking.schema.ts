import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';

const text = (maxLength: number, description: string, examples: string[] = []) =>
  Type.String({ minLength: 1, maxLength, description, ...(examples.length > 0 ? { examples } : {}) });
const optional = <T extends TSchema>(schema: T) => Type.Optional(schema);
const oneOf = (values: readonly string[], description: string) => Type.String({ enum: [...values], description });
/** What the standard has beside these properties is allowed; reading names what it does not understand. */
const open = <T extends TProperties>(properties: T): TObject<T> => Type.Object(properties);

const place = Type.String({ pattern: '^[A-Z]{2}[A-Z2-9]{3}$', description: 'UN/LOCODE', examples: ['CNSHA'] });
const country = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' });
const flag = (description: string) => Type.Boolean({ description });

const Address = open({
  street: text(70, 'Street'),
  streetNumber: optional(text(50, 'Number in the street')),
  floor: optional(text(50, 'Floor')),
  postCode: optional(text(10, 'Post code')),
  city: text(35, 'City'),
  stateRegion: optional(text(65, 'State or region')),
  countryCode: country,
});

const Contact = open({
  name: text(35, 'Name of the contact'),
  phone: optional(text(30, 'Telephone; this or email is needed')),
  email: optional(text(100, 'E-mail; this or phone is needed')),
});

const PARTY = {
  partyName: text(70, 'Company or person'),
  address: optional(Address),
  partyContactDetails: optional(Type.Array(Contact, { minItems: 1 })),
  reference: optional(text(35, 'Reference of the party')),
};
const Party = open(PARTY);
const Buyer = open({ ...PARTY, purchaseOrderReference: optional(text(35, 'Purchase order')) });

const Parties = open({
  bookingAgent: Party,
  shipper: optional(Buyer),
  consignee: optional(Buyer),
  serviceContractOwner: optional(Party),
  other: optional(Type.Array(open({ party: Party, partyFunction: text(3, 'N1, N2 and NI: notify parties', ['N1']) }))),
});

const Commodity = open({
  commodityType: text(550, 'What is shipped', ['Water-based paint']),
  HSCodes: optional(Type.Array(Type.String({ pattern: '^\\d{6,10}$' }))),
  cargoGrossWeight: Type.Number({ exclusiveMinimum: 0, description: 'Of all containers of the entry together' }),
  cargoGrossWeightUnit: oneOf(['KGM', 'LBR'], 'Kilograms or pounds'),
  cargoGrossVolume: optional(Type.Number({ exclusiveMinimum: 0 })),
  cargoGrossVolumeUnit: optional(oneOf(['MTQ', 'FTQ'], 'Cubic metres or feet')),
  outerPackaging: optional(
    open({
      numberOfPackages: optional(Type.Integer({ minimum: 1 })),
      description: optional(text(100, 'Kind of package')),
      dangerousGoods: optional(Type.Array(open({}))),
    }),
  ),
});

const Equipment = open({
  ISOEquipmentCode: text(4, 'ISO 6346 size and type, or type group', ['45G1']),
  units: Type.Integer({ minimum: 1, description: 'Containers' }),
  isShipperOwned: flag('Whether the shipper brings the containers'),
  commodities: optional(Type.Array(Commodity)),
});

const Location = open({
  locationTypeCode: text(3, 'POL, POD, PRE (receipt), PDE (delivery) …', ['POL']),
  location: open({ UNLocationCode: optional(place), locationName: optional(text(100, 'Name of the place')) }),
});

const TYPES = ['CY', 'SD', 'CFS'] as const;
const MOVEMENTS = ['FCL', 'LCL'] as const;

/** A booking request of DCSA Booking 2.0: the properties that orders have something to do with, in the standard's names. */
export const DcsaBookingSchema = Type.Object(
  {
    receiptTypeAtOrigin: oneOf(TYPES, 'CY: container yard'),
    deliveryTypeAtDestination: oneOf(TYPES, 'CY: container yard'),
    cargoMovementTypeAtOrigin: oneOf(MOVEMENTS, 'FCL: whole containers'),
    cargoMovementTypeAtDestination: oneOf(MOVEMENTS, 'FCL: whole containers'),
    contractQuotationReference: optional(text(35, 'The quote', ['quo_8tKq2Zr5Wn0v'])),
    serviceContractReference: optional(text(30, 'Contract with the carrier')),
    carrierCode: optional(text(4, 'SCAC')),
    carrierCodeListProvider: optional(oneOf(['SMDG', 'NMFTA'], 'Whose code it is; a SCAC is of the NMFTA')),
    isPartialLoadAllowed: flag('Whether a part may go ahead'),
    isExportDeclarationRequired: flag('Whether an export declaration is needed'),
    isImportLicenseRequired: flag('Whether an import licence is needed'),
    isEquipmentSubstitutionAllowed: flag('Whether another container type may come'),
    expectedDepartureDate: optional(Type.String({ format: 'date' })),
    communicationChannelCode: optional(text(2, 'AO: by an interface', ['AO'])),
    references: optional(Type.Array(open({ type: text(3, 'CR: of the customer', ['CR']), value: text(35, 'It') }))),
    documentParties: Parties,
    shipmentLocations: Type.Array(Location, { minItems: 1 }),
    requestedEquipments: Type.Array(Equipment, { minItems: 1 }),
  },
  { title: 'DcsaBooking' },
);
/** A booking request of DCSA Booking 2.0. */
export type DcsaBooking = Static<typeof DcsaBookingSchema>;
