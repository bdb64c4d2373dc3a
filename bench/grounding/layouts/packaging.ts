import { type Goods, type Language, type Layout, Paper } from '../paper.ts';
import type { Cell } from '../pen.ts';

/** The customs' forms exist in Chinese; exporters also print them with English captions. */
const CHINESE: readonly Language[] = ['zh-Hans'];

const markOf = (paper: Paper, goods: Goods) => {
  const code = goods.kind === 'bags' ? '5H4' : '1A1';
  const body = goods.kind === 'bags' ? '/Y26/S/26/CN/C990' : '/X1.6/250/26/CN/C990';
  const mark = `${code}${body}${paper.any(900) + 100} PI:${String(paper.any(90) + 10).padStart(3, '0')}`;
  return paper.pen.value('packingCode', mark, [mark, code]);
};

const countOf = (paper: Paper, unit: string) => {
  const count = 100 * (1 + paper.any(60));
  return paper.pen.value('packageQuantityAndType', `-${count}-${unit}`, [`${count} ${unit}`, `${count}`]);
};

/** The write-off table at the foot: dates and quantities of partial releases, none of the paper's own. */
function releases(paper: Paper, y: number, split: boolean): void {
  const head = ['日期', '使用数量', '结余数量', '核销人'];
  const row = () => [paper.date(''), `${10 * (1 + paper.any(9))}`, `${100 * (1 + paper.any(9))}`, '苏岑'];
  const empty = ['', '', '', ''];
  const widths = split ? [70, 62, 62, 58, 70, 62, 62, 58] : [126, 126, 126, 126];
  const double = (one: readonly string[], other: readonly string[]) => (split ? [...one, ...other] : [...one]);
  paper.pen.table(45, y, {
    widths,
    rows: [double(head, head), double(row(), row()), double(row(), empty), double(empty, empty)],
  });
}

/** 性能检验结果单 as a grid: label cells of two languages beside value cells. */
const performanceGrid: Layout = {
  name: 'performance sheet, grid of label and value cells',
  documentType: 'packing-performance-certificate',
  aside: false,
  languages: CHINESE,
  draw: () => {
    const paper = new Paper('performance grid', 'zh-Hans', { size: 9.5 });
    const { pen } = paper;
    const goods = paper.goods(({ technical }) => !technical);
    pen.centred(36, '中华人民共和国出入境检验检疫', 14);
    pen.centred(58, '出入境货物包装性能检验结果单', 16);
    pen.line(400, 84, `编号:${paper.number('certificateNo', '4402')}`);
    const label = (text: string): Cell => ({ text, align: 'centre', across: 'middle' });
    const end = pen.table(45, 102, {
      widths: [95, 157, 95, 157],
      rows: [
        [label('申请人\nApplicant'), { text: '新远包装容器(青屿)有限公司', span: 3, across: 'middle' }],
        [
          label('包装容器名称及规格'),
          goods.kind === 'bags' ? '塑料编织袋 25kg' : '闭口钢桶 200L 皮重18kg',
          label('包装容器标记及批号'),
          markOf(paper, goods),
        ],
        [
          label('包装容器数量'),
          countOf(paper, goods.kind === 'bags' ? '条' : '只'),
          label('生产日期'),
          `自 ${paper.date('')} 至 ${paper.date('')}`,
        ],
        [
          label('拟装货物名称'),
          paper.pen.value('commodityName', goods['zh-Hans'] ?? ''),
          label('状态'),
          paper.pen.value(
            'appearance',
            goods.kind === 'bags' ? '固体' : '液体',
            goods.kind === 'bags' ? 'Solid' : 'Liquid',
          ),
        ],
        [
          label('拟装货物类别\n(划“×”)'),
          '×危险货物   □一般货物',
          label('联合国编号'),
          paper.un(goods, paper.one('UN', '')),
        ],
        [
          label('检验依据'),
          'GB 19270-2009;IMDG Code 6.1',
          label('比重'),
          goods.kind === 'bags' ? '/' : paper.pen.value('density', '1.2'),
        ],
        [label('检验结果'), { text: '上述包装容器经抽样检验,性能符合II类包装(Y级)要求。', span: 3, height: 40 }],
        [label('包装使用人'), { text: paper.company(0), span: 3 }],
        [label('本单有效期'), { text: `截止于 ${paper.date('validUntil', 12, false, 2027)}`, span: 3 }],
      ],
    });
    pen.line(60, end + 12, '签字:卢望');
    pen.line(340, end + 12, `日期:${paper.date('issueDate')}`);
    pen.seal(430, end + 20, '青屿海关检验检疫专用章', 40);
    pen.line(60, end + 44, '分批使用核销栏');
    releases(paper, end + 58, false);
    pen.says('manufacturerCompanyName', paper.company(0), null);
    pen.says('packingGroup', 'II', null);
    return pen;
  },
};

/** 性能检验结果单 as printed in two halves: captions left of values in both, narrow cells whose labels break. */
const performanceSplit: Layout = {
  name: 'performance sheet, split in two halves',
  documentType: 'packing-performance-certificate',
  aside: true,
  languages: CHINESE,
  draw: () => {
    const paper = new Paper('performance split', 'zh-Hans', { size: 9 });
    const { pen } = paper;
    const goods = paper.goods(({ technical }) => !technical);
    pen.centred(40, '出境货物运输包装性能检验结果单', 17);
    pen.centred(64, 'INSPECTION CERTIFICATE OF PACKAGING PERFORMANCE', 9);
    pen.line(390, 84, `编号 No. ${paper.number('certificateNo', 'XB')}`);
    const label = (text: string): Cell => ({ text, across: 'middle' });
    const end = pen.table(45, 100, {
      widths: [58, 194, 58, 194],
      rows: [
        [label('申请人'), { text: '云洲制桶有限公司', span: 3 }],
        [
          label('包装容器名称及规格'),
          { text: goods.kind === 'bags' ? '塑料编织袋\n25公斤' : '闭口钢桶\n200升', across: 'middle' },
          label('包装容器标记及批号'),
          { text: markOf(paper, goods), across: 'middle' },
        ],
        [
          label('包装容器数量'),
          { text: countOf(paper, '个'), across: 'middle' },
          label('生产日期'),
          { text: paper.date(''), across: 'middle' },
        ],
      ],
    });
    const half = (side: number, rows: readonly (readonly [string, string])[]) =>
      rows.forEach(([name, value], at) => {
        const [x, y] = [45 + side * 252, end + at * 26];
        pen.frame([x, y, x + 252, y + 26]);
        pen.line(x + 4, y + 8, name);
        pen.line(x + 84, y + 8, value);
      });
    const solid = goods.kind === 'bags';
    half(0, [
      ['拟装货物名称', pen.value('commodityName', goods['zh-Hans'] ?? '')],
      ['联合国编号', paper.un(goods, '')],
      ['拟装货物类别', paper.hazardClass(goods)],
      ['包装类别', paper.group(goods)],
    ]);
    half(1, [
      ['状态', pen.value('appearance', solid ? '固态' : '液态', solid ? 'Solid' : 'Liquid')],
      ['密度', solid ? '——' : pen.value('density', '1.18')],
      ['运输方式', '海运'],
      ['有效期限至', paper.date('validUntil', 12, false, 2027)],
    ]);
    const below = pen.table(45, end + 104, {
      widths: [58, 446],
      rows: [
        [label('检验结果'), { text: '经检验,该批包装容器性能合格。', height: 44 }],
        [label('备注'), '***'],
      ],
    });
    pen.line(330, below + 14, `签发日期 ${paper.date('issueDate', undefined, true)}`);
    pen.seal(420, below + 24, '云洲海关检验检疫专用章', 42);
    releases(paper, below + 80, true);
    pen.says('manufacturerCompanyName', null);
    return pen;
  },
};

const useRows = (paper: Paper, goods: Goods) => {
  const solid = goods.kind === 'bags';
  const each = solid ? 25 : 200;
  const count = 40 + paper.any(160);
  const net = each * count;
  const gross = net + count * (solid ? 1 : 18);
  return {
    solid,
    each,
    count: paper.pen.value('packageQuantityAndType', `-${count}-${solid ? '袋' : '桶'}`, [
      `${count} ${solid ? '袋' : '桶'}`,
      String(count),
    ]),
    net: (unit: string) => paper.mass('netWeightKgs', net, unit),
    gross: (unit: string) => paper.mass('grossWeightKgs', gross, unit),
    tare: each + (solid ? 1 : 18),
  };
};

/** 使用鉴定结果单 with small captions in the corners of its cells, boxes ticked by ×. */
const useCaptions: Layout = {
  name: 'use certificate, captions in the corners',
  documentType: 'packing-use-certificate',
  aside: false,
  languages: CHINESE,
  draw: () => {
    const paper = new Paper('use captions', 'zh-Hans', { size: 10 });
    const { pen } = paper;
    const goods = paper.goods();
    const figures = useRows(paper, goods);
    pen.centred(36, '出境危险货物运输包装使用鉴定结果单', 16);
    pen.line(400, 66, `编号 No.:${paper.number('certificateNo', '2203')}`);
    const cell = (caption: string, text: string, span = 1): Cell => ({ caption, text, span, height: 32 });
    const ticked = (...names: readonly string[]) =>
      names
        .map((one) =>
          one === goods.group ? `× ${pen.value('packingGroup', ROMAN[one] ?? one, one)}` : `□ ${ROMAN[one]}`,
        )
        .join('   ');
    const end = pen.table(40, 84, {
      widths: [172, 172, 172],
      rows: [
        [
          cell('申请人 Applicant', paper.party('shipperCompanyName', 1), 2),
          cell('运输方式 Means of transport', '水路'),
        ],
        [
          cell('使用人 User', paper.party('manufacturerCompanyName', 0), 2),
          cell('灌装日期 Date of filling', paper.date('')),
        ],
        [
          cell('包装容器名称及规格 Packaging', figures.solid ? '塑料编织袋 25kg' : '闭口钢桶 200L'),
          cell('包装容器标记及批号 UN mark', markOf(paper, goods)),
          cell('包装类别 Packing group', ticked('I', 'II', 'III')),
        ],
        [
          cell('性能检验结果单号 Performance sheet No.', `4402${paper.any(90000)}`),
          cell('报检件数 Packages', figures.count),
          cell(
            '危险货物状态 State',
            pen.value('appearance', figures.solid ? '固态' : '液态', figures.solid ? 'Solid' : 'Liquid'),
          ),
        ],
        [
          cell('危险货物名称 Dangerous goods', pen.value('commodityName', goods['zh-Hans'] ?? '')),
          cell('危险货物类别 Class', paper.hazardClass(goods)),
          cell('联合国编号 UN No.', paper.un(goods, '')),
        ],
        [
          cell('单件毛重 Gross per package', `${figures.tare}千克`),
          cell('总毛重 Total gross', figures.gross('千克')),
          cell('总净重 Total net', figures.net('千克')),
        ],
        [cell('鉴定结果 Result', '上述包装使用符合《国际海运危险货物规则》要求,鉴定合格。', 3)],
        [
          cell('本证有效期 Valid until', `截止于 ${paper.date('validUntil', 12, false, 2027)}`, 2),
          cell('签发日期 Issue date', paper.date('issueDate')),
        ],
      ],
    });
    pen.seal(440, end - 6, '云洲海关检验检疫专用章', 44);
    pen.line(50, end + 30, '分批出境核销栏');
    releases(paper, end + 44, true);
    pen.says('properShippingName', goods['zh-Hans'] ?? '', null);
    return pen;
  },
};

const ROMAN: Readonly<Record<string, string>> = { I: 'Ⅰ', II: 'Ⅱ', III: 'Ⅲ' };

/** 使用鉴定结果单 with label cells, a brim of boxes to be ticked, and a table of partial certificates. */
const useGrid: Layout = {
  name: 'use certificate, grid with boxes to tick',
  documentType: 'packing-use-certificate',
  aside: true,
  languages: CHINESE,
  draw: () => {
    const paper = new Paper('use grid', 'zh-Hans', { size: 9 });
    const { pen } = paper;
    const goods = paper.goods();
    const figures = useRows(paper, goods);
    pen.centred(34, '中华人民共和国海关', 13);
    pen.centred(54, '出境危险货物运输包装使用鉴定结果单', 16);
    pen.line(45, 82, `共 1 页 第 1 页`);
    pen.line(390, 82, `编号:${paper.number('certificateNo', 'DW')}`);
    const label = (text: string): Cell => ({ text, align: 'centre', across: 'middle' });
    const value = (text: string, span = 1): Cell => ({ text, span, across: 'middle' });
    const groups = ['I', 'II', 'III']
      .map((one) =>
        one === goods.group ? `${pen.value('packingGroup', ROMAN[one] ?? '', one)}(√)` : `${ROMAN[one]}( )`,
      )
      .join(' ');
    const end = pen.table(45, 98, {
      widths: [78, 106, 78, 82, 78, 82],
      rows: [
        [label('申请人'), value(paper.party('shipperCompanyName', 1), 5)],
        [label('使用人'), value(paper.party('manufacturerCompanyName', 0), 3), label('运输方式'), value('海运')],
        [
          label('包装容器名称及规格'),
          value(figures.solid ? '塑料编织袋25公斤' : '闭口钢桶200升'),
          label('包装容器标记及批号'),
          value(markOf(paper, goods), 3),
        ],
        [
          label('危险货物名称'),
          value(pen.value('commodityName', `${goods['zh-Hans']}`), 3),
          label('联合国编号'),
          value(paper.un(goods)),
        ],
        [
          label('危险货物类别'),
          value(
            `${paper.hazardClass(goods)}${goods.subsidiary ? `(${paper.pen.value('subRiskClassNo', goods.subsidiary)})` : ''}`,
          ),
          label('包装类别'),
          value(groups),
          label('危险货物状态'),
          value(pen.value('appearance', figures.solid ? '固体' : '液体', figures.solid ? 'Solid' : 'Liquid')),
        ],
        [
          label('报检包件数量'),
          value(figures.count),
          label('单件毛重'),
          value(`${figures.tare} kg`),
          label('灌装日期'),
          value(paper.date('')),
        ],
        [
          label('货物总毛重'),
          value(figures.gross(' kg')),
          label('货物总净重'),
          value(figures.net(' kg')),
          label('性能检验结果单编号'),
          value('4403260118842'),
        ],
        [label('检验依据'), value('《国际海运危险货物规则》;GB 19269', 5)],
        [label('鉴定结果'), { text: '经鉴定,包装容器使用合格。', span: 5, height: 46 }],
        [
          label('有效期'),
          value(`至 ${paper.date('validUntil', 12, false, 2027)}`, 2),
          label('签证日期'),
          value(paper.date('issueDate', undefined, true), 2),
        ],
      ],
    });
    pen.seal(455, end - 8, '青屿海关检验检疫专用章', 44);
    pen.table(45, end + 40, {
      widths: [126, 126, 126, 126],
      rows: [
        ['分证编号', '出境日期', '出境数量', '核销人'],
        ['DW260-01', paper.date(''), '20', '卢望'],
        ['', '', '', ''],
      ],
    });
    pen.says('properShippingName', goods['zh-Hans'] ?? '', null);
    return pen;
  },
};

export const PACKAGING: readonly Layout[] = [performanceGrid, performanceSplit, useCaptions, useGrid];
