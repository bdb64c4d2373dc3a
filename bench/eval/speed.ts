import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { extractFile } from '../../packages/server/src/documents/index.ts';

/** `npm run bench:documents -- FILE.pdf…`: pages per second on one core, beside bare pdfjs text on the same files. */
const PACKAGE = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))), '../..');

async function bareText(bytes: Uint8Array): Promise<number> {
  const pdf = await getDocument({
    data: Uint8Array.from(bytes),
    cMapUrl: join(PACKAGE, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(PACKAGE, 'standard_fonts/'),
    disableFontFace: true,
    verbosity: 0,
  }).promise;
  for (let page = 1; page <= pdf.numPages; page++) await (await pdf.getPage(page)).getTextContent();
  const { numPages } = pdf;
  await pdf.loadingTask.destroy();
  return numPages;
}

const files = process.argv.slice(2).map((path) => ({ name: path, bytes: new Uint8Array(readFileSync(path)) }));
const times = { bare: 0, whole: 0, pages: 0 };
// The first round warms both up.
for (const round of [0, 1]) {
  for (const file of files) {
    const begin = performance.now();
    const pages = await bareText(file.bytes);
    const middle = performance.now();
    await extractFile(file, { ocrThreads: 1 });
    if (round === 0) continue;
    times.pages += pages;
    times.bare += middle - begin;
    times.whole += performance.now() - middle;
  }
}
const rate = (ms: number) => ((1000 * times.pages) / ms).toFixed(1);
console.log(`${files.length} files, ${times.pages} pages on one core`);
console.log(`bare pdfjs text   ${rate(times.bare)} pages/s`);
console.log(`whole extraction  ${rate(times.whole)} pages/s (${(times.whole / times.bare).toFixed(2)} × the time)`);
