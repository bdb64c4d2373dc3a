import { PagePictures, writePng } from '../documents/offline.ts';
import type { FilledForm } from './fill-form.ts';
import type { FormPreview } from './form-preview.schema.ts';
import { withFieldsDrawn } from './pdf/open-form.ts';

/** Fine enough to read on a screen. */
const DOTS_PER_INCH = 110;
/** Forms have one page or two; attachments with many are looked at in the file. */
const MOST_PAGES = 6;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** A filled form with what is in it, to be looked at before it is taken. */
export async function previewOf({
  bytes,
  fileName,
  mediaType,
  findings,
  provenance,
}: FilledForm): Promise<FormPreview> {
  return {
    fileName,
    mediaType,
    file: base64(bytes),
    documents: provenance.documents.map(({ name }) => name),
    values: provenance.values.map(({ value: _value, ...shown }) => shown) as FormPreview['values'],
    findings: [...findings],
    unanswered: [...(provenance.unanswered ?? [])],
    pages: provenance.kind === 'pdf' ? await drawPages(await withFieldsDrawn(bytes)) : [],
  };
}

async function drawPages(bytes: Uint8Array): Promise<FormPreview['pages']> {
  const pictures = await PagePictures.open(bytes);
  if (pictures === undefined) return [];
  try {
    const pages: FormPreview['pages'] = [];
    for (let number = 1; number <= Math.min(pictures.pages, MOST_PAGES); number += 1) {
      const { raster } = await pictures.picture({ number }, DOTS_PER_INCH);
      pages.push({ width: raster.width, height: raster.height, picture: base64(await writePng(raster)) });
    }
    return pages;
  } finally {
    pictures.close();
  }
}
