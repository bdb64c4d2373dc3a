import {
  AlignmentType,
  BorderStyle,
  Document,
  HeightRule,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { DangerousGoodsForm, FormBox, FormRow } from './form.ts';

const FONT = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'SimSun', cs: 'Arial' };
/** Twentieths of a point. */
const WIDTH = 10_440;
const UNIT = WIDTH / 12;
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

function cellOf(box: FormBox, edge: { first: boolean; last: boolean }): TableCell {
  const title = box.number === '' ? box.title : `${box.number}. ${box.title}`;
  const texts = box.text === '' ? [] : box.text.split('\n').map((text) => line(text, { size: 18 }));
  return new TableCell({
    columnSpan: box.span,
    width: { size: box.span * UNIT, type: WidthType.DXA },
    borders: { top: LINE, bottom: LINE, left: edge.first ? SIDE : LINE, right: edge.last ? SIDE : LINE },
    margins: { top: 30, bottom: 30, left: 70, right: 70 },
    children: [line(title, { size: 13, color: '52606D' }), ...texts],
  });
}

function rowOf({ height, boxes }: FormRow): TableRow {
  return new TableRow({
    cantSplit: true,
    height: { value: height * (height > 150 ? 26 : 20), rule: HeightRule.ATLEAST },
    children: boxes.map((box, at) => cellOf(box, { first: at === 0, last: at === boxes.length - 1 })),
  });
}

/** Sets the form as a Word document of one A4 page. */
export async function buildFormDocx(form: DangerousGoodsForm): Promise<Uint8Array> {
  const table = new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: Array.from({ length: 12 }, () => UNIT),
    rows: form.rows.map(rowOf),
  });
  const children = [
    line(form.title, { size: 26, bold: true, center: true }),
    line(form.subtitle, { size: 18, color: '52606D', center: true }),
    table,
    line(form.footnote, { size: 13, color: '52606D' }),
  ];
  const page = { size: { width: 11_906, height: 16_838 }, margin: { top: 500, bottom: 400, left: 733, right: 733 } };
  const document = new Document({
    styles: { default: { document: { run: { font: FONT, size: 18 } } } },
    sections: [{ properties: { page }, children }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
