import { type Static, Type } from 'typebox';
import {
  AccountQueryProperties,
  attachment,
  invalidParameters,
  isIsoDate,
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
import { DOCUMENT_KINDS, DOCUMENT_TYPES, StoredDocumentSchema, UploadedDocumentSchema } from './document.schema.ts';
import type { SeenDocuments } from './documents.ts';
import { type FindEvidence, pageOperations } from './page-operations.ts';
import { documentProblem } from './problems.ts';
import { DEFAULT_READ_LIMITS } from './read/index.ts';

const common = { service: 'documents' } as const;
const reads = { ...common, scope: 'documents:read' } as const;
const writes = { ...common, scope: 'documents:write' } as const;

const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the document' }) });
const day = (description: string) => Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description }));

const ListQuerySchema = Type.Object({
  type: Type.Optional(textEnum(DOCUMENT_TYPES, { description: 'Only documents of this type' })),
  kind: Type.Optional(textEnum(DOCUMENT_KINDS, { description: 'Only files of this kind' })),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Part of the file name, in any case' })),
  uploaded_from: day('Uploaded on this day (UTC) or later, YYYY-MM-DD'),
  uploaded_to: day('Uploaded on this day (UTC) or earlier, YYYY-MM-DD'),
  ...AccountQueryProperties,
  ...PageQueryProperties,
});

/** Uploading documents and looking at them. */
export function documentOperations(documents: Walled<SeenDocuments>, evidence: FindEvidence): Operation[] {
  return [
    upload(documents),
    list(documents),
    get(documents),
    download(documents),
    remove(documents),
    ...pageOperations(documents, evidence),
  ];
}

function upload(documents: Walled<SeenDocuments>): Operation {
  return operation({
    ...writes,
    name: 'upload-documents',
    summary: 'Upload documents',
    description:
      'Keeps one file or several (multipart field `file`, repeated): PDF, DOCX, XLSX, XLS, ODS, plain text or pictures, ' +
      'at most 64 MiB each, and OpenDGD declarations (JSON) of at most 1 MiB. Of a mail (.eml) the documents attached to it are kept. Files that are empty, unknown, damaged or protected are refused with their name in ' +
      '`data.file`; then none of the request is kept. Bytes that are there already answer the document that has them; ' +
      'when that is true of every file, the status is 200.',
    method: 'POST',
    path: '/documents',
    problems: [
      'document_missing',
      'document_empty',
      'document_too_large',
      'document_kind_unknown',
      'document_corrupt',
      'document_json_invalid',
      'document_store_unavailable',
      'document_encrypted',
      'document_too_slow',
      'character_map_missing',
      'document_unreadable',
    ],
    body: Type.Object({}),
    upload: true,
    exampleFiles: ['safety-data-sheet.pdf'],
    bodyLimitBytes: DEFAULT_READ_LIMITS.maxBytes,
    output: Type.Object({ data: Type.Array(UploadedDocumentSchema) }),
    status: 201,
    otherStatuses: { 200: 'Every file was there already' },
    audit: { none: 'the document names who sent it' },
    run: async ({ files, caller, signal }) => {
      if (files.length === 0) throw documentProblem('document_missing');
      const data = await documents.within(wallsOf(caller)).upload(files, caller.name, signal);
      return { status: data.every(({ isDuplicate }) => isDuplicate) ? 200 : 201, body: { data } };
    },
  });
}

function list(documents: Walled<SeenDocuments>): Operation {
  return operation({
    ...reads,
    name: 'list-documents',
    summary: 'List documents',
    description: 'Documents that match every filter given, the newest first.',
    method: 'GET',
    path: '/documents',
    query: ListQuerySchema,
    output: Type.Object({ data: Type.Array(StoredDocumentSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'documents list',
      options: { from: 'uploaded_from', to: 'uploaded_to', limit: 'per_page' },
      columns: {
        ID: '{id}',
        NAME: '{name}',
        TYPE: '{documentType}',
        LANGUAGE: '{language}',
        PAGES: '{pages}',
        SCANNED: '{scannedPages}',
        UPLOADED: '{uploadedAt}',
        BY: '{uploadedBy}',
      },
      empty: 'There is no such document. Upload one: agent-rate documents upload FILE',
    },
    run: async ({ query, caller }) => {
      const { documents: data, total } = await documents
        .within(wallsOf(caller))
        .list(filterOf(query), parsePage(query));
      return pageAnswer(data, { ...parsePage(query), total });
    },
  });
}

function filterOf(query: Static<typeof ListQuerySchema>) {
  const { type, kind, name, account, uploaded_from, uploaded_to } = query;
  for (const [parameter, text] of Object.entries({ uploaded_from, uploaded_to })) {
    if (text === undefined || isIsoDate(text)) continue;
    const message = `${parameter} is not a day of the calendar.`;
    throw invalidParameters({ [parameter]: { code: 'rest_invalid_param', message, data: null } });
  }
  return { type, kind, name, account, from: uploaded_from, to: uploaded_to };
}

function get(documents: Walled<SeenDocuments>): Operation {
  return operation({
    ...reads,
    name: 'get-document',
    summary: 'Get a document',
    description: 'A document without its bytes: file, pages, type, language.',
    method: 'GET',
    path: '/documents/{id}',
    problems: ['document_not_found'],
    params,
    output: StoredDocumentSchema,
    run: async ({ params: { id }, caller }) => ({ body: await documents.within(wallsOf(caller)).get(id) }),
  });
}

function download(documents: Walled<SeenDocuments>): Operation {
  return operation({
    ...reads,
    name: 'download-document',
    summary: 'Download a document',
    description: 'The bytes, as they were uploaded.',
    method: 'GET',
    path: '/documents/{id}/file',
    problems: ['document_not_found', 'document_store_unavailable', 'document_bytes_lost'],
    params,
    output: Type.String({ format: 'binary' }),
    produces: ['application/octet-stream'],
    command: { words: 'documents download', operands: ['id'] },
    run: async ({ params: { id }, caller }) => {
      const seen = documents.within(wallsOf(caller));
      const { name, mediaType } = await seen.get(id);
      return {
        body: await seen.readBytes(id),
        contentType: mediaType,
        headers: {
          'Content-Disposition': attachment(name),
          'X-Content-Type-Options': 'nosniff',
        },
      };
    },
  });
}

function remove(documents: Walled<SeenDocuments>): Operation {
  return operation({
    ...writes,
    name: 'delete-document',
    summary: 'Delete a document',
    description: 'Removes a document for good. Refused with `document_in_use` while an extraction uses it.',
    method: 'DELETE',
    path: '/documents/{id}',
    problems: ['document_not_found', 'document_in_use'],
    params,
    output: Type.Null(),
    status: 204,
    command: { words: 'documents delete', operands: ['id'], done: 'Document {id} is deleted.' },
    audit: {
      subject: 'documents/{id}',
      before: ({ params: { id }, caller }) => documents.within(wallsOf(caller)).get(id),
      after: 'nothing',
    },
    run: async ({ params: { id }, caller }) => {
      await documents.within(wallsOf(caller)).delete(id);
      return { body: undefined };
    },
  });
}
