import { drawnOnce } from '../drawn-once.ts';
import type { Layout } from '../paper.ts';
import type { Cell, Pen } from '../pen.ts';

const under = (caption: string, text: string, span = 1, height = 34): Cell => ({ caption, text, span, height });
const label = (text: string, span = 1): Cell => ({ text, span, across: 'middle' });

/** Words on a line with their caption printed small under the line, as letters and forms of carriers have it. */
function overCaption(pen: Pen, x: number, y: number, text: string, caption: string, width: number): void {
  pen.line(x + 4, y, text);
  pen.rule(x, y + 12, x + width, y + 12);
  pen.line(x, y + 14, caption, 6.5);
}

/** The test summary of the Manual's 38.3.5, each letter a heading with the answer under it. */
const summaryLetters = drawnOnce(
  'test summary, letters as headings over answers',
  'un38.3-test-summary',
  'en',
  (pen, v) => {
    pen.line(50, 36, 'LITHIUM BATTERY TEST SUMMARY', 14);
    pen.line(50, 54, 'in accordance with sub-section 38.3.5 of the UN Manual of Tests and Criteria', 8);
    const rows: readonly (readonly [string, string])[] = [
      [
        '(a) Name of cell, battery or product manufacturer, as applicable',
        v('manufacturerCompanyName', 'Hollin Cell Works Ltd.'),
      ],
      [
        '(b) Contact information of the manufacturer',
        '12 Quarry Lane, Leeds LS9 0TT, United Kingdom\nTel. +44 113 496 0171   safety@hollin.example   www.hollin.example',
      ],
      ['(c) Name of the test laboratory and contact information', 'Pennine Battery Laboratory, Tel. +44 161 496 0922'],
      ['(d) A unique test report identification number', v('certificateNo', 'PBL-UN-26-0417')],
      ['(e) Date of test report', v('issueDate', '14 May 2026', '2026-05-14')],
      [
        '(f) Description of cell or battery',
        `Name: ${v('commodityName', 'Cordless drill battery pack')}   Type: lithium ion, rechargeable\nMass: 0.62 kg   Watt-hour rating: 90 Wh\nPhysical description: ${v('appearance', 'prismatic pack, solid', 'Solid')}   Model: HC-1850`,
      ],
      [
        '(g) List of tests conducted and results',
        'T.1 pass, T.2 pass, T.3 pass, T.4 pass, T.5 pass, T.6 pass, T.7 pass, T.8 pass',
      ],
      ['(h) Reference to assembled battery testing requirements', '38.3.3 (f): not applicable'],
      ['(i) Revised edition of the Manual used', 'Rev. 7 and Amendment 1'],
      ['(j) Signatory', 'M. Ashworth, Quality Manager'],
    ];
    let y = 80;
    for (const [head, text] of rows) {
      pen.line(50, y, head);
      y = pen.paragraph(66, y + 13, text, 470) + 8;
    }
    pen.says('appearance', null);
  },
);

/** 锂电池UN38.3试验概要: a bilingual grid, two pairs a row. */
const summaryGrid = drawnOnce(
  'test summary in Chinese, two pairs a row',
  'un38.3-test-summary',
  'zh-Hans',
  (pen, v) => {
    pen.centred(34, '锂电池UN38.3试验概要', 17);
    pen.centred(58, 'Lithium Battery Test Summary', 10);
    pen.table(40, 80, {
      widths: [96, 162, 96, 162],
      rows: [
        [{ text: '试验样品信息 Sample information', span: 4, align: 'centre' }],
        [label('名称\nName'), label(v('commodityName', '聚合物锂离子电池')), label('型号\nModel'), label('LP604060')],
        [
          label('类型\nType'),
          label('☑电芯 □单电芯电池 □电池'),
          label('物理形态\nPhysical state'),
          label(v('appearance', '银色方形固体', 'Solid', null)),
        ],
        [label('标称电压\nNominal voltage'), label('3.7V'), label('额定能量\nRated energy'), label('5.55Wh')],
        [label('质量\nMass'), label('31 g'), label('锂含量\nLi content'), label('/')],
        [{ text: '委托、制造与试验单位', span: 4, align: 'centre' }],
        [label('委托单位\nConsignor'), { text: v('shipperCompanyName', '湘潭源能贸易有限公司'), span: 3 }],
        [
          label('生产单位\nManufacturer'),
          {
            text: `${v('manufacturerCompanyName', '湘潭源能电池有限公司')}\n湖南省湘潭市高新区晓塘路9号 电话 0731-5550138`,
            span: 3,
          },
        ],
        [label('试验单位\nTest lab'), { text: '粤海检测技术服务有限公司 0755-55501997', span: 3 }],
        [
          label('报告编号\nReport No.'),
          label(v('certificateNo', 'YH2603UN0087')),
          label('签发日期\nIssue date'),
          label(v('issueDate', '2026-03-24', '2026-03-24')),
        ],
        [{ text: '试验项目与结果', span: 4, align: 'centre' }],
        [label('T.1 高度模拟'), label('通过 Pass'), label('T.2 温度试验'), label('通过 Pass')],
        [label('T.3 振动'), label('通过 Pass'), label('T.8 强制放电'), label('通过 Pass')],
        [label('试验标准\nManual'), { text: 'ST/SG/AC.10/11/Rev.7 38.3节', span: 3 }],
      ],
    });
    pen.line(330, 560, '授权签字人:楚 乔  职务:技术负责人');
  },
);

/** 集装箱装箱证明书: dates of packing, of inspection and of signing; the goods in rows. */
const packingCertificate = drawnOnce(
  'container packing certificate in Chinese, three dates',
  'container-packing-certificate',
  'zh-Hans',
  (pen, v) => {
    pen.centred(34, '危险货物集装箱装箱证明书', 17);
    pen.centred(58, 'CONTAINER PACKING CERTIFICATE', 10);
    pen.line(380, 78, `编号:${v('certificateNo', 'ZX-2026-05-118')}`);
    const end = pen.table(40, 94, {
      widths: [129, 129, 129, 129],
      rows: [
        [
          under('船名 Vessel', '海鹭'),
          under('航次 Voyage', '0618E'),
          under('目的港 Port of destination', '釜山'),
          under('提单号 B/L No.', 'HLZB6061822'),
        ],
        [
          under('集装箱箱号 Container No.', 'TCKU2209145'),
          under('箱型 Type', '20GP'),
          under('装箱日期 Date of packing', '2026年6月14日'),
          under('检查日期 Date of inspection', '2026年6月15日'),
        ],
        [
          under('装箱地点 Place of packing', '甬江港危险品仓库'),
          under('托运人 Shipper', v('shipperCompanyName', '甬江化工进出口有限公司'), 3),
        ],
      ],
    });
    const goods = pen.table(40, end + 10, {
      widths: [134, 62, 46, 60, 74, 70, 70],
      rows: [
        ['货物正确运输名称', '联合国编号', '类别', '包装类', '件数及包装', '总毛重(公斤)', '总净重(公斤)'].map((one) =>
          label(one),
        ),
        [
          v('properShippingName', '甲苯'),
          v('unNo', 'UN1294'),
          v('imoHazardClassNo', '3'),
          v('packingGroup', 'II'),
          v('packageQuantityAndType', '80铁桶', '80铁桶', '80 铁桶', '80'),
          v('grossWeightKgs', '15,520', 15520),
          v('netWeightKgs', '14,000', 14000),
        ],
      ],
    });
    const said = pen.paragraph(
      40,
      goods + 12,
      '兹证明:箱内清洁、干燥,货物包装无破损,积载、系固良好,箱体两端两侧已张贴标牌。',
      510,
    );
    pen.line(40, said + 20, '装箱现场检查员: 梁栋');
    pen.line(220, said + 20, '证书编号: 装检0412');
    pen.line(40, said + 40, '装箱单位: 甬江集装箱服务有限公司');
    pen.line(360, said + 40, `签发日期: ${v('issueDate', '2026年6月16日', '2026-06-16')}`);
    pen.says('shipperDeclareAs', 'DG Cargo', null);
    pen.says('commodityName', '甲苯', null);
  },
);

/** A packing certificate in English: each answer on a line over its caption, captions between two lines of answers. */
const captionsUnder = drawnOnce(
  'container packing certificate, captions under the lines',
  'container-packing-certificate',
  'en',
  (pen, v) => {
    pen.centred(34, 'CONTAINER / VEHICLE PACKING CERTIFICATE', 14);
    pen.centred(54, 'IMDG Code, 5.4.2', 8);
    overCaption(pen, 45, 84, v('certificateNo', 'FRT-CPC-20931'), 'Certificate number', 160);
    overCaption(pen, 220, 84, 'MSKU 713 902-4', 'Container number', 160);
    overCaption(pen, 395, 84, 'ML-CN8837122', 'Seal number', 150);
    overCaption(pen, 45, 118, v('shipperCompanyName', 'Aldergrove Solvents Inc.'), 'Shipper', 240);
    overCaption(pen, 300, 118, 'EMERALD STRAIT / 214W', 'Vessel and voyage', 245);
    overCaption(pen, 45, 152, v('unNo', 'UN 1173', 'UN1173'), 'UN number', 70);
    overCaption(pen, 130, 152, v('properShippingName', 'ETHYL ACETATE'), 'Proper shipping name', 190);
    overCaption(pen, 335, 152, v('imoHazardClassNo', '3'), 'Class', 50);
    overCaption(pen, 400, 152, v('packingGroup', 'II'), 'Packing group', 60);
    overCaption(pen, 475, 152, v('marinePollutant', 'No', 'N'), 'Marine pollutant', 70);
    overCaption(pen, 45, 186, v('packageQuantityAndType', '76 steel drums'), 'Number and kind of packages', 160);
    overCaption(pen, 220, 186, v('grossWeightKgs', '15 200 kg', 15200), 'Gross mass', 110);
    overCaption(pen, 345, 186, v('netWeightKgs', '13 680 kg', 13680), 'Net mass', 110);
    const y = pen.paragraph(
      45,
      226,
      'It is declared that the packing of the container has been carried out in accordance with 5.4.2.1 of the IMDG Code: the container was clean, dry and apparently fit to receive the goods; packages were examined for damage; the container and packages are properly marked, labelled and placarded.',
      500,
    );
    overCaption(pen, 45, y + 20, 'Beaufort Stuffing Depot', 'Name of packing company', 200);
    overCaption(pen, 260, y + 20, 'R. Lindqvist, Foreman', 'Name and status of declarant', 140);
    overCaption(pen, 415, y + 20, `Houston, ${v('issueDate', '22 July 2026', '2026-07-22')}`, 'Place and date', 130);
    pen.says('shipperDeclareAs', 'DG Cargo', null);
    pen.says('commodityName', 'ETHYL ACETATE', null);
  },
);

/** The multimodal form with two places and dates: the container's and the shipper's. */
const multimodal = drawnOnce(
  'multimodal form, two places and dates',
  'dangerous-goods-declaration',
  'en',
  (pen, v) => {
    pen.line(40, 26, 'MULTIMODAL DANGEROUS GOODS FORM', 13);
    pen.line(380, 30, 'This form may be used as a dangerous goods declaration', 6);
    const end = pen.table(40, 46, {
      widths: [258, 129, 129],
      rows: [
        [
          under(
            '1  Shipper / Consignor / Sender',
            `${v('shipperCompanyName', 'Brackwater Trading GmbH')}\nSpeicherstrasse 4, Bremen`,
          ),
          under('2  Transport document number', v('certificateNo', 'BW-26-3381')),
          under('3  Page 1 of 1 pages', ''),
        ],
        [
          under('6  Consignee', 'Southcape Agro Ltd\nDurban'),
          under("4  Shipper's reference", 'PO 99120'),
          under("5  Freight forwarder's reference", 'FF-10442'),
        ],
        [
          under('8  This shipment is within the limitations prescribed for', 'CARGO AIRCRAFT ONLY  ( )    SEA  (X)'),
          under('7  Carrier', 'Northern Arc Lines', 2),
        ],
        [
          under('10  Vessel / flight No. and date', 'LUNA BAY 077S, 2026-10-02'),
          under('11  Port / place of loading', 'Bremerhaven', 2),
        ],
        [under('12  Port / place of discharge', 'Durban'), under('13  Destination', 'Pretoria', 2)],
        [
          {
            caption: '14  Shipping marks   * Number and kind of packages; description of goods',
            text: `SCA/DUR 1-48\n${v('packageQuantityAndType', '48 fibreboard boxes (4G)', '48 fibreboard boxes (4G)', '48 fibreboard boxes')}\n${v('unNo', 'UN 2783', 'UN2783')}, ${v('properShippingName', 'ORGANOPHOSPHORUS PESTICIDE, SOLID, TOXIC')} (${v('technicalName', 'chlorpyrifos')}), ${v('imoHazardClassNo', '6.1')}, PG ${v('packingGroup', 'III')}\n${v('marinePollutant', 'MARINE POLLUTANT', 'P', 'Y')}\nEmS ${v('emsCode', 'F-A, S-A')}`,
            height: 110,
          },
          under('Gross mass (kg)', v('grossWeightKgs', '1 248', 1248)),
          under('Net mass (kg)', v('netWeightKgs', '1 200', 1200)),
        ],
        [
          under('15  Container identification No.', 'HLBU 902117-0'),
          under('16  Seal number(s)', 'HL778120'),
          under('17  Container size and type', "20' DRY"),
        ],
        [under('18  Tare (kg)', '2 230'), under('19  Total gross mass (including tare) (kg)', '3 478', 2)],
      ],
    });
    const foot = pen.table(40, end, {
      widths: [172, 172, 172],
      rows: [
        [
          under(
            '20  Container packing certificate',
            'Name of company: Weser Packing KG\nName / status: T. Brandt, Packer\nPlace and date: Bremen, 28 September 2026\nSignature:',
            1,
            92,
          ),
          under(
            "21  Receiving organisation's receipt",
            'Received the above number of packages in apparent good order\nHaulier:\nVehicle reg. No.:\nSignature and date:',
            1,
            92,
          ),
          under(
            '22  Name of company (of shipper preparing this note)',
            `Brackwater Trading GmbH\nName / status: A. Petersen, DG officer\nPlace and date: Bremen, ${v('issueDate', '29 September 2026', '2026-09-29')}\nSignature:`,
            1,
            92,
          ),
        ],
      ],
    });
    pen.line(40, foot + 12, `24 h emergency contact: ${v('emergencyContactTelephone', '+49 421 5550 112')}`);
    pen.says('packingCode', '4G', null);
    pen.says('shipperDeclareAs', 'DG Cargo');
    pen.says('commodityName', 'ORGANOPHOSPHORUS PESTICIDE, SOLID, TOXIC', null);
  },
  { size: 8.5 },
);

/** 危險貨物申報單 as carriers of Hong Kong and Taiwan ask for it, English words behind the labels. */
const traditionalForm = drawnOnce(
  'dangerous goods declaration in traditional characters',
  'dangerous-goods-declaration',
  'zh-Hant',
  (pen, v) => {
    pen.centred(34, '危險品運輸申報單', 17);
    pen.centred(58, 'Dangerous Goods Declaration', 10);
    const end = pen.table(40, 80, {
      widths: [110, 148, 110, 148],
      rows: [
        [label('託運人 Shipper'), { text: v('shipperCompanyName', '高港貿易股份有限公司'), span: 3 }],
        [label('受貨人 Consignee'), { text: '東京灣商事株式會社', span: 3 }],
        [label('訂艙號碼 Booking No.'), label('KHH26073310'), label('船名航次 Vessel/Voy.'), label('福海 V.0922N')],
        [label('裝貨港 POL'), label('高雄'), label('卸貨港 POD'), label('橫濱')],
        [
          label('產品名稱 Product'),
          label(v('commodityName', '環氧硬化劑 H-30')),
          label('危險品編號 UN No.'),
          label(v('unNo', '2735', 'UN2735')),
        ],
        [
          label('運輸專用名稱 PSN'),
          {
            text: `${v('properShippingName', 'AMINES, LIQUID, CORROSIVE, N.O.S.')} (${v('technicalName', 'isophoronediamine')})`,
            span: 3,
          },
        ],
        [label('危險品等級 Class'), label(v('imoHazardClassNo', '8')), label('副危險性 Sub. risk'), label('無')],
        [
          label('包裝等級 PG'),
          label(v('packingGroup', 'II')),
          label('海洋污染 M.P.'),
          label(v('marinePollutant', '非', 'N')),
        ],
        [
          label('閃火點 Flash point'),
          label(v('flashPointCelsius', '攝氏110度', 110)),
          label('應急編號 EmS'),
          label(v('emsCode', 'F-A, S-B')),
        ],
        [
          label('件數及包裝 Packages'),
          label(v('packageQuantityAndType', '96 塑膠桶', '96 塑膠桶', '96')),
          label('包裝代碼 UN code'),
          label(v('packingCode', '3H1')),
        ],
        [
          label('毛重 G.W.'),
          label(v('grossWeightKgs', '2,544 公斤', 2544)),
          label('淨重 N.W.'),
          label(v('netWeightKgs', '2,400 公斤', 2400)),
        ],
        [label('緊急聯絡電話 24H Tel.'), { text: v('emergencyContactTelephone', '+886 7 5550 119'), span: 3 }],
      ],
    });
    const said = pen.paragraph(40, end + 12, '茲聲明上述貨物之運輸名稱、包裝、標記及標籤均正確,並適合海上運輸。', 510);
    pen.line(40, said + 24, '申報人簽章:  林 予');
    pen.line(330, said + 24, `申報日期: ${v('issueDate', '2026/08/17', '2026-08-17')}`);
    pen.says('shipperDeclareAs', 'DG Cargo');
  },
);

/** 危险货物安全适运申报单: the maritime administration's form, captions in two languages in the corners. */
const fitness = drawnOnce(
  'declaration on safety and fitness, bilingual corners',
  'dangerous-goods-declaration',
  'zh-Hans',
  (pen, v) => {
    pen.centred(26, '危险货物安全适运申报单', 16);
    pen.centred(46, 'Declaration on Safety and Fitness of Dangerous Goods', 9);
    pen.centred(58, '(包装/固体散装危险货物 Packaged/Solid in Bulk)', 8);
    const end = pen.table(34, 74, {
      widths: [132, 132, 132, 132],
      rows: [
        [
          under('发货人 Shipper', v('shipperCompanyName', '津滨化学工业有限公司'), 2),
          under('收货人 Consignee', 'MERIDIAN CHEMIE B.V.', 2),
        ],
        [
          under('船名和航次 Ship name & Voyage No.', '津海明珠 026W'),
          under('装货港 Port of Loading', '天津新港'),
          under('卸货港 Port of Discharge', '鹿特丹'),
          under('承运人 Carrier', '远屿海运'),
        ],
        [
          under(
            '正确运输名称 Proper shipping name*',
            `亚硝酸钠 ${v('properShippingName', 'SODIUM NITRITE', 'SODIUM NITRITE', '亚硝酸钠', '亚硝酸钠 SODIUM NITRITE')}`,
            2,
            40,
          ),
          under('联合国编号 UN No.', v('unNo', 'UN1500')),
          under(
            '类别/性质(副危险) Class (sub. risk)',
            `${v('imoHazardClassNo', '5.1')} (${v('subRiskClassNo', '6.1')})`,
          ),
        ],
        [
          under('包装类别 Packing group', v('packingGroup', 'III')),
          under('海洋污染物 Marine pollutant', v('marinePollutant', 'N')),
          under('应急措施编号 EmS No.', v('emsCode', 'F-A, S-Q')),
          under('闪点 Flash point', 'N/A'),
        ],
        [
          under(
            '包件的种类和数量 Number and kind of packages',
            v('packageQuantityAndType', '800 编织袋', '800 编织袋', '800编织袋', '800'),
          ),
          under('毛重 Gross weight (kg)', v('grossWeightKgs', '20160.00', 20160)),
          under('净重 Net weight (kg)', v('netWeightKgs', '20000.00', 20000)),
          under('箱号 Container No.', 'CXDU1450338'),
        ],
        [
          under('交付装运货物的形式 Form of goods', '☑ 杂货 Break bulk   □ 成组件 Unitized   ☑ 集装箱 Container', 2),
          under('附送单证 Documents attached', '包装使用鉴定结果单 1200226', 2),
        ],
        [under('备注 Remarks', '控制温度/应急温度: 不适用;装箱日期 2026-11-03', 4)],
      ],
    });
    pen.paragraph(
      34,
      end + 8,
      '兹声明,上述拟交付船舶装运的危险货物已按规定全部并准确地填写了正确运输名称、危险货物编号、分类、危险性和应急防护措施。',
      528,
    );
    const foot = pen.table(34, end + 40, {
      widths: [176, 176, 176],
      rows: [
        [
          under('申报单位 Declarant', '津滨危申报服务有限公司'),
          under('申报员 Name', '许未 (No. 12-0336)'),
          under('申报日期 Date', v('issueDate', '2026年11月4日', '2026-11-04')),
        ],
        [
          under('紧急联系人 Emergency contact', '周 也'),
          under('电话 Tel', v('emergencyContactTelephone', '022-5550 8119')),
          under('主管机关签注 Endorsement', '2026年11月5日 准予'),
        ],
      ],
    });
    pen.seal(440, foot - 10, '津滨海事局危险货物管理专用章', 42);
    pen.says('certificateNo', null);
    pen.says('shipperDeclareAs', 'DG Cargo');
    pen.says('commodityName', '亚硝酸钠', 'SODIUM NITRITE', '亚硝酸钠 SODIUM NITRITE', null);
  },
);

/** A carrier's letter of harmless goods: everything is said within sentences. */
const letterSentences = drawnOnce(
  'non-dangerous letter, all within sentences',
  'non-dangerous-goods-letter',
  'en',
  (pen, v) => {
    pen.line(60, 40, 'Marchbank Ceramics Ltd', 13);
    pen.line(60, 58, 'Etruria Way, Stoke-on-Trent ST1 5NP', 8);
    pen.line(400, 90, v('issueDate', '3rd June 2026', '2026-06-03'));
    pen.line(60, 112, 'To: Halcyon Container Line, Export Department');
    pen.line(60, 134, 'NON-HAZARDOUS CARGO DECLARATION', 12);
    let y = 160;
    for (const text of [
      'Dear Sirs,',
      `We, ${v('shipperCompanyName', 'Marchbank Ceramics Ltd')}, refer to your booking HCL4410927 for shipment per MV SAFFRON TIDE voy. 611E from Felixstowe to Nhava Sheva.`,
      `We hereby confirm that the product ${v('commodityName', 'Marchbank ball clay MB-7')} (CAS No. ${v('casNo', '1332-58-7')}), packed in ${v('packageQuantityAndType', '22 big bags')} with a total gross weight of ${v('grossWeightKgs', '22,440 kg', 22440)} and a net weight of ${v('netWeightKgs', '22,000 kg', 22000)}, is not classified as dangerous goods under the IMDG Code and does not require a UN number.`,
      `It is a ${v('appearance', 'solid', 'Solid')} used for ${v('cargoMainUsage', 'the manufacture of tableware')}. It does not give off flammable gases, does not self-heat and is not a marine pollutant.`,
      'We accept liability for all consequences should this statement prove to be incorrect.',
      'Yours faithfully,',
    ])
      y = pen.paragraph(60, y, text, 470) + 9;
    pen.line(60, y + 30, 'P. Wedgewick, Shipping Manager');
    pen.says('marinePollutant', 'N', null);
    pen.says('shipperDeclareAs', 'General Cargo');
    pen.says('manufacturerCompanyName', null, 'Marchbank Ceramics Ltd');
  },
  { size: 10.5, leading: 1.45 },
);

/** 非危险品保函: a letter with blanks filled in, underlined, and a table of the cargo in columns. */
const letterBlanks = drawnOnce(
  'non-dangerous letter in Chinese, filled blanks',
  'non-dangerous-goods-letter',
  'zh-Hans',
  (pen, v) => {
    pen.centred(44, '非危险货物保函', 18);
    pen.line(60, 84, '致:远屿海运有限公司');
    let y = pen.paragraph(
      60,
      108,
      `    我司 ${v('shipperCompanyName', '赣西瓷土有限公司')} 委托贵司由 九江 港出运至 海防 港的下列货物:`,
      470,
    );
    y = pen.table(60, y + 8, {
      widths: [130, 90, 90, 85, 85],
      rows: [
        ['品名', '件数/包装', '毛重(KGS)', 'CAS号', '物理状态'].map((one) => label(one)),
        [
          v('commodityName', '煅烧高岭土'),
          v('packageQuantityAndType', '20吨袋', '20吨袋', '20 吨袋', '20'),
          v('grossWeightKgs', '20,300', 20300),
          v('casNo', '92704-41-1'),
          v('appearance', '固体', 'Solid'),
        ],
      ],
    });
    y = pen.paragraph(60, y + 12, '    船名/航次:赣江之星/2611S    提单号:GJX2611S0093    箱号:GESU5520817', 480);
    y = pen.paragraph(
      60,
      y + 8,
      `    我司在此保证:上述货物不属于危险品,无毒、无腐蚀性、不易燃易爆,不属于《国际海运危险货物规则》所列货物,适合海运。如因货物性质申报不实造成的一切责任和损失,由我司承担。`,
      470,
    );
    y = pen.paragraph(60, y + 8, `    货物用途:${v('cargoMainUsage', '造纸填料')}`, 470);
    pen.line(330, y + 30, '托运人(盖章):');
    pen.line(330, y + 50, `日期: ${v('issueDate', '2026 年 9 月 2 日', '2026-09-02')}`);
    pen.seal(420, y + 40, '赣西瓷土有限公司', 42);
    pen.says('shipperDeclareAs', 'General Cargo');
  },
  { size: 10.5 },
);

/** A carrier's application for dangerous cargo: columns of labels that stand close together, without rules. */
const application = drawnOnce(
  'dangerous cargo application of a carrier, close columns',
  'dangerous-goods-declaration',
  'en',
  (pen, v) => {
    pen.line(40, 30, 'HAZARDOUS CARGO REQUEST / DECLARATION', 13);
    pen.line(40, 48, 'Please complete one request per UN number. Fields marked * are mandatory.', 7);
    const rows: readonly (readonly [string, string, string, string])[] = [
      ['Request no.', v('certificateNo', 'HCR-0088172'), 'Request date', v('issueDate', '11-Dec-2026', '2026-12-11')],
      [
        'Booking party',
        'Quayline Forwarding Pte',
        'Actual shipper*',
        v('shipperCompanyName', 'Tanjong Resins Sdn Bhd'),
      ],
      ['Load port', 'Port Klang', 'Discharge port', 'Callao'],
      ['UN no.*', v('unNo', 'UN1866'), 'IMO class*', v('imoHazardClassNo', '3')],
      ['Proper shipping name*', v('properShippingName', 'RESIN SOLUTION'), 'Technical name', 'n/a'],
      ['Pack. group*', v('packingGroup', 'III'), 'Sub. label(s)', 'none'],
      ['Flashpoint (C)', v('flashPointCelsius', '31', 31), 'Marine poll. (Y/N)', v('marinePollutant', 'N')],
      ['Ltd. qty (Y/N)', 'N', 'EmS', v('emsCode', 'F-E, S-E')],
      [
        'Outer packages',
        v('packageQuantityAndType', '80 steel drums', '80 steel drums', '80 steel drums 1A1'),
        'Pkg. code',
        v('packingCode', '1A1'),
      ],
      [
        'Gross wt. (kg)',
        v('grossWeightKgs', '17,200.00', 17200),
        'Net wt. (kg)',
        v('netWeightKgs', '16,000.00', 16000),
      ],
      ['Container', '1 x 20GP', 'Stowage', 'Category A'],
      ['Emergency contact', 'Duty chemist', 'Emergency tel.', v('emergencyContactTelephone', '+60 3 5550 1999')],
    ];
    rows.forEach(([a, b, c, d], at) => {
      const y = 72 + at * 19;
      pen.line(40, y, a);
      pen.line(132, y, b);
      pen.line(268, y, c);
      pen.line(362, y, d);
    });
    pen.paragraph(
      40,
      316,
      'I hereby declare that the contents of this consignment are fully and accurately described above by the proper shipping name, and are classified, packaged, marked and labelled in accordance with the IMDG Code.',
      510,
    );
    pen.line(40, 360, 'Signed: N. Ismail      Position: DG coordinator      Place and date: Klang, 12-Dec-2026');
    pen.says('shipperDeclareAs', 'DG Cargo');
    pen.says('commodityName', 'RESIN SOLUTION', null);
    pen.says('issueDate', '2026-12-12');
  },
);

/** 危险货物运输申明: a list with labels over values in three columns, between rules. */
const sheetOfThree = drawnOnce(
  'safe transport declaration, labels over values in three columns',
  'dangerous-goods-declaration',
  'en',
  (pen, v) => {
    pen.centred(34, "SHIPPER'S DECLARATION FOR SAFE TRANSPORT BY SEA", 14);
    const rows: readonly (readonly (readonly [string, string])[])[] = [
      [
        ['Declaration ref.', v('certificateNo', 'SDS/STD/5512')],
        ['Declared on', v('issueDate', '2026-03-30', '2026-03-30')],
        ['Contract of carriage', 'OOC-77120'],
      ],
      [
        ['Consigned by', v('shipperCompanyName', 'Oresund Biocides ApS')],
        ['Consigned to', 'Patagonia Salmon S.A.'],
        ['Manufactured by', v('manufacturerCompanyName', 'Kattegat Kemi A/S')],
      ],
      [
        ['Trade designation', v('commodityName', 'AquaClear H50')],
        ['Technical description', v('properShippingName', 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION')],
        ['UN', v('unNo', '2014', 'UN2014')],
      ],
      [
        ['Primary hazard class', v('imoHazardClassNo', '5.1')],
        ['Subsidiary class', v('subRiskClassNo', '8')],
        ['Packing gr.', v('packingGroup', 'II')],
      ],
      [
        ['Pollutes the sea', v('marinePollutant', 'no', 'N')],
        ['Fire and spillage schedules', v('emsCode', 'F-H, S-Q')],
        ['Flash point', 'not applicable'],
      ],
      [
        ['Packages', v('packageQuantityAndType', '18 IBCs', '18 IBCs', '18 IBC')],
        ['Mark of the packaging', v('packingCode', '31H1/Y/0426/DK/4417', '31H1/Y/0426/DK/4417', '31H1')],
        [
          'Aggregate gross / net',
          `${v('grossWeightKgs', '22 680 kg', 22680)} / ${v('netWeightKgs', '21 600 kg', 21600)}`,
        ],
      ],
      [
        ['In an emergency call', v('emergencyContactTelephone', '+45 3555 0133')],
        ['State of matter', v('appearance', 'liquid', 'Liquid')],
        ['Use of the product', v('cargoMainUsage', 'Disinfection of fish farms')],
      ],
    ];
    rows.forEach((row, at) => {
      const y = 70 + at * 40;
      row.forEach(([name, text], column) => {
        pen.line(45 + column * 172, y, name, 7);
        pen.paragraph(45 + column * 172, y + 11, text, 160);
      });
      pen.rule(40, y + 34, 556, y + 34);
    });
    pen.paragraph(
      45,
      360,
      'We declare that the goods are in all respects in proper condition for transport by sea according to the IMDG Code, Amendment 42-24.',
      500,
    );
    pen.says('shipperDeclareAs', 'DG Cargo');
  },
);

export const CARRIERS_AND_MAKERS: readonly Layout[] = [
  ...[summaryLetters, summaryGrid, packingCertificate, captionsUnder, multimodal, traditionalForm, fitness],
  ...[letterSentences, letterBlanks, application, sheetOfThree],
];
