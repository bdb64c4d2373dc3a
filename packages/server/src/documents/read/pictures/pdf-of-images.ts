import { documentProblem } from '../../problems.ts';
import { type PdfObject, writePdf } from './write-pdf.ts';

/** The most pixels of a photograph that is read: more is refused before it is held in memory. */
const MOST_PICTURE_PIXELS = 80_000_000;
const A4_HEIGHT = 842;

/** An image as a PDF holds it: its dictionary without subtype and length, its bytes, and where it lies on the picture. */
export type EmbeddedImage = {
  readonly dictionary: string;
  readonly bytes: Uint8Array;
  /** Left, top, width and height in the picture's pixels. */
  readonly place: readonly [number, number, number, number];
};

export type PicturePage = {
  /** Pixels of the picture as it is stored. */
  readonly width: number;
  readonly height: number;
  /** How the stored picture is to be shown (EXIF 2.3, 4.6.4 A: 1 as it is, 6 turned clockwise, …). */
  readonly orientation?: number;
  /** How much taller than wide a pixel is; fax machines do not have square ones. */
  readonly pixelAspect?: number;
  readonly images: readonly EmbeddedImage[];
};

/** Refuses a picture that would not fit into memory. Throws `document_too_large`, or `document_corrupt` for one without an area. */
export function checkPictureSize(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw documentProblem('document_corrupt', { reason: 'The picture has no area.' });
  if (width * height > MOST_PICTURE_PIXELS) throw documentProblem('document_too_large', { width, height });
}

/** Matrices that bring the unit square, stored upright, into the place in which it is shown. */
const SHOWN: Readonly<Record<number, string>> = {
  1: '1 0 0 1 0 0',
  2: '-1 0 0 1 1 0',
  3: '-1 0 0 -1 1 1',
  4: '1 0 0 -1 0 1',
  5: '0 -1 -1 0 1 1',
  6: '0 -1 1 0 0 1',
  7: '0 1 1 0 0 0',
  8: '0 1 -1 0 1 0',
};

function sizeOf({ width, height, orientation = 1, pixelAspect = 1 }: PicturePage): { width: number; height: number } {
  const stored = [width, height * pixelAspect] as const;
  const [w, h] = orientation >= 5 ? [stored[1], stored[0]] : stored;
  const scale = A4_HEIGHT / Math.max(w, h);
  return { width: w * scale, height: h * scale };
}

function contentOf(page: PicturePage): string {
  const size = sizeOf(page);
  const shown = SHOWN[page.orientation ?? 1] ?? SHOWN[1];
  const images = page.images.map(({ place: [x, y, width, height] }, index) => {
    const [w, h] = [width / page.width, height / page.height];
    return `q ${w} 0 0 ${h} ${x / page.width} ${1 - y / page.height - h} cm /P${index} Do Q`;
  });
  return [`q ${size.width} 0 0 ${size.height} 0 0 cm ${shown} cm`, ...images, 'Q'].join('\n');
}

/** Puts pictures into a PDF, one on each page, as they are stored: the PDF renderer decodes them. A page's longer side is that of A4. */
export function pdfOfImages(pages: readonly PicturePage[]): Uint8Array {
  const objects: PdfObject[] = [];
  const kids: number[] = [];
  for (const page of pages) {
    const content = contentOf(page);
    const first = 3 + objects.length;
    const { width, height } = sizeOf(page);
    const names = page.images.map((_, index) => `/P${index} ${first + 2 + index} 0 R`).join(' ');
    kids.push(first);
    objects.push(
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width.toFixed(3)} ${height.toFixed(3)}] /Contents ${first + 1} 0 R /Resources << /XObject << ${names} >> >> >>`,
      ],
      [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
      ...page.images.map(({ dictionary, bytes }) => [
        `<< /Type /XObject /Subtype /Image ${dictionary} /Length ${bytes.length} >>\nstream\n`,
        bytes,
        '\nendstream',
      ]),
    );
  }
  return writePdf([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`],
    ...objects,
  ]);
}
