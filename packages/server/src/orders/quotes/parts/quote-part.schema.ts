import { type Static, type TSchema, Type } from 'typebox';
import { RateSchema } from '../../../rates/index.ts';

const nullable = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

/** The lane, carrier and containers of a part, as orders and lists show it. */
export const PartSummarySchema = Type.Object(
  {
    leg: nullable(Type.Integer(), 'Which leg of the journey; null: no part is a leg'),
    date: Type.String({ format: 'date', description: 'Day of its price' }),
    rateId: Type.Integer(),
    origin: Type.String({ examples: ['CNSHA'] }),
    destination: Type.String({ examples: ['NLRTM'] }),
    carrier: nullable(Type.String({ examples: ['MSCU'] }), 'SCAC, or the name when the carrier has none'),
    equipment: Type.Object({ code: Type.String(), isoCode: Type.String(), units: Type.Integer() }),
  },
  { title: 'PartSummary' },
);
/** The lane, carrier and containers of a part. */
export type PartSummary = Static<typeof PartSummarySchema>;

/** The schema of a signed part; `quantities` and `totals` are those of a quote. */
export function partSchema<Q extends TSchema, T extends TSchema>(quantities: Q, totals: T) {
  return Type.Object(
    {
      leg: nullable(Type.Integer(), 'Which leg of the journey, from 1; null: the parts are no legs'),
      billOfLading: Type.Integer({
        description:
          'Parts with the same number are on the same bills of lading: what is charged per bill of lading, document or ' +
          'shipment is counted once for them',
      }),
      date: Type.String({ format: 'date', description: 'Day of its price' }),
      rateId: Type.Integer(),
      publication: Type.Integer({ description: 'The publication that the rate came with' }),
      rate: RateSchema,
      quantities,
      totals,
      complete: Type.Boolean(),
      missing: Type.Array(Type.String(), { description: 'What its certain totals leave out, a sentence each' }),
      gaps: Type.Array(Type.String()),
    },
    { title: 'QuotePart' },
  );
}
