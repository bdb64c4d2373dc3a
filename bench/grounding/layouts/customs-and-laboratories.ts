import { drawnOnce } from '../drawn-once.ts';
import type { Layout } from '../paper.ts';
import type { Cell, Pen } from '../pen.ts';

const under = (caption: string, text: string, span = 1, height = 30): Cell => ({ caption, text, span, height });
const label = (text: string, span = 1): Cell => ({ text, span, align: 'centre', across: 'middle' });
const value = (text: string, span = 1): Cell => ({ text, span, across: 'middle' });

/** A line of a list: the label, dots or blanks, the value; returns where the next one goes. */
function listed(pen: Pen, y: number, x: number, pairs: readonly (readonly [string, string])[], width: number): number {
  let top = y;
  for (const [name, text] of pairs) {
    pen.line(x, top, name);
    top = pen.paragraph(x + width, top, text, pen.width - x - width - 50) + 5;
  }
  return top;
}

/** 性能检验结果单 for general cargo, printed from the customs' single window: one pair a row, no UN number. */
const performanceGeneral = drawnOnce(
  'performance sheet for general cargo, one pair a row',
  'packing-performance-certificate',
  'zh-Hans',
  (pen, v) => {
    pen.centred(36, '出入境货物包装性能检验结果单', 17);
    pen.line(50, 70, '第 1 页 / 共 1 页');
    pen.line(380, 70, `单证号:${v('certificateNo', '422000126001873')}`);
    const end = pen.table(50, 88, {
      widths: [150, 345],
      rows: [
        ['申请人名称及代码', '襄樊恒立包装有限公司(4206961123)'],
        ['容器名称/规格', '集装袋 900×900×1100mm'],
        ['容器标记', v('packingCode', 'CN/C420017', null)],
        ['容器数量', v('packageQuantityAndType', '2,400 只', '2,400 只', '2400只', '2400')],
        ['生产日期', '2026-04-02~2026-04-11'],
        ['拟装货物', v('commodityName', '碳酸氢钠')],
        ['货物形态', v('appearance', '固体粉末', 'Solid')],
        ['拟装货物类别', '危险货物 □    一般货物 ☑'],
        ['联合国编号', '/'],
        ['检验依据', 'SN/T 0893-2000'],
        ['检验结果', '性能检验合格,准予使用。'],
        ['截止使用日期', v('validUntil', '2027-04-19', '2027-04-19')],
        ['签发人 / 签发日期', `秦若川  ${v('issueDate', '2026-04-20', '2026-04-20')}`],
      ],
    });
    pen.seal(420, end - 40, '襄樊海关检验检疫专用章', 42);
    pen.says('shipperDeclareAs', 'General Cargo', null);
  },
  { size: 10 },
);

/** 性能检验结果单 of an IBC: captions in two languages in the corner, three columns, the mark over two lines. */
const performanceIbc = drawnOnce(
  'performance sheet of an IBC, bilingual corners',
  'packing-performance-certificate',
  'zh-Hans',
  (pen, v) => {
    pen.centred(30, '中华人民共和国出入境检验检疫', 12);
    pen.centred(48, '出入境货物包装性能检验结果单', 16);
    pen.centred(68, 'INSPECTION RESULT FOR PERFORMANCE OF PACKAGES', 8);
    pen.line(390, 84, `编号 No. ${v('certificateNo', '3120/2026/00457')}`);
    const end = pen.table(40, 100, {
      widths: [172, 172, 172],
      rows: [
        [under('申请人 Applicant', '松江中散容器(上海)有限公司', 3)],
        [
          under('包装容器名称 Name of packaging', '复合中型散装容器'),
          under('规格 Size', '1000L'),
          under(
            '数量 Quantity',
            `-${v('packageQuantityAndType', '320个', '320个', '320', '320 个 复合中型散装容器')}-`,
          ),
        ],
        [
          under(
            '包装容器标记 Marks',
            v('packingCode', '31HA1/Y/0526/CN/312004 PI:009/3800/1560', '31HA1', '31HA1/Y/0526/CN/312004'),
            2,
            40,
          ),
          under('批号 Batch', '260511-3'),
        ],
        [
          under('拟装货物名称 Goods to be packed', v('commodityName', '次氯酸盐溶液'), 2),
          under('联合国编号 UN No.', v('unNo', '1791', 'UN1791')),
        ],
        [
          under('拟装货物状态 State', v('appearance', '液态', 'Liquid')),
          under('拟装货物密度 Density', '1.25'),
          under('运输方式 Mode', '水路、公路'),
        ],
        [under('检验结果 Result', '按GB 19434检验,液压、堆码、跌落试验合格,适装Ⅱ类包装货物。', 3, 46)],
        [
          under('签字 Signature', '骆一航'),
          under('日期 Date', v('issueDate', '2026年06月02日', '2026-06-02')),
          under('有效期至 Valid until', v('validUntil', '2026年12月01日', '2026-12-01')),
        ],
        [under('分批使用情况 Partial use', '2026年07月10日 使用 80 个', 3)],
      ],
    });
    pen.seal(430, end - 60, '上海海关检验检疫专用章', 40);
    pen.says('packingGroup', 'II', null);
    pen.says('shipperDeclareAs', 'DG Cargo', null);
  },
);

/** 使用鉴定结果单: no rules at all, labels and values in two columns of lines, stars after each value. */
const useTwoColumns = drawnOnce(
  'use certificate, two columns of lines with stars',
  'packing-use-certificate',
  'zh-Hans',
  (pen, v) => {
    pen.centred(34, '出境危险货物运输包装使用鉴定结果单', 16);
    pen.line(360, 64, `编号:${v('certificateNo', '371200226010045')}`);
    const left: readonly (readonly [string, string])[] = [
      ['申请人:', `${v('shipperCompanyName', '烟海进出口有限公司')}***`],
      ['使用人:', `${v('manufacturerCompanyName', '莱川化学品有限公司')}***`],
      ['包装容器名称及规格:', '钢桶 200升***'],
      ['危险货物名称:', `${v('commodityName', '苯乙烯单体,稳定的')}***`],
      ['危险货物类别:', `${v('imoHazardClassNo', '3')}类***`],
      ['危险货物状态:', `${v('appearance', '液态', 'Liquid')}***`],
      ['报检包件数量:', `${v('packageQuantityAndType', '80桶', '80桶', '80', '80 钢桶')}***`],
      ['货物毛重:', `${v('grossWeightKgs', '15840千克', 15840)}***`],
    ];
    const right: readonly (readonly [string, string])[] = [
      ['运输方式:', '海运***'],
      ['性能单号:', '370600226004410***'],
      ['包装标记:', `${v('packingCode', '1A1/X1.5/260/26/CN/370612', '1A1/X1.5/260/26/CN/370612', '1A1')}***`],
      ['联合国编号:', `${v('unNo', 'UN2055')}***`],
      ['包装类别:', `${v('packingGroup', 'Ⅲ', 'III')}***`],
      ['灌装日期:', '2026.08.03***'],
      ['单件毛重:', '198千克***'],
      ['货物净重:', `${v('netWeightKgs', '14400千克', 14400)}***`],
    ];
    for (const [x, pairs, width] of [
      [45, left, 104],
      [320, right, 64],
    ] as const)
      pairs.forEach(([name, text], at) => {
        pen.line(x, 92 + at * 21, name);
        pen.line(x + width, 92 + at * 21, text);
      });
    pen.paragraph(45, 276, '鉴定依据: 国际海运危险货物规则; GB 19269-2009', 480);
    pen.paragraph(45, 298, '鉴定结果: 经抽样鉴定,上述货物的包装使用合格。', 480);
    pen.line(45, 340, `签发日期: ${v('issueDate', '2026年8月9日', '2026-08-09')}`);
    pen.line(300, 340, `有效期: 截止于 ${v('validUntil', '2026年11月8日', '2026-11-08')}`);
    pen.seal(400, 360, '莱川海关检验检疫专用章', 40);
    pen.says('shipperDeclareAs', 'DG Cargo', null);
    pen.says('properShippingName', '苯乙烯单体,稳定的', null);
  },
  { size: 9.5 },
);

/** 使用鉴定结果单 whose printed label asks for two facts, a table of packages, and a second page of partial releases. */
const useJoint = drawnOnce('use certificate, labels for two facts', 'packing-use-certificate', 'zh-Hans', (pen, v) => {
  pen.centred(32, '中华人民共和国海关', 12);
  pen.centred(50, '出境危险货物运输包装使用鉴定结果单', 16);
  pen.line(390, 78, `No.${v('certificateNo', '441900326000771')}`);
  const end = pen.table(42, 92, {
    widths: [92, 164, 92, 164],
    rows: [
      [label('申请单位'), value(v('shipperCompanyName', '莞屿精细化工贸易有限公司'), 3)],
      [label('使用单位'), value(v('manufacturerCompanyName', '东江精细化工有限公司'), 3)],
      [
        label('危险货物名称/联合国编号'),
        value(`${v('commodityName', '氢氧化钾溶液')} / ${v('unNo', 'UN1814')}`),
        label('类别/包装类别'),
        value(`${v('imoHazardClassNo', '8')} / ${v('packingGroup', 'II')}`),
      ],
      [
        label('包装容器名称、规格及标记'),
        value(`塑料桶 30L ${v('packingCode', '3H1/Y1.4/200/26/CN/440088', '3H1/Y1.4/200/26/CN/440088', '3H1')}`),
        label('危险货物形态及密度'),
        value(`${v('appearance', '液体', 'Liquid')}  1.38`),
      ],
      [
        label('报检件数'),
        value(v('packageQuantityAndType', '640件', '640件', '640', '640 塑料桶')),
        label('毛重/净重(总)'),
        value(`${v('grossWeightKgs', '26,880', 26880)} / ${v('netWeightKgs', '25,600', 25600)} 公斤`),
      ],
      [label('包装性能检验结果单'), value('440600326009912'), label('装载方式及运输方式'), value('集装箱 / 海运')],
      [label('鉴定意见'), { text: '经鉴定合格,符合海运要求。', span: 3, height: 40 }],
      [label('检验日期'), value('2026-05-20'), label('签发日期'), value(v('issueDate', '2026-05-22', '2026-05-22'))],
      [label('有效期限'), value(`2026-05-22 至 ${v('validUntil', '2026-08-21', '2026-08-21')}`, 3)],
    ],
  });
  pen.seal(430, end - 30, '莞屿海关检验检疫专用章', 40);
  pen.says('shipperDeclareAs', 'DG Cargo', null);
  pen.says('properShippingName', '氢氧化钾溶液', null);
});

/** 货物运输条件鉴定书 of a chemical institute: bilingual labels, conclusions as numbered sentences for each mode. */
const instituteReport = drawnOnce(
  'transport report of an institute, conclusions as sentences',
  'transport-certificate',
  'zh-Hans',
  (pen, v) => {
    pen.centred(36, '货物运输条件鉴定书', 18);
    pen.centred(62, 'Certification for Safe Transport of Chemical Goods', 11);
    pen.line(50, 90, `编号/No.: ${v('certificateNo', '2026120456')}`);
    pen.line(380, 90, `日期/Date: ${v('issueDate', '2026.01.16', '2026-01-16')}`);
    const end = pen.table(50, 108, {
      widths: [140, 355],
      rows: [
        [
          '货物名称\nName of goods',
          v(
            'commodityName',
            '环氧稀释剂 692\nEpoxy Diluent 692',
            '环氧稀释剂 692',
            'Epoxy Diluent 692',
            '环氧稀释剂 692 Epoxy Diluent 692',
          ),
        ],
        ['生产单位\nManufacturer', v('manufacturerCompanyName', '嘉禾树脂有限公司')],
        ['委托单位\nConsignor', v('shipperCompanyName', '嘉禾国际贸易有限公司')],
        ['外观与性状\nAppearance', v('appearance', '无色透明液体', 'Liquid')],
        ['主要成分\nComposition', `苄基缩水甘油醚 98%  CAS: ${v('casNo', '2930-05-4')}`],
        ['闪点\nFlash point', v('flashPointCelsius', '109℃(闭杯)', 109)],
        ['鉴定依据\nReference', 'IMDG Code (Amdt.42-24), IATA DGR 67th, 《危险货物道路运输规则》'],
      ],
    });
    let y = pen.paragraph(50, end + 14, '鉴定结论 Conclusions:', 490);
    for (const line of [
      `1. 海运:该货物属第${v('imoHazardClassNo', '9')}类危险货物,${v('unNo', 'UN3082')},${v('properShippingName', '对环境有害的液态物质,未另作规定的')}(${v('technicalName', '苄基缩水甘油醚')}),包装类${v('packingGroup', 'Ⅲ', 'III')},系${v('marinePollutant', '海洋污染物', 'Y', 'P')},EmS编号:${v('emsCode', 'F-A, S-F')}。`,
      '2. 空运:按UN3082,第9类,包装说明964办理。',
      '3. 公路、铁路:按对环境有害的液态物质,未另作规定的(UN3082)办理。',
    ])
      y = pen.paragraph(60, y + 4, line, 480);
    pen.line(320, y + 30, '鉴定单位: 江浦化工研究院检测中心');
    pen.line(320, y + 48, `有效期至: ${v('validUntil', '2026年12月31日', '2026-12-31')}`);
    pen.seal(400, y + 40, '江浦化工研究院检测中心', 42);
    pen.says('shipperDeclareAs', 'DG Cargo');
  },
  { size: 10 },
);

/** 航空运输条件鉴定报告书: a battery report; answers with boxes before them. */
const airReport = drawnOnce(
  'air transport report of batteries, boxes before the answers',
  'transport-certificate',
  'zh-Hans',
  (pen, v) => {
    pen.line(50, 32, '迪安空运技术开发有限公司', 12);
    pen.centred(56, '货物航空运输条件鉴定报告书', 17);
    pen.centred(80, 'Identification and Classification Report for Air Transport of Goods', 9);
    const end = pen.table(45, 100, {
      widths: [110, 145, 110, 140],
      rows: [
        [
          label('报告编号\nReport No.'),
          value(v('certificateNo', 'DAB26-0718-A')),
          label('签发日期\nIssued on'),
          value(v('issueDate', '2026-02-05', '2026-02-05')),
        ],
        [
          label('样品名称\nSample'),
          value(
            v(
              'commodityName',
              '无线蓝牙耳机 / Wireless Earphones',
              '无线蓝牙耳机',
              'Wireless Earphones',
              '无线蓝牙耳机 / Wireless Earphones',
            ),
            3,
          ),
        ],
        [label('委托方\nClient'), value(v('shipperCompanyName', '深湾声学科技有限公司'), 3)],
        [label('制造商\nMade by'), value(v('manufacturerCompanyName', '惠东电声有限公司'), 3)],
        [label('电池类型\nBattery'), value('锂离子电池 3.7V 45mAh 0.17Wh'), label('单机净重\nWeight'), value('38 g')],
        [label('外观\nAppearance'), value(v('appearance', '白色固体,带充电仓', 'Solid'), 3)],
        [label('UN38.3试验'), value('已通过,报告号 SZ-UN-26-0091', 3)],
      ],
    });
    pen.line(45, end + 14, '鉴定结论 / Conclusion');
    const done = pen.table(45, end + 30, {
      widths: [150, 355],
      rows: [
        ['运输专用名称\nProper Shipping Name', v('properShippingName', 'Lithium ion batteries packed with equipment')],
        ['UN/ID 编号', v('unNo', 'UN3481')],
        ['危险性\nHazard', '□ 无   ☑ 有,但符合包装说明966第II部分,不受DGR其它条款限制'],
        ['类或项\nClass or Div.', v('imoHazardClassNo', '9')],
        ['包装等级', '不适用'],
        ['包装说明\nPacking Instruction', 'PI966 Section II'],
      ],
    });
    pen.line(45, done + 16, `本报告有效期 Valid to: ${v('validUntil', '2026-12-31', '2026-12-31')}`);
    pen.line(330, done + 16, '批准人 Approved by: 江小禾');
    pen.says('shipperDeclareAs', 'DG Cargo', 'General Cargo', null);
    pen.says('exemptedFromIMDGCode', null, 'PI966');
  },
);

/** 危险特性分类鉴别报告: test results over a page, the entry in a table of columns. */
const classification = drawnOnce(
  'classification report, the entry in a table of columns',
  'classification-report',
  'zh-Hans',
  (pen, v) => {
    pen.centred(40, '危险特性分类鉴别报告', 18);
    pen.line(50, 74, `报告编号:${v('certificateNo', 'WX26-H-0339')}`);
    pen.line(330, 74, '接样日期:2026年3月2日');
    let y = listed(
      pen,
      98,
      50,
      [
        ['样品名称', v('commodityName', '过硫酸铵')],
        ['申请单位', v('shipperCompanyName', '福桥化工进出口有限公司')],
        ['生产厂商', v('manufacturerCompanyName', '闽江氧化剂有限公司')],
        ['样品状态', v('appearance', '白色结晶性固体', 'Solid')],
        ['CAS号', v('casNo', '7727-54-0')],
        ['预期用途', v('cargoMainUsage', '印染漂白剂')],
      ],
      90,
    );
    y = pen.table(50, y + 8, {
      widths: [40, 150, 200, 105],
      rows: [
        ['序号', '鉴别项目', '方法', '结果'],
        ['1', '固体氧化性', '联合国《试验和标准手册》34.4.1', '包装类Ⅲ'],
        ['2', '急性经口毒性', 'GB/T 21603', 'LD50 689mg/kg'],
        ['3', '皮肤腐蚀性', 'GB/T 21604', '无'],
        ['4', '闪点', '—', '不适用'],
      ],
    });
    y = pen.paragraph(50, y + 12, '鉴别结论:该样品属于危险货物,分类如下:', 490);
    y = pen.table(50, y + 6, {
      widths: [80, 150, 66, 66, 66, 67],
      rows: [
        ['联合国编号', '正式运输名称', '主危险性', '次要危险性', '包装类别', '海洋污染物'].map((one) => label(one)),
        [
          label(v('unNo', '1444', 'UN1444')),
          label(v('properShippingName', '过硫酸铵')),
          label(v('imoHazardClassNo', '5.1')),
          label('无'),
          label(v('packingGroup', 'III')),
          label(v('marinePollutant', '否', 'N')),
        ],
      ],
    });
    pen.line(50, y + 14, 'GHS分类:氧化性固体 类别3;急性毒性-经口 类别4');
    pen.line(50, y + 40, '检验员:严 谨     审核:温 珩');
    pen.line(330, y + 40, `签发日期:${v('issueDate', '二〇二六年三月十一日', '2026-03-11')}`);
    pen.seal(400, y + 36, '福桥海关技术中心', 40);
    pen.says('shipperDeclareAs', 'DG Cargo');
    pen.says('hCodeGHS', null, 'H272, H302', 'H272,H302', 'H272', 'H302');
  },
  { size: 10 },
);

/** 貨物運輸條件鑑定書 in traditional characters, two pairs a row, a conclusion by mode in columns. */
const traditionalReport = drawnOnce(
  'transport report in traditional characters, modes in columns',
  'transport-certificate',
  'zh-Hant',
  (pen, v) => {
    pen.centred(36, '貨物運輸條件鑑定書', 18);
    pen.centred(62, '維港貨物檢定有限公司', 11);
    const end = pen.table(40, 86, {
      widths: [80, 178, 80, 178],
      rows: [
        [
          label('鑑定書編號'),
          value(v('certificateNo', 'VH-26-00892')),
          label('發證日期'),
          value(v('issueDate', '2026年4月7日', '2026-04-07')),
        ],
        [label('申請廠商'), value(v('shipperCompanyName', '荃灣國際物流有限公司'), 3)],
        [label('製造廠商'), value(v('manufacturerCompanyName', '台塗工業股份有限公司'), 3)],
        [
          label('貨品名稱'),
          value(v('commodityName', '木器面漆 W-20')),
          label('外觀'),
          value(v('appearance', '淡黃色黏稠液體', 'Liquid')),
        ],
        [
          label('閃火點'),
          value(v('flashPointCelsius', '27°C', 27)),
          label('用途'),
          value(v('cargoMainUsage', '木器塗裝')),
        ],
        [label('有效日期'), value(v('validUntil', '2026年12月31日', '2026-12-31'), 3)],
      ],
    });
    pen.line(40, end + 14, '鑑定結果');
    const done = pen.table(40, end + 30, {
      widths: [96, 210, 210],
      rows: [
        [label(''), label('海運(IMDG)'), label('空運(IATA)')],
        [label('聯合國編號'), label(v('unNo', 'UN1263')), label('UN1263')],
        [label('運輸名稱'), label(v('properShippingName', '塗料')), label('塗料')],
        [label('類別'), label(v('imoHazardClassNo', '3')), label('3')],
        [label('包裝等級'), label(v('packingGroup', 'III')), label('III')],
        [label('海洋污染物'), label(v('marinePollutant', '否', 'N')), label('—')],
        [label('限量'), label(v('limitedQuantity', '5 L')), label('Y344')],
        [label('緊急措施'), label(v('emsCode', 'F-E, S-E')), label('—')],
      ],
    });
    pen.line(320, done + 24, '授權簽署人:__________');
    pen.says('shipperDeclareAs', 'DG Cargo');
  },
  { size: 9.5 },
);

/** An English report of an international laboratory: two columns side by side, each with its own labels over values. */
const sideBySide = drawnOnce(
  'transport report in English, two columns side by side',
  'transport-certificate',
  'en',
  (pen, v) => {
    pen.line(45, 34, 'NORTHGATE TESTING LABORATORIES', 13);
    pen.line(45, 54, 'Assessment of Conditions for Carriage of Goods', 12);
    const column = (x: number, pairs: readonly (readonly [string, string])[]) => {
      let y = 88;
      for (const [name, text] of pairs) {
        pen.line(x, y, name, 7.5);
        y = pen.paragraph(x, y + 11, text, 235) + 7;
      }
      return y;
    };
    const y = Math.max(
      column(45, [
        ['Assessment reference', v('certificateNo', 'NTL/26/4471')],
        ['Requested by', v('shipperCompanyName', 'Calder Bridge Exports Ltd')],
        ['Producer', v('manufacturerCompanyName', 'Thornwick Adhesives Ltd')],
        ['Commercial name', v('commodityName', 'Thornbond 88')],
        ['Application of the product', v('cargoMainUsage', 'Contact adhesive for floor coverings')],
        ['Description', v('appearance', 'Amber viscous liquid', 'Liquid')],
      ]),
      column(315, [
        ['Date of assessment', v('issueDate', '9 March 2026', '2026-03-09')],
        ['Expiry', v('validUntil', '31 December 2026', '2026-12-31')],
        ['Flash point (closed cup)', v('flashPointCelsius', '-18 °C', -18)],
        ['UN identification', v('unNo', 'UN 1133', 'UN1133')],
        ['Shipping name', v('properShippingName', 'ADHESIVES')],
        ['Hazard class / packing group', `${v('imoHazardClassNo', '3')} / ${v('packingGroup', 'II')}`],
        ['Environmentally hazardous', v('marinePollutant', 'No', 'N')],
        ['EmS', v('emsCode', 'F-E, S-D')],
      ]),
    );
    pen.paragraph(
      45,
      y + 16,
      'The goods may be carried by sea under the provisions of the IMDG Code as described above.',
      500,
    );
    pen.says('shipperDeclareAs', 'DG Cargo');
  },
);

/** A non-dangerous report: labels with colons in the middle of the page, exempt by a special provision. */
const exemptReport = drawnOnce(
  'transport report of exempt goods, colons in the middle',
  'transport-certificate',
  'zh-Hans',
  (pen, v) => {
    pen.centred(40, '海运货物运输条件鉴定报告', 18);
    pen.centred(66, `(报告编号 ${v('certificateNo', 'HY-2026-S-1187')})`, 10);
    const y = listed(
      pen,
      96,
      60,
      [
        ['样 品 名 称 :', v('commodityName', '蓄电池,免维护型 12V7Ah', '蓄电池,免维护型 12V7Ah', '蓄电池')],
        ['委 托 人 :', v('shipperCompanyName', '泉浦电源进出口有限公司')],
        ['制 造 商 :', v('manufacturerCompanyName', '泉浦蓄电池股份有限公司')],
        ['外 观 形 态 :', v('appearance', '黑色方形固体', 'Solid')],
        ['主 要 用 途 :', v('cargoMainUsage', '不间断电源')],
        ['送 样 日 期 :', '2026年09月01日'],
        ['鉴 定 依 据 :', '《国际海运危险货物规则》42-24版'],
      ],
      90,
    );
    let end = pen.paragraph(
      60,
      y + 10,
      `鉴定结论:该样品为阀控密封式,通过振动、压差试验,55℃时破裂无游离酸流出,符合${v('exemptedFromIMDGCode', '特殊规定238', 'SP238', '特殊规定238')}的要求,不受IMDG规则限制,可按普通货物运输。`,
      470,
    );
    end = pen.paragraph(60, end + 10, `结论适用期限:${v('validUntil', '2027年08月31日', '2027-08-31')}前`, 470);
    pen.line(330, end + 40, '主检:于渔    审批:宋岸');
    pen.line(330, end + 58, v('issueDate', '2026年09月08日', '2026-09-08'));
    pen.seal(390, end + 48, '泉浦安全鉴定中心', 40);
    pen.says('unNo', null, 'UN2800');
    pen.says('shipperDeclareAs', 'General Cargo');
  },
  { size: 10.5 },
);

/** 使用鉴定结果单 whose label cells hold the Chinese words over long English ones, wrapped in narrow cells. */
const useStacked = drawnOnce(
  'use certificate, long English words under the Chinese labels',
  'packing-use-certificate',
  'zh-Hans',
  (pen, v) => {
    pen.centred(30, '出境危险货物运输包装使用鉴定结果单', 16);
    pen.centred(50, 'Inspection Result for Proper Use of Packages of Exported Dangerous Goods', 8);
    pen.line(380, 68, `编号 No.: ${v('certificateNo', '310700326004418')}`);
    const name = (han: string, english: string): Cell => ({ text: `${han}\n${english}`, across: 'middle' });
    const end = pen.table(36, 84, {
      widths: [130, 132, 130, 132],
      size: 8.5,
      rows: [
        [
          name('申请人', 'Name and address of the applicant for inspection'),
          value(v('shipperCompanyName', '沪东化工贸易有限公司'), 3),
        ],
        [
          name('使用人', 'User of the packaging containers'),
          value(v('manufacturerCompanyName', '申浦精细化工有限公司'), 3),
        ],
        [
          name('包装容器名称及规格', 'Name and specification of the packaging containers'),
          value('闭口钢桶 200L'),
          name('包装容器标记及批号', 'Marks and batch number of the packaging containers'),
          value(
            v(
              'packingCode',
              '1A1/X1.4/250/26/CN/310055 PI:012',
              '1A1/X1.4/250/26/CN/310055 PI:012',
              '1A1/X1.4/250/26/CN/310055',
            ),
          ),
        ],
        [
          name('危险货物名称', 'Name of the dangerous goods packed'),
          value(v('commodityName', '丙烯酸丁酯,稳定的')),
          name('联合国编号', 'United Nations number of the goods'),
          value(v('unNo', 'UN2348')),
        ],
        [
          name('危险货物类别', 'Hazard class of the dangerous goods'),
          value(v('imoHazardClassNo', '3')),
          name('包装类别', 'Packing group assigned to the goods'),
          value(v('packingGroup', 'III')),
        ],
        [
          name('危险货物状态', 'Physical state of the goods'),
          value(v('appearance', '液体', 'Liquid')),
          name('报检包件数量', 'Number of packages declared for inspection'),
          value(v('packageQuantityAndType', '160桶', '160桶', '160 桶', '160')),
        ],
        [
          name('总毛重', 'Total gross weight of the packages (kg)'),
          value(v('grossWeightKgs', '30,880', 30880)),
          name('总净重', 'Total net weight of the goods (kg)'),
          value(v('netWeightKgs', '28,800', 28800)),
        ],
        [
          name('性能检验结果单编号', 'Number of the performance inspection sheet'),
          value('310400326000912'),
          name('灌装日期', 'Date of filling of the packages'),
          value('2026年07月02日'),
        ],
        [
          name('签发日期', 'Date of issue of this inspection result'),
          value(v('issueDate', '2026年07月08日', '2026-07-08')),
          name('有效期', 'Period of validity of this result'),
          value(`至 ${v('validUntil', '2026年10月07日', '2026-10-07')}`),
        ],
      ],
    });
    pen.seal(430, end - 20, '上海海关检验检疫专用章', 40);
    pen.says('shipperDeclareAs', 'DG Cargo', null);
    pen.says('properShippingName', '丙烯酸丁酯,稳定的', null);
  },
);

export const CUSTOMS_AND_LABORATORIES: readonly Layout[] = [
  ...[performanceGeneral, performanceIbc, useTwoColumns, useJoint, useStacked],
  ...[instituteReport, airReport, classification, traditionalReport, sideBySide, exemptReport],
];
