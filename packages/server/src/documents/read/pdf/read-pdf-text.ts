import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Finding } from '../../../base/index.ts';
import type { Page } from '../../model/index.ts';
import { documentProblem } from '../../problems.ts';
import type { ReadLimits } from '../limits.ts';
import { linesOfPieces } from '../lines/lines-of-pieces.ts';
import { pagesOnSheet } from '../lines/two-pages.ts';
import { itemsOfFields, type Widget } from './field-values.ts';
import { piecesOf, type RawItem } from './pdf-text-pieces.ts';
import { FEW_CHARACTERS } from './text-layer.ts';

/** Where pdfjs keeps the character maps and fonts that documents name without holding them. */
const PACKAGE = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))), '../..');

/** What pdfjs asked for and did not get: file names in the order of asking. */
type Missed = { readonly cMapUrl: string[]; readonly standardFontDataUrl: string[] };

type OpenPdf = { readonly pdf: PDFDocumentProxy; readonly missed: Missed };

async function openPdf(bytes: Uint8Array, resources: string): Promise<OpenPdf> {
  const missed: Missed = { cMapUrl: [], standardFontDataUrl: [] };
  const folders = { cMapUrl: join(resources, 'cmaps/'), standardFontDataUrl: join(resources, 'standard_fonts/') };
  /** pdfjs goes on without a map or font that it does not get; of a map, it silently leaves out every character. */
  class Resources {
    async fetch({ kind, filename }: { kind: keyof typeof folders; filename: string }): Promise<Uint8Array> {
      try {
        return new Uint8Array(await readFile(join(folders[kind], filename)));
      } catch (error) {
        missed[kind].push(filename);
        throw error;
      }
    }
  }
  // 40 MB that a server never needs: its documents are read in processes of their own.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  try {
    // pdfjs takes the buffer over: it gets a copy.
    const pdf = await getDocument({
      data: Uint8Array.from(bytes),
      ...folders,
      BinaryDataFactory: Resources,
      cMapPacked: true,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      stopAtErrors: false,
      verbosity: 0,
    }).promise;
    return { pdf, missed };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const reason = error instanceof Error ? error.message : String(error);
    if (name === 'PasswordException') throw documentProblem('document_encrypted');
    throw documentProblem('document_corrupt', { reason });
  }
}

const textOf = (items: readonly RawItem[]) => items.map(({ str }) => str.trim()).join('');

/** The fields on a page. Those on the picture of a page that has no text of its own are read with the picture. */
const fieldsOf = async (page: PDFPageProxy, hasFields: boolean): Promise<Widget[]> =>
  hasFields ? await page.getAnnotations({ intent: 'display' }) : [];

type Reading = { readonly limits: ReadLimits; readonly hasFields: boolean };

async function readPage(pdf: PDFDocumentProxy, number: number, { limits, hasFields }: Reading): Promise<Page> {
  const page = await pdf.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ includeMarkedContent: false, disableNormalization: true });
  const items = content.items.filter((item): item is typeof item & RawItem => 'str' in item);
  const own = textOf(items).length < FEW_CHARACTERS ? [] : await fieldsOf(page, hasFields);
  page.cleanup();
  if (items.length > limits.maxItemsPerPage)
    throw new Error(`it has more than ${limits.maxItemsPerPage} pieces of text`);
  const upright = piecesOf([...items, ...itemsOfFields(own, items)], transform, { width, height });
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

/**
 * The pages of a PDF with the text they carry, how many pages there are in all, and what went wrong on the way. Throws coded
 * Problems, among them `character_map_missing`: what stands on the page in a font whose map is not in `resources` would be
 * left out unnoticed.
 */
export async function readPdfText(
  bytes: Uint8Array,
  limits: ReadLimits,
  resources = PACKAGE,
): Promise<{ pages: Page[]; total: number; findings: Finding[] }> {
  const { pdf, missed } = await openPdf(bytes, resources);
  const started = performance.now();
  try {
    const pages: Page[] = [];
    const findings: Finding[] = [];
    // Where it cannot be told, the fields are looked for on every page.
    const hasFields = (await pdf.getFieldObjects().catch(() => ({}))) !== null;
    for (let number = 1; number <= Math.min(pdf.numPages, limits.maxPages); number++) {
      if (performance.now() - started > limits.maxMs) throw documentProblem('document_too_slow', { page: number });
      const page = await readPage(pdf, number, { limits, hasFields }).catch((error: unknown) => {
        findings.push(textUnreadable(number, error));
        return emptyPage(number);
      });
      pages.push(page);
      const [map] = missed.cMapUrl;
      if (map) throw documentProblem('character_map_missing', { page: number, map });
      findings.push(...missed.standardFontDataUrl.splice(0).map((font) => fontMissing(number, font)));
    }
    return { pages, total: pdf.numPages, findings };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** A page that cannot be read does not spoil the others: OCR gets its turn on it. */
function emptyPage(number: number): Page {
  return { number, width: 595, height: 842, source: 'none', lines: [] };
}

function textUnreadable(page: number, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: 'page_text_unreadable',
    severity: 'warning',
    message: `The text of the page cannot be read (${reason}); its picture is read instead where that is possible: compare the values with the page.`,
    place: { page },
  };
}

/** Without the font, widths of letters are guessed: columns may run together, or words fall apart. */
function fontMissing(page: number, font: string): Finding {
  return {
    code: 'standard_font_missing',
    severity: 'warning',
    message: `The font "${font}", which the page needs, could not be opened, so words may stand in the wrong column: compare the values with the page; the operator installs the service anew.`,
    place: { page },
  };
}
