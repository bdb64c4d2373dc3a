import { type Finding, Problem } from '../../base/offline.ts';
import type { Page } from '../model/index.ts';
import type { ReadLimits } from './limits.ts';
import { greyOf } from './ocr/picture.ts';
import { readPicture } from './ocr/read-picture.ts';
import { PageRenderer } from './pictures/render-page.ts';
import { readPdfText } from './read-pdf-text.ts';
import { findTextLayerFault } from './text-layer.ts';

export type PdfOptions = {
  limits: ReadLimits;
  /** Whether pages without a usable text layer are read by OCR, and on how many threads. */
  ocrThreads: number;
  /** Whether pages that hold no field are read by OCR too. */
  everyPage: boolean;
  /** When given, only these are read by OCR. */
  onlyPages?: readonly number[] | undefined;
  onPage?: ((page: number, total: number) => void) | undefined;
};

/** Section 15 has begun: what follows holds none of the fields. */
const LAST_NEEDED =
  /^\s*(?:section|第)?\s*(?:15|十五|xv)[\s.:部-].{0,40}(?:regulat|法规|法規|reglament|r[ée]glement|rechtsvorschriften|適用法令|법적)/i;

async function readByOcr(renderer: PageRenderer, number: number, threads: number): Promise<Page> {
  const { raster, points } = await renderer.render(number);
  const { lines, width, height, view } = await readPicture(greyOf(raster), points, { page: number, threads });
  return { number, width, height, source: lines.length > 0 ? 'ocr' : 'none', view, lines };
}

/** Reads a PDF's pages: those with a sound text layer by it, the others by OCR as far as they are needed. */
export async function pagesOfPdf(
  bytes: Uint8Array,
  options: PdfOptions,
): Promise<{ pages: Page[]; total: number; findings: Finding[] }> {
  const { pages, total } = await readPdfText(bytes, options.limits);
  const findings: Finding[] = [];
  if (total > pages.length) {
    findings.push({
      code: 'pages_left_out',
      severity: 'warning',
      message: `Only the first ${pages.length} of ${total} pages were read.`,
    });
  }
  const { onlyPages } = options;
  const faulty = pages.filter(
    (page) => findTextLayerFault(page) !== undefined && (onlyPages?.includes(page.number) ?? true),
  );
  for (const page of faulty) {
    if (findTextLayerFault(page) === 'broken') {
      findings.push({
        code: 'text_layer_broken',
        severity: 'note',
        message: 'The page’s own text is unreadable; its picture is read instead.',
        place: { page: page.number },
      });
    }
  }
  if (faulty.length === 0) return { pages, total, findings };
  const renderer = await PageRenderer.open(bytes);
  let read = 0;
  let done = false;
  try {
    for (const page of faulty) {
      if (done && !options.everyPage && !onlyPages) break;
      if (read >= options.limits.maxOcrPages) {
        findings.push({
          code: 'pages_not_recognised',
          severity: 'warning',
          message: `Only ${read} pages were read by OCR.`,
          place: { page: page.number },
        });
        break;
      }
      const seen = await readByOcr(renderer, page.number, options.ocrThreads).catch((error: unknown) => {
        findings.push(unreadablePage(page.number, error));
        return undefined;
      });
      read++;
      if (!seen) continue;
      if (seen.lines.length > 0) pages[page.number - 1] = seen;
      else if (page.lines.length === 0)
        findings.push({
          code: 'page_without_text',
          severity: 'note',
          message: 'No text was found on the page.',
          place: { page: page.number },
        });
      done ||= seen.lines.some((line) => LAST_NEEDED.test(line.text));
      options.onPage?.(page.number, total);
    }
  } finally {
    renderer.close();
  }
  return { pages, total, findings };
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
