import type { Box } from '../../model/index.ts';
import { getPdfium } from './pdfium.ts';
import type { Raster } from './raster.ts';
import { writePdf } from './write-pdf.ts';

/** A box to draw, in points from the top left of the page, and the words to write beside it (Latin letters). */
export type LabelledBox = {
  readonly box: Box;
  readonly label?: string;
  /** The label stands at another box already; this one only has its colour. */
  readonly unnamed?: boolean;
};

/** Strong colours, told apart on white paper; boxes with the same label have the same one. */
const COLOURS = ['0.80 0.10 0.10', '0.05 0.35 0.80', '0.05 0.50 0.20', '0.55 0.15 0.65', '0.75 0.40 0.00'] as const;
const LABEL_SIZE = 6.5;
/** Mean width of a letter of the label's type, in sizes. */
const LETTER = 0.54;

function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** A place for a label near its box: above, below, right or left of it, where nothing else is drawn yet if there is such a place. */
function placeLabel(box: Box, width: number, { taken, page }: { taken: readonly Box[]; page: Box }): Box {
  const [x0, y0, x1, y1] = box;
  const height = LABEL_SIZE + 1.5;
  const places: Box[] = [
    [x0, y0 - height, x0 + width, y0],
    [x0, y1, x0 + width, y1 + height],
    [x1, y0, x1 + width, y0 + height],
    [x0 - width, y0, x0, y0 + height],
    [x1, y1 - height, x1 + width, y1],
    [x1 - width, y0 - height, x1, y0],
  ];
  const inside = places.filter(([a, b, c, d]) => a >= page[0] && b >= page[1] && c <= page[2] && d <= page[3]);
  const free = inside.find((place) => !taken.some((other) => overlaps(place, other)));
  return free ?? inside[0] ?? [x0, y0, x0 + width, y0 + height];
}

const escapeText = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, (sign) => `\\${sign}`);

/** The drawing orders (ISO 32000-1, 8.5 and 9.4) for boxes and labels on a page of this size. */
function ordersOf(boxes: readonly LabelledBox[], width: number, height: number): string {
  const taken = boxes.map(({ box }) => box);
  const labels = [...new Set(boxes.map(({ label }) => label))];
  const orders: string[] = [];
  for (const { box, label, unnamed } of boxes) {
    const [x0, y0, x1, y1] = box;
    const colour = COLOURS[labels.indexOf(label) % COLOURS.length] ?? COLOURS[0];
    orders.push(
      `${colour} RG 0.8 w ${x0 - 1} ${height - y1 - 1} ${x1 - x0 + 2} ${y1 - y0 + 2} re S`,
      // A tint that the words can still be read through.
      `q 1 0.97 0.72 rg ${x0 - 0.6} ${height - y1 - 0.6} ${x1 - x0 + 1.2} ${y1 - y0 + 1.2} re f Q`,
    );
    if (!label || unnamed) continue;
    const place = placeLabel(box, label.length * LETTER * LABEL_SIZE + 2, { taken, page: [0, 0, width, height] });
    taken.push(place);
    orders.push(
      `BT ${colour} rg /F ${LABEL_SIZE} Tf ${place[0] + 1} ${height - place[3] + 1.8} Td (${escapeText(label)}) Tj ET`,
    );
  }
  return orders.join('\n');
}

/**
 * Draws boxes with their labels on a page's picture; `points` says how many points one of its pixels is wide. What is
 * under them stays readable. The picture itself is not changed. Offline: the renderer has the type it needs.
 */
export async function drawBoxes(raster: Raster, boxes: readonly LabelledBox[], points: number): Promise<Raster> {
  if (boxes.length === 0) return raster;
  const width = raster.width * points;
  const height = raster.height * points;
  const content = ordersOf(boxes, width, height);
  const overlay = writePdf([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> >> >>`,
    ],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>'],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
  ]);
  const document = await (await getPdfium()).loadDocument(overlay);
  try {
    const drawn = await document
      .getPage(0)
      .render({ width: raster.width, height: raster.height, colorSpace: 'BGRA', render: async ({ data }) => data });
    return multiply(raster, drawn);
  } finally {
    document.destroy();
  }
}

/** Lays one picture over another as ink on paper: white leaves what is below. */
function multiply(paper: Raster, ink: Raster): Raster {
  const data = Uint8Array.from(paper.data);
  const width = Math.min(paper.width, ink.width);
  for (let y = 0; y < Math.min(paper.height, ink.height); y++) {
    for (let at = y * paper.width * 4, from = y * ink.width * 4, x = 0; x < width * 4; x++) {
      data[at + x] = ((data[at + x] ?? 255) * (ink.data[from + x] ?? 255)) / 255;
    }
  }
  return { width: paper.width, height: paper.height, data };
}
