import PDFDocument from 'pdfkit';

/** In what pieces a line of text is drawn. */
export type Pieces = 'lines' | 'words' | 'letters';

/** How an SDS draws its text twice: in which pieces, the second time `offset` points further right and down. */
export type Redrawing = {
  first: Pieces;
  second: Pieces;
  /** Each piece again at once, or everything again when the page is full. */
  when: 'at once' | 'later';
  offset: readonly [x: number, y: number];
};

type Piece = readonly [x: number, y: number, text: string];

const LINES: readonly Piece[] = [
  [50, 60, 'SAFETY DATA SHEET'],
  [50, 90, 'SECTION 1: Identification'],
  [50, 110, 'Product name'],
  [230, 110, 'Brightwater Thinner 40'],
  [50, 124, 'Manufacturer: Brightwater Coatings Ltd'],
  [50, 138, 'Emergency telephone'],
  [230, 138, '+44 20 7946 0999'],
  [50, 170, 'SECTION 2: Hazards identification'],
  [50, 190, 'H225 Highly flammable liquid and vapour.'],
  [50, 220, 'SECTION 9: Physical and chemical properties'],
  [50, 240, 'Flash point: -17 °C'],
  [50, 270, 'SECTION 14: Transport information'],
  [50, 290, 'UN number'],
  [230, 290, 'UN1263'],
  [50, 304, 'Proper shipping name: PAINT RELATED MATERIAL'],
  [50, 318, 'Packing group'],
  [230, 318, 'II'],
  [50, 350, 'SECTION 16: Other information'],
  [50, 370, 'Revision date: 14 March 2024'],
];

/** What the SDS states. */
export const REDRAWN_VALUES = {
  commodityName: 'Brightwater Thinner 40',
  manufacturerCompanyName: 'Brightwater Coatings Ltd',
  emergencyContactTelephone: '+44 20 7946 0999',
  hCodeGHS: 'H225',
  flashPointCelsius: -17,
  unNo: 'UN1263',
  properShippingName: 'PAINT RELATED MATERIAL',
  packingGroup: 'II',
  issueDate: '2024-03-14',
};

const PARTS: Readonly<Record<Pieces, RegExp>> = { lines: /.+/g, words: /\S+\s*/g, letters: /./g };

/** A safety data sheet of one page whose text is drawn twice, as bold type and shadows are made. */
export function redrawnSds({ first, second, when, offset }: Redrawing): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  document.font('Helvetica').fontSize(10);
  const chunks: Buffer[] = [];
  const piecesOf = ([x, y, text]: Piece, pieces: Pieces): Piece[] =>
    [...text.matchAll(PARTS[pieces])].map((part) => [
      x + document.widthOfString(text.slice(0, part.index)),
      y,
      part[0],
    ]);
  const put = ([x, y, text]: Piece, [right, down] = [0, 0] as readonly [number, number]) =>
    document.text(text, x + right, y + down, { lineBreak: false });
  if (when === 'at once') {
    for (const piece of LINES.flatMap((line) => piecesOf(line, first))) {
      put(piece);
      put(piece, offset);
    }
  } else {
    for (const piece of LINES.flatMap((line) => piecesOf(line, first))) put(piece);
    for (const piece of LINES.flatMap((line) => piecesOf(line, second))) put(piece, offset);
  }
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
    document.end();
  });
}
