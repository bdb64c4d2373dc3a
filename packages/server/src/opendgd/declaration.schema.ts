import { type Static, type TProperties, Type } from 'typebox';

/** The version of the standard that is read and written. */
export const OPENDGD_VERSION = '1.0';

const text = (maxLength: number, description?: string) =>
  Type.Optional(Type.String({ maxLength, ...(description === undefined ? {} : { description }) }));
const amount = (description: string) => Type.Optional(Type.Number({ minimum: 0, description }));
const number = (description: string) => Type.Optional(Type.Number({ description }));
const count = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }));
const day = (description: string) =>
  Type.Optional(Type.String({ format: 'date', description, examples: ['2026-12-01'] }));
const flag = (description?: string) => Type.Optional(Type.Boolean(description === undefined ? {} : { description }));
const oneOf = (values: readonly string[], description?: string) =>
  Type.Optional(
    Type.Unsafe<string>({ type: 'string', enum: [...values], ...(description === undefined ? {} : { description }) }),
  );
const closed = <T extends TProperties>(properties: T, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description === undefined ? {} : { description }) });

const Contact = closed({
  name: text(200),
  telephone: text(50),
  email: Type.Optional(Type.String({ format: 'email', maxLength: 200 })),
});

const party = (description: string) =>
  closed(
    {
      name: text(200),
      address: text(1000, 'Lines may be parted by line feeds'),
      structuredAddress: Type.Optional(
        closed({
          line1: text(200),
          line2: text(200),
          city: text(100),
          region: text(100),
          postalCode: text(20),
          countryCode: Type.Optional(
            Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1', examples: ['NL'] }),
          ),
        }),
      ),
      contact: Type.Optional(Contact),
      emergencyContact: Type.Optional(Contact),
    },
    description,
  );

const Packaging = closed({
  numberOfPackages: count('Outer packages'),
  kindOfPackages: text(200, 'In words: Steel drums'),
  outerPackagingCode: text(20, '1A1, 4G …'),
  innerPackagingCode: text(20),
  numberOfInnerPackages: count('Inner packages'),
  intermediatePackagingCode: text(20),
  type: oneOf(['package', 'ibc', 'largePackaging', 'tank', 'bulk', 'pressureReceptacle', 'other']),
});

const Weights = closed({
  grossMassKg: amount('Of all packages of the line'),
  netMassKg: amount('Of the dangerous goods in them'),
  netExplosiveContentKg: amount('Class 1'),
  capacityLitres: amount('Instead of a net mass'),
  actualDangerousGoodsMassKg: amount('Where it is not the net mass'),
});

const Qualifiers = closed({
  isWaste: flag(),
  isHot: flag(),
  isSample: flag(),
  isStabilized: flag(),
  isMolten: flag(),
  isSolution: flag(),
  isMixture: flag(),
  isEmptyUncleaned: flag(),
  isSalvagePackage: flag(),
  isSalvagePressureReceptacle: flag(),
  isLimitedQuantity: flag(),
  isExceptedQuantity: flag(),
  isReportableQuantity: flag('RQ of the United States'),
  isCoolant: flag(),
  isConditioner: flag(),
  isFoodstuffs: flag(),
  isWettedOrDesensitized: flag(),
  isStabilizedNotByTemperatureControl: flag(),
});

const Radioactive = closed({
  radionuclide: text(200),
  description: text(500, 'Physical and chemical form'),
  physicalChemicalForm: text(200),
  activity: text(100, 'With its unit: 3.7 GBq'),
  category: oneOf(['I-WHITE', 'II-YELLOW', 'III-YELLOW']),
  transportIndex: amount('TI'),
  criticalitySafetyIndex: amount('CSI'),
  isFissile: flag(),
  isFissileExcepted: flag(),
  specialForm: flag(),
  lowDispersible: flag(),
  packageType: oneOf(['excepted', 'IP-1', 'IP-2', 'IP-3', 'A', 'B(U)', 'B(M)', 'C']),
  overpack: flag(),
  competentAuthorityReferences: Type.Optional(Type.Array(Type.String({ maxLength: 100 }))),
});

const Line = closed(
  {
    lineReference: text(70),
    unNumber: Type.String({
      pattern: '^(UN|NA)?\\s?\\d{4}$',
      description: 'Four digits, with or without UN or NA',
      examples: ['1090'],
    }),
    properShippingName: Type.String({ maxLength: 500, description: 'As the list has it, without qualifiers' }),
    technicalName: text(500, 'Without brackets'),
    class: Type.Array(Type.String({ pattern: '^([1-9](\\.[0-9][A-S]?)?|S)$', examples: ['3'] }), {
      minItems: 1,
      description: 'The class first, then subsidiary hazards',
    }),
    packingGroup: Type.Optional(
      Type.Unsafe<'I' | 'II' | 'III' | null>({ type: ['string', 'null'], enum: ['I', 'II', 'III', null] }),
    ),
    marks: text(500),
    packaging: Type.Optional(Packaging),
    weights: Type.Optional(Weights),
    cubeM3: amount('Volume of the line'),
    marinePollutant: flag(),
    marinePollutantChemicalName: text(500),
    flashpoint: Type.Optional(
      closed({
        valueCelsius: Type.Number({ description: 'Celsius' }),
        cup: oneOf(['closed', 'open'], 'closed when absent'),
      }),
    ),
    temperatureControl: Type.Optional(
      closed({
        controlTemperatureCelsius: number('Celsius'),
        emergencyTemperatureCelsius: number('Celsius'),
      }),
    ),
    emergencySchedule: Type.Optional(
      closed({
        fire: Type.Optional(Type.String({ pattern: '^F-[A-Z]$', examples: ['F-E'] })),
        spillage: Type.Optional(Type.String({ pattern: '^S-[A-Z]$', examples: ['S-D'] })),
      }),
    ),
    segregationGroups: Type.Optional(Type.Array(Type.String({ maxLength: 20, examples: ['SGG1'] }))),
    qualifiers: Type.Optional(Qualifiers),
    radioactive: Type.Optional(Radioactive),
    fumigation: Type.Optional(
      closed({
        fumigantName: text(200),
        fumigationDateTime: Type.Optional(Type.String({ format: 'date-time' })),
        dosage: text(100),
      }),
    ),
    carbonOfOrganicOrigin: Type.Optional(
      closed({
        dateOfProduction: day('Production'),
        dateOfPacking: day('Packing'),
        temperatureOnDateOfPackingCelsius: number('Celsius'),
      }),
    ),
    fireworkClassificationCode: text(70),
    endOfHoldingTime: day('Last day of the holding time'),
    competentAuthorityApproval: text(200),
    packagingApprovalReference: text(200),
    specialProvisionNotes: Type.Optional(
      Type.Array(Type.String({ maxLength: 300 }), { description: 'A number of a special provision, or a sentence' }),
    ),
    variantDescription: text(500),
    packingMethod: text(100),
    permits: Type.Optional(Type.Array(closed({ type: text(100), value: text(200) }))),
    emergencyContact: Type.Optional(Contact),
    additionalInformation: text(2000),
    descriptionOverride: text(4000, 'Stands in box 14 as it is, instead of the composed description'),
  },
  'One entry of dangerous goods',
);

const SignatureBlock = closed({
  companyName: text(200),
  declarantName: text(200, 'Name and status'),
  placeAndDate: text(200),
  signature: text(200),
});

const Consignment = closed({
  parties: closed({
    shipper: party('Box 1'),
    consignee: Type.Optional(party('Box 6')),
    carrier: Type.Optional(party('Box 7')),
    freightForwarder: Type.Optional(party('Freight forwarder')),
    notifyParty: Type.Optional(party('Notify party')),
  }),
  references: Type.Optional(
    closed({
      transportDocumentNumber: text(70, 'Box 2'),
      shippersReference: text(70, 'Box 4'),
      freightForwardersReference: text(70, 'Box 5'),
    }),
  ),
  transport: Type.Optional(
    closed({
      modeOfTransport: oneOf(['sea']),
      shipType: oneOf(['cargo', 'passenger'], 'cargo when absent'),
      vessel: text(200, 'Box 11'),
      voyageNumber: text(70, 'Box 10'),
      sailingDate: day('Box 12'),
      placeOfReceipt: text(200),
      portOfLoading: text(200, 'Box 11'),
      portOfDischarge: text(200, 'Box 12'),
      destination: text(200, 'Box 13'),
    }),
  ),
  cargoTransportUnit: closed({
    unitType: oneOf(['container', 'vehicle', 'tank', 'reefer', 'heated', 'bulk', 'open', 'other']),
    tankType: text(100),
    temperatureControl: Type.Optional(
      closed({ controlTemperatureCelsius: number('Celsius'), operational: flag('Works on the journey') }),
    ),
    volumeM3: amount('Inside'),
    identificationNumber: text(70, 'Box 15'),
    sealNumbers: text(200, 'Box 16'),
    sizeType: text(100, 'Box 17'),
    tareMassKg: amount('Box 18'),
    totalGrossMassKg: amount('Box 19, tare included'),
  }),
  dangerousGoods: Type.Array(Line, { minItems: 1 }),
  nonDangerousGoods: Type.Optional(
    Type.Array(
      closed({
        description: Type.String({ maxLength: 2000 }),
        grossMassKg: amount('Gross'),
        netMassKg: amount('Net'),
        cubeM3: amount('Volume'),
      }),
    ),
  ),
  additionalHandlingInformation: text(4000, 'Box 9'),
  additionalCargoNotes: text(4000, 'At the end of box 14'),
  certificates: Type.Optional(
    closed({
      shipperDeclaration: Type.Optional(SignatureBlock),
      containerPackingCertificate: Type.Optional(SignatureBlock),
      receivingOrganisationReceipt: Type.Optional(closed({ remarks: text(1000), signature: text(200) })),
      haulier: Type.Optional(
        closed({
          name: text(200),
          vehicleRegistration: text(50),
          signatureAndDate: text(200),
          driversSignature: text(200),
        }),
      ),
    }),
  ),
});

/** A dangerous goods declaration as OpenDGD 1.0 shapes it. It has no defaults, so that checking changes nothing. */
export const OpenDgdSchema = Type.Object(
  {
    openDgdVersion: Type.Literal(OPENDGD_VERSION),
    documentType: Type.Unsafe<'IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM'>({
      type: 'string',
      enum: ['IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM'],
    }),
    documentReference: text(70),
    issueDate: day('Day of issue'),
    regulation: closed({
      code: Type.Unsafe<'IMDG'>({ type: 'string', enum: ['IMDG'] }),
      edition: Type.String({ description: 'Amendment of the IMDG Code', examples: ['42-24'] }),
    }),
    consignment: Consignment,
    extensions: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'By reverse domain name; unknown ones are kept' }),
    ),
  },
  {
    additionalProperties: false,
    title: 'OpenDgdDeclaration',
    description:
      'A dangerous goods declaration for sea transport as OpenDGD 1.0 by NCB Hazcheck (https://opendgd.org) defines it, ' +
      'in a schema of this service’s own writing.',
  },
);

/** A declaration that conforms. */
export type OpenDgd = Static<typeof OpenDgdSchema>;
/** One entry of its dangerous goods. */
export type OpenDgdLine = Static<typeof Line>;
/** A party of it. */
export type OpenDgdParty = OpenDgd['consignment']['parties']['shipper'];
