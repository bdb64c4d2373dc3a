import { A4, A4_ACROSS, Sketch } from '../../documents/testing/sketch.ts';

/** A certificate invented for tests: how it is drawn, and every field it states, by key. */
export type CertificateLayout = {
  readonly name: string;
  readonly documentType: string;
  readonly draw: () => Promise<Uint8Array>;
  readonly fields: Readonly<Record<string, string | number>>;
};

/** Bilingual report for the sea; the labels stand above their values in two columns of boxes. */
const seaReport: CertificateLayout = {
  name: 'sea report, labels above their values in boxes',
  documentType: 'transport-certificate',
  draw: () => {
    const sketch = new Sketch(A4);
    sketch.centred(40, '青屿化工产品检测有限公司', 15).centred(62, 'Qingyu Chemical Testing Co., Ltd.', 9);
    sketch
      .centred(84, '货物运输条件鉴定书（海运）', 17)
      .centred(110, 'Certification for Safe Transport of Chemical Goods (Sea)', 10);
    const end = sketch.table(45, 135, {
      widths: [252, 252],
      rows: [
        ['报告编号 Report No.\nQY2026-SEA-00418', '签发日期 Issue Date\n2026年02月11日'],
        [
          '样品名称 Sample Name\n快干磁漆 QUICK DRYING ENAMEL',
          '样品外观与性状 Appearance\n白色粘稠液体 White viscous liquid',
        ],
        ['委托单位 Applicant\n青屿远航国际货运有限公司', '生产单位 Manufacturer\n云岭涂料（青屿）有限公司'],
        ['闭杯闪点 Flash Point (closed cup)\n27.5 ℃', '初沸点 Initial Boiling Point\n136 ℃'],
        ['CAS 号 CAS No.\n1330-20-7', '密度 Density\n1.12 g/cm³'],
      ],
    });
    const conclusion = sketch.table(45, end + 8, {
      widths: [504],
      rows: [
        ['鉴定依据 Based on：《国际海运危险货物规则》IMDG Code (Amdt. 42-24)；GB 6944-2025'],
        [
          '鉴定结论 Conclusion：该货物属于第3类危险货物。\nUN编号 UN No.：UN1263\n正确运输名称 Proper Shipping Name：PAINT\n类别 Class：3\n包装类别 Packing Group：Ⅲ\n海洋污染物 Marine Pollutant：否 No\nEmS：F-E, S-E\n有限数量 Limited Quantity：5 L',
        ],
        ['有效期至 Valid until：2026年12月31日'],
      ],
    });
    sketch
      .text(60, conclusion + 30, '主检：苏  岑')
      .text(220, conclusion + 30, '审核：卢  望')
      .text(380, conclusion + 30, '批准：简  之远');
    return sketch.stamp(430, conclusion + 35, '青屿化工产品检测有限公司').bytes();
  },
  fields: {
    shipperDeclareAs: 'DG Cargo',
    certificateNo: 'QY2026-SEA-00418',
    issueDate: '2026-02-11',
    validUntil: '2026-12-31',
    commodityName: '快干磁漆 QUICK DRYING ENAMEL',
    shipperCompanyName: '青屿远航国际货运有限公司',
    manufacturerCompanyName: '云岭涂料(青屿)有限公司',
    appearance: 'Liquid',
    cargoAppearanceDescription: '白色粘稠液体 White viscous liquid',
    flashPoint: '27.5 °C',
    flashPointCelsius: 27.5,
    boilingPoint: '136 °C',
    density: '1.12 g/cm³',
    casNo: '1330-20-7',
    unNo: 'UN1263',
    properShippingName: 'PAINT',
    imoHazardClassNo: '3',
    packingGroup: 'III',
    marinePollutant: 'N',
    emsCode: 'F-E, S-E',
    limitedQuantity: '5 L',
  },
};

/** English report for the air that finds nothing dangerous, without rules, in two columns. */
const airReport: CertificateLayout = {
  name: 'air report in English, two columns, nothing dangerous',
  documentType: 'transport-certificate',
  draw: () => {
    const sketch = new Sketch(A4);
    sketch
      .centred(40, 'HARROW POINT TESTING LABORATORIES', 14)
      .centred(66, 'Identification and Classification Report for Air Transport of Goods', 13);
    const left: readonly (readonly [string, string])[] = [
      ['Report No.:', 'HPT-A-26-11873'],
      ['Name of Goods:', 'Water-based Hand Cream 50 ml'],
      ['Applicant:', 'Fernhill Trading Ltd'],
      ['Manufacturer:', 'Larkmoor Cosmetics Ltd'],
      ['Appearance:', 'White paste-like solid'],
    ];
    const right: readonly (readonly [string, string])[] = [
      ['Date of Issue:', '17 January 2026'],
      ['Valid until:', '31 December 2026'],
      ['Main use:', 'Skin care'],
      ['Flash Point:', 'Not applicable'],
      ['Odour:', 'Mild'],
    ];
    [left, right].forEach((column, side) => {
      column.forEach(([label, value], row) => {
        sketch.text(50 + side * 270, 110 + row * 22, label).text(140 + side * 270, 110 + row * 22, value);
      });
    });
    sketch.text(50, 240, 'Inspection based on: IATA Dangerous Goods Regulations, 67th Edition');
    sketch.text(50, 264, 'Conclusion:');
    sketch.text(50, 280, 'The goods are not classified as dangerous goods according to the IATA DGR.');
    sketch.text(50, 296, '货物按普通货物条件办理。 The goods may be transported as general cargo.');
    sketch.text(50, 330, 'Remarks: this report is valid for the sample only. Page 1 of 1');
    return sketch.stamp(450, 340, '检验检测专用章').bytes();
  },
  fields: {
    shipperDeclareAs: 'General Cargo',
    certificateNo: 'HPT-A-26-11873',
    issueDate: '2026-01-17',
    validUntil: '2026-12-31',
    commodityName: 'Water-based Hand Cream 50 ml',
    shipperCompanyName: 'Fernhill Trading Ltd',
    manufacturerCompanyName: 'Larkmoor Cosmetics Ltd',
    appearance: 'Solid',
    cargoAppearanceDescription: 'White paste-like solid',
    cargoMainUsage: 'Skin care',
  },
};

/** Chinese classification report with a numbered list of results. */
const classification: CertificateLayout = {
  name: 'classification report with numbered results',
  documentType: 'classification-report',
  draw: () => {
    const sketch = new Sketch(A4);
    sketch.centred(45, '危险特性分类鉴别报告', 20).centred(75, '编号：WX-FL-2026-0733', 11);
    const end = sketch.table(60, 100, {
      widths: [110, 365],
      size: 10,
      rows: [
        ['样品名称', '氢氧化钠溶液（32%）'],
        ['申请单位', '岚港海星供应链管理有限公司'],
        ['生产单位', '白石盐化工业有限公司'],
        ['样品状态', '无色透明液体'],
        ['主要成分', '氢氧化钠 CAS 1310-73-2 32%；水 68%'],
        ['鉴别依据', '联合国《关于危险货物运输的建议书 规章范本》第23修订版；GB 12268-2025'],
      ],
    });
    sketch.text(60, end + 14, '鉴别结果：', 11);
    const results = [
      '1、正式运输名称：氢氧化钠溶液',
      '2、联合国编号：UN1824',
      '3、危险货物类别：第8类 腐蚀性物质',
      '4、建议包装类别：Ⅱ类包装',
      '5、运输标签：腐蚀性物质标签',
      '6、次要危险性：无',
      '7、海洋污染物：否',
      '8、列入《危险化学品目录》（2015版）',
    ];
    results.forEach((line, index) => {
      sketch.text(75, end + 36 + index * 18, line, 10);
    });
    sketch.text(60, end + 200, '签发日期：2026年5月6日', 10).text(330, end + 200, '有效期：至2027年5月5日', 10);
    sketch.text(60, end + 224, '（本报告仅对来样负责）');
    return sketch.stamp(400, end + 190, '海晏危险货物鉴定中心').bytes();
  },
  fields: {
    shipperDeclareAs: 'DG Cargo',
    certificateNo: 'WX-FL-2026-0733',
    issueDate: '2026-05-06',
    validUntil: '2027-05-05',
    commodityName: '氢氧化钠溶液(32%)',
    shipperCompanyName: '岚港海星供应链管理有限公司',
    manufacturerCompanyName: '白石盐化工业有限公司',
    appearance: 'Liquid',
    cargoAppearanceDescription: '无色透明液体',
    casNo: '1310-73-2',
    unNo: 'UN1824',
    properShippingName: '氢氧化钠溶液',
    imoHazardClassNo: '8',
    packingGroup: 'II',
    marinePollutant: 'N',
  },
};

/** Performance certificate in a ruled table of four columns. */
const performance: CertificateLayout = {
  name: 'performance certificate, ruled, four columns',
  documentType: 'packing-performance-certificate',
  draw: () => {
    const sketch = new Sketch(A4);
    sketch.centred(36, '中华人民共和国海关', 13).centred(58, '出境货物运输包装性能检验结果单', 17);
    sketch.text(390, 84, '编号：310300226000571', 10);
    sketch.table(45, 102, {
      widths: [96, 156, 96, 156],
      size: 9.5,
      rows: [
        ['申请人', { text: '临海鸿基塑料制桶有限公司', span: 3 }],
        ['包装容器名称及规格', '闭口塑料桶 25L 皮重1.3kg', '包装容器标记及批号', '3H1/Y1.8/100/26\nCN/310352 PI:012'],
        ['包装容器数量', '6,400 只', '生产日期', '自2026年03月02日至2026年03月20日'],
        ['拟装货物名称', '次氯酸钠溶液', '联合国编号', 'UN1791'],
        ['拟装货物类别', '8', '包装类别', 'Ⅲ'],
        ['状态', '液态', '密度', '1.18'],
        ['检验依据', { text: '《国际海运危险货物规则》；GB 19270-2009', span: 3 }],
        ['检验结果', { text: '根据以上标准检验，上述包装容器符合要求。', span: 3 }],
        ['签发日期', '2026年04月02日', '有效期截止', '2027年03月19日'],
        ['包装使用人', { text: '望江净水剂有限公司', span: 3 }],
        ['备注', { text: '分证核销：日期 / 使用数量 / 结余 / 核销人', span: 3 }],
        ['2026-04-18', '1,200', '5,200', '方'],
      ],
    });
    return sketch.stamp(430, 430, '临海海关').bytes();
  },
  fields: {
    certificateNo: '310300226000571',
    density: '1.18',
    issueDate: '2026-04-02',
    validUntil: '2027-03-19',
    commodityName: '次氯酸钠溶液',
    unNo: 'UN1791',
    imoHazardClassNo: '8',
    packingGroup: 'III',
    appearance: 'Liquid',
    cargoAppearanceDescription: '液态',
    packingCode: '3H1/Y1.8/100/26 CN/310352 PI:012',
    packageQuantityAndType: '6,400 只',
    shipperDeclareAs: 'DG Cargo',
  },
};

/** Use certificate in both languages with the seal on the table's lower part. */
const useCertificate: CertificateLayout = {
  name: 'use certificate in both languages, masses per package and in all',
  documentType: 'packing-use-certificate',
  draw: () => {
    const sketch = new Sketch(A4);
    sketch.centred(36, '出境危险货物运输包装使用鉴定结果单', 16);
    sketch.centred(60, 'Inspection Certificate of Dangerous Goods Packaging for Export Use', 9);
    sketch.text(380, 80, '编号 No.：420100326002216');
    const end = sketch.table(40, 98, {
      widths: [104, 154, 104, 154],
      rows: [
        ['申请人\nApplicant', '江汉化学品进出口有限公司', '使用人\nUser of packaging', '武泽精细化工有限公司'],
        ['包装容器名称及规格', '钢桶 200L', '包装容器标记及批号\nUN mark', '1A1/X1.5/250/26\nCN/420117 PI:003'],
        ['危险货物名称\nName of goods', '甲苯二异氰酸酯 TOLUENE DIISOCYANATE', '联合国编号\nUN No.', 'UN2078'],
        ['危险货物类别\nClass', '6.1', '包装类别\nPacking group', 'Ⅱ'],
        ['危险货物状态\nState', '液体', '密度\nDensity', '1.22 g/cm³'],
        ['单件毛重\nGross mass per package', '262.5 kg', '单件净重\nNet mass per package', '240 kg'],
        ['报检件数\nNumber of packages', '80 桶', '运输方式', '海运 Sea'],
        ['总毛重\nTotal gross mass', '21,000 kg', '总净重\nTotal net mass', '19,200 kg'],
        ['性能检验结果单号', '420100226000931', '灌装日期', '2026年06月03日'],
        ['检验依据', { text: '《国际海运危险货物规则》（第42-24修正案）；GB 19432-2009', span: 3 }],
        ['鉴定结果', { text: '上述危险货物包装使用符合要求。', span: 3 }],
        ['签发日期\nDate', '2026年06月12日', '有效期至\nValid until', '2027年06月02日'],
      ],
    });
    return sketch.stamp(455, end - 30, '中华人民共和国武泽海关').bytes();
  },
  fields: {
    shipperDeclareAs: 'DG Cargo',
    certificateNo: '420100326002216',
    density: '1.22 g/cm³',
    issueDate: '2026-06-12',
    validUntil: '2027-06-02',
    shipperCompanyName: '江汉化学品进出口有限公司',
    manufacturerCompanyName: '武泽精细化工有限公司',
    commodityName: '甲苯二异氰酸酯 TOLUENE DIISOCYANATE',
    properShippingName: 'TOLUENE DIISOCYANATE',
    unNo: 'UN2078',
    imoHazardClassNo: '6.1',
    packingGroup: 'II',
    appearance: 'Liquid',
    cargoAppearanceDescription: '液体',
    packingCode: '1A1/X1.5/250/26 CN/420117 PI:003',
    packageQuantityAndType: '80 桶',
    grossWeightKgs: 21000,
    netWeightKgs: 19200,
  },
};

/** A part of a use certificate's goods (分证), unruled, one label and value a line. */
const partCertificate: CertificateLayout = {
  name: 'part certificate, one label and value a line',
  documentType: 'packing-use-certificate',
  draw: () => {
    const sketch = new Sketch(A4);
    sketch.centred(40, '出境危险货物运输包装使用鉴定结果单（分证）', 15);
    const lines = [
      '结果单编号：330000426001902-02',
      '原证编号：330000426001902',
      '申请人：甬舟国际物流有限公司',
      '包装使用单位：金塘新材料股份有限公司',
      '货物名称：硝酸钠    联合国编号：UN1498',
      '危险类别：5.1    包装类别：Ⅲ    状态：固体',
      '包装容器名称及规格：塑料编织袋 25kg',
      '包装标记：5H3/Z27/S/26 CN/330215 PI:0118',
      '报检件数：1,000 袋',
      '每件毛重：25.2 千克    每件净重：25 千克',
      '总毛重：25,200 千克    总净重：25,000 千克',
      '性能检验结果单号：330000226001177',
      '鉴定结果：合格',
      '签发日期：2026年09月01日    有效期至：2027年02月28日',
    ];
    lines.forEach((line, index) => {
      sketch.text(70, 90 + index * 24, line, 11);
    });
    return sketch.watermark('副本 COPY').bytes();
  },
  fields: {
    shipperDeclareAs: 'DG Cargo',
    certificateNo: '330000426001902-02',
    issueDate: '2026-09-01',
    validUntil: '2027-02-28',
    shipperCompanyName: '甬舟国际物流有限公司',
    manufacturerCompanyName: '金塘新材料股份有限公司',
    commodityName: '硝酸钠',
    properShippingName: '硝酸钠',
    unNo: 'UN1498',
    imoHazardClassNo: '5.1',
    packingGroup: 'III',
    appearance: 'Solid',
    cargoAppearanceDescription: '固体',
    packingCode: '5H3/Z27/S/26 CN/330215 PI:0118',
    packageQuantityAndType: '1,000 袋',
    grossWeightKgs: 25200,
    netWeightKgs: 25000,
  },
};

/** Lithium batteries that a special provision exempts, English only, ruled. */
const batteries: CertificateLayout = {
  name: 'batteries exempt by a special provision, English only',
  documentType: 'transport-certificate',
  draw: () => {
    const sketch = new Sketch(A4);
    sketch.centred(40, 'CERTIFICATION FOR SAFE TRANSPORT OF GOODS', 15).centred(64, 'By Sea', 11);
    sketch.text(45, 86, 'No.: BT-SEA-260915').text(390, 86, 'Issue Date: 2026-03-30');
    const end = sketch.table(45, 104, {
      widths: [130, 374],
      rows: [
        ['Name of Goods', 'Rechargeable Li-ion Battery Pack LB-2200 7.4V 16.28Wh'],
        ['Client', 'Tideway Electronics Co., Ltd.'],
        ['Manufacturer', 'Northquay Energy Technology Co., Ltd.'],
        ['Appearance', 'Black cuboid solid'],
        ['Inspection based on', 'IMDG Code (Amdt. 42-24); UN Manual of Tests and Criteria, Part III, 38.3'],
        [
          'Conclusion',
          'The goods are not restricted: they meet Special Provision 188 of the IMDG Code and are not subject to other provisions of the Code.',
        ],
        ['Remarks', 'This certification is valid until December 31, 2026.'],
      ],
    });
    return sketch.stamp(420, end + 10, '北埠检测').bytes();
  },
  fields: {
    shipperDeclareAs: 'General Cargo',
    certificateNo: 'BT-SEA-260915',
    issueDate: '2026-03-30',
    validUntil: '2026-12-31',
    commodityName: 'Rechargeable Li-ion Battery Pack LB-2200 7.4V 16.28Wh',
    shipperCompanyName: 'Tideway Electronics Co., Ltd.',
    manufacturerCompanyName: 'Northquay Energy Technology Co., Ltd.',
    appearance: 'Solid',
    cargoAppearanceDescription: 'Black cuboid solid',
    exemptedFromIMDGCode: 'SP188',
  },
};

/** An n.o.s. entry with its technical name and a subsidiary hazard, on a page that lies across. */
const acrossReport: CertificateLayout = {
  name: 'report on a page that lies across, with a subsidiary hazard',
  documentType: 'transport-certificate',
  draw: () => {
    const sketch = new Sketch(A4_ACROSS);
    sketch.centred(34, '货物运输条件鉴定书', 18).centred(58, '鉴定类别：海运', 10);
    sketch.text(60, 80, '报告编号：NY26-H-2094', 10).text(600, 80, '签发日期：2026/07/21', 10);
    const end = sketch.table(60, 98, {
      widths: [120, 240, 120, 240],
      size: 10,
      rows: [
        ['样品名称', '胺类固化剂 HD-71', '样品外观和性状', '淡黄色液体'],
        ['委托单位', '南屿报关有限公司', '生产单位', '南屿树脂有限公司'],
        ['闪点', '52 ℃（闭杯）', '鉴定依据', 'IMDG CODE 42-24'],
        ['UN编号', '2734', '类别', '8'],
        ['次要危险性', '3', '建议包装类别', 'II'],
        ['正式运输名称', { text: 'AMINES, LIQUID, CORROSIVE, FLAMMABLE, N.O.S. (ISOPHORONEDIAMINE)', span: 3 }],
        ['海洋污染物', '是', 'EmS', 'F-E，S-C'],
        ['有效期至', '2026年12月31日', '特殊规定', '274'],
      ],
    });
    sketch.text(60, end + 20, '主检：          审核：          批准：');
    return sketch.stamp(640, end + 10, '南屿危险品检测中心').bytes();
  },
  fields: {
    shipperDeclareAs: 'DG Cargo',
    certificateNo: 'NY26-H-2094',
    issueDate: '2026-07-21',
    validUntil: '2026-12-31',
    commodityName: '胺类固化剂 HD-71',
    shipperCompanyName: '南屿报关有限公司',
    manufacturerCompanyName: '南屿树脂有限公司',
    appearance: 'Liquid',
    cargoAppearanceDescription: '淡黄色液体',
    flashPoint: '52 °C(闭杯)',
    flashPointCelsius: 52,
    unNo: 'UN2734',
    imoHazardClassNo: '8',
    subRiskClassNo: '3',
    packingGroup: 'II',
    properShippingName: 'AMINES, LIQUID, CORROSIVE, FLAMMABLE, N.O.S.',
    technicalName: 'ISOPHORONEDIAMINE',
    marinePollutant: 'Y',
    emsCode: 'F-E, S-C',
  },
};

export const CERTIFICATE_LAYOUTS: readonly CertificateLayout[] = [
  seaReport,
  airReport,
  classification,
  performance,
  useCertificate,
  partCertificate,
  batteries,
  acrossReport,
];
