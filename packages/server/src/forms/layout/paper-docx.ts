import {
  AlignmentType,
  BorderStyle,
  Document,
  HeightRule,
  Packer,
  PageOrientation,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from '#docx';
import { type FormBox, type FormRow, type Paper, titleOf } from './paper.ts';

const FONT = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'SimSun', cs: 'Arial' };
/** Twentieths of a point. */
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = 733;
const LINE = { style: BorderStyle.SINGLE, size: 5, color: '52606D' };
const SIDE = { style: BorderStyle.SINGLE, size: 24, color: 'C81E1E' };

function line(text: string, look: { size: number; color?: string; bold?: boolean; center?: boolean }): Paragraph {
  return new Paragraph({
    alignment: look.center ? AlignmentType.CENTER : AlignmentType.LEFT,
    spacing: { after: 0 },
    children: [
      new TextRun({ text, size: look.size, color: look.color ?? '1F2933', bold: look.bold ?? false, font: FONT }),
    ],
  });
}

type Edge = { first: boolean; last: boolean };

/** What stands in a cell: its title, then its text; a Word cell has one paragraph at least. */
function linesOf(box: FormBox): Paragraph[] {
  const title = titleOf(box);
  const look = box.head ? { size: 15, bold: true } : { size: 13, color: '52606D' };
  const titles = title === '' ? [] : [line(title, look)];
  const texts = box.text === '' ? [] : box.text.split('\n').map((text) => line(text, { size: 18 }));
  const all = [...titles, ...texts];
  return all.length > 0 ? all : [line('', { size: 18 })];
}

function cellOf(box: FormBox, unit: number, side: typeof LINE | typeof SIDE, edge: Edge): TableCell {
  return new TableCell({
    columnSpan: box.span,
    width: { size: box.span * unit, type: WidthType.DXA },
    borders: { top: LINE, bottom: LINE, left: edge.first ? side : LINE, right: edge.last ? side : LINE },
    margins: { top: 30, bottom: 30, left: 70, right: 70 },
    ...(box.head ? { shading: { type: ShadingType.CLEAR, fill: 'EEF1F4', color: 'auto' } } : {}),
    children: linesOf(box),
  });
}

function rowOf({ height, boxes, grows }: FormRow, unit: number, hatched: boolean): TableRow {
  const side = hatched ? SIDE : LINE;
  return new TableRow({
    cantSplit: true,
    height: { value: height * (grows ? 26 : 20), rule: HeightRule.ATLEAST },
    children: boxes.map((box, at) => cellOf(box, unit, side, { first: at === 0, last: at === boxes.length - 1 })),
  });
}

/** Sets a paper as a Word document of A4 pages. */
export async function buildPaperDocx(paper: Paper): Promise<Uint8Array> {
  const { columns, landscape = false, hatched = false } = paper;
  const width = (landscape ? A4.height : A4.width) - 2 * MARGIN;
  const unit = Math.floor(width / columns);
  const children = (rows: readonly FormRow[]) => [
    line(paper.title, { size: 26, bold: true, center: true }),
    line(paper.subtitle, { size: 18, color: '52606D', center: true }),
    new Table({
      width: { size: unit * columns, type: WidthType.DXA },
      layout: TableLayoutType.FIXED,
      columnWidths: Array.from({ length: columns }, () => unit),
      rows: rows.map((row) => rowOf(row, unit, hatched)),
    }),
    line(paper.footnote, { size: 13, color: '52606D' }),
  ];
  const orientation = landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT;
  const page = {
    // The library turns width and height of a landscape page itself.
    size: { ...A4, orientation },
    margin: { top: 500, bottom: 400, left: MARGIN, right: MARGIN, header: 200, footer: 200 },
  };
  const document = new Document({
    styles: { default: { document: { run: { font: FONT, size: 18 } } } },
    sections: paper.pages.map((rows) => ({ properties: { page }, children: children(rows) })),
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
