import { describe, expect, test } from 'vitest';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { answerOf, answerOfSections } from '../testing/answer-of.ts';
import { textSds } from '../testing/text-sds.ts';

/** A PDF page with a line for each row: a text, or texts at places from the left. */
function ofRows(rows: readonly (string | readonly (readonly [number, string])[])[]) {
  const page = rows.flatMap((row, index): TextAt[] =>
    typeof row === 'string'
      ? [[50, 60 + 13 * index, row, 9]]
      : row.map(([x, text]): TextAt => [x, 60 + 13 * index, text, 9]),
  );
  return answerOf(makePdf([page]));
}

describe('section 1', () => {
  test('lists a company under each country’s own label, and numbers under the product', async () => {
    const text =
      '1.1 Product identifier\nBrightwater Remover 47-G\nProduct Identification Numbers\n60-4400-5112-4, 62-4615-4920-3\n1.3 Supplier\nCompany     UK entity/business name\n            Northlake Limited\n            14 Mill Road, Alderton';
    expect(await answerOfSections({ 1: text })).toEqual({
      manufacturerCompanyName: 'Northlake Limited',
      commodityName: 'Brightwater Remover 47-G',
    });
  });

  test('may have hazard ratings in a column of their own beside the name', async () => {
    expect(
      await ofRows([
        'MATERIAL SAFETY DATA SHEET',
        'SECTION 1 -- CHEMICAL PRODUCT AND COMPANY IDENTIFICATION',
        [
          [50, 'PRODUCT NUMBER'],
          [280, 'HMIS CODES'],
        ],
        [
          [50, 'T75F'],
          [280, 'Health'],
          [350, '2*'],
        ],
        [
          [50, 'PRODUCT NAME'],
          [280, 'Reactivity'],
          [350, '0'],
        ],
        'BRIGHTWATER Lacquer Sealer',
        "MANUFACTURER'S NAME",
        'NORTHLAKE COATINGS COMPANY',
        'SECTION 2 -- COMPOSITION/INFORMATION ON INGREDIENTS',
        'None.',
        'SECTION 5 -- FIRE FIGHTING MEASURES',
        [
          [50, 'FLASH POINT'],
          [190, 'LEL'],
          [253, 'UEL'],
          [320, 'FLAMMABILITY CLASSIFICATION'],
        ],
        [
          [55, '0 ºF'],
          [90, 'PMCC'],
          [190, '0.9'],
          [253, '12.8'],
          [320, 'Flash below 21 ºF'],
        ],
        'SECTION 9 -- PHYSICAL AND CHEMICAL PROPERTIES',
        'SPECIFIC GRAVITY 0.90',
        'SECTION 14 -- TRANSPORT INFORMATION',
        'UN1263, PAINT, 3, PG II',
      ]),
    ).toEqual({
      document: 'safety-data-sheet en',
      shipperDeclareAs: 'DG Cargo (derived)',
      manufacturerCompanyName: 'NORTHLAKE COATINGS COMPANY',
      commodityName: 'BRIGHTWATER Lacquer Sealer',
      unNo: 'UN1263',
      flashPointCelsius: -17.8,
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      flashPoint: '0 ºF PMCC',
      density: '0.90',
    });
  });
});

test('hazard statements in capitals behind the signal word are read where only categories show that they are GHS’s', async () => {
  const text =
    'EMERGENCY OVERVIEW\nDANGER:   HIGHLY FLAMMABLE LIQUID AND VAPOR.\n          CAUSES SERIOUS EYE IRRITATION.\nHAZARD CLASS   HAZARD CATEGORY\nFLAMMABLE LIQUID   2';
  expect(await answerOfSections({ 2: text })).toEqual({ hCodeGHS: 'H225, H319' });
});

test('the day of a revision is taken where the margin has only its month', async () => {
  const bytes = textSds(
    { 16: 'Date of revision: 14 October 2022' },
    'SAFETY DATA SHEET\nRevised: October 2022\nBRIGHTWATER DEGREASER',
  );
  expect(await answerOf(bytes)).toEqual({
    document: 'safety-data-sheet en',
    shipperDeclareAs: 'DG Cargo (derived)',
    manufacturerCompanyName: 'Brightwater Coatings Ltd',
    commodityName: 'Brightwater Thinner 40',
    unNo: 'UN1263',
    appearance: 'Liquid',
    flashPointCelsius: -17,
    hCodeGHS: 'H225',
    issueDate: '2022-10-14',
    properShippingName: 'PAINT',
    imoHazardClassNo: '3',
    packingGroup: 'II',
    flashPoint: '-17 °C',
    emergencyContactTelephone: '+44 20 7946 0999',
    cargoAppearanceDescription: 'Liquid',
    casNo: '67-64-1',
  });
});

test('a powder is a solid under "Physical state & appearance"', async () => {
  expect(await answerOfSections({ 9: 'Physical State & Appearance : Off white crystalline powder' })).toEqual({
    appearance: 'Solid',
    cargoAppearanceDescription: 'Off white crystalline powder',
  });
});

test('headings may have their number in words', async () => {
  expect(
    await ofRows([
      'SAFETY DATA SHEET',
      'Section One: Product Identification',
      'Product name : BRIGHTWATER SANITISER',
      'Section Two: Composition/Information on Hazardous Ingredients',
      'Acetic acid 64-19-7 7.5',
      'Section Three: Hazards Identification',
      'Section Eight: Exposure Controls/Personal Protection',
      'Respiratory protection: Use an approved respirator. Acetone 67-64-1 500 ppm',
      'Section Nine: Physical and Chemical Properties',
      'Physical state: liquid',
    ]),
  ).toEqual({
    document: 'safety-data-sheet en',
    commodityName: 'BRIGHTWATER SANITISER',
    appearance: 'Liquid',
    cargoAppearanceDescription: 'liquid',
    casNo: '64-19-7',
  });
});

test('headings may have a colon behind the word "Section"', async () => {
  expect(
    await ofRows([
      'SAFETY DATA SHEET',
      'Section: 1. IDENTIFICATION',
      'Product name : BRIGHTWATER SANITISER',
      'Section: 2. HAZARDS IDENTIFICATION',
      'Harmful if swallowed or inhaled.',
      'Hazard statements : Harmful if swallowed or inhaled.',
      'Causes damage to blood and kidneys through prolonged or repeated exposure.',
      'Section: 3. COMPOSITION/INFORMATION ON INGREDIENTS',
      'Acetic acid 64-19-7 7.5',
      'Section: 8. EXPOSURE CONTROLS/PERSONAL PROTECTION',
      'Acetone 67-64-1 500 ppm',
      'Section: 9. PHYSICAL AND CHEMICAL PROPERTIES',
      'State of aggregation',
      'liquid',
    ]),
  ).toEqual({
    document: 'safety-data-sheet en',
    commodityName: 'BRIGHTWATER SANITISER',
    appearance: 'Liquid',
    hCodeGHS: 'H302, H332, H372',
    cargoAppearanceDescription: 'liquid',
    casNo: '64-19-7',
  });
});

test('a CAS number goes on below though the next column’s words stand right behind its first part', async () => {
  const page: TextAt[] = [
    [50, 60, 'SECTION 3: Composition/information on ingredients', 9],
    [50, 80, 'Brightol resin', 9],
    [287, 80, '28182-81- Skin sensitization Category 1', 9],
    [287, 91, '2', 9],
    [50, 120, 'SECTION 4: First aid measures', 9],
  ];
  expect(await answerOf(makePdf([page]))).toEqual({
    document: 'unknown en',
    commodityName: 'Brightol resin',
    casNo: '28182-81-2',
    findings: 'document_type_unknown',
  });
});

test('a value in the middle of its row takes no words of the row above', async () => {
  const page: TextAt[] = [
    [47, 60, 'SECTION 9: Physical and chemical properties', 9],
    [47, 89, 'Decomposition Temp.:', 11],
    [543, 89, '0.9 -', 11],
    [314, 96, 'Explosive Limits, vol%:', 11],
    [543, 103, '13.0', 11],
    [314, 120, 'Flash Point, °C:', 11],
    [543, 120, '-96', 11],
    [47, 150, 'SECTION 10: Stability and reactivity', 9],
  ];
  expect(await answerOf(makePdf([page]))).toEqual({
    document: 'unknown en',
    commodityName: 'Decomposition Temp.:',
    flashPointCelsius: -96,
    flashPoint: '-96',
    findings: 'document_type_unknown',
  });
});

describe('dates', () => {
  test('of this version and of the one it replaces may stand in one line, each behind its number', async () => {
    expect(
      await ofRows([
        'EC SAFETY DATA SHEET',
        [
          [50, 'Current version : 3.0.1, issued: 12.05.2021'],
          [290, 'Replaced version: 2.0.0, issued: 08.01.2020'],
        ],
        'SECTION 1: Identification',
        'Trade name: Brightwater 310',
      ]),
    ).toEqual({ document: 'safety-data-sheet en', commodityName: 'Brightwater 310', issueDate: '2021-05-12' });
  });
});

test('labels may stand in the middle of the height of what is beside them, two columns of them', async () => {
  const page: TextAt[] = [
    [47, 60, 'SECTION 1: Identification', 9],
    [47, 80, 'Product Name:', 8],
    [160, 80, 'BRIGHTWATER TOPCOAT', 8],
    [47, 94, 'Recommended Use:', 8],
    [160, 94, 'Topcoat/Aerosols', 8],
    [160, 108, 'Southlake Distribution Inc', 8],
    [418, 108, 'Northlake Coatings Corporation', 8],
    [160, 118, '11 Mill Parkway', 8],
    [418, 118, '14 Mill Parkway', 8],
    [47, 123, 'Supplier:', 8],
    [330, 123, 'Manufacturer:', 8],
    [160, 128, 'Alderton, IL 60061', 8],
    [418, 128, 'Alderton, IL 60061', 8],
    [160, 138, 'USA', 8],
    [418, 138, 'USA', 8],
    [47, 152, 'Emergency Telephone:', 8],
    [160, 152, '24 Hour Hotline: 847-555-0177', 8],
    [47, 172, 'SECTION 2: Hazards identification', 9],
  ];
  expect(await answerOf(makePdf([page]))).toEqual({
    document: 'unknown it',
    manufacturerCompanyName: 'Northlake Coatings Corporation',
    commodityName: 'BRIGHTWATER TOPCOAT',
    emergencyContactTelephone: '847-555-0177',
    cargoMainUsage: 'Topcoat/Aerosols',
    findings: 'document_type_unknown',
  });
});

test('a use ends where the SDS says where to find more', async () => {
  const text =
    'Product name: Thinner 40\nIdentified uses   Chemical for synthesis\n                  For additional information on uses please refer to our portal.';
  expect(await answerOfSections({ 1: text })).toEqual({
    commodityName: 'Thinner 40',
    cargoMainUsage: 'Chemical for synthesis',
  });
});

test('uses may be listed below a label of their own under their heading', async () => {
  const text =
    '1.1 Product identifier\nTrade name: Thinner 40\n1.2 Relevant identified uses of the substance or mixture and uses advised against\nUses of the Substance / Mixture\n  - Industrial use\n  - Corrosion inhibitors\n1.3 Details of the supplier';

  expect(await answerOfSections({ 1: text })).toEqual({
    commodityName: 'Thinner 40',
    cargoMainUsage: 'Industrial use - Corrosion inhibitors',
  });
});

describe('section 14', () => {
  test('may have columns whose modes stand in brackets, also in a second line', async () => {
    const at = (cells: readonly string[]) =>
      cells.map((text, index): [number, string] => [[50, 150, 280, 380, 450][index] ?? 0, text]);

    expect(
      await ofRows([
        'SAFETY DATA SHEET',
        'SECTION 14. TRANSPORT INFORMATION',
        [
          [150, 'Domestic (USDOT)'],
          [280, 'International'],
          [380, 'Air (IATA)'],
          [450, 'TDG (Canada)'],
        ],
        [[280, '(IMDG)']],
        at(['UN Number:', 'N.A.', '1950', '1950', 'N.A.']),
        at(['Shipping Name:', 'Paint Products', 'Aerosols', 'Aerosols', 'Paint Products']),
        at(['Hazard Class:', 'N.A.', '2.1', '2.1', 'N.A.']),
        at(['Limited Quantity:', 'Yes', 'Yes', 'Yes', 'Yes']),
      ]),
    ).toEqual({
      document: 'safety-data-sheet en',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1950',
      properShippingName: 'Aerosols',
      imoHazardClassNo: '2.1',
      limitedQuantity: 'Y',
    });
  });

  test('may tell all of a mode in one line, whose last words go on below', async () => {
    const text =
      'VESSEL – IMO-IMDG: Proper Shipping Name: Batteries, wet, filled with acid, Hazard Class: 8, UN2794. EmS: F-A,\nS-B\nAdditional Information: None.';
    expect(await answerOfSections({ 14: text })).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN2794',
      properShippingName: 'Batteries, wet, filled with acid',
      imoHazardClassNo: '8',
      emsCode: 'F-A, S-B',
    });
  });

  test('keeps what an entry’s own name says in brackets', async () => {
    const text =
      'UN number: 1263\nProper shipping name: PAINT RELATED MATERIAL (including paint thinning or reducing compound), N.O.S.\nClass: 3\nPacking group: III';
    expect(await answerOfSections({ 14: text })).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT RELATED MATERIAL (including paint thinning or reducing compound), N.O.S.',
      imoHazardClassNo: '3',
      packingGroup: 'III',
    });
  });

  test('may give classes in a small table of their own, with no subsidiary risks', async () => {
    const rows = ['ADR', 'IMDG', 'IATA'].map((mode): [number, string][] => [
      [50, `${mode} :`],
      [180, '9'],
    ]);

    expect(
      await ofRows([
        'SAFETY DATA SHEET',
        'SECTION 14. TRANSPORT INFORMATION',
        '14.1 UN number',
        'IMDG : UN 3082',
        '14.3 Transport hazard class(es)',
        [
          [180, 'Class'],
          [290, 'Subsidiary risks'],
        ],
        ...rows,
        '14.4 Packing group',
        'IMDG : III',
      ]),
    ).toEqual({
      document: 'safety-data-sheet en',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3082',
      imoHazardClassNo: '9',
      packingGroup: 'III',
    });
  });

  test('may have a number that its row’s mode has run up against, and a second number below it', async () => {
    expect(
      await ofRows([
        'SAFETY DATA SHEET',
        'SECTION 14. TRANSPORT INFORMATION',
        [
          [50, 'Transport mode'],
          [147, 'UN number'],
          [210, 'Proper Shipping Name'],
          [430, 'Hazard Class'],
        ],
        [
          [50, 'Air (IATA DGR)'],
          [147, 'UN3480'],
          [210, 'Lithium ion batteries'],
          [430, '9'],
        ],
        [
          [50, 'Sea (IMDG Code 40- UN3480'],
          [210, 'LITHIUM ION BATTERIES'],
          [430, '9'],
        ],
        [[50, '22)']],
        [
          [147, 'UN3481'],
          [210, 'LITHIUM ION BATTERIES IN EQUIPMENT'],
          [430, '9'],
        ],
      ]),
    ).toEqual({
      document: 'safety-data-sheet en',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3480',
      properShippingName: 'LITHIUM ION BATTERIES',
      imoHazardClassNo: '9',
    });
  });
});
