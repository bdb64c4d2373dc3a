import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Document, Page } from '../../packages/server/src/documents/model/index.ts';
import { readDocument } from '../../packages/server/src/documents/read/index.ts';
import { markRunningLines } from '../../packages/server/src/documents/read/lines/mark-running-lines.ts';
import { type Scan, scanPage } from '../../packages/server/src/documents/testing/scan-page.ts';
import { extractDocument } from '../../packages/server/src/extraction/extract-document.ts';
import { FIELD_KEYS, sectionsOf } from '../../packages/server/src/extraction/fields/find-field.ts';
import { bodyLines, findSections } from '../../packages/server/src/extraction/sections/find-sections.ts';

/** The sections that state fields. */
const STATING = new Set(FIELD_KEYS.flatMap(sectionsOf));

/** What was read out of a document. */
export type Measured = {
  file: string;
  pages: number;
  values: ReturnType<typeof extractDocument>['values'];
};

/** Numbers from 0 to 1 that are the same for the same name in every run. */
function chancesOf(name: string): number[] {
  const hash = createHash('sha256').update(name).digest();
  return [0, 1, 2, 3].map((at) => (hash[at] ?? 0) / 255);
}

/** How a page came out of an office scanner: 150 to 200 dpi, up to 1° askew, grainy, kept as JPEG. */
function scanOf(name: string, page: number): Scan {
  const [dpi = 0, skew = 0, noise = 0, quality = 0] = chancesOf(`${name} ${page}`);
  return {
    page,
    dpi: Math.round(150 + 50 * dpi),
    skewDegrees: 2 * skew - 1,
    noise: Math.round(4 + 12 * noise),
    jpegQuality: Math.round(45 + 40 * quality),
  };
}

/** The pages that state fields: those of the sections that do, and those that the date was found on. */
function pagesNeeded(document: Document): Set<number> {
  const sections = findSections(bodyLines(document));
  const stating = sections.filter(({ number }) => sections.length < 8 || STATING.has(number));
  const { issueDate } = extractDocument(document).values;
  return new Set([
    1,
    ...stating.flatMap(({ lines }) => lines.map(({ page }) => page)),
    ...(issueDate?.evidence ?? []).map(({ page }) => page),
  ]);
}

async function readAsScan(bytes: Uint8Array, name: string, number: number): Promise<Page> {
  const picture = await scanPage(bytes, scanOf(name, number));
  const { document } = await readDocument({ name: 'page.png', bytes: picture });
  const [page] = document.pages;
  if (!page) throw new Error(`${name}: page ${number} was not read`);
  return { ...page, number, lines: page.lines.map((line) => ({ ...line, page: number, role: 'body' })) };
}

/** A document with text as it would be read if its pages that state fields had been scanned; other pages are left out. */
async function documentAsScan(path: string): Promise<Document> {
  const bytes = new Uint8Array(readFileSync(path));
  const name = basename(path);
  const { document } = await readDocument({ name, bytes });
  const needed = pagesNeeded(document);
  const pages: Page[] = [];
  for (const page of document.pages) {
    const empty: Page = { ...page, source: 'none', lines: [] };
    pages.push(needed.has(page.number) ? await readAsScan(bytes, name, page.number) : empty);
  }
  return { ...document, pages: markRunningLines(pages) };
}

function measured(file: string, document: Document): Measured {
  const pages = document.pages.filter(({ source }) => source === 'ocr').length;
  return { file, pages, values: extractDocument(document).values };
}

/**
 * Reads scans as they are, and documents with text as if they had been scanned: these in an order of no meaning, until
 * `mostPages` are read. Tells of each file as it ends.
 */
export async function measureScans(
  { scans, texts, mostPages }: { scans: readonly string[]; texts: readonly string[]; mostPages: number },
  onFile: (done: Measured) => void,
): Promise<Measured[]> {
  const all: Measured[] = [];
  const add = (done: Measured) => {
    all.push(done);
    onFile(done);
    return done.pages;
  };
  let left = mostPages;
  const shuffled = [...texts].sort((a, b) => (chancesOf(basename(a))[0] ?? 0) - (chancesOf(basename(b))[0] ?? 0));
  for (const path of shuffled) if (left > 0) left -= add(measured(path, await documentAsScan(path)));
  for (const path of scans) {
    const bytes = new Uint8Array(readFileSync(path));
    add(measured(path, (await readDocument({ name: basename(path), bytes })).document));
  }
  return all;
}
