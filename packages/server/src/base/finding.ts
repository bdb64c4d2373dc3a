import { type Static, Type } from 'typebox';
import { textEnum } from './text-enum.ts';

/** A doubt about somebody's document or sheet: returned, never thrown. Rows are counted from 1, as spreadsheets do. */
export const FindingSchema = Type.Object(
  {
    code: Type.String(),
    severity: textEnum(['error', 'warning', 'note'], {
      description: 'error: holds something back; warning: wants a look; note: for the record',
    }),
    message: Type.String(),
    place: Type.Optional(
      Type.Object(
        {
          tab: Type.Optional(Type.String()),
          row: Type.Optional(Type.Integer()),
          cell: Type.Optional(Type.String()),
          page: Type.Optional(Type.Integer()),
        },
        { description: 'Where in the file it stands' },
      ),
    ),
    quote: Type.Optional(Type.String({ description: 'The text that raised the doubt, as it stands in the file' })),
    candidates: Type.Optional(
      Type.Array(Type.Object({ code: Type.String(), name: Type.String(), score: Type.Optional(Type.Number()) }), {
        description: 'What could be meant, best first',
      }),
    ),
    answer: Type.Optional(Type.String({ description: 'The answer that settles it, as `carrier` for `--carrier`' })),
  },
  { title: 'Finding', description: 'A doubt about a document or sheet' },
);
export type Finding = Static<typeof FindingSchema>;

/** How much a finding weighs. */
export type Severity = Finding['severity'];
