import PDFDocument from 'pdfkit';
import { scanPage } from '../../packages/server/src/documents/testing/scan-page.ts';

/** A PDF as an office scanner gives it back: 150 to 200 dpi, up to half a degree askew, grainy, kept as JPEG; `at` chooses how. */
export async function asScan(pdf: Uint8Array, pages: number, at: number): Promise<Uint8Array> {
  const scan = {
    dpi: 150 + ((17 * at) % 50),
    skewDegrees: ((7 * at) % 11) / 10 - 0.5,
    noise: 4 + ((5 * at) % 9),
    jpegQuality: 60 + ((13 * at) % 30),
  };
  const document = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
  for (let page = 1; page <= pages; page++) {
    const picture = Buffer.from(await scanPage(pdf, { ...scan, page }));
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)].map(
      (pixels) => (72 * pixels) / scan.dpi,
    );
    document.addPage({ size: [width ?? 595, height ?? 842], margin: 0 });
    document.image(picture, 0, 0, { width: width ?? 595 });
  }
  document.end();
  return done;
}
