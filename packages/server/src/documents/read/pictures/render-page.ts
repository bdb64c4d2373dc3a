import type { PDFiumDocument } from '@hyzyla/pdfium';
import { documentProblem } from '../../problems.ts';
import { dropPdfium, getPdfium } from './pdfium.ts';
import type { Raster } from './raster.ts';

/** Dots per inch that pages are read at; small print of safety data sheets is 6 to 8 points. */
export const READING_DPI = 170;
/** Larger pages are rendered coarser, so that no page takes more than this many pixels. */
const MOST_PIXELS = 12_000_000;

/** Renders pages of one PDF; `close` it when done. */
export class PageRenderer {
  private readonly document: PDFiumDocument;

  private constructor(document: PDFiumDocument) {
    this.document = document;
  }

  /** Throws `document_corrupt` when pdfium cannot open the file. */
  static async open(bytes: Uint8Array): Promise<PageRenderer> {
    try {
      return new PageRenderer(await (await getPdfium()).loadDocument(bytes));
    } catch (error) {
      dropPdfium(error);
      throw documentProblem('document_corrupt', { reason: error instanceof Error ? error.message : String(error) });
    }
  }

  get pages(): number {
    return this.document.getPageCount();
  }

  /** A page (from 1) as a picture, and how many points one of its pixels is wide. Throws `document_corrupt` for a damaged page. */
  async render(number: number, dpi = READING_DPI): Promise<{ raster: Raster; points: number }> {
    try {
      return await this.draw(number, dpi);
    } catch (error) {
      dropPdfium(error);
      const reason = error instanceof Error ? error.message : String(error);
      throw documentProblem('document_corrupt', { reason: `Page ${number} cannot be drawn: ${reason}` });
    }
  }

  private async draw(number: number, dpi: number): Promise<{ raster: Raster; points: number }> {
    const page = this.document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const fit = Math.sqrt(MOST_PIXELS / Math.max(1, originalWidth * originalHeight));
    // pdfium calls this order of channels BGRA and then turns it round: red comes first.
    const { data, width, height } = await page.render({
      scale: Math.min(dpi / 72, fit),
      colorSpace: 'BGRA',
      render: async ({ data: raw }) => raw,
    });
    if (width < 1 || height < 1) throw new Error('it has no area.');
    return { raster: { width, height, data }, points: originalWidth / width };
  }

  close(): void {
    try {
      this.document.destroy();
    } catch (error) {
      dropPdfium(error);
    }
  }
}
