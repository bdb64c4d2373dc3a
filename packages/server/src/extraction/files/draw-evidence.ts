import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Document } from '../../documents/offline.ts';
import { drawBoxes, type LabelledBox, PagePictures, writePng } from '../../documents/offline.ts';
import type { FileExtraction } from './extract-file.ts';

/** The places on a page that prove values, each with the names of its fields. */
export function evidenceOnPage(values: FileExtraction['values'], page: number): LabelledBox[] {
  const names = new Map<string, { box: LabelledBox['box']; keys: string[] }>();
  for (const [key, { evidence }] of Object.entries(values)) {
    for (const one of evidence) {
      if (one.page !== page) continue;
      const known = names.get(one.box.join());
      if (!known) names.set(one.box.join(), { box: one.box, keys: [key] });
      else if (!known.keys.includes(key)) known.keys.push(key);
    }
  }
  const named = new Set<string>();
  return [...names.values()].map(({ box, keys }) => {
    const label = keys.join(', ');
    // A value that runs over several lines is named at its first.
    const first = !named.has(label);
    named.add(label);
    return { box, label, ...(first ? {} : { unnamed: true }) };
  });
}

/**
 * Saves a picture of each page with the evidence boxes of its values drawn on it, as `NAME-page-N.png` in a folder that is made if
 * need be. Returns the files; none for documents that have no pages of their own.
 */
export async function saveEvidencePictures(
  read: { document: Document; extraction: FileExtraction; bytes: Uint8Array },
  folder: string,
): Promise<string[]> {
  const pictures = await PagePictures.open(read.bytes);
  if (!pictures) return [];
  const saved: string[] = [];
  await mkdir(folder, { recursive: true });
  try {
    for (const page of read.document.pages) {
      const { raster, points } = await pictures.picture(page);
      const drawn = await drawBoxes(raster, evidenceOnPage(read.extraction.values, page.number), points);
      const path = join(folder, `${basename(read.document.name).replace(/\.\w+$/, '')}-page-${page.number}.png`);
      await writeFile(path, writePng(drawn));
      saved.push(path);
    }
  } finally {
    pictures.close();
  }
  return saved;
}
