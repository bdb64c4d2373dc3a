import { describe, expect, test } from 'vitest';
import { answerOf, answerOfSections, NOT_REGULATED } from '../testing/answer-of.ts';
import { name, other, polluting, type Row, valuesOfRows } from '../testing/transport-rows.ts';

const valuesOf = (section: string) => answerOfSections({ 14: section });

describe('a table with a column for each mode', () => {
  const rows: Row[] = [
    [['UN number'], ['2924'], ['3082'], ['2924']],
    [['Shipping name'], other, name, other],
    [['Class'], ['3'], ['9'], ['3']],
    [['Packing group'], ['II'], ['III'], ['II']],
  ];
  test.each<[string, Row]>([
    ['in brackets below its name', [[''], ['Road', '(ADR)'], ['Sea', '(IMDG)'], ['Air', '(IATA)']]],
    ['below "International"', [[''], ['Domestic (DOT)'], ['International', '(IMDG)'], ['Air (IATA)']]],
    [
      'with an edition in the next line',
      [[''], ['Road (ADR)'], ['Sea (IMDG Code Amdt.', '41-22)'], ['Air (IATA DGR 65th)']],
    ],
  ])('is read when its code stands %s', async (_, head) => {
    expect(await valuesOfRows([head, ...rows], { lefts: [45, 130, 285, 440], align: 'top' })).toEqual(polluting);
  });

  test('gives limited quantity, EmS and marine pollutant from its remarks', async () => {
    const remarks = [['Special precautions for user'], ['Tunnel code: E'], ['EmS: F-A, S-F', 'LQ: 5 L'], ['-']];
    const head = [[''], ['ADR'], ['IMDG'], ['IATA']];

    expect(await valuesOfRows([head, ...rows, remarks], { lefts: [45, 160, 300, 440], align: 'top' })).toEqual({
      ...polluting,
      emsCode: 'F-A, S-F',
      limitedQuantity: '5 L',
    });
  });

  test('gives its name without the hyphens that break its words at the ends of lines', async () => {
    const broken = ['ENVIRONMEN-', 'TALLY HAZAR-', 'DOUS SUB-', 'STANCE, LIQUID, N.O.S.', '(brightol, water-clear)'];
    const narrow = rows.map((row, at) => (at === 1 ? [['Shipping name'], broken, broken, other] : row));
    const head = [[''], ['ADR'], ['IMDG'], ['IATA']];

    expect(await valuesOfRows([head, ...narrow], { lefts: [45, 160, 300, 440], align: 'middle' })).toEqual(polluting);
  });
});

describe('modes that stand as heads of columns', () => {
  test('may stand so close that their words touch', async () => {
    const rows: Row[] = [
      [[''], ['DOT Classification'], ['TDG Classification'], ['IMDG'], ['IATA']],
      [['UN number'], ['2924'], ['2924'], ['3082'], ['2924']],
      [['Class'], ['3'], ['3'], ['9'], ['3']],
      [['Packing group'], ['II'], ['II'], ['III'], ['II']],
    ];

    expect(await valuesOfRows(rows, { lefts: [45, 150, 223, 296, 400], align: 'top' })).toEqual({
      document: 'safety-data-sheet en',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3082',
      imoHazardClassNo: '9',
      packingGroup: 'III',
    });
  });

  test('may stand below each label, over its values', async () => {
    const modes = [['ADR'], ['IMDG'], ['IATA']];
    const rows: Row[] = [
      [['UN number']],
      modes,
      [['2924'], ['3082'], ['2924']],
      [['UN proper shipping name']],
      modes,
      [other, name, other],
      [['Packing group']],
      modes,
      [['II'], ['III'], ['II']],
    ];

    expect(await valuesOfRows(rows, { lefts: [45, 210, 380], align: 'top' })).toEqual({
      document: 'safety-data-sheet en',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3082',
      properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
      technicalName: 'brightol, water-clear',
      packingGroup: 'III',
    });
  });

  test('may stand over a shipping description that has no number', async () => {
    const rows: Row[] = [
      [[''], ['GROUND (DOT)'], ['OCEAN (IMDG) / AIR (IATA)']],
      [['UN number'], ['2924'], ['3082']],
      [['Shipping description'], other, name],
      [['Hazard class'], ['3'], ['9']],
      [['Packing group'], ['II'], ['III']],
    ];
    expect(await valuesOfRows(rows, { lefts: [45, 200, 380], align: 'top' })).toEqual(polluting);
  });

  test('may stand over names whose words break where the column ends', async () => {
    const torn = ['ENVIRONMENTALL', 'Y HAZARDOUS', 'SUBSTANCE, LIQUID,', 'N.O.S. (brightol,', 'water-clear)'];
    const rows: Row[] = [
      [[''], ['ADR'], ['IMDG'], ['IATA']],
      [['UN number'], ['2924'], ['3082'], ['2924']],
      [['Shipping name'], other, torn, other],
      [['Class'], ['3'], ['9'], ['3']],
      [['Packing group'], ['II'], ['III'], ['II']],
    ];
    expect(await valuesOfRows(rows, { lefts: [45, 150, 300, 380], align: 'top' })).toEqual({
      document: 'safety-data-sheet es',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3082',
      properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
      technicalName: 'brightol, water-clear',
      imoHazardClassNo: '9',
      packingGroup: 'III',
    });
  });
});

describe('a table with a row for each mode', () => {
  const head = [['Rules'], ['UN number'], ['Shipping name'], ['Class'], ['Packing group'], ['Additional']];
  const row = (mode: string, words: readonly string[], remark: readonly string[]): Row => [
    [mode],
    [mode === 'IMDG' ? '3082' : '2924'],
    words,
    [mode === 'IMDG' ? '9' : '3'],
    [mode === 'IMDG' ? 'III' : 'II'],
    remark,
  ];
  const lefts = [45, 110, 180, 330, 380, 460];

  test('is over where a remark begins below it', async () => {
    const rows: Row[] = [head, row('ADR', other, ['']), row('IMDG', name, [''])];
    const remark = [['* Class is the transport hazard class (14.3), packing group that of 14.4']];
    expect(await valuesOfRows([...rows, remark], { lefts, align: 'top' })).toEqual(polluting);
  });

  test('gives what its column of remarks says', async () => {
    const rows: Row[] = [head, row('ADR', other, ['Tunnel (E)']), row('IMDG', name, ['EmS: F-A, S-F', 'MP: No'])];

    expect(await valuesOfRows(rows, { lefts, align: 'top' })).toEqual({
      ...polluting,
      marinePollutant: 'N',
      emsCode: 'F-A, S-F',
    });
  });

  test('is read without a head, by what its cells say', async () => {
    const rows: Row[] = [row('ADR', other, ['']), row('IMDG', name, [''])].map((cells) =>
      cells.map((lines, at) => (at === 1 ? lines.map((text) => `UN ${text}`) : lines)),
    );
    expect(await valuesOfRows(rows, { lefts, align: 'top' })).toEqual(polluting);
  });

  test('is read when its modes stand as headings above their rows', async () => {
    const [, ...heads] = head;
    const rows: Row[] = ['U.S. DOT - ROAD', 'INTERNATIONAL MARITIME DANGEROUS GOODS'].flatMap((mode, at) => [
      [[mode]],
      at === 0 ? [['UN 2924'], other, ['3'], ['II']] : [['UN 3082'], name, ['9'], ['III']],
    ]);

    expect(await valuesOfRows([heads, ...rows], { lefts: [45, 140, 330, 380, 460], align: 'top' })).toEqual({
      ...polluting,
    });
  });

  test('may have a head and one row below each mode', async () => {
    const heads: Row = [['UN number'], ['Shipping name'], ['Class'], ['Packing group']];
    const rows: Row[] = [
      [['Land - ADR']],
      heads,
      [['2924'], other, ['3'], ['II']],
      [['Sea - IMDG']],
      heads,
      [['3082'], name, ['9'], ['III']],
    ];
    expect(await valuesOfRows(rows, { lefts: [45, 140, 330, 400], align: 'top' })).toEqual(polluting);
  });

  test('asks for class and subsidiary risks below a heading of its own', async () => {
    expect(
      await valuesOf(
        'UN number: UN 2924\n14.3 Transport hazard class(es)\n                 Class      Subsidiary risks\nADR              : 3        8\nIMDG             : 3        8',
      ),
    ).toEqual({ shipperDeclareAs: 'DG Cargo (derived)', unNo: 'UN2924', imoHazardClassNo: '3', subRiskClassNo: '8' });
  });
});

describe('section 14', () => {
  const sheet = (heading: string) =>
    new TextEncoder().encode(
      `SAFETY DATA SHEET\n\n1. IDENTIFICATION\nProduct name: Brightwater 40\n\n13. DISPOSAL\nBurn it.\n\n${heading}\n\n15. REGULATORY INFORMATION\nNone.`,
    );

  test('may say all it has to say behind its heading', async () => {
    const bytes = sheet('14. TRANSPORT INFORMATION: UN No. 1824 Sodium hydroxide solution Class 8 PG II');

    expect(await answerOf(bytes)).toEqual({
      document: 'safety-data-sheet en',
      shipperDeclareAs: 'DG Cargo (derived)',
      commodityName: 'Brightwater 40',
      unNo: 'UN1824',
      properShippingName: 'Sodium hydroxide solution',
      imoHazardClassNo: '8',
      packingGroup: 'II',
    });
  });

  test('may say behind its heading that the goods are exempt', async () => {
    const bytes = sheet('14. TRANSPORT INFORMATION: Not regulated for transport by land, sea or air.');

    expect(await answerOf(bytes)).toEqual({
      ...NOT_REGULATED,
      document: 'safety-data-sheet en',
      commodityName: 'Brightwater 40',
    });
  });

  test('names the goods by their number’s basic transport description, not by what a household’s package is called', async () => {
    expect(
      await valuesOf(
        'Shipping description:\nDOT (up to 1 L): Consumer Commodity, ORM-D\nDOT (bulk): UN1760, Corrosive liquids, n.o.s. (brightol), 8, PG III',
      ),
    ).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1760',
      properShippingName: 'Corrosive liquids, n.o.s.',
      technicalName: 'brightol',
      imoHazardClassNo: '8',
      packingGroup: 'III',
    });
  });

  test.each([
    [
      'behind the packing group',
      'UN 3082 ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (brightol) 9 PG III Marine Pollutant',
    ],
    [
      'in the next line',
      'UN3082, ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (brightol), 9, PG III,\n              MARINE POLLUTANT',
    ],
  ])('says %s that the goods pollute the sea', async (_, description) => {
    expect(await valuesOf(`IMDG          ${description}\nIATA          UN3082, 9, PG III`)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3082',
      properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
      technicalName: 'brightol',
      imoHazardClassNo: '9',
      packingGroup: 'III',
      marinePollutant: 'Y',
    });
  });

  test('says of a solution for which vapour pressure its name is, which no substance completes', async () => {
    expect(
      await valuesOf(
        'UN number: UN1139\nShipping name: COATING SOLUTION (vapour pressure at 50 °C not more than 110 kPa)\nClass: 3\nPacking group: II\nEmS: FE, SE',
      ),
    ).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1139',
      properShippingName: 'COATING SOLUTION',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      emsCode: 'F-E, S-E',
    });
  });

  test.each([
    [
      'behind their class',
      'DOT: Class 8, Corrosive Liquid, N.O.S., (Contains brightol), UN1760, PG II',
      { properShippingName: 'Corrosive Liquid, N.O.S.' },
    ],
    [
      'within a sentence of two lines',
      'This product is dangerous goods for carriage by sea: UN1760, Corrosive liquid,\nn.o.s. (brightol), Class 8, PG II, marine pollutant. EmS: F-A, S-B. Keep upright.',
      { properShippingName: 'Corrosive liquid, n.o.s.', marinePollutant: 'Y', emsCode: 'F-A, S-B' },
    ],
  ])('may describe the goods %s', async (_, section, answer) => {
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1760',
      technicalName: 'brightol',
      imoHazardClassNo: '8',
      packingGroup: 'II',
      ...answer,
    });
  });

  test('may ask for number and name in one label, and list its modes in one line', async () => {
    expect(
      await valuesOf(
        'UN No. and proper shipping name:     UN2014 HYDROGEN PEROXIDE, AQUEOUS SOLUTION\nTransport hazard class(es)     5.1 + 8\nPacking group: ADR III, IMDG II, IATA III\nM. pollutant     No',
      ),
    ).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN2014',
      properShippingName: 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION',
      imoHazardClassNo: '5.1',
      subRiskClassNo: '8',
      packingGroup: 'II',
      marinePollutant: 'N',
    });
  });

  test('may give its number behind "Identification #" and its class behind a mode in brackets', async () => {
    expect(
      await valuesOf('Shipping name: Nitrogen, compressed\nClasse (IMDG)      2.2\nIdentification #: UN1066'),
    ).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1066',
      properShippingName: 'Nitrogen, compressed',
      imoHazardClassNo: '2.2',
    });
  });

  test('may call the substance that completes the name what induces its hazard', async () => {
    expect(
      await valuesOf(
        'UN number: UN1760\nShipping name: Corrosive liquid, n.o.s.\nHazard inducer(s): brightol\nClass: 8\nPacking group: II',
      ),
    ).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1760',
      properShippingName: 'Corrosive liquid, n.o.s.',
      technicalName: 'brightol',
      imoHazardClassNo: '8',
      packingGroup: 'II',
    });
  });
});
