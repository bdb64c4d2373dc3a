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
    quote: Type.Optional(Type.String({ description: 'What stands there' })),
  },
  { title: 'FindingPlace', description: 'Where in the file it stands' },
);

/** A doubt about somebody's document or sheet: returned, never thrown. Rows are counted from 1, as spreadsheets do. */
export const FindingSchema = Type.Object(
  {
    code: Type.String(),
    severity: textEnum(['error', 'warning', 'note'], {
      description: 'error: holds something back; warning: wants a look; note: for the record',
    }),
    message: Type.String(),
    place: Type.Optional(PlaceSchema),
    field: Type.Optional(Type.String({ description: 'Key of the extracted field that it is about' })),
    places: Type.Optional(
      Type.Array(PlaceSchema, { description: 'Every place that it is about, where there is more than one' }),
    ),
    quote: Type.Optional(Type.String({ description: 'The text that raised the doubt, as it stands in the file' })),
    candidates: Type.Optional(
      Type.Array(Type.Object({ code: Type.String(), name: Type.String(), score: Type.Optional(Type.Number()) }), {
        description: 'What could be meant, best first',
      }),
    ),
    source: Type.Optional(Type.String({ description: 'Paragraph of the rules that it follows' })),
    ask: Type.Optional(
      Type.Object(
        { english: Type.String(), chinese: Type.Optional(Type.String()) },
        { description: 'The question to send the shipper' },
      ),
    ),
    answer: Type.Optional(Type.String({ description: 'The answer that settles it, as `carrier` for `--carrier`' })),
  },
  { title: 'Finding', description: 'A doubt about a document or sheet' },
);
export type Finding = Static<typeof FindingSchema>;

/** How much a finding weighs. */
export type Severity = Finding['severity'];
