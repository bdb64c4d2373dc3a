import { availableParallelism } from 'node:os';
import type { Finding } from '../../base/index.ts';
import type { Document, DocumentKind, Page } from '../model/index.ts';
import { documentProblem } from '../problems.ts';
import { detectKind } from './detect-kind.ts';
import { readJson } from './json/read-json.ts';
import { DEFAULT_READ_LIMITS, type ReadLimits } from './limits.ts';
import { markRunningLines } from './lines/mark-running-lines.ts';
import { readDocx } from './office/read-docx.ts';
import { listParts } from './office/unzip.ts';
import { pagesOfPdf } from './pdf/pages-of-pdf.ts';
import { pdfOfFile } from './pictures/pdf-of-file.ts';
import { readText } from './plain-text/read-text.ts';

export type ReadOptions = {
  limits?: ReadLimits;
  /** Threads OCR may use; all cores by default. */
  ocrThreads?: number;
  /** Read every scanned page, not only those that can hold a field. */
  everyPage?: boolean;
  /** Read only these scanned pages; none when empty. */
  onlyPages?: readonly number[];
  /** Called after each page that OCR has read. */
  onPage?: (page: number, total: number) => void;
};

/** A document read, how many pages it has in all, and the doubts that arose on the way. */
export type ReadResult = { document: Document; total: number; findings: Finding[] };

type Pages = { kind: DocumentKind; pages: Page[]; total?: number; findings?: Finding[]; json?: unknown };

async function readWorkbook(name: string, bytes: Uint8Array): Promise<Pages> {
  // Most documents are PDFs, and do without the library for workbooks.
  const { readWorkbookPages } = await import('./office/read-workbook-pages.ts');
  return { kind: 'workbook', pages: readWorkbookPages(name, bytes) };
}

async function readZip(name: string, bytes: Uint8Array): Promise<Pages> {
  const names = listParts(bytes);
  if (names.includes('word/document.xml')) return { kind: 'docx', ...readDocx(bytes) };
  if (names.some((part) => /^xl\/workbook\.(?:xml|bin)$/.test(part) || part === 'content.xml')) {
    return readWorkbook(name, bytes);
  }
  throw documentProblem('document_kind_unknown', {
    reason: 'This is a zip archive; send the documents in it one by one.',
  });
}

async function readPages(name: string, bytes: Uint8Array, options: ReadOptions): Promise<Pages> {
  const pdf = pdfOfFile(bytes);
  if (pdf) {
    const pages = await pagesOfPdf(pdf.bytes, {
      limits: options.limits ?? DEFAULT_READ_LIMITS,
      ocrThreads: options.ocrThreads ?? Math.min(4, availableParallelism()),
      everyPage: options.everyPage ?? false,
      onlyPages: options.onlyPages,
      onPage: options.onPage,
    });
    return { kind: pdf.kind, ...pages };
  }
  const kind = detectKind(bytes);
  if (kind === 'zip') return readZip(name, bytes);
  if (kind === 'compound') return readWorkbook(name, bytes);
  if (kind === 'json') return { kind: 'json', ...readJson(name, bytes) };
  if (kind === 'text') return { kind: 'text', pages: readText(bytes) };
  throw documentProblem('document_kind_unknown', {
    reason: typeof kind === 'string' ? `A ${kind} file was expected to be read before.` : kind.unknown,
  });
}

/**
 * Reads a document of any kind into the neutral model. Throws `document_empty`, `document_too_large`,
 * `document_kind_unknown`, `document_encrypted`, `document_corrupt`, `document_json_invalid`, `document_too_slow` or
 * `character_map_missing`.
 */
export async function readDocument(
  file: { name: string; bytes: Uint8Array },
  options: ReadOptions = {},
): Promise<ReadResult> {
  const { name, bytes } = file;
  const limits = options.limits ?? DEFAULT_READ_LIMITS;
  if (bytes.length === 0) throw documentProblem('document_empty', { file: name });
  if (bytes.length > limits.maxBytes) {
    throw documentProblem('document_too_large', { file: name, bytes: bytes.length, maxBytes: limits.maxBytes });
  }
  const { kind, pages, total, findings, json } = await readPages(name, bytes, options);
  return {
    document: { name, kind, pages: markRunningLines(pages), ...(json === undefined ? {} : { json }) },
    total: total ?? pages.length,
    findings: findings ?? [],
  };
}
