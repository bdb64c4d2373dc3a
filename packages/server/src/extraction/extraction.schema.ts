import { type Static, Type } from 'typebox';
import { FindingSchema, JOB_STATUSES, JobProblemSchema, textEnum } from '../base/index.ts';
import { BoxSchema, DOCUMENT_TYPES } from '../documents/index.ts';

/** A value as it is sent; null: empty. */
export const PlainValueSchema = Type.Union([Type.String(), Type.Number(), Type.Null()]);

const EVIDENCE_EXAMPLE = { document: 17, page: 2, box: [301.5, 375, 333.1, 383], quote: 'UN 1263' };

/** A place that proves a value. */
export const EvidenceSchema = Type.Object(
  {
    document: Type.Integer({ description: 'Id of the document' }),
    page: Type.Integer({ description: 'Counted from 1' }),
    box: BoxSchema,
    quote: Type.String({ description: 'The words as they stand there' }),
    pointer: Type.Optional(Type.String({ description: 'Of an OpenDGD declaration: JSON Pointer (RFC 6901)' })),
  },
  { title: 'Evidence', examples: [EVIDENCE_EXAMPLE] },
);
const STATUS_MEANINGS =
  'stated by a document; derived from stated values; corrected by a person; or empty: not_stated, negated (the document ' +
  'says there is none), unreadable, conflict (documents, or places of one, disagree: see findings)';

const found = {
  value: PlainValueSchema,
  confidence: Type.Number({
    description:
      'Share of right answers among values found, or fields left empty, in the same way in labelled documents; 0 for ' +
      'unreadable and conflict, 1 when a person set it',
  }),
  evidence: Type.Array(EvidenceSchema),
};

const OriginalValueSchema = Type.Object(
  {
    ...found,
    status: textEnum(['stated', 'derived', 'not_stated', 'negated', 'unreadable', 'conflict']),
  },
  { title: 'OriginalValue', description: 'What was extracted, before a person corrected it' },
);
/** A value as it was extracted, with the places that prove it. */
export type OriginalValue = Static<typeof OriginalValueSchema>;

/** What a person put in the place of a value. */
const CorrectionSchema = Type.Object(
  {
    id: Type.Integer(),
    key: Type.String(),
    value: PlainValueSchema,
    reason: Type.Union([Type.String(), Type.Null()]),
    by: Type.String(),
    at: Type.String({ format: 'date-time' }),
  },
  {
    title: 'Correction',
    examples: [
      {
        ...{ id: 1, key: 'unNo', value: 'UN1263', reason: 'Confirmed by the shipper' },
        ...{ by: 'Documentation', at: '2026-11-24T08:40:00.000Z' },
      },
    ],
  },
);
/** What a person put in the place of a value. */
export type Correction = Static<typeof CorrectionSchema>;

const ExtractedValueSchema = Type.Object(
  {
    ...found,
    status: textEnum(['stated', 'derived', 'corrected', 'not_stated', 'negated', 'unreadable', 'conflict'], {
      description: STATUS_MEANINGS,
    }),
    correction: Type.Optional(CorrectionSchema),
    original: Type.Optional(OriginalValueSchema),
  },
  {
    title: 'ExtractedValue',
    examples: [{ value: 'UN1263', status: 'stated', confidence: 0.985, evidence: [EVIDENCE_EXAMPLE] }],
  },
);
/** A value with corrections applied; a corrected one has `correction` and the `original` beside it, a confirmed one `correction` alone. */
export type ExtractedValue = Static<typeof ExtractedValueSchema>;

const ExtractedDocumentSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String({ examples: ['safety-data-sheet.pdf'] }),
  documentType: Type.Union([textEnum(DOCUMENT_TYPES), Type.Null()]),
  language: Type.Union([Type.String({ examples: ['en'] }), Type.Null()]),
  pages: Type.Integer(),
});

const ProgressSchema = Type.Object(
  {
    document: Type.Integer({ description: 'The document under way, counted from 1' }),
    documents: Type.Integer(),
    page: Type.Integer({ description: 'The page of it that was read last; 0 before the first' }),
    pages: Type.Integer(),
  },
  { title: 'ExtractionProgress' },
);
/** How far an extraction has come. */
export type ExtractionProgress = Static<typeof ProgressSchema>;

/** An extraction without what it found: for lists, events and polling. */
export const ExtractionSummarySchema = Type.Object(
  {
    id: Type.Integer(),
    status: textEnum(JOB_STATUSES, { description: 'done, failed and cancelled are final' }),
    targetFormat: Type.String({ examples: ['yml_chemical_data'] }),
    model: Type.String({
      description: 'Name and version of the extraction model',
      examples: ['agent-rate-extractor-1.0.0'],
    }),
    documents: Type.Array(ExtractedDocumentSchema),
    progress: Type.Union([ProgressSchema, Type.Null()]),
    createdAt: Type.String({ format: 'date-time' }),
    createdBy: Type.String({ examples: ['Documentation'] }),
    startedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    finishedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    problem: Type.Union([JobProblemSchema, Type.Null()], { description: 'Why it failed', examples: [null] }),
  },
  { title: 'ExtractionSummary' },
);
/** An extraction without what it found. */
export type ExtractionSummary = Static<typeof ExtractionSummarySchema>;

const DoubtsSchema = Type.Object(
  {
    fields: Type.Integer({ description: 'Fields that a person should look at' }),
    findings: Type.Integer({ description: 'Errors and warnings among the findings' }),
  },
  { title: 'ExtractionDoubts' },
);

/** An extraction in a list, with how doubtful it is where that was asked for. */
export const ListedExtractionSchema = Type.Interface(
  [ExtractionSummarySchema],
  {
    manufacturer: Type.Union([Type.String(), Type.Null()], {
      description: 'Of the goods, as read or corrected; null while nothing is known',
      examples: ['Harbour Coatings B.V.'],
    }),
    product: Type.Union([Type.String(), Type.Null()], {
      description: 'Name of the goods, as read or corrected; null while nothing is known',
      examples: ['Harbour Blue 240 Marine Enamel'],
    }),
    doubts: Type.Optional(
      Type.Union([DoubtsSchema, Type.Null()], {
        description: 'With `doubts=true`, as of the last reading or correction; null until done',
        examples: [null],
      }),
    ),
  },
  { title: 'ListedExtraction' },
);
/** An extraction in a list. */
export type ListedExtraction = Static<typeof ListedExtractionSchema>;

/** An extraction whole, with corrections applied. */
export const ExtractionSchema = Type.Interface(
  [ExtractionSummarySchema],
  {
    record: Type.Record(Type.String(), PlainValueSchema, {
      description:
        'The target format as a plain object: every key of it, null where nothing is known. Empty until done',
      examples: [{ unNo: 'UN1263', commodityName: 'Harbour Blue 240 Marine Enamel', flashPointCelsius: 27 }],
    }),
    fields: Type.Record(Type.String(), ExtractedValueSchema, {
      description:
        'The target format’s fields, every key of it, each with status, confidence and evidence. Empty until done',
      examples: [{ unNo: { value: 'UN1263', status: 'stated', confidence: 0.985, evidence: [EVIDENCE_EXAMPLE] } }],
    }),
    values: Type.Record(Type.String(), ExtractedValueSchema, {
      description: 'Every canonical value that such documents can state, whatever the target format. Empty until done',
      examples: [{ unNo: { value: 'UN1263', status: 'stated', confidence: 0.985, evidence: [EVIDENCE_EXAMPLE] } }],
    }),
    doubtful: Type.Array(Type.String(), {
      description:
        'Keys of the fields that a person should look at: unreadable, in conflict, or below the confidence at which a ' +
        'value may be taken unseen. Corrected fields are not among them',
      examples: [['commodityName']],
    }),
    doubtfulValues: Type.Array(Type.String(), {
      description: 'The same of all `values`, whatever the target format: other forms are filled from them too',
      examples: [['commodityName', 'netWeightKgs']],
    }),
    findings: Type.Array(FindingSchema, {
      description: 'Doubts: what disagrees, what was not read, what breaks a rule',
    }),
    corrections: Type.Array(CorrectionSchema, { description: 'Every correction, the oldest first' }),
  },
  { title: 'Extraction' },
);
/** An extraction whole, with corrections applied. */
export type Extraction = Static<typeof ExtractionSchema>;
