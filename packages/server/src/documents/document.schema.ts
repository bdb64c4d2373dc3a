import { type Static, Type } from 'typebox';
import { boxSchema, textEnum } from '../base/index.ts';
import type { PageView } from './model/index.ts';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** Left, top, right, bottom, in points from the top left of the page. */
export const BoxSchema = boxSchema('Left, top, right, bottom on the page, in points (1/72 inch) from its top left');

/** The kinds of shipping document. */
export const DOCUMENT_TYPES = [
  'safety-data-sheet',
  'transport-certificate',
  'classification-report',
  'packing-performance-certificate',
  'packing-use-certificate',
  'container-packing-certificate',
  'dangerous-goods-declaration',
  'non-dangerous-goods-letter',
  'un38.3-test-summary',
  'unknown',
] as const;

/** What a document is as a file. */
export const DOCUMENT_KINDS = ['pdf', 'image', 'docx', 'workbook', 'json', 'text'] as const;

/** A document that was uploaded, without its bytes. */
export const StoredDocumentSchema = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String({ description: 'File name, as it was first uploaded' }),
    sha256: Type.String(),
    kind: textEnum(DOCUMENT_KINDS),
    mediaType: Type.String({ examples: ['application/pdf'] }),
    sizeBytes: Type.Integer(),
    pages: Type.Integer(),
    scannedPages: Type.Integer({ description: 'Pages without text of their own; reading one takes a second or two' }),
    documentType: orNull(textEnum(DOCUMENT_TYPES), 'Null until a scanned document is read'),
    language: orNull(Type.String(), 'ISO 639-1; null until a scanned document is read'),
    uploadedAt: Type.String({ format: 'date-time' }),
    uploadedBy: Type.String(),
  },
  { title: 'Document' },
);
/** A document that was uploaded, without its bytes. */
export type StoredDocument = Static<typeof StoredDocumentSchema>;

/** What an upload answers for each of its files. */
export const UploadedDocumentSchema = Type.Interface(
  [StoredDocumentSchema],
  { isDuplicate: Type.Boolean({ description: 'These bytes were there already; this is the document that has them' }) },
  { title: 'UploadedDocument' },
);
/** What an upload answers for each of its files. */
export type UploadedDocument = Static<typeof UploadedDocumentSchema>;

/** A page as text with places. */
export const DocumentPageSchema = Type.Object(
  {
    number: Type.Integer(),
    width: Type.Number({ description: 'In points' }),
    height: Type.Number({ description: 'In points' }),
    source: textEnum(['text', 'ocr', 'none', 'scanned'], {
      description:
        'text: the page’s own text; ocr: read from its picture; none: nothing on it; scanned: not read yet, ask for this page alone',
    }),
    lines: Type.Array(
      Type.Object({
        text: Type.String({ description: 'The cells of the line, two spaces between them' }),
        box: BoxSchema,
        role: textEnum(['body', 'header', 'footer'], { description: 'header and footer come again on other pages' }),
        cells: Type.Array(Type.Object({ text: Type.String(), box: BoxSchema }), {
          description: 'Runs of text without a wide gap: a paragraph’s line, a label, a cell of a table',
        }),
      }),
    ),
  },
  { title: 'DocumentPage' },
);
/** A page as text with places. */
export type DocumentPage = Static<typeof DocumentPageSchema>;

/** A page as it is kept: also with how it was turned before it was read, so that a picture of it fits the boxes. */
export type StoredPage = DocumentPage & { view?: PageView };
