import { crc32, deflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { drawSheet, type SafetyDataSheet, writePdf } from './sheet-writer.ts';

const DPI = 150;
const GREYS = 8;

type Grey = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** A safety data sheet as a scanner would hand it over: a PDF of pictures without text, a little askew, on paper that is not quite white. */
export async function scanSheet(sheet: SafetyDataSheet): Promise<Buffer> {
  const paper = await writePdf(sheet.product, (pdf) => drawSheet(pdf, sheet, 0.8));
  const pictures = (await photograph(paper)).map(greyPng);
  return writePdf(`${sheet.product} (scan, invented example)`, (pdf) => {
    for (const picture of pictures) pdf.addPage({ margin: 0 }).image(picture, 0, 0, { width: 595.28 });
  });
}

/** Each page in a few steps of grey, with grain on the letters. */
async function photograph(pdf: Uint8Array): Promise<Grey[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: Grey[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({
      scale: DPI / 72,
      colorSpace: 'Gray',
      render: async ({ data: raw }) => raw,
    });
    pages.push({ width, height, data: data.map((value, at) => greyOf(value, at)) });
  }
  document.destroy();
  library.destroy();
  return pages;
}

function greyOf(value: number, at: number): number {
  const grain = value > 235 ? 0 : ((Math.imul(at, 2_654_435_761) >>> 24) / 255 - 0.5) * 30;
  const step = 255 / (GREYS - 1);
  return Math.max(0, Math.min(248, Math.round((value + grain) / step) * step));
}

/** An eight-bit grey picture as a PNG file. */
function greyPng({ width, height, data }: Grey): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const body = chunk('IDAT', deflateSync(rows, { level: 9 }));
  return Buffer.concat([signature, chunk('IHDR', header), body, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
