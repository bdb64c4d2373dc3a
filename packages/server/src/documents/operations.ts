import { type Static, Type } from 'typebox';
import {
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
} from '../base/index.ts';
import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  DocumentPageSchema,
  StoredDocumentSchema,
  UploadedDocumentSchema,
} from './document.schema.ts';
import type { Documents } from './documents.ts';
import { documentProblem } from './problems.ts';
import { DEFAULT_READ_LIMITS, type LabelledBox } from './read/index.ts';

const common = { service: 'documents' } as const;
const reads = { ...common, scope: 'documents:read' } as const;
const writes = { ...common, scope: 'documents:write' } as const;

const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the document' }) });
const pageParams = Type.Object({
  ...params.properties,
  number: Type.Integer({ minimum: 1, description: 'Page, counted from 1' }),
});
const day = (description: string) => Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description }));

const ListQuerySchema = Type.Object({
  type: Type.Optional(textEnum(DOCUMENT_TYPES, { description: 'Only documents of this type' })),
  kind: Type.Optional(textEnum(DOCUMENT_KINDS, { description: 'Only files of this kind' })),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Part of the file name, in any case' })),
  uploaded_from: day('Uploaded on this day (UTC) or later, YYYY-MM-DD'),
  uploaded_to: day('Uploaded on this day (UTC) or earlier, YYYY-MM-DD'),
  ...PageQueryProperties,
});

/** The places on a page that prove values of an extraction, of one field or of all. Throws `extraction_not_found`. */
export type FindEvidence = (asked: {
  extraction: number;
  document: number;
  page: number;
  field: string | undefined;
}) => Promise<readonly LabelledBox[]>;

/** Uploading documents and looking at them. */
export function documentOperations(documents: Documents, evidence: FindEvidence): Operation[] {
  return [
    upload(documents),
    list(documents),
    get(documents),
    download(documents),
    remove(documents),
    listPages(documents),
    getPage(documents),
    pagePicture(documents, evidence),
  ];
}

function upload(documents: Documents): Operation {
  return operation({
    ...writes,
    name: 'upload-documents',
    summary: 'Upload documents',
    description:
      'Keeps one file or several (multipart field `file`, repeated): PDF, DOCX, XLSX, XLS, ODS, plain text or pictures, ' +
      'at most 64 MiB each. Of a mail (.eml) the documents attached to it are kept. Files that are empty, unknown, damaged or protected are refused with their name in ' +
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
      'document_encrypted',
      'document_too_slow',
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
      const data = await documents.upload(files, caller.name, signal);
      return { status: data.every(({ isDuplicate }) => isDuplicate) ? 200 : 201, body: { data } };
    },
  });
}

function list(documents: Documents): Operation {
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
    run: async ({ query }) => {
      const { documents: data, total } = await documents.list(filterOf(query), parsePage(query));
      return pageAnswer(data, { ...parsePage(query), total });
    },
  });
}

function filterOf(query: Static<typeof ListQuerySchema>) {
  const { type, kind, name, uploaded_from, uploaded_to } = query;
  for (const [parameter, text] of Object.entries({ uploaded_from, uploaded_to })) {
    if (text === undefined || isIsoDate(text)) continue;
    const message = `${parameter} is not a day of the calendar.`;
    throw invalidParameters({ [parameter]: { code: 'rest_invalid_param', message, data: null } });
  }
  return { type, kind, name, from: uploaded_from, to: uploaded_to };
}

function get(documents: Documents): Operation {
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
    run: async ({ params: { id } }) => ({ body: await documents.get(id) }),
  });
}

function download(documents: Documents): Operation {
  return operation({
    ...reads,
    name: 'download-document',
    summary: 'Download a document',
    description: 'The bytes, as they were uploaded.',
    method: 'GET',
    path: '/documents/{id}/file',
    problems: ['document_not_found'],
    params,
    output: Type.String({ format: 'binary' }),
    produces: ['application/octet-stream'],
    command: { words: 'documents download', operands: ['id'] },
    run: async ({ params: { id } }) => {
      const { name, mediaType } = await documents.get(id);
      return {
        body: await documents.readBytes(id),
        contentType: mediaType,
        headers: {
          'Content-Disposition': attachment(name),
          'X-Content-Type-Options': 'nosniff',
        },
      };
    },
  });
}

function remove(documents: Documents): Operation {
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
    audit: { subject: 'documents/{id}', before: ({ params: { id } }) => documents.get(id), after: 'nothing' },
    run: async ({ params: { id } }) => {
      await documents.delete(id);
      return { body: undefined };
    },
  });
}

function listPages(documents: Documents): Operation {
  return operation({
    ...reads,
    name: 'list-document-pages',
    summary: 'List pages as text',
    description:
      'The lines of each page with their places. Pages whose `source` is `scanned` were not read yet: ask for one alone.',
    method: 'GET',
    path: '/documents/{id}/pages',
    problems: ['document_not_found'],
    params,
    query: Type.Object(PageQueryProperties),
    output: Type.Object({ data: Type.Array(DocumentPageSchema), meta: PageMetaSchema }),
    paged: true,
    run: async ({ params: { id }, query }) => {
      const { pages, total } = await documents.listPages(id, parsePage(query));
      return pageAnswer(pages, { ...parsePage(query), total });
    },
  });
}

function getPage(documents: Documents): Operation {
  return operation({
    ...reads,
    name: 'get-document-page',
    summary: 'Get a page as text',
    description:
      'The lines of a page with their places. A scanned page is read by OCR the first time: a second or two.',
    method: 'GET',
    path: '/documents/{id}/pages/{number}',
    problems: ['document_not_found', 'document_page_not_found'],
    params: pageParams,
    output: DocumentPageSchema,
    run: async ({ params: { id, number }, signal }) => ({ body: await documents.getPage(id, number, signal) }),
  });
}

const BOX = '\\d{1,5}(\\.\\d{1,3})?(,\\d{1,5}(\\.\\d{1,3})?){3}';

const PictureQuerySchema = Type.Object({
  width: Type.Optional(
    Type.Integer({ minimum: 50, maximum: 3000, default: 1000, description: 'Width of the picture, in pixels' }),
  ),
  highlight: Type.Optional(
    Type.String({
      pattern: `^${BOX}(;${BOX})*$`,
      maxLength: 4000,
      description: 'Boxes to draw: left,top,right,bottom in points, several parted by semicolons',
      examples: ['230,118.5,268.3,128.5'],
    }),
  ),
  extraction: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Draws the places of the values of this extraction, with their keys' }),
  ),
  field: Type.Optional(Type.String({ maxLength: 100, description: 'With `extraction`: only this value' })),
});

function pagePicture(documents: Documents, evidence: FindEvidence): Operation {
  return operation({
    ...reads,
    name: 'get-page-picture',
    summary: 'Get the picture of a page',
    description:
      'A page as a PNG picture, as it was turned for reading, with boxes drawn on it when asked for: those of ' +
      '`highlight`, and the evidence of an extraction. PDFs and pictures only.',
    method: 'GET',
    path: '/documents/{id}/pages/{number}/picture',
    problems: ['document_not_found', 'document_page_not_found', 'extraction_not_found', 'page_picture_unavailable'],
    params: pageParams,
    query: PictureQuerySchema,
    output: Type.String({ format: 'binary' }),
    produces: ['image/png'],
    run: async ({ params: { id, number }, query, signal }) => {
      const { extraction, field } = query;
      const proven = extraction === undefined ? [] : await evidence({ extraction, document: id, page: number, field });
      const boxes = [...parseBoxes(query.highlight ?? ''), ...proven];
      const body = await documents.drawPage(id, number, { width: query.width ?? 1000, boxes, signal });
      return { body, contentType: 'image/png' };
    },
  });
}

function parseBoxes(text: string): LabelledBox[] {
  return [...text.matchAll(/([\d.]+),([\d.]+),([\d.]+),([\d.]+)/g)].map(([, ...edges]) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = edges.map(Number);
    return { box: [left, top, right, bottom] };
  });
}
