import {
  AlignmentType,
  BorderStyle,
  Document,
  HeightRule,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from '#docx';
import type { Letter, LetterRow } from './letter.ts';

const FONT = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'SimSun', cs: 'Arial' };
/** Sizes in half points, distances in twentieths of a point. */
const WIDTH = 9_700;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: '7B8794' };
const BORDERS = { top: LINE, bottom: LINE, left: LINE, right: LINE };

type Look = {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: (typeof AlignmentType)[keyof typeof AlignmentType];
  after?: number;
  indent?: number;
};

function textOf(text: string, look: Look = {}): Paragraph {
  const { size = 20, bold = false, color = '1F2933', align = AlignmentType.LEFT, after = 60, indent = 0 } = look;
  return new Paragraph({
    alignment: align,
    spacing: { after },
    indent: { left: indent },
    children: [new TextRun({ text, size, bold, color, font: FONT })],
  });
}

function cellOf(text: string, width: number, isLabel: boolean): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: BORDERS,
    verticalAlign: VerticalAlign.CENTER,
    margins: { top: 40, bottom: 40, left: 90, right: 90 },
    ...(isLabel ? { shading: { fill: 'F0F4F8' } } : {}),
    children: [textOf(text, { size: isLabel ? 17 : 19, after: 0, ...(isLabel ? { color: '52606D' } : {}) })],
  });
}

/** Two questions with their answers on a line. */
function tableOf(rows: readonly LetterRow[], perLine: number, height = 0): Table {
  const label = 1_750;
  const value = WIDTH / perLine - label;
  const lines = Array.from({ length: Math.ceil(rows.length / perLine) }, (_, line) =>
    rows.slice(line * perLine, (line + 1) * perLine),
  );
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: Array.from({ length: perLine }, () => [label, value]).flat(),
    rows: lines.map(
      (line) =>
        new TableRow({
          cantSplit: true,
          height: { value: height, rule: HeightRule.ATLEAST },
          children: line.flatMap((row) => [cellOf(row.label, label, true), cellOf(row.value, value, false)]),
        }),
    ),
  });
}

function clauseParagraphs(clauses: Letter['clauses']): Paragraph[] {
  return clauses.flatMap((texts, at) =>
    texts.map((text, line) => {
      const isLast = line === texts.length - 1;
      const numbered = line === 0 ? `${at + 1}. ${text}` : text;
      return textOf(numbered, {
        size: line === 0 ? 18 : 16,
        after: isLast ? 70 : 10,
        indent: line === 0 ? 0 : 260,
        ...(line === 0 ? {} : { color: '52606D' }),
      });
    }),
  );
}

/** Sets a letter as a Word document on A4, to be printed on letterhead and stamped. */
export async function buildLetterDocx(letter: Letter): Promise<Uint8Array> {
  const children = [
    ...letter.letterhead.map((text) => textOf(text, { size: 26, bold: true, align: AlignmentType.CENTER, after: 120 })),
    ...letter.title.map((text, at) =>
      textOf(text, { size: at === 0 ? 32 : 22, bold: true, align: AlignmentType.CENTER, after: 80 }),
    ),
    ...letter.addressee.map((text) => textOf(text, { size: 20 })),
    tableOf(letter.rows, 2),
    textOf('', { size: 8, after: 0 }),
    ...letter.opening.map((text) => textOf(text, { bold: true, size: 19 })),
    ...clauseParagraphs(letter.clauses),
    ...[...letter.declared, ...letter.attachments].map((text) =>
      textOf(text, { size: 17, color: '52606D', after: 20 }),
    ),
    textOf('', { size: 8, after: 0 }),
    ...(letter.signature.length > 0
      ? [tableOf(letter.signature.slice(0, -1), 2), tableOf(letter.signature.slice(-1), 1, 900)]
      : []),
  ];
  const document = new Document({
    styles: { default: { document: { run: { font: FONT, size: 20 } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 700, bottom: 600, left: 1_100, right: 1_100 },
          },
        },
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
