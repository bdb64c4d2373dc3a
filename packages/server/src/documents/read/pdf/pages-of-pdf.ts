import type { Finding } from '../../../base/index.ts';
import type { Page } from '../../model/index.ts';
import type { PdfOptions } from './pdf-options.ts';
import { readPdfText } from './read-pdf-text.ts';
import { findTextLayerFault } from './text-layer.ts';

/** Reads a PDF's pages: those with a sound text layer by it, the others by OCR as far as they are needed. */
export async function pagesOfPdf(
  bytes: Uint8Array,
  options: PdfOptions,
): Promise<{ pages: Page[]; total: number; findings: Finding[] }> {
  const { pages, total, findings } = await readPdfText(bytes, options.limits);
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
  // Only scans need the library that OCR runs on.
  const { recognisePages } = await import('../ocr/recognise-pages.ts');
  findings.push(...(await recognisePages(bytes, { pages, faulty, total }, options)));
  return { pages, total, findings };
}
