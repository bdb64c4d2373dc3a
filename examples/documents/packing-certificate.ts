import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writePdf } from './sheet-writer.ts';

const FONT = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'));

type Pair = readonly [label: string, value: string];

/** Two pairs of label and value side by side, or one across the table. */
const ROWS: readonly (readonly [Pair, Pair?])[] = [
  [
    ['申请人', '阔亮涂料有限公司'],
    ['使用人', '阔亮涂料有限公司'],
  ],
  [
    ['包装容器名称及规格', '闭口钢桶 20L'],
    ['包装容器标记及批号', '1A1/Y1.4/150/26\nCN/330118 PI:027'],
  ],
  [
    ['危险货物名称', '船用面漆 PAINT'],
    ['联合国编号', 'UN1263'],
  ],
  [
    ['危险货物类别', '3'],
    ['包装类别', 'Ⅲ'],
  ],
  [
    ['危险货物状态', '液体'],
    ['密度', '1.18 g/cm³'],
  ],
  [
    ['单件毛重', '25.2 kg'],
    ['单件净重', '23.6 kg'],
  ],
  [
    ['报检件数', '400 桶'],
    ['运输方式', '海运'],
  ],
  [
    ['总毛重', '10,080 kg'],
    ['总净重', '9,440 kg'],
  ],
  [
    ['性能检验结果单号', '330118226000412'],
    ['灌装日期', '2026年10月20日'],
  ],
  [['检验依据', '《国际海运危险货物规则》；GB 19432-2009']],
  [['鉴定结果', '上述危险货物包装使用符合要求。']],
  [
    ['签发日期', '2026年10月28日'],
    ['有效期至', '2027年10月19日'],
  ],
  [['备注', '示例文件，公司、编号和数据均为虚构。']],
];

const TOP = 120;
const ROW = 34;
const [LEFT, LABEL, VALUE] = [48, 104, 146];

/** An invented certificate of the use of dangerous goods packagings (出境危险货物运输包装使用鉴定结果单), in Chinese. */
export async function makePackingCertificate(): Promise<Buffer> {
  const font = await readFile(FONT);
  return writePdf('Packing certificate (invented example)', (pdf) => {
    pdf.addPage().font(font).fillColor('#111111').lineWidth(0.6);
    pdf.fontSize(17).text('出境危险货物运输包装使用鉴定结果单', 0, 48, { width: 595, align: 'center' });
    pdf.fontSize(10).text('编号：330118326000735', 380, 92, { lineBreak: false });
    pdf.fontSize(9.5);
    ROWS.forEach(([left, right], row) => {
      const y = TOP + row * ROW;
      drawPair(pdf, left, LEFT, y, right === undefined ? 2 * VALUE + LABEL : VALUE);
      if (right !== undefined) drawPair(pdf, right, LEFT + LABEL + VALUE, y, VALUE);
    });
  });
}

function drawPair(pdf: PDFKit.PDFDocument, [label, value]: Pair, x: number, y: number, width: number): void {
  pdf
    .rect(x, y, LABEL, ROW)
    .rect(x + LABEL, y, width, ROW)
    .stroke('#555555');
  pdf.text(label, x + 5, y + 10, { lineBreak: false });
  const lines = value.split('\n');
  lines.forEach((line, index) => {
    pdf.text(line, x + LABEL + 5, y + (lines.length > 1 ? 4 : 10) + index * 14, { lineBreak: false });
  });
}
