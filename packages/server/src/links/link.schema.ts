import { type Static, Type } from 'typebox';
import { textEnum } from '../base/index.ts';

const id = (description: string) => Type.Optional(Type.Integer({ minimum: 1, description }));

/** The body of `POST /links`. */
export const LinkRequestSchema = Type.Object(
  {
    to: textEnum(['upload', 'document', 'form', 'quote'], {
      description: 'upload: send documents; document: its file; form: a filled form; quote: it in print',
    }),
    document: id('Of `document`: its id'),
    extraction: id('Of `form`: the extraction'),
    quote: Type.Optional(Type.String({ maxLength: 50, description: 'Of `quote`: its id' })),
    as: Type.Optional(textEnum(['xlsx', 'docx', 'pdf'], { description: 'Of `form`: kind of file' })),
    format: Type.Optional(Type.String({ maxLength: 100, description: 'Of `form`: the extraction’s own if absent' })),
    values: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]), {
        description: 'Of `form`: values that the documents do not say',
      }),
    ),
    template: id('Of `form`: the document that is your own template, a workbook or Word file'),
  },
  { additionalProperties: false, title: 'LinkRequest', examples: [{ to: 'upload' }] },
);
/** What a link is asked for. */
export type LinkRequest = Static<typeof LinkRequestSchema>;

/** A link. */
export const LinkSchema = Type.Object(
  {
    path: Type.String({ description: 'After the address of the service', examples: ['/links/q1ZKzx8Yw'] }),
    method: textEnum(['GET', 'POST'], { description: 'POST: as multipart/form-data, field `file`, repeated' }),
    validUntil: Type.String({ format: 'date-time' }),
  },
  { title: 'Link' },
);
/** A link. */
export type Link = Static<typeof LinkSchema>;
