import { describe, expect, test } from 'vitest';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { answerOf, answerOfSections, NOT_REGULATED } from '../testing/answer-of.ts';
import { textSds } from '../testing/text-sds.ts';

/** A PDF page with a line for each row: a text, or texts at places from the left. */
function pageOf(rows: readonly (string | readonly (readonly [number, string])[])[], top = 60): TextAt[] {
  return rows.flatMap((row, index): TextAt[] =>
    typeof row === 'string'
      ? [[50, top + 13 * index, row]]
      : row.map(([x, text]): TextAt => [x, top + 13 * index, text]),
  );
}
const ofPages = (...pages: Parameters<typeof pageOf>[0][]) => answerOf(makePdf(pages.map((rows) => pageOf(rows))));

describe('a label that only says "Name"', () => {
  test.each([
    [
      'a company’s, below a supplier’s heading',
      'Product name: Thinner 40\n1.4 Supplier’s details\nName     Northlake Inc\nAddress     14 Mill Road',
    ],
    [
      'a company’s, beside a supplier’s label',
      'Product name: Thinner 40\nSupplier     Name: Northlake Inc\n             Address: 14 Mill Road',
    ],
    [
      'the goods’ above and a company’s below',
      'Name: Thinner 40\nManufacturer\nName: Northlake Inc\nStreet: 14 Mill Road',
    ],
    [
      'not a poison centre’s',
      '1.1 Product identifier\nName     Thinner 40\n1.3 Supplier\nName     Northlake Inc\n1.4 Emergency telephone\nName     Poison Centre',
    ],
    [
      'a company’s with its address',
      'Product name: Thinner 40\nCompany\nName & Address     Northlake Inc, 14 Mill Road, Leeds, UK',
    ],
  ])('is %s', async (_, section) => {
    expect(await answerOfSections({ 1: section })).toEqual({
      manufacturerCompanyName: 'Northlake Inc',
      commodityName: 'Thinner 40',
    });
  });

  test('leads to each in tables side by side', async () => {
    expect(
      await ofPages([
        'SAFETY DATA SHEET',
        '1. IDENTIFICATION',
        [
          [50, 'Product'],
          [300, "Supplier's details"],
        ],
        [
          [50, 'Name'],
          [120, 'Thinner 40'],
          [300, 'Name'],
          [370, 'Northlake Inc'],
        ],
        [
          [50, 'Code'],
          [120, '77'],
          [300, 'Address'],
          [370, '14 Mill Road'],
        ],
        '2. HAZARDS IDENTIFICATION',
      ]),
    ).toEqual({
      document: 'safety-data-sheet en',
      manufacturerCompanyName: 'Northlake Inc',
      commodityName: 'Thinner 40',
    });
  });

  test('leads to the company in a table of a PDF', async () => {
    expect(
      await ofPages([
        'SAFETY DATA SHEET',
        'SECTION 1: Identification',
        [
          [50, '1.1'],
          [80, 'Product identifier'],
        ],
        [
          [80, 'Product name'],
          [260, 'Thinner 40'],
        ],
        [
          [50, '1.4'],
          [80, 'Supplier’s details'.replace('’', "'")],
        ],
        [
          [80, 'Name'],
          [260, 'Northlake Inc'],
        ],
        [
          [80, 'Address'],
          [260, '14 Mill Road'],
        ],
        'SECTION 2: Hazard identification',
      ]),
    ).toEqual({
      document: 'safety-data-sheet en',
      manufacturerCompanyName: 'Northlake Inc',
      commodityName: 'Thinner 40',
    });
  });
});

describe('a company', () => {
  test.each([
    'Company: Northlake Inc | 14 Mill Road | Leeds',
    'Company: Northlake Inc - 14 Mill Road - Leeds',
    'Company: Name: Northlake Inc\n         Address: 14 Mill Road',
    'Name of company: Northlake Inc\nName of contact: Ada Waters',
    'Manufacturer’s Name & Address\nNorthlake Inc\n14 Mill Road',
  ])('ends where its address begins: "%s"', async (section) => {
    expect(await answerOfSections({ 1: `Product name: Thinner 40\n${section}` })).toEqual({
      manufacturerCompanyName: 'Northlake Inc',
      commodityName: 'Thinner 40',
    });
  });
});

describe('the name of the goods', () => {
  test.each([
    ['behind two labels', 'Product: Name: Thinner 40\n         Code: 77', {}],
    [
      'below "Material identity"',
      'MATERIAL IDENTITY\nThinner 40\nCompany: Northlake Inc',
      { manufacturerCompanyName: 'Northlake Inc' },
    ],
    ['behind "Product(s)"', 'Product(s): Thinner 40', {}],
    ['by itself, first of all', 'Thinner 40\nChemical family: Ester\nUse: Flavour', { cargoMainUsage: 'Flavour' }],
  ])('stands %s', async (_, section, answer) => {
    expect(await answerOfSections({ 1: section })).toEqual({ commodityName: 'Thinner 40', ...answer });
  });

  test.each([
    ['1.1 Product identifier\n1.2 Details', {}],
    ['Product name\nCompany: Northlake Inc', { manufacturerCompanyName: 'Northlake Inc' }],
  ])('is no label: "%s"', async (section, answer) => {
    expect(await answerOfSections({ 1: section })).toEqual(answer);
  });

  test('stands below the identifier on the label, in as many lines as it has', async () => {
    expect(
      await ofPages([
        'Safety Data Sheet',
        'Section 1 - Identification of the Mixture and of the Company',
        'Product Identification',
        'Primary Identifier(s) Used on the Label',
        'Northlake 40 CARBURETOR CLEANER;',
        'Northlake 40 CHOKE CLEANER',
        'Product Synonym(s)',
        'blend 7',
        'Section 2 - Hazards Identification',
      ]),
    ).toEqual({
      document: 'safety-data-sheet en',
      commodityName: 'Northlake 40 CARBURETOR CLEANER; Northlake 40 CHOKE CLEANER',
    });
  });

  test('is the document’s on an SDS about an article', async () => {
    expect(
      await ofPages([
        [[200, 'Article Information Sheet']],
        '1. Document Information',
        [
          [50, 'Document Name'],
          [220, 'Alkaline cell N6'],
        ],
        [
          [50, 'Issue Date'],
          [220, '1-May-15'],
        ],
        [
          [50, 'Last Revision'],
          [220, '1/18/2017'],
        ],
        '2. Company Information',
        [
          [50, 'Name & Address'],
          [220, 'Northlake Cells, Inc., 14 Mill Road, Milltown, CT USA 06801'],
        ],
        '3. Article Information',
        [
          [50, 'Description'],
          [220, 'Branded consumer alkaline battery'],
        ],
        [
          [50, 'Use'],
          [220, 'Portable power source'],
        ],
        '9. Transport Information',
        [
          [50, 'Regulatory Status'],
          [220, 'Not regulated.'],
        ],
      ]),
    ).toEqual({
      ...NOT_REGULATED,
      document: 'safety-data-sheet en',
      manufacturerCompanyName: 'Northlake Cells, Inc.',
      commodityName: 'Alkaline cell N6',
      issueDate: '2017-01-18',
      cargoAppearanceDescription: 'Branded consumer alkaline battery',
      cargoMainUsage: 'Portable power source',
    });
  });
});

describe('the use', () => {
  test.each([
    [
      '1.2 Relevant identified uses of the substance or mixture and uses advised against\n   used for: Copiers 250/200\n1.3 Details of the supplier',
      {},
    ],
    ['Product name: Toner 40\nUsed for: Copiers 250/200', { commodityName: 'Toner 40' }],
    ['1.2 Recommended use of the chemical and restrictions on use\nCopiers 250/200', {}],
  ])('may have its label below the heading: "%s"', async (section, answer) => {
    expect(await answerOfSections({ 1: section })).toEqual({ cargoMainUsage: 'Copiers 250/200', ...answer });
  });
});

describe('the date', () => {
  test.each([
    [
      'of the last revision beside the issue',
      'Issue Date     1-May-15\nVersion     3a\nLast Revision     1/18/2017\nOSHA',
      '2017-01-18',
    ],
    [
      'below its label, not the previous revision’s',
      'Date of Issuance\nMarch 25, 2020\nDate of Previous Revision\nOctober 14, 2019',
      '2020-03-25',
    ],
    [
      'in parts below its label, not the printed one',
      'Date of MSDS Preparation:\nDay: 08\nMonth: December\nYear: 2014\nDate Printed: 9/3/15',
      '2014-12-08',
    ],
    [
      'in parts beside its label',
      'Date of SDS preparation:     Year: 2014 Month: 12 Day: 08\nPrint date: 2015-09-03',
      '2014-12-08',
    ],
    ['not that of the last issue', 'Date of issue: 23/06/2021     Date of last issue: 02/01/2019', '2021-06-23'],
  ])('is the one %s', async (_, section, date) => {
    expect(await answerOfSections({ 16: section })).toEqual({ issueDate: date });
  });

  test('in parts may stand below a head', async () => {
    expect(
      await ofPages([
        'SAFETY DATA SHEET',
        '1. Identification',
        'Product name: Thinner 40',
        '16. Other information',
        [
          [50, 'Date of preparation'],
          [200, 'Day'],
          [260, 'Month'],
          [330, 'Year'],
        ],
        [
          [200, '08'],
          [260, '12'],
          [330, '2014'],
        ],
      ]),
    ).toEqual({ document: 'safety-data-sheet en', commodityName: 'Thinner 40', issueDate: '2014-12-08' });
  });

  test('in parts may run over to the next page', async () => {
    const header = [
      [50, 'Northlake, Inc.'],
      [430, 'Date Printed 9/3/15'],
    ] as const;
    const filler = Array.from({ length: 6 }, (_, index) => `Some words of section ${index}`);

    expect(
      await ofPages(
        [header, 'SAFETY DATA SHEET', '1. Identification', 'Product name: Thinner 40', ...filler],
        [header, '15. Regulatory information', ...filler, '16. Other information', 'Date of MSDS Preparation:'],
        [header, 'Day: 08', 'Month: December', 'Year: 2014', ...filler],
      ),
    ).toEqual({
      document: 'safety-data-sheet en',
      manufacturerCompanyName: 'Northlake, Inc.',
      commodityName: 'Thinner 40',
      issueDate: '2014-12-08',
    });
  });
});

describe('section 14', () => {
  test.each([
    [
      'among a basic transport description’s words',
      'DOT: 1950, Aerosols, 2.1, Limited Quantity\nIMO/IMDG: 1950, Aerosols, 2.1, Limited Quantity',
      { properShippingName: 'Aerosols', limitedQuantity: 'Y' },
    ],
    [
      'as an exception of the sea’s block',
      'IMDG\nUN number     UN1950\nUN proper shipping name     AEROSOLS\nClass     2.1\nEmS     F-D, S-U\nPackaging Exceptions     LTD QTY',
      { properShippingName: 'AEROSOLS', emsCode: 'F-D, S-U', limitedQuantity: 'Y' },
    ],
    [
      'in brackets',
      'IMDG: UN1950, AEROSOLS, 2.1 (Limited Quantity)',
      { properShippingName: 'AEROSOLS', limitedQuantity: 'Y' },
    ],
    [
      'with its amount',
      'IMDG: UN1950, AEROSOLS, 2.1, Limited Quantity 1 L',
      { properShippingName: 'AEROSOLS', limitedQuantity: '1 L' },
    ],
    [
      'only as something that may be',
      'Transport by water (IMDG)\nUN1950, Aerosols, 2.1\nMay be eligible for a «Limited Quantity» exception.',
      { properShippingName: 'Aerosols' },
    ],
  ])('states a limited quantity %s', async (_, section, answer) => {
    expect(await answerOfSections({ 14: section })).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1950',
      imoHazardClassNo: '2.1',
      ...answer,
    });
  });

  test('gives modes with their values on one line, and below each other', async () => {
    expect(
      await ofPages([
        'SAFETY DATA SHEET',
        '1. Identification',
        'Product name: Thinner 40',
        '14. Transport information',
        '14.1. UN number',
        [
          [60, 'ADR/RID:'],
          [150, '1263'],
          [220, 'IMDG:'],
          [300, '1263'],
          [380, 'IATA:'],
          [450, '1263'],
        ],
        '14.2. UN proper shipping name',
        [
          [60, 'ADR/RID:'],
          [150, 'Paint'],
        ],
        [
          [60, 'IMDG:'],
          [150, 'Paint'],
        ],
        '14.3. Transport hazard class(es)',
        [
          [60, 'ADR/RID:'],
          [150, '3'],
          [220, 'IMDG:'],
          [300, '3'],
          [380, 'IATA:'],
          [450, '3'],
        ],
        '15. Regulatory information',
      ]),
    ).toEqual({
      document: 'safety-data-sheet en',
      shipperDeclareAs: 'DG Cargo (derived)',
      commodityName: 'Thinner 40',
      unNo: 'UN1263',
      properShippingName: 'Paint',
      imoHazardClassNo: '3',
    });
  });

  test('has blocks with labels of one word', async () => {
    const section = 'IMDG\nUN: UN1263\nName: Paint\nClass: 3\nGroup: III\nExceptions: None';
    expect(await answerOfSections({ 14: section })).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'Paint',
      imoHazardClassNo: '3',
      packingGroup: 'III',
    });
  });

  test('takes no subsidiary hazard from another mode’s basic transport description that differs from the sea’s', async () => {
    const section =
      'Transport by Air (IATA)\nUN1950, Aerosols, Flammable, containing substances in Division 6.1, Packing Group III, 2.1 (6.1)\nTransport by Water (IMDG)\nUN1950, Aerosols, 2.1';
    expect(await answerOfSections({ 14: section })).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1950',
      properShippingName: 'Aerosols',
      imoHazardClassNo: '2.1',
    });
  });

  test.each([
    'EmS Number 1 : F-E\nEmS Number 2 : S-D',
    'EmS fire     F-E\nEmS spillage     S-D',
    'EmS Codes     F-E\n              S-D',
    'EmS-No. (Fire): F-E     EmS-No. (Spillage): S-D',
  ])('gives an EmS in two parts: "%s"', async (ems) => {
    expect(await answerOfSections({ 14: `IMDG\nUN Number: 1197\nClass: 3\nPackaging group: II\n${ems}` })).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1197',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      emsCode: 'F-E, S-D',
    });
  });

  test.each([
    ['Dangerous goods No.     No data\nUN No.     No data\nPackaging logo     No data', {}],
    [
      'UN number: No data available\nTransport hazard class(es): No data available\nPacking group: No data available',
      { imoHazardClassNo: '(negated)', packingGroup: '(negated)' },
    ],
  ])('says nothing where it has no data: "%s"', async (section, answer) => {
    expect(await answerOf(textSds({ 14: section }))).toEqual({
      document: 'safety-data-sheet en',
      manufacturerCompanyName: 'Brightwater Coatings Ltd',
      commodityName: 'Brightwater Thinner 40',
      unNo: '(negated)',
      appearance: 'Liquid',
      flashPointCelsius: -17,
      hCodeGHS: 'H225',
      flashPoint: '-17 °C',
      emergencyContactTelephone: '+44 20 7946 0999',
      cargoAppearanceDescription: 'Liquid',
      casNo: '67-64-1',
      ...answer,
    });
  });
});

describe('hazard statements with a misspelling', () => {
  test.each([
    ['a letter that is missing', 'Flammable aerosl. Contains gas under pressure; may explode if heated.', 'H223, H280'],
    [
      'letters that are missing in two words',
      'Highly flamable liquid and vapour. Causes serious eye irritaion.',
      'H225, H319',
    ],
    ['a letter too many', 'Harmfull if swallowed. Causes skin irritation.', 'H302, H315'],
    ['two letters that changed places', 'Suspected of causing cacner. Causes skin irriattion.', 'H315'],
    ['another letter', 'May cause drowsiness and dizzyness.', 'H336'],
  ])('are read: %s', async (_, statements, codes) => {
    const section = `Signal word: Danger\nHazard statements: ${statements}`;
    expect(await answerOfSections({ 2: section })).toEqual({ hCodeGHS: codes });
  });

  test('are proven by the words as printed', async () => {
    const section =
      'Signal word: Danger\nHazard statements: Harmfull if swallowed. Flammable aerosl. Causes skin irritation.';

    expect(await answerOf(textSds({ 2: section }))).toEqual({
      document: 'safety-data-sheet en',
      shipperDeclareAs: 'DG Cargo (derived)',
      manufacturerCompanyName: 'Brightwater Coatings Ltd',
      commodityName: 'Brightwater Thinner 40',
      unNo: 'UN1263',
      appearance: 'Liquid',
      flashPointCelsius: -17,
      hCodeGHS: 'H302, H223, H315',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      flashPoint: '-17 °C',
      emergencyContactTelephone: '+44 20 7946 0999',
      cargoAppearanceDescription: 'Liquid',
      casNo: '67-64-1',
    });
  });
});
