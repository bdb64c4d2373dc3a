import type { Page } from '../../model/index.ts';
import { pdfOfFile } from './pdf-of-file.ts';
import { type Raster, straightenRaster, turnRaster } from './raster.ts';
import { PageRenderer } from './render-page.ts';

/** A page's picture, and how many points one of its pixels is wide. */
export type PagePicture = { readonly raster: Raster; readonly points: number };

/** Fine enough to read small print on a screen. */
const SCREEN_DPI = 110;

/** Pictures of a document's pages, turned and straightened as the pages were read, so that boxes fit. `close` it when done. */
export class PagePictures {
  private readonly renderer: PageRenderer;

  private constructor(renderer: PageRenderer) {
    this.renderer = renderer;
  }

  /** Undefined for files that have no pages of their own: Word documents, workbooks and text. Throws as `readDocument` does. */
  static async open(bytes: Uint8Array): Promise<PagePictures | undefined> {
    const pdf = pdfOfFile(bytes);
    return pdf && new PagePictures(await PageRenderer.open(pdf.bytes));
  }

  /** How many pages there are. */
  get pages(): number {
    return this.renderer.pages;
  }

  /** The picture of a page that was read from the same bytes. */
  async picture(page: Pick<Page, 'number' | 'view'>, dpi = SCREEN_DPI): Promise<PagePicture> {
    const { raster, points } = await this.renderer.render(page.number, dpi);
    const { quarters, angle } = page.view ?? { quarters: 0, angle: 0 };
    return { raster: straightenRaster(turnRaster(raster, quarters), angle), points };
  }

  close(): void {
    this.renderer.close();
  }
}
