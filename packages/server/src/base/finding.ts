import { type Static, Type } from 'typebox';
import { boxSchema } from './box-schema.ts';
import { textEnum } from './text-enum.ts';

const PlaceSchema = Type.Object(
  {
    tab: Type.Optional(Type.String()),
    row: Type.Optional(Type.Integer()),
    cell: Type.Optional(Type.String()),
    document: Type.Optional(Type.Integer({ description: 'Id of the document' })),
    page: Type.Optional(Type.Integer()),
    box: Type.Optional(boxSchema('Left, top, right, bottom on the page, in points from its top left')),
    quote: Type.Optional(Type.String({ description: 'The text at that place' })),
    pointer: Type.Optional(Type.String({ description: 'Of an OpenDGD declaration: JSON Pointer (RFC 6901)' })),
  },
  { title: 'FindingPlace', description: 'A place in a file' },
);

/** A doubt about a document or rate sheet: returned, never thrown. Rows count from 1, as in spreadsheets. */
export const FindingSchema = Type.Object(
  {
    code: Type.String(),
    severity: textEnum(['error', 'warning', 'note'], {
      description: 'error: blocks the result; warning: should be reviewed; note: for information',
    }),
    message: Type.String(),
    place: Type.Optional(PlaceSchema),
    field: Type.Optional(Type.String({ description: 'Key of the extracted field it concerns' })),
    places: Type.Optional(
      Type.Array(PlaceSchema, { description: 'Every place it concerns, when there is more than one' }),
    ),
    quote: Type.Optional(Type.String({ description: 'The text that raised the doubt, as in the file' })),
    candidates: Type.Optional(
      Type.Array(Type.Object({ code: Type.String(), name: Type.String(), score: Type.Optional(Type.Number()) }), {
        description: 'Possible meanings, best first',
      }),
    ),
    source: Type.Optional(Type.String({ description: 'Paragraph of the regulations it is based on' })),
    ask: Type.Optional(
      Type.Object(
        { english: Type.String(), chinese: Type.Optional(Type.String()) },
        { description: 'The question to send the shipper' },
      ),
    ),
    likelierWrong: Type.Optional(
      Type.Integer({ description: 'Where documents differ: id of the one that is likelier wrong' }),
    ),
    answer: Type.Optional(
      Type.String({ description: 'Name of the import answer that resolves it, such as `carrier`' }),
    ),
  },
  {
    title: 'Finding',
    description: 'A doubt about a document or sheet',
    examples: [
      {
        code: 'place_unknown',
        severity: 'warning',
        message: 'The place "Port Nowhere" is not known.',
        place: { tab: 'Asia - North Europe', row: 12, cell: 'B12' },
        quote: 'Port Nowhere',
      },
    ],
  },
);
/** A doubt about a document or rate sheet. */
export type Finding = Static<typeof FindingSchema>;

/** The severity of a finding. */
export type Severity = Finding['severity'];
