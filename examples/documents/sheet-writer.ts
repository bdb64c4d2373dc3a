import PDFDocument from 'pdfkit';

/** What a section of a safety data sheet holds, from top to bottom. */
export type Part = { readonly label: string; readonly value: string } | { readonly text: string } | Table;
type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A safety data sheet: the top of each page, and its sections in order. */
export type SafetyDataSheet = {
  readonly product: string;
  readonly issued: string;
  readonly revision: string;
  readonly sections: readonly { readonly title: string; readonly parts: readonly Part[] }[];
};

const LEFT = 50;
const WIDTH = 495;
const VALUES = 215;
const BOTTOM = 770;

/** The bytes of a PDF that `draw` writes. Its date is fixed, so that the same content makes the same file. */
export function writePdf(title: string, draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const at = new Date('2026-11-02T09:00:00Z');
  const info = { Title: title, Author: 'Invented for the examples of Agent Rate API', CreationDate: at, ModDate: at };
  const pdf = new PDFDocument({ size: 'A4', margin: 40, autoFirstPage: false, info });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<Buffer>((done) => pdf.on('end', () => done(Buffer.concat(pieces))));
  draw(pdf);
  pdf.end();
  return ended;
}

/** Draws a safety data sheet on A4 pages; `tiltDegrees` lays the paper askew, as on a scanner's glass. */
export function drawSheet(pdf: PDFKit.PDFDocument, sheet: SafetyDataSheet, tiltDegrees = 0): void {
  let page = 0;
  let y = 0;
  const startPage = () => {
    pdf.addPage();
    if (tiltDegrees !== 0) pdf.rotate(tiltDegrees, { origin: [297, 421] });
    page += 1;
    y = drawHead(pdf, sheet, page);
  };
  const makeRoom = (height: number) => {
    if (page === 0 || y + height > BOTTOM) startPage();
  };
  sheet.sections.forEach(({ title, parts }, index) => {
    makeRoom(60);
    pdf.rect(LEFT, y, WIDTH, 17).fill('#dbe7f0').fillColor('#12344d').font('Helvetica-Bold').fontSize(10);
    pdf.text(`SECTION ${index + 1}: ${title}`, LEFT + 5, y + 4, { lineBreak: false });
    y += 23;
    for (const part of parts) {
      makeRoom(heightOf(pdf, part));
      y += drawPart(pdf, part, y);
    }
    y += 8;
  });
}

function drawHead(pdf: PDFKit.PDFDocument, { product, issued, revision }: SafetyDataSheet, page: number): number {
  pdf
    .fillColor('#12344d')
    .font('Helvetica-Bold')
    .fontSize(page === 1 ? 17 : 10);
  pdf.text(page === 1 ? 'SAFETY DATA SHEET' : product, LEFT, 40, { lineBreak: false });
  pdf.font('Helvetica').fontSize(8).fillColor('#444444');
  pdf.text(`Issue date: ${issued}   Revision: ${revision}   Page ${page}`, LEFT, 40, { width: WIDTH, align: 'right' });
  pdf
    .moveTo(LEFT, 62)
    .lineTo(LEFT + WIDTH, 62)
    .lineWidth(0.8)
    .strokeColor('#12344d')
    .stroke();
  return 72;
}

const plain = (pdf: PDFKit.PDFDocument) => pdf.font('Helvetica').fontSize(9).fillColor('#111111');

function heightOf(pdf: PDFKit.PDFDocument, part: Part): number {
  plain(pdf);
  if ('text' in part) return pdf.heightOfString(part.text, { width: WIDTH - 10 }) + 4;
  if ('value' in part) return pdf.heightOfString(part.value, { width: LEFT + WIDTH - VALUES }) + 4;
  return 15 * (part.rows.length + 1) + 6;
}

function drawPart(pdf: PDFKit.PDFDocument, part: Part, y: number): number {
  const height = heightOf(pdf, part);
  plain(pdf);
  if ('text' in part) pdf.text(part.text, LEFT + 5, y, { width: WIDTH - 10 });
  else if ('value' in part) {
    pdf.fillColor('#444444').text(part.label, LEFT + 5, y, { width: VALUES - LEFT - 10 });
    pdf.fillColor('#111111').text(part.value, VALUES, y, { width: LEFT + WIDTH - VALUES });
  } else drawTable(pdf, part, y);
  return height;
}

function drawTable(pdf: PDFKit.PDFDocument, { head, rows }: Table, y: number): void {
  const width = WIDTH / head.length;
  [head, ...rows].forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const x = LEFT + column * width;
      pdf
        .rect(x, y + row * 15, width, 15)
        .lineWidth(0.5)
        .strokeColor('#9aa8b3')
        .stroke();
      pdf
        .font(row === 0 ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(8)
        .fillColor('#111111');
      pdf.text(cell, x + 4, y + row * 15 + 4, { lineBreak: false });
    });
  });
}
