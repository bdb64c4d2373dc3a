import '../help.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { SPARING_ENVIRONMENT, SPARING_MEMORY } from '../../packages/server/src/documents/workers/worker-pool.ts';
import { extractFile } from '../../packages/server/src/extraction/offline.ts';

/**
 * `npm run bench:documents -- FILE.pdf…`: pages per second on one core of the whole extraction, beside bare pdfjs text and poppler's
 * `pdftotext` (when it is installed) on the same files in the same run; seconds a page for scans on all cores; peak memory.
 */
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

/** Seconds that poppler takes for the text of a file; undefined when it is not installed. */
function popplerSeconds(path: string): number | undefined {
  const begin = performance.now();
  const { error } = spawnSync('pdftotext', ['-layout', path, '-'], { maxBuffer: 256 * 1024 * 1024 });
  return error ? undefined : (performance.now() - begin) / 1000;
}

type Times = { pages: number; bare: number; whole: number; poppler: number };

function printTable(texts: Times, scans: { pages: number; seconds: number; cpu: number }, files: number): void {
  const row = (name: string, seconds: number) =>
    `${name.padEnd(32)} ${(texts.pages / seconds).toFixed(1).padStart(8)} ${(seconds / texts.bare).toFixed(2).padStart(8)}`;
  console.log(`${files} files: ${texts.pages} pages with text, ${scans.pages} scanned\n`);
  if (texts.pages > 0) {
    console.log(`${'Text, one core'.padEnd(32)}  pages/s  × pdfjs`);
    console.log(row('bare pdfjs text', texts.bare));
    if (texts.poppler > 0) console.log(row('poppler pdftotext -layout', texts.poppler));
    console.log(row('whole extraction', texts.whole));
  }
  if (scans.pages > 0) {
    const each = (seconds: number) => (seconds / scans.pages).toFixed(2);
    console.log(
      `\nScans, ${availableParallelism()} cores: ${each(scans.seconds)} s a page (${each(scans.cpu)} s of processor time)`,
    );
  }
  console.log(`\nPeak memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
}

// As the service's processes that read documents are started.
if (Object.entries(SPARING_ENVIRONMENT).some(([name, value]) => process.env[name] !== value)) {
  const again = [SPARING_MEMORY, ...process.argv.slice(1)];
  const { status } = spawnSync(process.execPath, again, {
    env: { ...process.env, ...SPARING_ENVIRONMENT },
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
const paths = process.argv.slice(2);
const open = (name: string) => ({ name, bytes: new Uint8Array(readFileSync(name)) });
const texts: Times = { pages: 0, bare: 0, whole: 0, poppler: 0 };
const scans = { pages: 0, seconds: 0, cpu: 0 };
// The first file warms everything up.
if (paths[0]) await extractFile(open(paths[0]));
for (const path of paths) {
  const file = open(path);
  const begin = performance.now();
  const pages = await bareText(file.bytes);
  const bare = (performance.now() - begin) / 1000;
  let read = 0;
  const cpu = process.cpuUsage();
  const middle = performance.now();
  await extractFile(file, { onPage: () => read++ });
  const whole = (performance.now() - middle) / 1000;
  if (read > 0) {
    const { user, system } = process.cpuUsage(cpu);
    scans.pages += read;
    scans.seconds += whole;
    scans.cpu += (user + system) / 1e6;
    continue;
  }
  texts.pages += pages;
  texts.bare += bare;
  texts.whole += whole;
  texts.poppler += popplerSeconds(file.name) ?? 0;
}
printTable(texts, scans, paths.length);
