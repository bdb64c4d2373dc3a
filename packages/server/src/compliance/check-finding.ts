import { type Static, Type } from 'typebox';
import { textEnum } from '../base/index.ts';

const PlaceSchema = Type.Object(
  {
    document: Type.Optional(Type.String({ maxLength: 300, description: 'File name' })),
    documentId: Type.Optional(Type.Integer({ minimum: 1, description: 'Id of the document, when it is stored' })),
    page: Type.Optional(Type.Integer({ minimum: 1, description: 'Counted from 1' })),
    box: Type.Optional(
      Type.Array(Type.Number(), {
        minItems: 4,
        maxItems: 4,
        description: 'Left, top, right, bottom in PDF points from the top left',
        examples: [[72, 118.5, 268.3, 128.5]],
      }),
    ),
    quote: Type.Optional(Type.String({ maxLength: 2000, description: 'The words as they stand' })),
    pointer: Type.Optional(
      Type.String({
        maxLength: 500,
        description: 'Of an OpenDGD declaration: the place as JSON Pointer (RFC 6901)',
        examples: ['/consignment/dangerousGoods/0/unNumber'],
      }),
    ),
  },
  { title: 'EvidencePlace', description: 'Where in a document a value stands' },
);

const StatementSchema = Type.Object(
  {
    paper: Type.String({ description: 'Name of the paper', examples: ['Booking 4711'] }),
    documentId: Type.Optional(Type.Integer({ minimum: 1, description: 'Id of the document, when it is one' })),
    field: Type.String({ examples: ['grossWeightKgs'] }),
    value: Type.Union([Type.String(), Type.Number(), Type.Null()]),
    wrong: textEnum(['no', 'possibly', 'likelier'], {
      description:
        'likelier: in every one of the fewest sets of statements that must be wrong; possibly: in some of them',
    }),
    places: Type.Array(PlaceSchema),
  },
  { title: 'PaperStatement' },
);

/** What a rule has to say about a declaration. */
export const CheckFindingSchema = Type.Object(
  {
    code: Type.String({ description: 'The rule; docs/checks.md lists them' }),
    severity: textEnum(['error', 'warning', 'note'], {
      description: 'error: do not ship or sign like this; warning: verify; note: for the record',
    }),
    message: Type.String(),
    source: Type.String({ description: 'Paragraph of the rules that it follows' }),
    goods: Type.Optional(Type.Integer({ description: 'Which entry of the declaration, counted from 1' })),
    places: Type.Array(PlaceSchema, { description: 'Where the values stand; empty when they were stated directly' }),
    ask: Type.Optional(
      Type.Object(
        { english: Type.String(), chinese: Type.Optional(Type.String()) },
        { description: 'The question to send the shipper' },
      ),
    ),
    likelierWrong: Type.Optional(
      Type.Integer({ description: 'Where documents differ: id of the stored one that is likelier wrong' }),
    ),
    expected: Type.Optional(Type.Array(Type.String(), { description: 'What the list gives instead' })),
    statements: Type.Optional(
      Type.Array(StatementSchema, { description: 'Where papers of a shipment differ: what each of them says' }),
    ),
  },
  {
    title: 'CheckFinding',
    description: 'What a rule says about a declaration',
    examples: [
      {
        code: 'packages_missing',
        severity: 'error',
        message: 'Not stated: the number of packages, their kind, the mass.',
        source: 'IMDG 5.4.1.5.1',
        goods: 1,
        places: [],
        ask: { english: 'Please state number and kind of packages, net and gross mass of all and of one package.' },
      },
    ],
  },
);
/** What a rule has to say about a declaration. */
export type CheckFinding = Static<typeof CheckFindingSchema>;

export { PlaceSchema };
