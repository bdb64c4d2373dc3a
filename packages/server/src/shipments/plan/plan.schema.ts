import { type Static, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';

const text = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });
const DECK = textEnum(['on-deck', 'under-deck'], { description: 'Where it has to stand; either when absent' });

const ConsignmentSchema = Type.Object(
  {
    id: text(100, 'How the plan names it'),
    goods: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), {
      description:
        'As an entry of a declaration: unNo, properShippingName, imoHazardClassNo, packingGroup, limitedQuantity …',
    }),
    massKg: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000, description: 'Gross mass' }),
    volumeM3: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, maximum: 10_000, description: 'Not counted when absent' }),
    ),
    deck: Type.Optional(DECK),
  },
  { title: 'Consignment', additionalProperties: false },
);

const KindSchema = Type.Object(
  {
    sizeType: text(50, 'Size and type: 22G1'),
    payloadKg: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000, description: 'Most that its load may weigh' }),
    volumeM3: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, maximum: 10_000, description: 'Not counted when absent' }),
    ),
    count: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1000, description: 'How many there are; no limit when absent' }),
    ),
    deck: Type.Optional(DECK),
  },
  { title: 'PlannedContainerKind', additionalProperties: false },
);

const WHERE = {
  containers: Type.Optional(
    Type.Array(KindSchema, {
      minItems: 1,
      maxItems: 20,
      description: 'Kinds of containers; 20-foot ones of 28,000 kg and 33 m³ without limit when absent',
    }),
  ),
  ship: Type.Optional(
    textEnum(['cargo', 'passenger'], {
      description: 'passenger: more than 25 passengers, or one for each 3 m of length; cargo when absent',
    }),
  ),
  sailingDate: Type.Optional(Type.String({ format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
};

/** Most consignments of one plan. */
const MOST_CONSIGNMENTS = 200;

/** The body of `POST /shipments/plan`. */
export const PlanRequestSchema = Type.Object(
  { consignments: Type.Array(ConsignmentSchema, { minItems: 1, maxItems: MOST_CONSIGNMENTS }), ...WHERE },
  {
    title: 'PlanRequest',
    additionalProperties: false,
    examples: [
      {
        consignments: [
          {
            id: 'acetone',
            goods: { unNo: 'UN1090', properShippingName: 'ACETONE', imoHazardClassNo: '3', packingGroup: 'II' },
            ...{ massKg: 8000, volumeM3: 12 },
          },
          {
            id: 'nitrate',
            goods: {
              unNo: 'UN1942',
              properShippingName: 'AMMONIUM NITRATE',
              imoHazardClassNo: '5.1',
              packingGroup: 'III',
            },
            ...{ massKg: 9000, volumeM3: 11 },
          },
        ],
      },
    ],
  },
);
/** Consignments to be planned. */
export type PlanRequest = Static<typeof PlanRequestSchema>;

/** The body of `POST /shipments/{id}/plan`. */
export const ShipmentPlanRequestSchema = Type.Object(WHERE, {
  title: 'ShipmentPlanRequest',
  additionalProperties: false,
  examples: [{ containers: [{ sizeType: '22G1', payloadKg: 28_000, volumeM3: 33 }] }],
});
/** Which containers a stored shipment is planned for. */
export type ShipmentPlanRequest = Static<typeof ShipmentPlanRequestSchema>;

const ReasonSchema = Type.Object(
  {
    code: Type.String({ examples: ['segregation'] }),
    message: Type.String(),
    source: Type.String({ description: 'Paragraphs that it follows', examples: ['IMDG 7.2.4, 7.3.4.1'] }),
  },
  { title: 'PlanReason' },
);
const PairSchema = Type.Object({ one: Type.String(), other: Type.String(), reasons: Type.Array(ReasonSchema) });

/** A load plan. */
export const PlanSchema = Type.Object(
  {
    possible: Type.Boolean({
      description: 'false: no plan obeys every rule; `impossible` says what stands in the way',
    }),
    optimal: Type.Boolean({
      description: 'No plan has fewer containers, by what is counted; false: there was no time to look at all',
    }),
    notCounted: Type.Array(
      Type.Object({ what: Type.Literal('volume'), message: Type.String(), consignments: Type.Array(Type.String()) }),
      { description: 'What nobody stated, so that more containers may be needed than are planned' },
    ),
    atLeast: Type.Integer({ description: 'So many containers are needed at least' }),
    containers: Type.Array(
      Type.Object({
        number: Type.Integer({ description: 'Counted from 1' }),
        sizeType: Type.String(),
        consignments: Type.Array(Type.String()),
        massKg: Type.Number(),
        volumeM3: Type.Number({ description: 'Of the consignments that state it' }),
        deck: Type.Array(textEnum(['on-deck', 'under-deck']), { description: 'Where it may stand' }),
        conditions: Type.Array(PairSchema, { description: 'Pairs in it that may go together on conditions only' }),
      }),
    ),
    forbidden: Type.Array(PairSchema, { description: 'Pairs that may not be in one container, with the paragraphs' }),
    stowage: Type.Array(
      Type.Object({
        consignment: Type.String(),
        categories: Type.Array(Type.String(), { description: 'Column 16a; empty: not known' }),
        words: Type.Array(Type.String()),
      }),
      { description: 'Stowage categories, where they are known' },
    ),
    impossible: Type.Optional(
      Type.Object(
        { consignments: Type.Array(Type.String()), reasons: Type.Array(ReasonSchema) },
        { description: 'As few consignments as have no plan: without any one of them the others have one' },
      ),
    ),
    edition: Type.Object({ name: Type.String(), amendment: Type.String() }),
  },
  { title: 'LoadPlan' },
);
/** A load plan. */
export type Plan = Static<typeof PlanSchema>;
