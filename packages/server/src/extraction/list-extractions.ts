import { Type } from 'typebox';
import {
  AccountQueryProperties,
  JOB_STATUSES,
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
  textEnum,
  type Walled,
  wallsOf,
} from '../base/index.ts';
import { DOCUMENT_TYPES } from '../documents/index.ts';
import { ListedExtractionSchema } from './extraction.schema.ts';
import { EXTRACTION_ORDERS } from './extraction-queue-store.ts';
import type { SeenExtractions } from './extractions.ts';

const ListQuerySchema = Type.Object({
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
  ...AccountQueryProperties,
  ...PageQueryProperties,
});

/** The list of extractions, which is a queue for review too. */
export function listExtractions(extractions: Walled<SeenExtractions>): Operation {
  return operation({
    service: 'documents',
    scope: 'documents:read',
    name: 'list-extractions',
    summary: 'List extractions',
    description:
      'Extractions that match every filter given, without what they found: the newest first, or with `sort=doubt` failed ' +
      'ones, then finished ones with the most doubts first, then what is under way.',
    method: 'GET',
    path: '/extractions',
    query: ListQuerySchema,
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
    run: async ({ query, caller }) => {
      const { page: _page, per_page: _perPage, doubts, ...filter } = query;
      const { extractions: found, total } = await extractions
        .within(wallsOf(caller))
        .listExtractions(filter, parsePage(query));
      const data = doubts === true ? found : found.map(({ doubts: _doubts, ...extraction }) => extraction);
      return pageAnswer(data, { ...parsePage(query), total });
    },
  });
}
