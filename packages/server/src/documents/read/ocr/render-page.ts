import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { documentProblem } from '../../problems.ts';
import { greyOf, type Picture } from './picture.ts';

let library: Promise<PDFiumLibrary> | undefined;

/** Dots per inch that pages are read at; small print of data sheets is 6 to 8 points. */
const DPI = 170;
/** Larger pages are read coarser, so that no page takes more than this many pixels. */
const MOST_PIXELS = 12_000_000;

/** Renders pages of one PDF; `close` it when done. */
export class PageRenderer {
  private readonly document: PDFiumDocument;

  private constructor(document: PDFiumDocument) {
    this.document = document;
  }

  /** Throws `document_corrupt` when pdfium cannot open the file. */
  static async open(bytes: Uint8Array): Promise<PageRenderer> {
    library ??= PDFiumLibrary.init();
    try {
      return new PageRenderer(await (await library).loadDocument(bytes));
    } catch (error) {
      throw documentProblem('document_corrupt', { reason: error instanceof Error ? error.message : String(error) });
    }
  }

  /** A page (from 1) as a grey picture, and how many points one of its pixels is wide. */
  async render(number: number): Promise<{ picture: Picture; points: number }> {
    const page = this.document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const fit = Math.sqrt(MOST_PIXELS / Math.max(1, originalWidth * originalHeight));
    const scale = Math.min(DPI / 72, fit);
    const { data, width, height } = await page.render({
      scale,
      colorSpace: 'BGRA',
      render: async ({ data: raw }) => raw,
    });
    return { picture: greyOf(data, width, height), points: originalWidth / width };
  }

  close(): void {
    this.document.destroy();
  }
}
