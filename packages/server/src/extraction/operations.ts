import { Type } from 'typebox';
import { followJob, isOpen, type Operation, operation, type Walled, wallsOf } from '../base/index.ts';
import { ExtractionSchema, ExtractionSummarySchema } from './extraction.schema.ts';
import type { SeenExtractions } from './extractions.ts';
import { listExtractions } from './list-extractions.ts';
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
export function extractionOperations(extractions: Walled<SeenExtractions>): Operation[] {
  return [
    extract(extractions),
    listExtractions(extractions),
    get(extractions),
    compare(extractions),
    follow(extractions),
    correct(extractions),
    cancel(extractions),
    remove(extractions),
  ];
}

function extract(extractions: Walled<SeenExtractions>): Operation {
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
      const extraction = await extractions.within(wallsOf(caller)).extract({ ...body, by: caller.name });
      return {
        status: isOpen(extraction.status) ? 202 : 201,
        body: extraction,
        headers: { Location: `/extractions/${extraction.id}` },
      };
    },
  });
}

function get(extractions: Walled<SeenExtractions>): Operation {
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
    run: async ({ params: { id }, caller }) => ({ body: await extractions.within(wallsOf(caller)).getExtraction(id) }),
  });
}

function compare(extractions: Walled<SeenExtractions>): Operation {
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
    run: async ({ params: { id }, caller }) => ({
      body: await extractions.within(wallsOf(caller)).compareDocuments(id),
    }),
  });
}

function follow(extractions: Walled<SeenExtractions>): Operation {
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
    run: async ({ params: { id }, caller, signal }) => {
      const seen = extractions.within(wallsOf(caller));
      await seen.getExtractionSummary(id);
      const look = async () => {
        const data = await seen.getExtractionSummary(id);
        return { status: data.status, progress: data.progress, data };
      };
      return { body: null, events: followJob(look, signal) };
    },
  });
}

function correct(extractions: Walled<SeenExtractions>): Operation {
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
      return { body: await extractions.within(wallsOf(caller)).correct(id, { corrections, by: caller.name }) };
    },
  });
}

function cancel(extractions: Walled<SeenExtractions>): Operation {
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
    run: async ({ params: { id }, caller }) => ({
      body: await extractions.within(wallsOf(caller)).cancelExtraction(id),
    }),
  });
}

function remove(extractions: Walled<SeenExtractions>): Operation {
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
      before: ({ params: { id }, caller }) => extractions.within(wallsOf(caller)).getExtractionSummary(id),
      after: 'nothing',
    },
    run: async ({ params: { id }, caller }) => {
      await extractions.within(wallsOf(caller)).deleteExtraction(id);
      return { body: undefined };
    },
  });
}
