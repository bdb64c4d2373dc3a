import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from '../../model/index.ts';
import { documentProblem } from '../../problems.ts';
import type { ReadLimits } from '../limits.ts';
import { linesOfPieces } from '../lines/lines-of-pieces.ts';
import { pagesOnSheet } from '../lines/two-pages.ts';
import { piecesOf, type RawItem } from './pdf-text-pieces.ts';

const PACKAGE = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))), '../../..');

async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // 40 MB that a server never needs: its documents are read in processes of their own.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  try {
    // pdfjs takes the buffer over: it gets a copy.
    return await getDocument({
      data: Uint8Array.from(bytes),
      cMapUrl: join(PACKAGE, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(PACKAGE, 'standard_fonts/'),
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      stopAtErrors: false,
      verbosity: 0,
    }).promise;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const reason = error instanceof Error ? error.message : String(error);
    if (name === 'PasswordException') throw documentProblem('document_encrypted');
    throw documentProblem('document_corrupt', { reason });
  }
}

async function readPage(pdf: PDFDocumentProxy, number: number, limits: ReadLimits): Promise<Page> {
  const page = await pdf.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ includeMarkedContent: false, disableNormalization: true });
  const items = content.items.filter((item): item is typeof item & RawItem => 'str' in item);
  page.cleanup();
  if (items.length > limits.maxItemsPerPage) return { number, width, height, source: 'none', lines: [] };
  const upright = piecesOf(items, transform, { width, height });
  const lines = pagesOnSheet(upright.pieces, upright).flatMap((sheet) => linesOfPieces(sheet, number));
  return {
    number,
    width: upright.width,
    height: upright.height,
    source: lines.length > 0 ? 'text' : 'none',
    ...(upright.quarters === 0 ? {} : { view: { quarters: upright.quarters, angle: 0 } }),
    lines,
  };
}

/** The pages of a PDF with the text they carry, and how many pages there are in all. Throws coded Problems. */
export async function readPdfText(bytes: Uint8Array, limits: ReadLimits): Promise<{ pages: Page[]; total: number }> {
  const pdf = await openPdf(bytes);
  const started = performance.now();
  try {
    const pages: Page[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, limits.maxPages); number++) {
      if (performance.now() - started > limits.maxMs) throw documentProblem('document_too_slow', { page: number });
      pages.push(await readPage(pdf, number, limits).catch(() => emptyPage(number)));
    }
    return { pages, total: pdf.numPages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** A page that cannot be read does not spoil the others: OCR gets its turn on it. */
function emptyPage(number: number): Page {
  return { number, width: 595, height: 842, source: 'none', lines: [] };
}
