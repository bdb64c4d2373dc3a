import { type Static, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { RATE_EXAMPLE } from '../record/rate.example.ts';
import { RateContentSchema, RateSchema } from '../record/rate.schema.ts';
import { ChangeSchema } from './sheet.schema.ts';

const { id: _id, source: _source, known: _known, ...EXAMPLE_CONTENT } = RATE_EXAMPLE;

/** A rate of a sheet, with its place in it. It has no id and no system time before it is published. */
export const DraftRateSchema = Type.Interface(
  [RateContentSchema],
  {
    position: Type.Integer({ minimum: 0, description: 'Its place in the draft, from 0' }),
    tab: Type.Union([Type.String(), Type.Null()], { description: 'Worksheet name' }),
    row: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], { description: 'Row of the worksheet, from 1' }),
    id: Type.Optional(Type.Integer({ description: 'Of a published one: GET /rates/{id}' })),
    known: Type.Optional(RateSchema.properties.known),
  },
  {
    title: 'DraftRate',
    examples: [{ ...EXAMPLE_CONTENT, position: 0, tab: 'Asia - North Europe', row: 12 }],
  },
);
/** A rate of a draft. */
export type DraftRate = Static<typeof DraftRateSchema>;

/** How publishing a draft would touch a price. */
export const DRAFT_CHANGE_KINDS = ['added', 'changed', 'superseded'] as const;
/** One of `DRAFT_CHANGE_KINDS`. */
export type DraftChangeKind = (typeof DRAFT_CHANGE_KINDS)[number];

/** One difference between a draft and what is published. */
export const DraftChangeSchema = Type.Object(
  {
    ...ChangeSchema.properties,
    kind: textEnum(DRAFT_CHANGE_KINDS, {
      description:
        'superseded: a published rate that ends, wholly or for the days that the new rates cover; one that is only shortened to the ' +
        'day before a new one is no change of its own (`shortenedTo`)',
    }),
    after: Type.Union([Type.Number(), Type.Null()], {
      description: 'Base amount of the draft; null for a superseded rate',
    }),
  },
  { title: 'DraftChange' },
);
/** One difference between a draft and what is published. */
export type DraftChange = Static<typeof DraftChangeSchema>;
