import { type Static, Type } from 'typebox';
import { textEnum } from '../base/index.ts';
import { CheckFindingSchema } from '../compliance/index.ts';

const text = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });
const kilograms = (description: string) =>
  Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000, description }));
const day = (description: string) =>
  Type.Optional(
    Type.String({ format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description, examples: ['2026-12-01'] }),
  );

/** Values of fields as people or programs state them. */
const ValuesSchema = Type.Record(
  Type.String({ minLength: 1, maxLength: 100 }),
  Type.Union([Type.String({ maxLength: 4000 }), Type.Number(), Type.Null()]),
);

const CONTAINER_NUMBER = text(20, 'Number of the container (ISO 6346), or any name until it is known');

const PackagesSchema = Type.Object(
  {
    container: Type.Optional(CONTAINER_NUMBER),
    count: Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'Number of packages' }),
    kind: text(200, 'Kind of packages: steel drums (1A1)'),
    grossMassKg: kilograms('Gross mass of all of them, kg'),
    netMassKg: kilograms('Net mass in all of them, kg'),
    volumeM3: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, maximum: 100_000, description: 'Volume of all of them, m³' }),
    ),
  },
  { title: 'ShipmentPackages', additionalProperties: false },
);

const GoodsSchema = Type.Object(
  {
    documents: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), {
        maxItems: 20,
        description: 'Ids of the documents of these goods: data sheet, certificates',
      }),
    ),
    extraction: Type.Optional(
      Type.Integer({ minimum: 1, description: 'The extraction of these documents; made from them when absent' }),
    ),
    values: Type.Optional(ValuesSchema),
    packages: Type.Optional(
      Type.Array(PackagesSchema, { maxItems: 200, description: 'Packages, by the container they travel in' }),
    ),
  },
  { title: 'ShipmentGoods', additionalProperties: false },
);

const ContainerSchema = Type.Object(
  {
    number: CONTAINER_NUMBER,
    sizeType: Type.Optional(text(50, 'Size and type: 22G1, 40HC')),
    seals: Type.Optional(text(200, 'Seal numbers')),
    tareKg: kilograms('Tare, kg'),
    maxGrossKg: kilograms('Most that container and load may weigh, kg'),
    verifiedGrossMassKg: kilograms('Verified gross mass (VGM), kg'),
  },
  { title: 'ShipmentContainer', additionalProperties: false },
);

/** Papers of the whole shipment. */
export const PAPER_KINDS = [
  'booking',
  'order',
  'packing-list',
  'invoice',
  'bill-of-lading',
  'declaration',
  'other',
] as const;

const PaperSchema = Type.Object(
  {
    kind: textEnum(PAPER_KINDS, { description: 'What it is' }),
    name: Type.Optional(text(200, 'How findings name it; its kind when absent')),
    document: Type.Optional(Type.Integer({ minimum: 1, description: 'Id of the document' })),
    order: Type.Optional(text(50, 'Id of an order of this service: its cargo is what the paper states')),
    extraction: Type.Optional(
      Type.Integer({ minimum: 1, description: 'The extraction of the document; made when absent' }),
    ),
    values: Type.Optional(ValuesSchema),
    goods: Type.Optional(
      Type.Array(
        Type.Object(
          { goods: Type.Integer({ minimum: 1, description: 'Which of the goods, from 1' }), values: ValuesSchema },
          { additionalProperties: false },
        ),
        { maxItems: 100, description: 'What it states of each of the goods' },
      ),
    ),
  },
  { title: 'ShipmentPaper', additionalProperties: false },
);

const CONTENT_EXAMPLE = {
  reference: 'EXP-2026-118',
  sailingDate: '2026-12-01',
  values: { shipper: 'Brightwater Coatings Co., Ltd.', portOfLoading: 'CNQDG', portOfDischarge: 'SEGOT' },
  goods: [
    {
      values: {
        ...{ unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III' },
        ...{
          flashPoint: '30 °C',
          emsCode: 'F-E, S-E',
          marinePollutant: 'N',
          emergencyContactTelephone: '+86 532 8388 9090',
        },
      },
      packages: [
        { container: 'MSKU1234565', count: 40, kind: 'steel drums (1A1)', grossMassKg: 1040, netMassKg: 1000 },
      ],
    },
  ],
  containers: [{ number: 'MSKU1234565', sizeType: '22G1', seals: 'CN998877', tareKg: 2230 }],
  papers: [{ kind: 'booking', name: 'Booking 4711', values: { packageQuantityAndType: '40 drums' } }],
};

const CONTENT = {
  reference: Type.Optional(text(100, 'Your reference')),
  sailingDate: day('The day it sails: validity is counted to it'),
  values: Type.Optional(ValuesSchema),
  goods: Type.Array(GoodsSchema, { minItems: 1, maxItems: 100, description: 'The goods' }),
  containers: Type.Optional(Type.Array(ContainerSchema, { maxItems: 100 })),
  papers: Type.Optional(
    Type.Array(PaperSchema, {
      maxItems: 50,
      description: 'Papers of the whole shipment: booking, order, packing list',
    }),
  ),
};

/** The body of `POST /shipments`. */
export const ShipmentRequestSchema = Type.Object(CONTENT, {
  title: 'ShipmentRequest',
  additionalProperties: false,
  examples: [CONTENT_EXAMPLE],
});
/** What a shipment consists of. */
export type ShipmentContent = Static<typeof ShipmentRequestSchema>;
/** One of its goods. */
export type ShipmentGoods = Static<typeof GoodsSchema>;
/** A paper of the whole shipment. */
export type ShipmentPaper = Static<typeof PaperSchema>;

/** The body of `PATCH /shipments/{id}`: properties given replace the current ones. */
export const ShipmentChangeSchema = Type.Object(
  {
    ...Type.Partial(Type.Object(CONTENT)).properties,
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'The version that was read: another is refused with `shipment_changed`',
      }),
    ),
  },
  { title: 'ShipmentChange', additionalProperties: false, examples: [{ sailingDate: '2026-12-08', version: 1 }] },
);
/** A change of a shipment. */
export type ShipmentChange = Static<typeof ShipmentChangeSchema>;

const RECORD = {
  id: Type.Integer(),
  version: Type.Integer({ description: 'Counts the changes from 1' }),
  createdAt: Type.String({ format: 'date-time' }),
  createdBy: Type.String(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedBy: Type.String(),
};
const RECORD_EXAMPLE = {
  ...{ id: 3, version: 1, createdAt: '2026-11-23T09:00:00.000Z', createdBy: 'Forwarder' },
  ...{ updatedAt: '2026-11-23T09:00:00.000Z', updatedBy: 'Forwarder' },
};

/** A stored shipment. */
export const ShipmentSchema = Type.Object(
  { ...RECORD, ...CONTENT },
  { title: 'Shipment', examples: [{ ...RECORD_EXAMPLE, ...CONTENT_EXAMPLE }] },
);
/** A stored shipment. */
export type Shipment = Static<typeof ShipmentSchema>;

/** What a shipment was at a version. */
export const ShipmentVersionSchema = Type.Object(
  {
    version: Type.Integer(),
    changedAt: Type.String({ format: 'date-time' }),
    changedBy: Type.String(),
    content: ShipmentRequestSchema,
  },
  { title: 'ShipmentVersion' },
);
/** What a shipment was at a version. */
export type ShipmentVersion = Static<typeof ShipmentVersionSchema>;

/** What the papers of a shipment come to: where they contradict each other, and what the rules say. */
export const ShipmentCheckSchema = Type.Object(
  {
    verdict: Type.String({
      description: '"error": do not ship or sign like this; "warning": verify; "ok": notes at most',
      examples: ['ok'],
    }),
    counts: Type.Object({ error: Type.Integer(), warning: Type.Integer(), note: Type.Integer() }),
    findings: Type.Array(CheckFindingSchema, { description: 'Errors first; `goods` counts from 1' }),
    papers: Type.Array(
      Type.Object({
        name: Type.String({ examples: ['sds.pdf'] }),
        kind: Type.String({ examples: ['safety-data-sheet'] }),
        document: Type.Optional(Type.Integer()),
        goods: Type.Optional(
          Type.Integer({ description: 'Which of the goods it is of; absent: of the whole shipment' }),
        ),
      }),
      { description: 'The papers that were compared' },
    ),
    edition: Type.Object({ name: Type.String({ examples: ['IMDG Code Amendment 42-24'] }), amendment: Type.String() }),
  },
  { title: 'ShipmentCheck' },
);
