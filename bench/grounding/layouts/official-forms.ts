import { type Goods, type Language, type Layout, Paper } from '../paper.ts';
import type { Cell, Pen } from '../pen.ts';

const CHINESE: readonly Language[] = ['zh-Hans'];
const ENGLISH: readonly Language[] = ['en'];

const layout = (
  name: string,
  documentType: string,
  languages: readonly Language[],
  draw: (paper: Paper) => void,
  { size = 9, across = false } = {},
): Layout => ({
  name,
  documentType,
  aside: false,
  languages,
  draw: (language) => {
    const paper = new Paper(name, language, { size }, across);
    draw(paper);
    return paper.pen;
  },
});

const isSolid = (goods: Goods) => goods.kind === 'bags';
const stateOf = (pen: Pen, goods: Goods, sign: '体' | '态' | '' = '体') =>
  pen.value('appearance', `${isSolid(goods) ? '固' : '液'}${sign}`, isSolid(goods) ? 'Solid' : 'Liquid');
const markOf = (paper: Paper, goods: Goods, joint = ' ') => {
  const [code, rest] = isSolid(goods) ? ['5H4', '/Y26/S/26/CN/330217'] : ['1H1', '/Y1.5/150/26/CN/330217'];
  const mark = `${code}${rest}${joint}PI:${10 + paper.any(80)}`;
  return paper.pen.value('packingCode', mark, [mark, `${code}${rest}`, code]);
};
const countOf = (paper: Paper, goods: Goods, count: number, open = '', close = '') => {
  const unit = isSolid(goods) ? '袋' : '桶';
  return paper.pen.value('packageQuantityAndType', `${open}${count}${close}${unit}`, [`${count} ${unit}`, `${count}`]);
};
/** "2027 年 03 月 15 日": figures set apart in the blanks of a printed form. */
const inBlanks = (paper: Paper, key: string, year: number) => {
  const [month, day] = [1 + paper.any(12), 1 + paper.any(28)].map((one) => String(one).padStart(2, '0'));
  return paper.pen.value(key, `${year} 年 ${month} 月 ${day} 日`, `${year}-${month}-${day}`);
};

/** 性能检验结果单: captions over their values, left in the cell, the values indented; ticks before what is chosen. */
const performance = layout(
  'performance sheet, values indented below captions',
  'packing-performance-certificate',
  CHINESE,
  (paper) => {
    const { pen } = paper;
    const goods = paper.goods(({ technical }) => !technical);
    pen.centred(30, '中华人民共和国海关', 13);
    pen.centred(52, '出入境货物包装性能检验结果单', 17);
    pen.line(380, 82, `编号:${paper.number('certificateNo', '3302')}`);
    const cell = (caption: string, text: string, span = 1): Cell => ({
      text: `${caption}\n        ${text}`,
      span,
      height: 34,
    });
    const end = pen.table(42, 98, {
      widths: [128, 128, 128, 128],
      rows: [
        [cell('申请人', '宁甬容器制造有限公司', 4)],
        [
          cell('包装容器名称及规格', isSolid(goods) ? '塑料编织袋 25KG' : '闭口塑料桶 25L', 2),
          cell('包装容器标记及批号', markOf(paper, goods), 2),
        ],
        [
          cell('包装容器数量', countOf(paper, goods, 100 * (1 + paper.any(70)), '*', '*'), 2),
          cell('生产日期', '2026 年 05 月 06 日至 2026 年 05 月 19 日', 2),
        ],
        [
          cell('拟装货物名称', pen.value('commodityName', goods['zh-Hans'] ?? ''), 2),
          cell('状 态', stateOf(pen, goods, '')),
          cell('比 重', isSolid(goods) ? '***' : pen.value('density', '1.15')),
        ],
        [
          cell('检验依据', '海关总署公告2023年第129号;GB 18191', 2),
          { text: '拟装货物类别(划“×”)\n   ☒ 危险货物    □ 一般货物', span: 1 },
          cell('联合国编号', paper.un(goods, '')),
        ],
        [{ text: '检验结果\n        经检验,上述包装容器性能合格,适用于Ⅱ、Ⅲ类包装的危险货物。', span: 4, height: 60 }],
        [
          { text: '签 字:  方 砚', span: 2 },
          { text: `日 期:  ${inBlanks(paper, 'issueDate', 2026)}`, span: 2 },
        ],
        [
          cell('包装使用人', paper.company(0), 2),
          cell('本单有效期', `截止于  ${inBlanks(paper, 'validUntil', 2027)}`, 2),
        ],
        [{ text: '分批使用核销栏', span: 4, align: 'centre' }],
        ['日    期', '使用数量', '结余数量', '核 销 人'],
        [paper.date(''), '120', '480', '苏岑'],
        ['', '', '', ''],
      ],
    });
    pen.seal(350, end - 150, '宁甬海关检验检疫专用章', 42);
    pen.says('manufacturerCompanyName', paper.company(0), null);
    pen.says('packingGroup', 'II', null);
  },
);

/** 使用鉴定结果单: label cells with letter-spaced captions, blanks before units, a row of figures with two lines a cell. */
const use = layout('use certificate, spaced captions and units apart', 'packing-use-certificate', CHINESE, (paper) => {
  const { pen } = paper;
  const goods = paper.goods();
  const [each, count] = [isSolid(goods) ? 25 : 180, 20 + paper.any(60)];
  const tare = isSolid(goods) ? 0.2 : 9;
  pen.centred(34, '出境危险货物运输包装使用鉴定结果单', 16);
  pen.centred(56, 'INSPECTION RESULT FOR USE OF PACKAGES FOR DANGEROUS GOODS', 8);
  pen.line(60, 78, '口岸: 宁甬');
  pen.line(380, 78, `编 号: ${paper.number('certificateNo', '3303')}`);
  const label = (text: string): Cell => ({ text, align: 'centre', across: 'middle' });
  const value = (text: string, span = 1): Cell => ({ text, span, align: 'centre', across: 'middle', height: 28 });
  const end = pen.table(40, 94, {
    widths: [84, 88, 84, 88, 84, 88],
    rows: [
      [label('申 请 人'), value(paper.party('shipperCompanyName', 1), 5)],
      [label('使 用 人'), value(paper.party('manufacturerCompanyName', 0), 5)],
      [
        label('包装容器\n名称及规格'),
        value(isSolid(goods) ? '塑料编织袋 25 kg' : '闭口塑料桶 200 L', 2),
        label('包装容器\n标记及批号'),
        value(markOf(paper, goods), 2),
      ],
      [
        label('危险货物名称'),
        value(pen.value('commodityName', goods['zh-Hans'] ?? ''), 2),
        label('包装类别'),
        value(`${pen.value('packingGroup', goods.group ?? '')} 类`, 2),
      ],
      [
        label('危险货物类别'),
        value(`第 ${paper.hazardClass(goods)} 类`),
        label('联合国编号'),
        value(`UN ${pen.value('unNo', (goods.un ?? '').slice(2), goods.un ?? '')}`),
        label('危险货物状态'),
        value(stateOf(pen, goods, '态')),
      ],
      [
        label('报检包件数量'),
        value(countOf(paper, goods, count)),
        label('单件毛重'),
        value(`${each + tare} 千克`),
        label('单件净重'),
        value(`${each} 千克`),
      ],
      [
        label('总 毛 重'),
        value(pen.value('grossWeightKgs', `${(each + tare) * count} 千克`, (each + tare) * count)),
        label('总 净 重'),
        value(pen.value('netWeightKgs', `${each * count} 千克`, each * count)),
        label('灌装日期'),
        value('2026-06-11'),
      ],
      [label('包装性能检验\n结果单编号'), value('330226011004512', 2), label('运输方式'), value('水运', 2)],
      [label('检验依据'), value('《国际海运危险货物规则》、GB 19359', 5)],
      [label('鉴定结果'), value('经鉴定,上述危险货物运输包装使用方法合格。', 5)],
      [label('签 字'), value('方 砚', 2), label('日 期'), value(inBlanks(paper, 'issueDate', 2026), 2)],
      [label('有 效 期'), value(`截止于 ${inBlanks(paper, 'validUntil', 2027)}`, 5)],
    ],
  });
  pen.seal(430, end - 10, '宁甬海关检验检疫专用章', 42);
  pen.says('shipperDeclareAs', 'DG Cargo');
  pen.says('properShippingName', goods['zh-Hans'] ?? '', goods.en ?? '', null);
  if (goods.subsidiary) pen.says('subRiskClassNo', null);
});

/** 货物运输条件鉴定书: a cover of underlined answers, and on the next page numbered headings with answers below. */
const certification = layout(
  'transport certificate, cover and numbered headings',
  'transport-certificate',
  CHINESE,
  (paper) => {
    const { pen } = paper;
    const goods = paper.goods(({ technical }) => !technical);
    pen.centred(60, '货物运输条件鉴定书', 24);
    pen.centred(94, '(海运)', 14);
    pen.centred(116, 'Certification for Safe Transport of Goods (Sea)', 10);
    const rows: (readonly [string, string, string])[] = [
      ['鉴定书编号', 'Certificate No.', paper.number('certificateNo', 'HY')],
      ['货物名称', 'Name of goods', paper.trade(goods)],
      ['委托单位', 'Entrusted by', paper.party('shipperCompanyName', 1)],
      ['生产单位', 'Produced by', paper.party('manufacturerCompanyName', 2)],
      ['签发日期', 'Date of issue', paper.date('issueDate', undefined, true)],
    ];
    rows.forEach(([name, english, value], at) => {
      const y = 200 + 52 * at;
      pen.line(110, y, name, 12);
      pen.line(110, y + 16, english, 8);
      pen.line(230, y + 3, value, 12);
      pen.rule(220, y + 20, 480, y + 20);
    });
    pen.centred(720, '宁甬化工研究院检测有限公司', 13);
    pen.seal(400, 690, '宁甬化工研究院检测有限公司', 50);
    pen.newPage();
    let y = 50;
    const heading = (text: string, answer: string) => {
      pen.line(50, y, text, 10);
      y = pen.paragraph(74, y + 17, answer, 460) + 9;
    };
    heading('1. 样品外观与性状 Appearance', paper.appearance(goods));
    heading('2. 主要成分 Composition', `${goods['zh-Hans']} 99%(CAS号 ${paper.cas(goods)})`);
    heading('3. 主要用途 Use', pen.value('cargoMainUsage', '涂料原料'));
    heading('4. 鉴定依据 Basis', '《国际海运危险货物规则》(42-24版)');
    heading('5. 联合国编号 UN No.', paper.un(goods));
    heading('6. 正确运输名称 Proper shipping name', paper.name(goods));
    heading('7. 危险性类别 Hazard class', `第${paper.hazardClass(goods)}类`);
    heading('8. 次要危险性 Subsidiary hazard', goods.subsidiary ? paper.subsidiary(goods) : '无');
    heading('9. 包装类别 Packing group', `${paper.group(goods)}类`);
    heading(
      '10. 是否海洋污染物 Marine pollutant',
      pen.value(
        'marinePollutant',
        goods.pollutant === 'Y' ? '是 Yes' : '否 No',
        goods.pollutant === 'Y' ? ['Y', 'P'] : ['N'],
      ),
    );
    heading('11. 有效期 Validity', `自签发之日起至${paper.date('validUntil', 12, false, 2027)}止`);
  },
);

/** 鉴定报告 with four columns, label beside value twice a row; the conclusion in one box with label and value at tab stops. */
const report = layout('transport report, conclusion at tab stops', 'transport-certificate', CHINESE, (paper) => {
  const { pen } = paper;
  const goods = paper.goods(({ technical }) => !technical);
  pen.centred(34, '海运货物运输条件鉴定报告', 17);
  pen.centred(58, 'Report on Transport Conditions of Goods by Sea', 9);
  const label = (text: string): Cell => ({ text, across: 'middle', size: 8.5 });
  const end = pen.table(40, 80, {
    widths: [92, 166, 92, 166],
    rows: [
      [
        label('报告编号\nReport No.'),
        paper.number('certificateNo', 'GJ'),
        label('报告日期\nReport date'),
        paper.date('issueDate'),
      ],
      [label('样品名称\nSample name'), { text: paper.trade(goods), span: 3 }],
      [
        label('委托方\nClient'),
        paper.party('shipperCompanyName', 1),
        label('制造商\nManufacturer'),
        paper.party('manufacturerCompanyName', 2),
      ],
      [label('样品状态\nState'), paper.appearance(goods), label('收样日期\nReceived on'), paper.date('')],
      [
        label('闪点(闭杯)\nFlash point'),
        goods.flash ? pen.value('flashPointCelsius', `${goods.flash}℃`, Number(goods.flash)) : '未检出',
        label('CAS号\nCAS No.'),
        paper.cas(goods),
      ],
    ],
  });
  pen.frame([40, end, 556, end + 190]);
  pen.line(46, end + 8, '鉴定结论 Conclusion', 10);
  const rows: (readonly [string, string])[] = [
    ['UN编号 / UN No.', paper.un(goods)],
    ['运输专用名称 / PSN', paper.name(goods, 'en')],
    ['主要危险性 / Class', paper.hazardClass(goods)],
    ['次要危险性 / Sub. hazard', goods.subsidiary ? paper.subsidiary(goods) : '—'],
    ['包装类别 / PG', paper.group(goods)],
    [
      '海洋污染物 / MP',
      pen.value('marinePollutant', goods.pollutant === 'Y' ? '是' : '否', goods.pollutant === 'Y' ? ['Y', 'P'] : ['N']),
    ],
    ['EmS', paper.ems(goods)],
    ['限量 / LQ', paper.limited(goods)],
  ];
  rows.forEach(([name, value], at) => {
    pen.line(60, end + 30 + 18 * at, name);
    pen.line(230, end + 30 + 18 * at, value);
  });
  pen.line(46, end + 204, `有效期至 Valid until  ${paper.date('validUntil', 12, false, 2027)}`);
  pen.line(46, end + 236, '主检: 方砚      审核: 卢望      批准: 苏岑');
  pen.seal(430, end + 210, '宁甬商品检测有限公司', 44);
});

/** Identification report in English: two columns of boxes, small captions above, a band of five codes. */
const band = layout('identification report, a band of codes', 'transport-certificate', ENGLISH, (paper) => {
  const { pen } = paper;
  const goods = paper.goods(({ technical }) => !technical);
  pen.line(40, 34, 'Meridian Cargo Testing', 14);
  pen.line(40, 56, 'IDENTIFICATION AND CLASSIFICATION REPORT FOR TRANSPORT OF GOODS', 11);
  const cell = (caption: string, text: string, span = 1): Cell => ({ caption, text, span, height: 34 });
  const end = pen.table(40, 78, {
    widths: [103, 103, 103, 103, 103],
    rows: [
      [
        cell('Report number', paper.number('certificateNo', 'MCT'), 3),
        cell('Date of issue', paper.date('issueDate'), 2),
      ],
      [cell('Name of goods', paper.trade(goods), 3), cell('Physical state', paper.appearance(goods), 2)],
      [
        cell('Client', paper.party('shipperCompanyName', 1), 3),
        cell('Manufacturer', paper.party('manufacturerCompanyName', 2), 2),
      ],
      [
        cell('Intended use', pen.value('cargoMainUsage', 'raw material for coatings'), 3),
        cell('CAS number', paper.cas(goods), 2),
      ],
      [
        cell('UN number', paper.un(goods)),
        cell('Class', paper.hazardClass(goods)),
        cell('Subsidiary hazard', goods.subsidiary ? paper.subsidiary(goods) : '-'),
        cell('Packing group', paper.group(goods)),
        cell('Marine pollutant', paper.pollutant(goods)),
      ],
      [
        cell('Proper shipping name', paper.name(goods), 3),
        cell('EmS', paper.ems(goods)),
        cell('Limited quantity', paper.limited(goods)),
      ],
      [cell('Basis of the report', 'IMDG Code, Amendment 42-24; UN Manual of Tests and Criteria', 5)],
      [cell('Valid until', paper.date('validUntil', 12, false, 2027), 5)],
    ],
  });
  pen.line(40, end + 20, 'Tested by: A. Weld        Approved by: R. Quill');
});

/** The multimodal form after the model of IMDG 5.4.5: numbered captions in corners, two goods in box 14, figures in columns. */
const multimodal = layout('multimodal form, numbered boxes', 'dangerous-goods-declaration', ENGLISH, (paper) => {
  const { pen } = paper;
  const goods = paper.goods();
  pen.centred(24, 'MULTIMODAL DANGEROUS GOODS FORM', 12);
  const cell = (caption: string, text: string, span = 1, height = 36): Cell => ({ caption, text, span, height });
  let y = pen.table(36, 44, {
    widths: [262, 131, 131],
    rows: [
      [
        cell(
          '1 Shipper / Consignor / Sender',
          `${paper.party('shipperCompanyName', 1)}\n14 Quay Street, Port Alder`,
          1,
          56,
        ),
        cell('2 Transport document number', paper.number('certificateNo', 'MDG')),
        cell('4 Shipper’s reference', 'SO-77120'),
      ],
      [
        cell('6 Consignee', 'Brackwater Import B.V.\nKade 9, Veerhaven', 1, 56),
        cell('7 Carrier (to be completed by the carrier)', 'Northern Arc Line', 2),
      ],
      [
        cell('8 This shipment is within the limitations prescribed for:', 'CARGO AIRCRAFT ONLY'),
        cell('9 Additional handling information', `24 h emergency telephone ${paper.phone()}`, 2),
      ],
      [
        cell('10 Vessel / flight No. and date', 'ARC MERIDIAN 612W'),
        cell('11 Port / place of loading', 'Port Alder'),
        cell('12 Port / place of discharge', 'Veerhaven'),
      ],
    ],
  });
  const [count, each] = [40 + paper.any(40), isSolid(goods) ? 25 : 200];
  const gross = count * (each + (isSolid(goods) ? 1 : 20));
  pen.frame([36, y, 560, y + 170]);
  pen.line(39, y + 3, '14 Shipping marks', 7);
  pen.line(110, y + 3, '* Number and kind of packages; description of goods', 7);
  pen.line(380, y + 3, 'Gross mass (kg)', 7);
  pen.line(450, y + 3, 'Net mass (kg)', 7);
  pen.line(515, y + 3, 'Cube (m3)', 7);
  pen.line(39, y + 22, 'NAL 612');
  const kind = isSolid(goods) ? 'bags (5H4)' : 'steel drums (1A1)';
  pen.line(
    110,
    y + 22,
    pen.value('packageQuantityAndType', `${count} ${kind}`, [
      `${count} ${kind}`,
      `${count} ${kind.replace(/ \(.*/, '')}`,
    ]),
  );
  pen.says('packingCode', isSolid(goods) ? '5H4' : '1A1', null);
  pen.line(380, y + 22, pen.value('grossWeightKgs', `${gross}`, gross));
  pen.line(450, y + 22, pen.value('netWeightKgs', `${count * each}`, count * each));
  pen.line(515, y + 22, '9.6');
  const subsidiary = goods.subsidiary ? ` (${paper.subsidiary(goods)})` : '';
  const said = `${paper.un(goods)}, ${paper.name(goods)}, ${paper.hazardClass(goods)}${subsidiary}, PG ${paper.group(goods)}`;
  const flash = goods.flash
    ? `, (${pen.value('flashPointCelsius', `${goods.flash} °C c.c.`, Number(goods.flash))})`
    : '';
  const pollutant = goods.pollutant === 'Y' ? `, ${pen.value('marinePollutant', 'MARINE POLLUTANT', ['Y', 'P'])}` : '';
  pen.paragraph(110, y + 36, `${said}${flash}${pollutant}`, 250);
  if (goods.pollutant !== 'Y') pen.says('marinePollutant', null, 'N');
  pen.line(110, y + 90, `EmS ${paper.ems(goods)}`);
  y = pen.table(36, y + 170, {
    widths: [140, 96, 96, 86, 106],
    rows: [
      [
        cell('15 Container identification No.', 'NALU 482913 6'),
        cell('16 Seal number(s)', 'AB 90211'),
        cell('17 Size and type', '20 GP'),
        cell('18 Tare mass (kg)', '2200'),
        cell('19 Total gross mass (including tare) (kg)', `${gross + 2200}`),
      ],
    ],
  });
  pen.table(36, y, {
    widths: [262, 262],
    rows: [
      [
        cell('20 Name of company', paper.company(0), 1, 50),
        cell('22 Name of company (of shipper preparing this note)', paper.company(1), 1, 50),
      ],
      [
        cell('Place and date', 'Port Alder, 3 February 2026'),
        cell('Place and date', `Port Alder, ${paper.date('issueDate', 2)}`),
      ],
    ],
  });
});

/** 危险货物安全适运声明书 after the maritime authority's model: lines of captions with dots, descriptions in one column. */
const fitness = layout(
  'declaration of fitness, captions on dotted lines',
  'dangerous-goods-declaration',
  CHINESE,
  (paper) => {
    const { pen } = paper;
    const goods = paper.goods();
    pen.centred(34, '危险货物安全适运声明书', 18);
    pen.centred(60, 'DECLARATION ON SAFETY AND FITNESS OF DANGEROUS GOODS', 9);
    pen.centred(76, '(包装/固体散装危险货物 Packaged / Solid in Bulk)', 8);
    const cell = (text: string, span = 1): Cell => ({ text, span });
    const end = pen.table(40, 96, {
      widths: [258, 258],
      rows: [
        [
          cell(`发货人:\nShipper: ${paper.party('shipperCompanyName', 1)}`),
          cell('收货人:\nConsignee: Brackwater Import B.V.'),
        ],
        [cell('承运人:北弧航运\nCarrier:'), cell('船名和航次:ARC MERIDIAN 612W\nShip name and Voyage No.:')],
        [cell('装货港:宁甬\nPort of loading:'), cell('卸货港:VEERHAVEN\nPort of discharging:')],
      ],
    });
    const [count, each] = [40 + paper.any(40), isSolid(goods) ? 25 : 200];
    const gross = count * (each + (isSolid(goods) ? 1 : 20));
    let y = end + 8;
    const row = (text: string) => {
      y = pen.paragraph(46, y, text, 500) + 4;
    };
    pen.frame([40, end, 556, end + 250]);
    row('货物标记和编号 Shipping marks: N/M');
    row(`正确运输名称 Proper shipping name: ${paper.name(goods, 'en')}`);
    row(`危险类别 Class: ${paper.hazardClass(goods)}`);
    row(`次危险 Subsidiary risk: ${goods.subsidiary ? paper.subsidiary(goods) : 'N/A'}`);
    row(`危规编号 UN No.: ${paper.un(goods, '')}`);
    row(`包装类 Packing group: ${pen.value('packingGroup', goods.group ?? '')}`);
    row(
      `包件的种类和数量 Number and kind of packages: ${pen.value('packageQuantityAndType', `${count} ${isSolid(goods) ? 'BAGS' : 'DRUMS'}`)}`,
    );
    row(
      `闪点 Flash point (°C, c.c.): ${goods.flash ? pen.value('flashPointCelsius', goods.flash, Number(goods.flash)) : '/'}`,
    );
    row('控制及应急温度 Control and emergency temperature: /');
    row(
      `是否海洋污染物 Marine pollutant: ${pen.value('marinePollutant', goods.pollutant === 'Y' ? 'YES' : 'NO', goods.pollutant === 'Y' ? ['Y', 'P'] : ['N'])}`,
    );
    row(`应急措施编号 EmS No.: ${paper.ems(goods)}`);
    row(
      `总重 Gross mass (kg): ${pen.value('grossWeightKgs', String(gross), gross)}      净重 Net mass (kg): ${pen.value('netWeightKgs', String(count * each), count * each)}`,
    );
    pen.paragraph(
      46,
      end + 262,
      '兹声明:上述拟交付船舶装运的危险货物已按规定全部并准确地填写了正确运输名称、危规编号、分类、危险性和应采取的安全防护措施及安全注意事项。',
      500,
    );
    pen.line(46, end + 320, '申报员(签字): 方砚');
    pen.line(300, end + 320, `申报日期 Date: ${paper.date('issueDate')}`);
    pen.line(46, end + 340, `紧急联系电话 Emergency telephone: ${paper.phone()}`);
  },
);

/** UN 38.3 summary in the words of the Manual of Tests and Criteria, 38.3.5, in two columns. */
const summary = layout('test summary, in the words of 38.3.5', 'un38.3-test-summary', ENGLISH, (paper) => {
  const { pen } = paper;
  pen.centred(40, 'UN 38.3 TEST SUMMARY', 14);
  pen.centred(60, 'in accordance with sub-section 38.3.5 of the Manual of Tests and Criteria', 8);
  const rows: (readonly [string, string])[] = [
    ['(a) Name of cell, battery, or product manufacturer, as applicable', paper.party('manufacturerCompanyName', 2)],
    [
      '(b) Cell, battery, or product manufacturer’s contact information',
      '88 Foundry Lane, Eastmoor; +44 20 7946 0311; qa@lumacell.example',
    ],
    [
      '(c) Name of the test laboratory and contact information',
      'Meridian Cargo Testing, 3 Gauge Road; lab@meridian.example',
    ],
    ['(d) A unique test report identification number', paper.number('certificateNo', 'MCT38')],
    ['(e) Date of test report', paper.date('issueDate')],
    [
      '(f) Description of cell or battery',
      `${pen.value('commodityName', 'Rechargeable lithium ion battery', ['Rechargeable lithium ion battery', 'LC-P20', 'Rechargeable lithium ion battery LC-P20'])}\nLithium ion battery; mass 0.32 kg; 74 Wh; prismatic, aluminium case; model LC-P20`,
    ],
    [
      '(g) List of tests conducted and results',
      'T.1 Pass, T.2 Pass, T.3 Pass, T.4 Pass, T.5 Pass, T.6 N/A, T.7 Pass, T.8 N/A',
    ],
    ['(h) Reference to assembled battery testing requirements', 'Not applicable'],
    ['(i) Reference to the revised edition of the Manual used', 'Revision 8, Amendment 1'],
    ['(j) Signature with name and title of signatory', 'R. Quill, Head of Laboratory'],
  ];
  pen.table(40, 84, { widths: [220, 295], rows: rows.map(([name, value]) => [name, value]) });
  pen.says('shipperDeclareAs', null, 'DG Cargo');
  pen.says('appearance', null, 'Solid');
  pen.says('packageQuantityAndType', null);
});

/** 集装箱装箱证明书 after the maritime authority's model: a table of goods with bilingual heads in two lines. */
const packing = layout(
  'container packing certificate, bilingual heads',
  'container-packing-certificate',
  CHINESE,
  (paper) => {
    const { pen } = paper;
    const goods = paper.goods(({ technical }) => !technical);
    pen.centred(30, '集装箱装运危险货物装箱证明书', 16);
    pen.centred(52, 'CONTAINER PACKING CERTIFICATE', 9);
    const cell = (text: string, span = 1): Cell => ({ text, span });
    const end = pen.table(36, 72, {
      widths: [385, 385],
      rows: [
        [
          cell('船名 Ship’s name: ARC MERIDIAN      航次 Voyage No.: 612W'),
          cell('目的港 Port of destination: VEERHAVEN'),
        ],
        [cell('集装箱编号 Container serial No.: NALU 482913 6'), cell('封志号 Seal No.: AB90211')],
        [cell('箱内货物总重 Total mass in container: 见下表', 2)],
      ],
    });
    const head = (text: string): Cell => ({ text, align: 'centre', across: 'middle', size: 8 });
    const [count, each] = [40 + paper.any(40), isSolid(goods) ? 25 : 200];
    const gross = count * (each + (isSolid(goods) ? 1 : 20));
    const centre = (text: string): Cell => ({ text, align: 'centre', across: 'middle', height: 30 });
    const below = pen.table(36, end + 8, {
      widths: [180, 80, 100, 80, 80, 110, 70, 70],
      rows: [
        [
          head('正确运输名称\nProper shipping name'),
          head('类别/项别\nClass/Division'),
          head('次要危险性\nSub. risk'),
          head('联合国编号\nUN No.'),
          head('包装类\nPacking group'),
          head('件数及包装种类\nNo. & kind of packages'),
          head('总重(kg)\nGross mass'),
          head('净重(kg)\nNet mass'),
        ],
        [
          centre(paper.name(goods, 'en')),
          centre(paper.hazardClass(goods)),
          centre(goods.subsidiary ? paper.subsidiary(goods) : '/'),
          centre(paper.un(goods, '')),
          centre(pen.value('packingGroup', goods.group ?? '')),
          centre(pen.value('packageQuantityAndType', `${count} ${isSolid(goods) ? 'BAGS' : 'DRUMS'}`)),
          centre(pen.value('grossWeightKgs', `${gross}.00`, gross)),
          centre(pen.value('netWeightKgs', `${count * each}.00`, count * each)),
        ],
        ['', '', '', '', '', '', '', ''],
      ],
    });
    pen.paragraph(
      40,
      below + 10,
      '兹证明:装箱现场检查员已根据《国际海运危险货物规则》的要求,对上述集装箱和箱内所装危险货物及货物在箱内的积载情况进行了检查。并声明如下:1.集装箱清洁、干燥、外观上适合装货。',
      740,
    );
    pen.line(40, below + 60, '装箱现场检查员(签字) Signature of packing inspector: 卢望');
    pen.line(400, below + 60, `检查日期 Date of inspection: ${paper.date('issueDate')}`);
    pen.line(400, below + 78, `装箱单位 Packing company: ${paper.company(0)}`);
    pen.says('manufacturerCompanyName', null, paper.company(0));
    pen.says('shipperCompanyName', null, paper.company(0));
  },
  { across: true },
);

/** 非危险货物 report: bilingual captions of two lines above values, three columns, a conclusion in a sentence. */
const harmless = layout(
  'identification report, not dangerous, three columns',
  'transport-certificate',
  CHINESE,
  (paper) => {
    const { pen } = paper;
    pen.centred(34, '货物运输条件鉴定报告', 17);
    pen.centred(58, 'IDENTIFICATION REPORT FOR TRANSPORT OF GOODS', 9);
    const cell = (caption: string, text: string, span = 1): Cell => ({ text: `${caption}\n${text}`, span, height: 50 });
    const end = pen.table(40, 80, {
      widths: [172, 172, 172],
      rows: [
        [
          cell('报告编号\nReport No.', paper.number('certificateNo', 'NY')),
          cell('签发日期\nDate of issue', paper.date('issueDate')),
          cell('有效期至\nValid until', paper.date('validUntil', 12, false, 2027)),
        ],
        [
          cell('样品名称\nName of sample', pen.value('commodityName', '云母粉 MP-325'), 2),
          cell('外观与性状\nAppearance', paper.state('灰白色粉末状固体', 'Solid')),
        ],
        [
          cell('委托单位\nApplicant', paper.party('shipperCompanyName', 1)),
          cell('生产单位\nManufacturer', paper.party('manufacturerCompanyName', 2)),
          cell('用途\nUse', pen.value('cargoMainUsage', '塑料填料')),
        ],
      ],
    });
    pen.frame([40, end, 556, end + 120]);
    pen.line(46, end + 8, '鉴定结论 Conclusion');
    pen.paragraph(
      60,
      end + 28,
      '经鉴定,该货物不属于《国际海运危险货物规则》(42-24版)规定的危险货物,按普通货物条件办理运输。\nThe goods are not subject to the IMDG Code and can be transported as general cargo.',
      470,
    );
    pen.seal(430, end + 110, '宁甬商品检测有限公司', 44);
    pen.says('shipperDeclareAs', 'General Cargo');
  },
);

/** Forms and certificates drawn after the models of authorities and laboratories. */
export const OFFICIAL_FORMS: readonly Layout[] = [
  ...[performance, use, certification, report, band, multimodal, fitness, summary, packing, harmless],
];
