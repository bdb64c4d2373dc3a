import { fillProblem } from '../problems.ts';

/** The text of a PDF in the order it is drawn, without blanks between the pieces. Throws `template_unreadable`. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdfjs takes the buffer over, and no Buffer: it gets a copy.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  try {
    const document = await loading.promise;
    const texts: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent({ includeMarkedContent: false });
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }
    return texts.join('\n');
  } catch {
    throw fillProblem('template_unreadable', { reason: 'The PDF is damaged.' });
  } finally {
    await loading.destroy();
  }
}
