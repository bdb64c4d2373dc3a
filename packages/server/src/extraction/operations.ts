import { Type } from 'typebox';
import {
  followJob,
  isOpen,
  JOB_STATUSES,
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
  textEnum,
} from '../base/index.ts';
import { DOCUMENT_TYPES } from '../documents/index.ts';
import { ExtractionSchema, ExtractionSummarySchema, ListedExtractionSchema } from './extraction.schema.ts';
import { EXTRACTION_ORDERS } from './extraction-queue-store.ts';
import type { Extractions } from './extractions.ts';
import { DocumentComparisonSchema } from './shipment/comparison.schema.ts';

const reads = { service: 'documents', scope: 'documents:read' } as const;
const writes = { service: 'documents', scope: 'documents:write' } as const;
const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the extraction' }) });

/** Documents of one shipment at a time; more is a mistake. */
const MOST_DOCUMENTS = 20;
const MOST_CORRECTIONS = 100;

const ExtractBodySchema = Type.Object(
  {
    documents: Type.Array(Type.Integer({ minimum: 1 }), {
      minItems: 1,
      maxItems: MOST_DOCUMENTS,
      description: 'Ids of documents of one shipment; what they say is combined',
      examples: [[17, 18]],
    }),
    targetFormat: Type.Optional(
      Type.String({
        description: 'Id of a target format; yml_chemical_data when absent',
        examples: ['yml_dangerous_goods_data'],
      }),
    ),
  },
  { additionalProperties: false, examples: [{ documents: [17, 18], targetFormat: 'yml_dangerous_goods_data' }] },
);

const CorrectBodySchema = Type.Object(
  {
    corrections: Type.Array(
      Type.Object({
        key: Type.String({ minLength: 1, maxLength: 100, description: 'A field of the target format, or a value' }),
        value: Type.Union([Type.String(), Type.Number(), Type.Null()], {
          description: 'What holds instead; null: the documents do not say',
        }),
        reason: Type.Optional(Type.String({ maxLength: 500, description: 'Why, for the record' })),
        after: Type.Optional(
          Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
            description:
              'Id of the correction of this key that this one replaces; null: there was none. When there is a newer one, ' +
              'all are refused with `correction_conflict`. Not compared when absent',
          }),
        ),
      }),
      { minItems: 1, maxItems: MOST_CORRECTIONS },
    ),
  },
  {
    additionalProperties: false,
    examples: [{ corrections: [{ key: 'flashPoint', value: '23 °C', reason: 'Confirmed by the shipper' }] }],
  },
);

/** Extracting fields, following that, and correcting what came out. */
export function extractionOperations(extractions: Extractions): Operation[] {
  return [
    extract(extractions),
    list(extractions),
    get(extractions),
    compare(extractions),
    follow(extractions),
    correct(extractions),
    cancel(extractions),
    remove(extractions),
  ];
}

function extract(extractions: Extractions): Operation {
  return operation({
    ...writes,
    name: 'extract-documents',
    summary: 'Extract the fields of documents',
    description:
      'Reads documents of one shipment and fills a target format from them; each value comes with status, confidence ' +
      'and the places that prove it. Small ones are answered at once, done (201); others are queued (202): ask again ' +
      'with GET /extractions/{id}, or listen to /extractions/{id}/events.',
    method: 'POST',
    path: '/extractions',
    problems: ['document_not_found', 'format_not_found'],
    body: ExtractBodySchema,
    output: ExtractionSchema,
    status: 201,
    otherStatuses: { 202: 'Queued or under way' },
    audit: { none: 'the extraction names who asked for it' },
    run: async ({ body, caller }) => {
      const extraction = await extractions.extract({ ...body, by: caller.name });
      return {
        status: isOpen(extraction.status) ? 202 : 201,
        body: extraction,
        headers: { Location: `/extractions/${extraction.id}` },
      };
    },
  });
}

function list(extractions: Extractions): Operation {
  return operation({
    ...reads,
    name: 'list-extractions',
    summary: 'List extractions',
    description:
      'Extractions that match every filter given, without what they found: the newest first, or with `sort=doubt` failed ' +
      'ones, then finished ones with the most doubts first, then what is under way.',
    method: 'GET',
    path: '/extractions',
    query: Type.Object({
      status: Type.Optional(textEnum(JOB_STATUSES, { description: 'Only extractions of this status' })),
      document: Type.Optional(Type.Integer({ minimum: 1, description: 'Only extractions of this document' })),
      type: Type.Optional(textEnum(DOCUMENT_TYPES, { description: 'Only extractions with a document of this type' })),
      search: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description: 'Part of a file name, of the manufacturer or of the product, in any case',
        }),
      ),
      sort: Type.Optional(textEnum(EXTRACTION_ORDERS, { default: 'newest', description: 'What comes first' })),
      doubts: Type.Optional(Type.Boolean({ description: 'true: say how much of each a person should look at' })),
      ...PageQueryProperties,
    }),
    output: Type.Object({ data: Type.Array(ListedExtractionSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'documents extractions',
      columns: {
        ID: '{id}',
        STATUS: '{status}',
        FORMAT: '{targetFormat}',
        DOCUMENTS: '{documents.name}',
        CREATED: '{createdAt}',
        BY: '{createdBy}',
      },
      empty: 'There is no extraction: agent-rate documents extract ID',
    },
    run: async ({ query }) => {
      const { page: _page, per_page: _perPage, doubts, ...filter } = query;
      const { extractions: found, total } = await extractions.listExtractions(filter, parsePage(query));
      const data = doubts === true ? found : found.map(({ doubts: _doubts, ...extraction }) => extraction);
      return pageAnswer(data, { ...parsePage(query), total });
    },
  });
}

function get(extractions: Extractions): Operation {
  return operation({
    ...reads,
    name: 'get-extraction',
    summary: 'Get an extraction',
    description:
      'Status and progress; once done, the target format (`record` plain, `fields` with evidence), every canonical ' +
      'value, the findings, and the corrections, which are applied.',
    method: 'GET',
    path: '/extractions/{id}',
    problems: ['extraction_not_found'],
    params,
    output: ExtractionSchema,
    command: { words: 'documents extraction', operands: ['id'] },
    run: async ({ params: { id } }) => ({ body: await extractions.getExtraction(id) }),
  });
}

function compare(extractions: Extractions): Operation {
  return operation({
    ...reads,
    name: 'compare-documents',
    summary: 'Compare the documents of an extraction',
    description:
      'What each document says of every field, with its place, uncorrected; where they contradict each other, which one is ' +
      'likelier wrong, why, and what to ask the shipper.',
    method: 'GET',
    path: '/extractions/{id}/comparison',
    problems: ['extraction_not_found', 'extraction_not_done'],
    params,
    output: DocumentComparisonSchema,
    command: {
      words: 'documents compare',
      operands: ['id'],
      rows: 'fields',
      columns: {
        FIELD: '{key}',
        AGREEMENT: '{agreement}',
        VALUES: '{statements.value}',
        'LIKELIER WRONG': '{likelierWrong}',
      },
    },
    run: async ({ params: { id } }) => ({ body: await extractions.compareDocuments(id) }),
  });
}

function follow(extractions: Extractions): Operation {
  return operation({
    ...reads,
    name: 'follow-extraction',
    summary: 'Follow an extraction',
    description:
      'Server-sent events: `progress` each time a page was read, then one of `done`, `failed` or `cancelled`, which is ' +
      'the last. Each holds the extraction without what it found.',
    method: 'GET',
    path: '/extractions/{id}/events',
    problems: ['extraction_not_found'],
    params,
    output: ExtractionSummarySchema,
    produces: ['text/event-stream'],
    run: async ({ params: { id }, signal }) => {
      await extractions.getExtractionSummary(id);
      const look = async () => {
        const data = await extractions.getExtractionSummary(id);
        return { status: data.status, progress: data.progress, data };
      };
      return { body: null, events: followJob(look, signal) };
    },
  });
}

function correct(extractions: Extractions): Operation {
  return operation({
    ...writes,
    name: 'correct-extraction',
    summary: 'Correct extracted values',
    description:
      'Puts values in the place of extracted ones, all or none. Nothing is lost: the value that was extracted stays in ' +
      '`original`, and `corrections` says who set what, when and why; the newest of a key holds. Correcting a canonical ' +
      'value also fills the fields that are made from it.',
    method: 'POST',
    path: '/extractions/{id}/corrections',
    problems: ['extraction_not_found', 'extraction_not_done', 'correction_invalid', 'correction_conflict'],
    params,
    body: CorrectBodySchema,
    output: ExtractionSchema,
    audit: { none: 'the extraction keeps every correction, with who made it' },
    run: async ({ params: { id }, body, caller }) => {
      const corrections = body.corrections.map(({ reason, ...one }) => ({ ...one, reason: reason ?? null }));
      return { body: await extractions.correct(id, { corrections, by: caller.name }) };
    },
  });
}

function cancel(extractions: Extractions): Operation {
  return operation({
    ...writes,
    name: 'cancel-extraction',
    summary: 'Cancel an extraction',
    description: 'Stops an extraction that is queued or running; reading ends within two seconds.',
    method: 'POST',
    path: '/extractions/{id}/cancel',
    problems: ['extraction_not_found', 'extraction_finished'],
    params,
    output: ExtractionSchema,
    command: { words: 'documents cancel', operands: ['id'], done: 'Extraction {id} is cancelled.' },
    audit: { none: 'it ends a job and changes no result' },
    run: async ({ params: { id } }) => ({ body: await extractions.cancelExtraction(id) }),
  });
}

function remove(extractions: Extractions): Operation {
  return operation({
    ...writes,
    name: 'delete-extraction',
    summary: 'Delete an extraction',
    description: 'Removes an extraction with its corrections for good. Refused while something was made from it.',
    method: 'DELETE',
    path: '/extractions/{id}',
    problems: ['extraction_not_found', 'extraction_in_use'],
    params,
    output: Type.Null(),
    status: 204,
    command: { words: 'documents delete-extraction', operands: ['id'], done: 'Extraction {id} is deleted.' },
    audit: {
      subject: 'extractions/{id}',
      // Without what was in the documents.
      before: ({ params: { id } }) => extractions.getExtractionSummary(id),
      after: 'nothing',
    },
    run: async ({ params: { id } }) => {
      await extractions.deleteExtraction(id);
      return { body: undefined };
    },
  });
}
