import { type TSchema, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { builtInFormats } from '../../formats/index.ts';
import { PlaceSchema } from '../check-finding.ts';
import { DOCUMENT_TYPES, GOODS_FIELDS, MODE_FIELDS, MODES } from './declaration.ts';

const MOST_GOODS = 50;
const MOST_INGREDIENTS = 200;
const Scalar = [Type.String({ maxLength: 2000 }), Type.Number(), Type.Boolean(), Type.Null()];

/** A value alone, or with the places where it stands. */
const said = (options: { description?: string; examples?: unknown[] } = {}) =>
  Type.Optional(
    Type.Union(
      [
        ...Scalar,
        Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
        Type.Object({
          value: Type.Union(Scalar),
          places: Type.Optional(Type.Array(PlaceSchema, { maxItems: 50 })),
        }),
      ],
      options,
    ),
  );

const fieldsOf = (keys: readonly string[]): Record<string, TSchema> =>
  Object.fromEntries(keys.map((key) => [key, said()]));

const IngredientSchema = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 500 })),
  casNo: Type.Optional(Type.String({ maxLength: 40 })),
  ecNo: Type.Optional(Type.String({ maxLength: 40 })),
  percent: Type.Optional(Type.Union([Type.String({ maxLength: 60 }), Type.Number()])),
  places: Type.Optional(Type.Array(PlaceSchema, { maxItems: 50 })),
});

const goodsFields = Object.fromEntries(
  Object.entries(GOODS_FIELDS).map(([key, { description, example }]) => [
    key,
    said({ description, examples: [example] }),
  ]),
);

/** What an object of a format states besides: taken as it comes, and not judged. */
const formFields = fieldsOf(builtInFormats.list().flatMap(({ fields }) => fields.map(({ key }) => key)));

const GoodsSchema = Type.Object(
  {
    ...formFields,
    ...goodsFields,
    composition: Type.Optional(Type.Array(IngredientSchema, { maxItems: MOST_INGREDIENTS })),
    modes: Type.Optional(
      Type.Object(Object.fromEntries(MODES.map((mode) => [mode, Type.Optional(Type.Object(fieldsOf(MODE_FIELDS)))])), {
        description: 'What section 14 says for each way of carriage; dot and tdg are the American and Canadian rows',
      }),
    ),
  },
  {
    // A mistyped field would be goods that state less than they do.
    additionalProperties: false,
    title: 'DeclaredGoods',
    description: 'One entry. A value is stated alone or as {value, places}; null is not stated.',
  },
);

const SourceDocumentSchema = Type.Object(
  {
    name: Type.String({ maxLength: 300 }),
    type: textEnum(DOCUMENT_TYPES),
    ...fieldsOf(['certificateNo', 'issueDate', 'validUntil', 'amendment', 'packagesLeft']),
    scanned: Type.Optional(Type.Boolean({ description: 'Read by OCR' })),
  },
  { title: 'SourceDocument' },
);

/** A declaration as a request body states it. */
export const DeclarationSchema = Type.Object(
  {
    goods: Type.Array(GoodsSchema, { minItems: 1, maxItems: MOST_GOODS }),
    documents: Type.Optional(Type.Array(SourceDocumentSchema, { maxItems: MOST_GOODS })),
    shipperDeclareAs: said({ description: 'General Cargo or DG Cargo', examples: ['DG Cargo'] }),
    emergencyContactTelephone: said({ examples: ['+86 532 8388 9090'] }),
    sailingDate: said({ description: 'ISO day', examples: ['2026-12-01'] }),
    sameContainer: Type.Optional(Type.Boolean({ default: true, description: 'The goods travel in one container' })),
    otherCargo: said({ description: 'Other goods in the same container, in words', examples: ['Green coffee beans'] }),
    signedBy: said({ description: 'Name and position of the person who signs' }),
    signedOn: said({ description: 'ISO day' }),
  },
  {
    title: 'Declaration',
    description: 'Goods as declared for carriage by sea',
    examples: [
      {
        goods: [
          {
            unNo: 'UN1263',
            properShippingName: 'PAINT',
            imoHazardClassNo: '3',
            packingGroup: 'III',
            flashPoint: '27 °C',
          },
        ],
        shipperDeclareAs: 'DG Cargo',
        sailingDate: '2026-12-01',
      },
    ],
  },
);
