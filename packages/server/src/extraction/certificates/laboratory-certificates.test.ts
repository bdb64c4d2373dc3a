import { describe, expect, test } from 'vitest';
import { A4, Sketch } from '../../documents/testing/sketch.ts';
import { answerOf, NOT_REGULATED } from '../testing/answer-of.ts';

describe('The kind of a certificate is detected', () => {
  test.each([
    ['化学品运输危险性鉴定报告\nReport on Transport Hazard Identification', { document: 'transport-certificate zh' }],
    [
      'IDENTIFICATION REPORT FOR SEA TRANSPORT OF GOODS\n货物海运条件鉴定报告',
      { document: 'transport-certificate zh' },
    ],
    [
      '危险货物危险特性鉴别报告\n报告编号:3800-26-WH-00156',
      { document: 'classification-report zh', certificateNo: '3800-26-WH-00156' },
    ],
    [
      'TRANSPORT SAFETY ASSESSMENT REPORT\nReport No. HV26-100344',
      { document: 'transport-certificate en', certificateNo: 'HV26-100344' },
    ],
    [
      '出境货物运输包装性能检验结果单\n说明:申请包装使用鉴定时,须将本结果单交检验机关核实。',
      { document: 'packing-performance-certificate zh' },
    ],
  ])('by the title that comes first: %s', async (text, answer) => {
    expect(await answerOf(text)).toEqual(answer);
  });
});

describe('A certificate of a laboratory gives', () => {
  test.each([
    ['the end of the time for which it is valid', '有效期:2026.02.03-2026.12.31', { validUntil: '2026-12-31' }],
    ['a validity without a colon', '有效期限    2026年12月31日', { validUntil: '2026-12-31' }],
    [
      'the date under its seal in Chinese numerals',
      '本鉴定书有效期至2026年12月31日。\n二〇二六年五月二十二日',
      { issueDate: '2026-05-22', validUntil: '2026-12-31' },
    ],
    [
      'the date of the report, not of the sample',
      '收样日期:2026-02-20\n报告日期:2026-02-27',
      { issueDate: '2026-02-27' },
    ],
    ['a number with the year and its office', '编号:海鉴字2026第00871号', { certificateNo: '海鉴字2026第00871号' }],
    ['who asked for it', '委托方:云洲贸易有限公司', { shipperCompanyName: '云洲贸易有限公司' }],
    ['what the sample is for', '样品用途 Usage:絮凝剂', { cargoMainUsage: '絮凝剂' }],
    [
      'a name that the next label ends, and that the goods are no marine pollutant',
      '二、联合国编号:UN1999;正确运输名称:焦油,液体的(TARS, LIQUID);包装类别:III。\n三、不属于海洋污染物。',
      {
        shipperDeclareAs: 'DG Cargo (derived)',
        unNo: 'UN1999',
        properShippingName: '焦油,液体的(TARS, LIQUID)',
        packingGroup: 'III',
        marinePollutant: 'N',
      },
    ],
    [
      'a manufacturer that is the applicant',
      '委托单位:云洲贸易有限公司\n生产单位:同上',
      { manufacturerCompanyName: '云洲贸易有限公司', shipperCompanyName: '云洲贸易有限公司' },
    ],
    [
      'the provision that exempts the goods',
      'Conclusion 结论:The batteries meet Special Provision 238 of the IMDG Code. They are not subject to the IMDG Code.',
      { ...NOT_REGULATED, exemptedFromIMDGCode: 'SP238' },
    ],
    [
      'the state of an article by its shape',
      '样品外观:蓝色圆柱体',
      { appearance: 'Solid', cargoAppearanceDescription: '蓝色圆柱体' },
    ],
  ])('%s', async (_, text, answer) => {
    expect(await answerOf(`货物运输条件鉴定书\n货物名称:云洲助剂\n${text}`)).toEqual({
      document: 'transport-certificate zh',
      commodityName: '云洲助剂',
      ...answer,
    });
  });
});

test('A conclusion in sentences that run over lines gives number, name, class and subsidiary hazard', async () => {
  const text = [
    '危险特性分类鉴别报告',
    '样品名称:过氧化氢溶液',
    '该样品属于第5.1项氧化性物质,具有第8类腐蚀性物质次要危险性;联合国编号:UN2014;正确运输名',
    '称:过氧化氢水溶液;包装类别:II。',
  ].join('\n');
  expect(await answerOf(text)).toEqual({
    document: 'classification-report zh',
    shipperDeclareAs: 'DG Cargo (derived)',
    commodityName: '过氧化氢溶液',
    unNo: 'UN2014',
    properShippingName: '过氧化氢水溶液',
    imoHazardClassNo: '5.1',
    subRiskClassNo: '8',
    packingGroup: 'II',
  });
});

test('A use certificate with labels in two languages above their values gives the mark of a bulk container', async () => {
  const sketch = new Sketch(A4);
  sketch.centred(40, '出境危险货物运输包装使用鉴定结果单', 16);
  sketch.table(50, 80, {
    widths: [165, 165, 165],
    rows: [
      [{ text: '申请人 Applicant\n云洲贸易有限公司', span: 2 }, '运输方式 Transport\n水路'],
      [{ text: '使用人 User\n云洲净水剂有限公司', span: 2 }, '灌装日期 Filling date\n2026-03-02'],
      ['危险货物名称 Dangerous goods\n次氯酸盐溶液', '危险货物类别 Class\n8', '联合国编号 UN No.\nUN1791'],
      ['报检包件数量 Packages\n-18-个', '总毛重 Gross weight\n22680千克', '总净重 Net weight\n21600千克'],
      [
        '包装容器标记 UN Mark\n31HA1/Y/0126/CN/C990001/3600/1800',
        '签发日期 Issue date\n2026-03-09',
        '包装类别 PG\nIII',
      ],
    ],
  });
  expect(await answerOf(await sketch.bytes())).toEqual({
    document: 'packing-use-certificate zh',
    shipperDeclareAs: 'DG Cargo (derived)',
    manufacturerCompanyName: '云洲净水剂有限公司',
    commodityName: '次氯酸盐溶液',
    unNo: 'UN1791',
    issueDate: '2026-03-09',
    properShippingName: '次氯酸盐溶液',
    imoHazardClassNo: '8',
    packingGroup: 'III',
    packageQuantityAndType: '18 个',
    packingCode: '31HA1/Y/0126/CN/C990001/3600/1800',
    grossWeightKgs: 22680,
    netWeightKgs: 21600,
    shipperCompanyName: '云洲贸易有限公司',
  });
});

test('A mark in a narrow cell is read whole beside a label that is centred between its lines', async () => {
  const sketch = new Sketch(A4);
  sketch.centred(40, '出境货物运输包装性能检验结果单', 16);
  sketch.text(60, 100, '拟装货物名称', 10).text(150, 100, '二甲苯', 10);
  sketch.text(405, 120, 'UN', 10).text(60, 127, '包装容器名称及规', 10).text(150, 127, '闭口钢桶 200L', 10);
  sketch.text(300, 134, '包装容器标记及批号', 10).text(405, 134, '1A1/X1.6/300/26/CN/C9900', 10);
  sketch.text(60, 141, '格', 10).text(150, 141, '1.2mm', 10).text(405, 148, '12 PI:021', 10);
  sketch.text(60, 175, '包装容器数量', 10).text(150, 175, '-2000-只', 10);
  expect(await answerOf(await sketch.bytes())).toEqual({
    document: 'packing-performance-certificate zh',
    commodityName: '二甲苯',
    packageQuantityAndType: '2000 只',
    packingCode: '1A1/X1.6/300/26/CN/C990012 PI:021',
  });
});

test('A label set to the width of others is read in any column, and a name of the goods is no shipping name', async () => {
  const sketch = new Sketch(A4);
  sketch.centred(40, '航空货物运输条件鉴定书', 16);
  sketch.table(50, 80, {
    widths: [80, 165, 80, 165],
    rows: [
      ['品    名', '香水 50ml', '状    态', '液体'],
      ['生 产 商', '云洲日化有限公司', '闪    点', '17℃（闭杯）'],
      ['鉴定结论', { text: '运输专用名称：香料制品 PERFUMERY PRODUCTS\nUN 编号：UN1266    危险性类别：3', span: 3 }],
    ],
  });
  expect(await answerOf(await sketch.bytes())).toEqual({
    document: 'transport-certificate zh',
    shipperDeclareAs: 'DG Cargo (derived)',
    manufacturerCompanyName: '云洲日化有限公司',
    commodityName: '香水 50ml',
    unNo: 'UN1266',
    appearance: 'Liquid',
    flashPointCelsius: 17,
    properShippingName: '香料制品 PERFUMERY PRODUCTS',
    imoHazardClassNo: '3',
    flashPoint: '17°C(闭杯)',
    cargoAppearanceDescription: '液体',
  });
});

test('A conclusion as a table of modes gives the name that is centred in the column of the sea', async () => {
  const sketch = new Sketch(A4);
  sketch.centred(40, '化学品运输危险性鉴定报告', 16);
  const rows: readonly (readonly [y: number, ...cells: readonly (readonly [x: number, text: string])[]])[] = [
    [100, [98, '项目'], [194, '公路 JT/T 617'], [327, '海运 IMDG'], [457, '空运 IATA']],
    [122, [91, 'UN编号'], [206, 'UN3351'], [333, 'UN3351'], [460, 'UN3351']],
    [144, [292, 'PYRETHROID PESTICIDE,']],
    [150, [167, '拟除虫菊酯农药，液体的，'], [420, 'Pyrethroid pesticide, liquid,']],
    [157, [89, '运输名称'], [317, 'LIQUID, TOXIC,']],
    [164, [200, '毒性，易燃'], [443, 'toxic, flammable']],
    [170, [322, 'FLAMMABLE']],
    [192, [87, '类别/项别'], [217, '6.1'], [344, '6.1'], [470, '6.1']],
    [214, [89, '包装类别'], [220, 'III'], [347, 'III'], [473, 'III']],
    [236, [84, '海洋污染物'], [222, '/'], [347, 'P'], [476, '/']],
  ];
  for (const [y, ...cells] of rows) for (const [x, text] of cells) sketch.text(x, y, text);
  expect(await answerOf(await sketch.bytes())).toEqual({
    document: 'transport-certificate zh',
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN3351',
    properShippingName: 'PYRETHROID PESTICIDE, LIQUID, TOXIC, FLAMMABLE',
    imoHazardClassNo: '6.1',
    packingGroup: 'III',
    marinePollutant: 'P',
  });
});

test('A mark is read under a label of two languages, and beside one whose last character stands below', async () => {
  const twoLanguages = new Sketch(A4);
  twoLanguages.centred(40, '出境危险货物包装容器性能检验结果单', 16);
  twoLanguages
    .text(60, 100, '包装容器名称及规格')
    .text(301, 100, '包装容器标记及批号')
    .text(421, 100, '5H4/Y26/S/26/CN/C99023');
  twoLanguages.text(179, 107, '塑料编织袋 25kg');
  twoLanguages.text(60, 114, 'Name & specification').text(301, 114, 'Mark & batch').text(421, 114, '3 PI:005');
  twoLanguages.text(60, 140, '包装容器数量').text(301, 140, '生产日期');
  twoLanguages.text(179, 146, '30000条').text(421, 146, '2026.01.10-2026.01.31');
  twoLanguages.text(60, 152, 'Quantity').text(301, 152, 'Production date');
  expect(await answerOf(await twoLanguages.bytes())).toEqual({
    document: 'packing-performance-certificate zh',
    packageQuantityAndType: '30000条',
    packingCode: '5H4/Y26/S/26/CN/C990233 PI:005',
  });
  const wrapped = new Sketch(A4);
  wrapped.centred(40, '出境危险货物运输包装使用鉴定结果单', 16);
  wrapped
    .text(60, 100, '包装容器名称及规')
    .text(302, 100, '包装容器标记及批')
    .text(402, 100, '1A2/X150/S/26/CN/C99017');
  wrapped.text(160, 107, '开口钢桶 20L');
  wrapped.text(60, 114, '格').text(302, 114, '号').text(402, 114, '5 PI:012');
  expect(await answerOf(await wrapped.bytes())).toEqual({
    document: 'packing-use-certificate zh',
    packingCode: '1A2/X150/S/26/CN/C990175 PI:012',
  });
});

test('A packing group of which no box is ticked is not read, and a finding says so', async () => {
  const text =
    '出境危险货物运输包装使用鉴定结果单\n危险货物名称:硝酸钠\n联合国编号:UN1498\n危险货物类别:5.1\n包装类别:□I □II □III';
  expect(await answerOf(text)).toEqual({
    document: 'packing-use-certificate zh',
    shipperDeclareAs: 'DG Cargo (derived)',
    commodityName: '硝酸钠',
    properShippingName: '硝酸钠',
    unNo: 'UN1498',
    imoHazardClassNo: '5.1',
    packingGroup: '(unreadable)',
    findings: 'value_not_read packingGroup',
  });
});

test('A packing certificate gives the goods of the first row under its column heads, and a finding names the others', async () => {
  const sketch = new Sketch(A4);
  sketch.centred(40, 'CONTAINER PACKING CERTIFICATE', 16);
  const rows: readonly (readonly [y: number, ...cells: readonly (readonly [x: number, text: string])[]])[] = [
    [100, [40, 'UN'], [84, 'Proper shipping name'], [300, 'Sub.'], [340, 'Packing'], [400, 'Gross mass']],
    [111, [40, 'number'], [262, 'Class'], [300, 'hazard'], [340, 'group'], [410, '(kg)']],
    [132, [40, 'UN2014'], [84, 'HYDROGEN PEROXIDE,'], [264, '5.1'], [306, '8'], [350, 'II'], [430, '5 520']],
    [143, [84, 'AQUEOUS SOLUTION']],
    [164, [40, 'UN1263'], [84, 'PAINT'], [268, '3'], [306, '-'], [350, 'III'], [430, '1 310']],
    [185, [84, 'Total'], [430, '6 830']],
    [230, [40, 'Date of packing: 2026-03-14']],
  ];
  for (const [y, ...cells] of rows) for (const [x, text] of cells) sketch.text(x, y, text);
  expect(await answerOf(await sketch.bytes())).toEqual({
    document: 'container-packing-certificate en',
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN2014',
    issueDate: '2026-03-14',
    properShippingName: 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION',
    imoHazardClassNo: '5.1',
    subRiskClassNo: '8',
    packingGroup: 'II',
    grossWeightKgs: 5520,
    findings: 'several_goods unNo',
  });
});

test.each([
  [
    'German',
    'CONTAINERPACKZERTIFIKAT\nUN-Nummer: UN1263\nKlasse: 3\nVerpackungsgruppe: II\nMeeresschadstoff: Nein\nBruttomasse: 12.480 kg\nNettomasse: 9.375,5 kg',
    'container-packing-certificate en',
  ],
  [
    'Spanish',
    'CERTIFICADO DE ARRUMAZÓN DEL CONTENEDOR\nEl embalaje y la mercancía se han inspeccionado según las normas.\nN.º ONU: UN1263\nClase: 3\nGrupo de embalaje: II\nContaminante del mar: No\nMasa bruta: 12.480 kg\nMasa neta: 9 375,5 kg',
    'container-packing-certificate es',
  ],
  [
    'French',
    "CERTIFICAT D'EMPOTAGE DU CONTENEUR\nLes marchandises ont été inspectées avec le conteneur.\nN° ONU : UN1263\nClasse : 3\nGroupe d'emballage : II\nPolluant marin : Non\nMasse brute : 12 480 kg\nMasse nette : 9 375,5 kg",
    'container-packing-certificate fr',
  ],
])('A certificate in %s gives its codes, and masses with the decimals of its language', async (_, text, document) => {
  expect(await answerOf(text)).toEqual({
    document,
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1263',
    imoHazardClassNo: '3',
    packingGroup: 'II',
    marinePollutant: 'N',
    grossWeightKgs: 12480,
    netWeightKgs: 9375.5,
  });
});
