import { type Static, Type } from 'typebox';
import { PageMetaSchema, PageQueryProperties, textEnum } from '../../base/index.ts';
import { RateContentSchema } from '../record/rate.schema.ts';
import { UnderstoodQuerySchema } from '../search/rate-answer.schema.ts';
import { RateFilterSchema } from '../search/rate-query.schema.ts';

const nullableText = (description: string, examples: string[] = []) =>
  Type.Union([Type.String(), Type.Null()], { description, examples });
const nullableNumber = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

/** How a price differs between two moments, in the order in which they are listed. */
export const RATE_CHANGE_KINDS = ['changed', 'renewed', 'ended', 'added', 'expired'] as const;
/** One of `RATE_CHANGE_KINDS`. */
export type RateChangeKind = (typeof RATE_CHANGE_KINDS)[number];

const KINDS =
  'changed: another price took over its days; renewed: a price for further days, beside the one that stays; ' +
  'ended: taken off record; added: nothing was offered before; expired: its validity ran out, nothing was published';

/** What a rate consists of. */
const LINE_KINDS = ['base', 'charge', 'total', 'validity', 'transit', 'freeTime', 'other'] as const;

const { as_of: _asOf, ...FILTERS } = RateFilterSchema.properties;
const moment = (description: string, example: string) =>
  Type.String({ minLength: 1, maxLength: 200, description, examples: [example] });

/** The query of `GET /rates/changes`. */
export const RateChangesQuerySchema = Type.Object({
  from: Type.Optional(
    moment(
      'The earlier moment: the end of a day (UTC) or an instant (RFC 3339), as `as_of`; a week before `to` if absent',
      '2026-11-01',
    ),
  ),
  to: Type.Optional(moment('The later moment; now if absent', '2026-11-22')),
  ...FILTERS,
  kind: Type.Optional(textEnum(RATE_CHANGE_KINDS, { description: `Only changes of one kind. ${KINDS}` })),
  ...PageQueryProperties,
});
/** The query of `GET /rates/changes`. */
export type RateChangesQuery = Static<typeof RateChangesQuerySchema>;

const ValueSchema = Type.Object(
  {
    text: Type.String({ examples: ['USD 70 PER_CONTAINER subject-to'] }),
    value: nullableNumber('The amount or the days; null where none is stated'),
    unit: nullableText('Currency (ISO 4217), or days', ['USD']),
  },
  { title: 'RateLineValue' },
);
/** What one line of a price said at one moment. */
export type LineValue = Static<typeof ValueSchema>;

const LineSchema = Type.Object(
  {
    line: textEnum(LINE_KINDS, { description: 'Which part of the price' }),
    name: Type.String({ description: 'What it is called; of other lines the property', examples: ['Base rate'] }),
    code: nullableText('Code of a charge', ['LSS']),
    before: Type.Union([ValueSchema, Type.Null()]),
    after: Type.Union([ValueSchema, Type.Null()]),
    difference: nullableNumber('After less before, in the unit of both'),
    percent: nullableNumber('The difference in percent of before, to a tenth'),
    reason: nullableText('Why there is no difference', ['The charge was not listed before.']),
  },
  { title: 'RateChangeLine' },
);
/** One line of a price that differs. */
export type ChangeLine = Static<typeof LineSchema>;

const { origin, destination, carrier, equipment, base, validFrom, validTo } = RateContentSchema.properties;

const SideSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Id of the rate: GET /rates/{id}' }),
    base,
    total: RateContentSchema.properties.total,
    validFrom,
    validTo,
    source: Type.Object({
      sheet: Type.Integer({ description: 'Id of the rate sheet' }),
      file: Type.String(),
      tab: nullableText('Worksheet name'),
      row: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
      cell: nullableText('The cell of the base rate; null where it was not recorded', ['F7']),
    }),
  },
  { title: 'RateAtMoment', description: 'The price at one of the moments, and where in which file it stands' },
);

const PublishedSchema = Type.Object(
  {
    number: Type.Integer(),
    kind: textEnum(['publish', 'revert']),
    sheet: Type.Integer({ description: 'Id of the rate sheet' }),
    file: Type.String(),
    publishedAt: Type.String({ format: 'date-time' }),
    publishedBy: Type.String(),
  },
  { title: 'PublicationOfSheet', description: 'Which sheet was published or reverted, when and by whom' },
);
/** Which sheet was published or reverted, when and by whom. */
export type PublicationOfSheet = Static<typeof PublishedSchema>;

/** One price that differs between two moments. */
export const RateChangeSchema = Type.Object(
  {
    kind: textEnum(RATE_CHANGE_KINDS, { description: KINDS }),
    origin,
    destination,
    carrier,
    equipment,
    before: Type.Union([SideSchema, Type.Null()], { description: 'Null: nothing was offered then' }),
    after: Type.Union([SideSchema, Type.Null()], { description: 'Null: nothing is offered any more' }),
    lines: Type.Array(LineSchema, { description: 'Each line that differs, when there are two prices to compare' }),
    publication: Type.Union([PublishedSchema, Type.Null()], {
      description: 'What made the change, the last of several; null when the validity ran out by itself',
    }),
  },
  { title: 'RateChange' },
);
/** One price that differs between two moments. */
export type RateChange = Static<typeof RateChangeSchema>;

const MomentSchema = Type.Object({
  asOf: Type.String({ format: 'date-time' }),
  publication: Type.Union([PublishedSchema, Type.Null()], {
    description: 'The last one up to then; null: nothing was published yet, so that nothing is known of that side',
  }),
});
/** A moment that is compared. */
export type ComparedMoment = Static<typeof MomentSchema>;

/** The answer of `GET /rates/changes`. */
export const RateChangeListSchema = Type.Object(
  {
    data: Type.Array(RateChangeSchema),
    meta: Type.Object({
      ...PageMetaSchema.properties,
      from: MomentSchema,
      to: MomentSchema,
      counts: Type.Object(Object.fromEntries(RATE_CHANGE_KINDS.map((kind) => [kind, Type.Integer()])), {
        description: 'How many changes of each kind, whatever `kind` was asked for',
        examples: [{ changed: 2, renewed: 0, ended: 0, added: 1, expired: 0 }],
      }),
      origin: UnderstoodQuerySchema.properties.origin,
      destination: UnderstoodQuerySchema.properties.destination,
      carrier: UnderstoodQuerySchema.properties.carrier,
    }),
  },
  { title: 'RateChangeList' },
);
/** The answer of `GET /rates/changes`. */
export type RateChangeList = Static<typeof RateChangeListSchema>;
