import { Type } from 'typebox';
import { PageMetaSchema } from '../base/index.ts';
import { CARRIAGE_COLUMNS, type CarriageColumn } from './carriage/carriage.ts';

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });

const CodeAndName = Type.Object({ code: Type.String(), name: Type.String() });

/** The edition of the regulations that an answer is based on. */
export const EditionSchema = Type.Object(
  {
    name: Type.String({ examples: ['IMDG Code Amendment 42-24'] }),
    amendment: Type.String({ examples: ['42-24'] }),
    voluntaryFrom: Type.String({ format: 'date', examples: ['2025-01-01'] }),
    mandatoryFrom: Type.String({ format: 'date', examples: ['2026-01-01'] }),
    usedFrom: Type.Optional(
      Type.String({
        format: 'date',
        description: 'From which day of sailing, where the operator chose one',
        examples: ['2027-06-01'],
      }),
    ),
  },
  { title: 'Edition' },
);

const CARRIAGE_TEXTS: Readonly<Record<CarriageColumn, string>> = {
  stowageCategory: 'Column 16a: A to E, 01 to 05 for class 1',
  stowageCodes: 'Column 16a: stowage and handling codes',
  segregationCodes: 'Column 16b',
  packingInstructions: 'Column 8',
  packingProvisions: 'Column 9',
  ibcInstructions: 'Column 10',
  ibcProvisions: 'Column 11',
  tankInstructions: 'Column 13',
  tankProvisions: 'Column 14',
};

const SourcedValuesSchema = (description: string) =>
  Type.Optional(Type.Object({ values: Type.Array(Type.String()), source: Type.String() }, { description }));

const CarriageSchema = Type.Object(
  Object.fromEntries(CARRIAGE_COLUMNS.map((column) => [column, SourcedValuesSchema(CARRIAGE_TEXTS[column])])),
  {
    description:
      'Stowage, segregation, packing instructions, IBCs and tanks, each with its source. An absent column is not known; ' +
      '`176.84(103)` is a provision of 49 CFR without a code of the IMDG Code',
  },
);

/** The wire shape of a row of the list. */
const DangerousGoodsRowSchema = Type.Object(
  {
    row: Type.Integer({ description: 'Counts the rows of the number from 1' }),
    name: Type.String({
      description: 'Text of the list: proper shipping names in capitals, qualifying text in lower case',
    }),
    shippingNames: Type.Array(
      Type.Object({ proper: Type.String(), synonyms: Type.Array(Type.String()), text: Type.String() }),
      { description: 'The alternative names for the declaration' },
    ),
    hazardClass: Type.String({ examples: ['3', '1.4S'] }),
    subsidiaryHazards: Type.Array(Type.String()),
    conditionalHazards: Type.Array(Type.String(), { description: 'Apply only when a special provision says so' }),
    furtherHazards: Type.Boolean({ description: 'Further hazards depend on the contents' }),
    packingGroup: nullable(Type.String(), 'I, II or III'),
    state: Type.String({ description: 'liquid, solid, gas or article' }),
    ems: nullable(Type.String({ examples: ['F-E, S-D'] }), 'Emergency schedules'),
    limitedQuantity: Type.String({ description: 'Per inner packaging; 0 for none' }),
    exceptedQuantity: Type.String(),
    marinePollutant: Type.Boolean({
      description: 'Listed as a marine pollutant; others are pollutants by their properties',
    }),
    technicalName: Type.Boolean({
      description: 'The name needs the technical name in brackets (special provisions 274, 318)',
    }),
    specialProvisions: Type.Array(Type.Integer(), { description: 'Numbers of column 6' }),
    provisionsSource: Type.String({ description: 'Where the special provisions are from' }),
    seaTransport: Type.String({ description: 'allowed, prohibited, not-subject or not-by-sea' }),
    carriage: CarriageSchema,
  },
  {
    title: 'DangerousGoodsRow',
    examples: [
      {
        row: 3,
        name: 'PAINT (including paint, lacquer, enamel, stain, varnish)',
        shippingNames: [
          { proper: 'PAINT', synonyms: [], text: 'PAINT (including paint, lacquer, enamel, stain, varnish)' },
        ],
        hazardClass: '3',
        subsidiaryHazards: [],
        conditionalHazards: [],
        furtherHazards: false,
        packingGroup: 'III',
        state: 'liquid',
        ems: 'F-E, S-E',
        limitedQuantity: '5 L',
        exceptedQuantity: 'E1',
        marinePollutant: false,
        technicalName: false,
        specialProvisions: [163, 223, 367, 955],
        provisionsSource: 'IMDG Code Amendment 42-24, from knowledge of the field',
        seaTransport: 'allowed',
        carriage: { stowageCategory: { values: ['A'], source: '49 CFR 172.101 of 2026-06-01' } },
      },
    ],
  },
);

/** The wire shape of a UN number with all its rows. */
export const UnNumberSchema = Type.Object(
  {
    un: Type.String({ examples: ['1263'] }),
    nameZh: nullable(Type.String({ examples: ['涂料'] }), 'Proper shipping name in Chinese'),
    segregationGroups: Type.Array(CodeAndName, { examples: [[]] }),
    rows: Type.Array(DangerousGoodsRowSchema),
    codes: Type.Record(Type.String(), Type.String(), {
      description: 'What the stowage and segregation codes of the rows mean',
      examples: [{ SW2: 'clear of living quarters' }],
    }),
    edition: EditionSchema,
  },
  { title: 'DangerousGoods' },
);

/** The answer of `GET /dangerous-goods`. */
export const UnNumberListSchema = Type.Object({
  data: Type.Array(UnNumberSchema),
  meta: Type.Object({
    ...PageMetaSchema.properties,
    search: nullable(Type.String(), 'The text that was searched for'),
    edition: EditionSchema,
  }),
});
