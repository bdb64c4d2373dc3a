import { type Static, Type } from 'typebox';
import { FindingSchema, textEnum } from '../../base/index.ts';
import { SheetJobSchema } from '../jobs/sheet-job.schema.ts';

const day = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description, examples: ['2026-12-31'] });

const entries = (description: string, examples: string[]) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 300 }), { maxItems: 200, description, examples: [examples] }));

/** What a sheet leaves out and is given once, and what a person says outright about its columns, tabs and headings. */
export const SheetAnswersSchema = Type.Object(
  {
    origin: Type.Optional(Type.String({ description: 'The one port of loading of a sheet that names none' })),
    destination: Type.Optional(Type.String({ description: 'The one port of discharge of a sheet that names none' })),
    carrier: Type.Optional(Type.String({ description: 'SCAC or name of the one carrier of a sheet that names none' })),
    currency: Type.Optional(
      Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217, for prices without one', examples: ['USD'] }),
    ),
    validFrom: Type.Optional(day('First day of validity, for rows without one')),
    validTo: Type.Optional(day('Last day of validity, for rows without one')),
    columns: entries(
      'What columns hold, said outright: `COLUMN=ROLE` or `TAB!COLUMN=ROLE`; `ignore` leaves one aside',
      ['B=destination', 'Prices!C=price 40HC'],
    ),
    tabs: entries('What tabs are: `TAB=rates`, `TAB=charges` or `TAB=ignore`', ['Precios=ignore']),
    headings: entries(
      'What headings between rows give to them: `HEADING=origin`, `destination`, `carrier` or `ignore`',
      ['NINGBO=ignore'],
    ),
  },
  { title: 'SheetAnswers', examples: [{ currency: 'USD' }] },
);

/** A price that a draft adds or changes. */
export const ChangeSchema = Type.Object({
  kind: textEnum(['added', 'changed']),
  origin: Type.String({ examples: ['CNSHA'] }),
  destination: Type.String({ examples: ['NLRTM'] }),
  carrier: Type.String({ examples: ['MSCU'] }),
  equipment: Type.String({ examples: ['40HC'] }),
  validFrom: Type.String({ examples: ['2026-12-01'] }),
  validTo: Type.String({ examples: ['2026-12-31'] }),
  currency: Type.String({ examples: ['USD'] }),
  before: Type.Union([Type.Number(), Type.Null()], { description: 'Base amount that holds now' }),
  beforeCurrency: Type.Union([Type.String({ examples: ['USD'] }), Type.Null()]),
  after: Type.Number({ description: 'Base amount of the draft' }),
  changePercent: Type.Union([Type.Number(), Type.Null()], { description: 'Null across currencies' }),
  shortenedTo: Type.Union([Type.String({ examples: ['2026-12-14'] }), Type.Null()], {
    description:
      'Of a change: the last day of the published rate that it takes over from, which is shortened and does not end; null when ' +
      'none is',
  }),
});

const PriceChangeSchema = Type.Object({
  rates: Type.Integer({ description: 'Changed rates whose base amount is another one in the same currency' }),
  averagePercent: Type.Number({ examples: [3.2] }),
  lowestPercent: Type.Number({ examples: [-1.5] }),
  highestPercent: Type.Number({ examples: [8.4] }),
});

/** What a draft would change, in rates. A rate is `changed` when the same lane, carrier and equipment has a price. */
const DifferenceSchema = Type.Object(
  {
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    shortened: Type.Integer({
      description:
        'Published rates that are only shortened to the day before a new one begins; named with that one as one change',
    }),
    superseded: Type.Integer({
      description:
        'Published rates that end: the new ones take over days of theirs, and not only those from a later day on',
    }),
    priceChange: Type.Union([PriceChangeSchema, Type.Null()], {
      description:
        'How far base amounts change; null when none does: what changes are days, charges or details. Of a sheet of both ' +
        'kinds, those of container rates',
    }),
    changes: Type.Array(ChangeSchema, { description: 'The largest changes first; at most 100' }),
  },
  { title: 'Difference' },
);
/** What a draft would change. */
export type Difference = Static<typeof DifferenceSchema>;

/** The states of a sheet. */
export const SHEET_STATUSES = ['importing', 'draft', 'published', 'reverted', 'failed', 'cancelled'] as const;

/** A sheet as imported, with what was understood of it. */
export const RateSheetSchema = Type.Object(
  {
    id: Type.Integer(),
    file: Type.String({ examples: ['msc-fak-asia-north-europe.xlsx'] }),
    sha256: Type.String({ examples: ['adc35c3959df3ab7425b916dcfa1460b84188a355c1fcbfa500fd7885eb74c2a'] }),
    status: textEnum(SHEET_STATUSES, {
      description:
        'importing: it is yet to be read; failed, cancelled: its import has ended without a draft. See `job`',
    }),
    createdAt: Type.String({ format: 'date-time' }),
    createdBy: Type.String({ examples: ['Pricing'] }),
    publishedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    kind: textEnum(['container', 'lcl', 'both'], {
      description: 'What its rates are for: containers, less than a container load, or rates of both kinds',
    }),
    rates: Type.Integer({ description: 'Rates read from the sheet, of both kinds' }),
    lclRates: Type.Integer({ description: 'Of them, those for less than a container load' }),
    answers: SheetAnswersSchema,
    tabs: Type.Array(
      Type.Object({
        tab: Type.String({ examples: ['Asia - North Europe'] }),
        kind: Type.String({ examples: ['rates'] }),
        rows: Type.Integer(),
        rates: Type.Integer(),
        explanation: Type.String({ examples: ['6 rows gave 21 rates.'] }),
      }),
    ),
    findings: Type.Array(FindingSchema),
    job: Type.Union([SheetJobSchema, Type.Null()], {
      description: 'The import or publication that was begun last as a job of its own; null when none was',
      examples: [null],
    }),
  },
  { title: 'RateSheet' },
);
export type RateSheet = Static<typeof RateSheetSchema>;

/** The answer to an import, and to reading a draft: the sheet with what publishing it would change. */
export const RateSheetWithDifferenceSchema = Type.Interface(
  [RateSheetSchema],
  {
    difference: Type.Union([DifferenceSchema, Type.Null()], { description: 'Null unless the sheet is a draft' }),
  },
  { title: 'RateSheetWithDifference' },
);
export type RateSheetWithDifference = Static<typeof RateSheetWithDifferenceSchema>;

/** What publishing or reverting a sheet did. */
export const PublicationSchema = Type.Object(
  {
    number: Type.Integer(),
    kind: textEnum(['publish', 'revert']),
    sheet: Type.Integer(),
    publishedAt: Type.String({ format: 'date-time' }),
    publishedBy: Type.String(),
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
  },
  { title: 'Publication' },
);
export type Publication = Static<typeof PublicationSchema>;

/** The query of what may go on after its answer. */
export const WaitQuerySchema = Type.Object({
  wait: Type.Optional(
    Type.Boolean({
      description: 'How long to wait for what is large. true: for the end; false: not at all. Absent: ten seconds',
    }),
  ),
});
