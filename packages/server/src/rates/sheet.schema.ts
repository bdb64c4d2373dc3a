import { type Static, Type } from 'typebox';
import { FindingSchema } from '../base/index.ts';

const day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });

/** What a sheet leaves out and is given once. */
export const SheetAnswersSchema = Type.Object({
  origin: Type.Optional(Type.String({ description: 'The one port of loading of a sheet that names none' })),
  destination: Type.Optional(Type.String({ description: 'The one port of discharge of a sheet that names none' })),
  carrier: Type.Optional(Type.String({ description: 'SCAC or name of the one carrier of a sheet that names none' })),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217, for prices without one' })),
  validFrom: Type.Optional(day('First day of validity, for rows without one')),
  validTo: Type.Optional(day('Last day of validity, for rows without one')),
});

/** What a draft would change, in rates. A rate is `changed` when the same lane, carrier and equipment has a price. */
export const DifferenceSchema = Type.Object({
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  superseded: Type.Integer({ description: 'Published rates whose validity the new ones take over, wholly or in part' }),
  changes: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal('added'), Type.Literal('changed')]),
      origin: Type.String(),
      destination: Type.String(),
      carrier: Type.String(),
      equipment: Type.String(),
      validFrom: Type.String(),
      validTo: Type.String(),
      currency: Type.String(),
      before: Type.Union([Type.Number(), Type.Null()], { description: 'Base amount that holds now' }),
      beforeCurrency: Type.Union([Type.String(), Type.Null()]),
      after: Type.Number({ description: 'Base amount of the draft' }),
      changePercent: Type.Union([Type.Number(), Type.Null()], { description: 'Null across currencies' }),
    }),
    { description: 'The largest changes first; at most 100' },
  ),
});
export type Difference = Static<typeof DifferenceSchema>;

export const RateSheetSchema = Type.Object({
  id: Type.Integer(),
  file: Type.String(),
  sha256: Type.String(),
  status: Type.Union([Type.Literal('draft'), Type.Literal('published'), Type.Literal('reverted')]),
  createdAt: Type.String({ format: 'date-time' }),
  createdBy: Type.String(),
  publishedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  rates: Type.Integer({ description: 'Rates read from the sheet' }),
  answers: SheetAnswersSchema,
  tabs: Type.Array(
    Type.Object({
      tab: Type.String(),
      kind: Type.String(),
      rows: Type.Integer(),
      rates: Type.Integer(),
      explanation: Type.String(),
    }),
  ),
  findings: Type.Array(FindingSchema),
});
export type RateSheet = Static<typeof RateSheetSchema>;

/** The answer to an import, and to reading a draft: the sheet with what publishing it would change. */
export const RateSheetWithDifferenceSchema = Type.Interface([RateSheetSchema], {
  difference: Type.Union([DifferenceSchema, Type.Null()], { description: 'Null unless the sheet is a draft' }),
});

export const PublicationSchema = Type.Object({
  number: Type.Integer(),
  kind: Type.Union([Type.Literal('publish'), Type.Literal('revert')]),
  sheet: Type.Integer(),
  publishedAt: Type.String({ format: 'date-time' }),
  publishedBy: Type.String(),
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
});
export type Publication = Static<typeof PublicationSchema>;
