import { readFonts } from './fonts.ts';

/** An A4 page in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;

/** A font that pdfkit has parsed; it takes one in place of a file. */
type ParsedFont = PDFKit.Mixins.PDFFontSource;
let parsed: Promise<{ regular: ParsedFont; bold: ParsedFont }> | undefined;

/** 30 MB that are loaded when the first PDF is written. */
const importPdfkit = () => import('pdfkit');

/** Parsing 10 MB of a font takes half a second, so it is done once: pdfkit takes a parsed font as a source too. */
async function parseFonts(): Promise<{ regular: ParsedFont; bold: ParsedFont }> {
  const [fonts, { default: PDFDocument }] = await Promise.all([readFonts(), importPdfkit()]);
  const parse = (bytes: Buffer): ParsedFont => {
    const document = new PDFDocument({ autoFirstPage: false }).font(bytes);
    return (document as unknown as { _font: { font: ParsedFont } })._font.font;
  };
  return { regular: parse(fonts.regular), bold: parse(fonts.bold) };
}

/** A PDF being written, with the fonts `regular` and `bold`. */
export type NewPdf = PDFKit.PDFDocument;

/** When a PDF is written, and the JSON that it carries as a file. */
export type PdfRecord = {
  readonly at: Date;
  readonly record?: string | undefined;
  /** `RECORD_NAME` if absent. */
  readonly recordName?: string;
};

/** Name under which a filled form carries its record. */
export const RECORD_NAME = 'agent-rate-provenance.json';

/** Makes a PDF: `draw` writes on A4 pages, which stay open until it returns. The same content makes the same bytes. */
export async function writePdf(
  info: PdfRecord & { readonly title: string; readonly landscape?: boolean },
  draw: (pdf: NewPdf) => void,
): Promise<Uint8Array> {
  parsed ??= parseFonts();
  const [fonts, { default: PDFDocument }] = await Promise.all([parsed, importPdfkit()]);
  const pdf = new PDFDocument({
    size: 'A4',
    layout: info.landscape ? 'landscape' : 'portrait',
    margin: PAGE.margin,
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    info: {
      Title: info.title,
      Producer: 'Agent Rate API',
      Creator: 'Agent Rate API',
      CreationDate: info.at,
      ModDate: info.at,
    },
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  const pieces: Uint8Array[] = [];
  const ended = new Promise<void>((done, fail) => {
    pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
    pdf.on('end', () => done());
    pdf.on('error', fail);
  });
  pdf.addPage();
  draw(pdf);
  if (info.record !== undefined) {
    const dates = { creationDate: info.at, modifiedDate: info.at };
    const name = info.recordName ?? RECORD_NAME;
    pdf.file(Buffer.from(info.record), { name, type: 'application/json', ...dates });
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(pieces));
}
