import { collectGarbage, type Finding, Problem } from '../../../base/offline.ts';
import type { Page } from '../../model/index.ts';
import type { PdfOptions } from '../pdf/pdf-options.ts';
import { leavePdfium } from '../pictures/pdfium.ts';
import { PageRenderer } from '../pictures/render-page.ts';
import { type OcrModels, withModels } from './models.ts';
import { greyOf, type Picture, withFullContrast } from './picture.ts';
import { readPicture } from './read-picture.ts';

/** The pages of a PDF, those of them without a usable text layer, and how many pages it has in all. */
type PagesToRecognise = { pages: Page[]; faulty: readonly Page[]; total: number };

/** Section 15 has begun: what follows holds none of the fields. */
const LAST_NEEDED =
  /^\s*(?:section|第)?\s*(?:15|十五|xv)[\s.:部-].{0,40}(?:regulat|法规|法規|reglament|r[ée]glement|rechtsvorschriften|適用法令|법적)/i;

/** Reads the faulty pages by OCR, as far as they are needed, and puts them into `pages`. The doubts that arose. */
export async function recognisePages(
  bytes: Uint8Array,
  { pages, faulty, total }: PagesToRecognise,
  options: PdfOptions,
): Promise<Finding[]> {
  // What reading text has left behind would lie beside the models.
  collectGarbage();
  const renderer = await PageRenderer.open(bytes);
  try {
    return await withModels(options.ocrThreads, (models) =>
      readFaultyPages({ renderer, models }, { pages, faulty, total }, options),
    );
  } finally {
    renderer.close();
    leavePdfium();
  }
}

type Reader = { renderer: PageRenderer; models: OcrModels };

async function readFaultyPages(
  reader: Reader,
  { pages, faulty, total }: PagesToRecognise,
  options: PdfOptions,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const isEachNeeded = options.everyPage || options.onlyPages !== undefined;
  for (const [read, page] of faulty.entries()) {
    if (read >= options.limits.maxOcrPages) return [...findings, pagesLeft(read, page.number)];
    const seen = await readByOcr(reader, page.number).catch((error: unknown) => {
      findings.push(unreadablePage(page.number, error));
      return undefined;
    });
    if (!seen) continue;
    if (seen.lines.length > 0) pages[page.number - 1] = seen;
    else if (page.lines.length === 0) findings.push(pageWithoutText(page.number));
    options.onPage?.(page.number, total);
    if (!isEachNeeded && seen.lines.some((line) => LAST_NEEDED.test(line.text))) break;
  }
  return findings;
}

/** A page as a grey picture, and how many points one of its pixels is wide; the coloured one is four times as large, and goes. */
async function greyPage(renderer: PageRenderer, number: number): Promise<{ picture: Picture; points: number }> {
  const { raster, points } = await renderer.render(number);
  const picture = withFullContrast(greyOf(raster));
  // Given back at once: garbage would lie beside what the detection needs.
  const { buffer } = raster.data;
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
  return { picture, points };
}

async function readByOcr({ renderer, models }: Reader, number: number): Promise<Page> {
  const { picture, points } = await greyPage(renderer, number);
  const { lines, width, height, view } = await readPicture(picture, points, { page: number, models });
  return { number, width, height, source: lines.length > 0 ? 'ocr' : 'none', view, lines };
}

function pagesLeft(read: number, page: number): Finding {
  const message = `Only ${read} pages were read by OCR.`;
  return { code: 'pages_not_recognised', severity: 'warning', message, place: { page } };
}

function pageWithoutText(page: number): Finding {
  return { code: 'page_without_text', severity: 'note', message: 'No text was found on the page.', place: { page } };
}

/** A page that cannot be drawn does not spoil the others. Anything but a coded problem is passed on. */
function unreadablePage(page: number, error: unknown): Finding {
  if (!(error instanceof Problem)) throw error;
  return {
    code: 'page_unreadable',
    severity: 'warning',
    message: `The page is damaged and was left out: ${String(error.data.reason ?? error.message)}`,
    place: { page },
  };
}
