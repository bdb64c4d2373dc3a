import { Type } from 'typebox';
import {
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
  type Walled,
  type Walls,
  wallsOf,
} from '../base/index.ts';
import { DocumentPageSchema } from './document.schema.ts';
import type { SeenDocuments } from './documents.ts';
import type { LabelledBox } from './read/index.ts';

const reads = { service: 'documents', scope: 'documents:read' } as const;
const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the document' }) });
const pageParams = Type.Object({
  ...params.properties,
  number: Type.Integer({ minimum: 1, description: 'Page, counted from 1' }),
});

/** The places on a page that prove values of an extraction, of one field or of all. Throws `extraction_not_found`. */
export type FindEvidence = (
  asked: { extraction: number; document: number; page: number; field: string | undefined },
  walls: Walls,
) => Promise<readonly LabelledBox[]>;

/** The pages of a document, as text and as pictures. */
export function pageOperations(documents: Walled<SeenDocuments>, evidence: FindEvidence): Operation[] {
  return [listPages(documents), getPage(documents), pagePicture(documents, evidence)];
}

function listPages(documents: Walled<SeenDocuments>): Operation {
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
    run: async ({ params: { id }, query, caller }) => {
      const { pages, total } = await documents.within(wallsOf(caller)).listPages(id, parsePage(query));
      return pageAnswer(pages, { ...parsePage(query), total });
    },
  });
}

function getPage(documents: Walled<SeenDocuments>): Operation {
  return operation({
    ...reads,
    name: 'get-document-page',
    summary: 'Get a page as text',
    description:
      'The lines of a page with their places. A scanned page is read by OCR the first time: a second or two.',
    method: 'GET',
    path: '/documents/{id}/pages/{number}',
    problems: ['document_not_found', 'document_page_not_found', 'document_store_unavailable', 'document_bytes_lost'],
    params: pageParams,
    output: DocumentPageSchema,
    run: async ({ params: { id, number }, caller, signal }) => ({
      body: await documents.within(wallsOf(caller)).getPage(id, number, signal),
    }),
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

function pagePicture(documents: Walled<SeenDocuments>, evidence: FindEvidence): Operation {
  return operation({
    ...reads,
    name: 'get-page-picture',
    summary: 'Get the picture of a page',
    description:
      'A page as a PNG picture, as it was turned for reading, with boxes drawn on it when asked for: those of ' +
      '`highlight`, and the evidence of an extraction. PDFs and pictures only.',
    method: 'GET',
    path: '/documents/{id}/pages/{number}/picture',
    problems: [
      'document_not_found',
      'document_page_not_found',
      'document_store_unavailable',
      'document_bytes_lost',
      'extraction_not_found',
      'page_picture_unavailable',
    ],
    params: pageParams,
    query: PictureQuerySchema,
    output: Type.String({ format: 'binary' }),
    produces: ['image/png'],
    run: async ({ params: { id, number }, query, caller, signal }) => {
      const { extraction, field } = query;
      const walls = wallsOf(caller);
      const place = { document: id, page: number, field };
      const proven = extraction === undefined ? [] : await evidence({ extraction, ...place }, walls);
      const boxes = [...parseBoxes(query.highlight ?? ''), ...proven];
      const body = await documents.within(walls).drawPage(id, number, { width: query.width ?? 1000, boxes, signal });
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
