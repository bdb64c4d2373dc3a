import { describe, expect, test } from 'vitest';
import { extractFile } from './extract-file.ts';
import { makePdf, type TextAt } from './testing/make-pdf.ts';
import { textSheet } from './testing/text-sheet.ts';

async function valuesOf(file: { name: string; bytes: Uint8Array }): Promise<Record<string, unknown>> {
  const { values } = await extractFile(file);
  return Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value]));
}
const ofText = (sections: Readonly<Record<number, string>>) =>
  valuesOf({ name: 'sheet.txt', bytes: textSheet(sections) });

/** A PDF page with a line for each row: a text, or texts at places from the left. */
function ofRows(rows: readonly (string | readonly (readonly [number, string])[])[]) {
  const page = rows.flatMap((row, index): TextAt[] =>
    typeof row === 'string'
      ? [[50, 60 + 13 * index, row, 9]]
      : row.map(([x, text]): TextAt => [x, 60 + 13 * index, text, 9]),
  );
  return valuesOf({ name: 'sheet.pdf', bytes: makePdf([page]) });
}

describe('section 1', () => {
  test('lists a company under each country’s own label, and numbers under the product', async () => {
    const text =
      '1.1 Product identifier\nBrightwater Remover 47-G\nProduct Identification Numbers\n60-4400-5112-4, 62-4615-4920-3\n1.3 Supplier\nCompany     UK entity/business name\n            Northlake Limited\n            14 Mill Road, Alderton';
    expect(await ofText({ 1: text })).toMatchObject({
      commodityName: 'Brightwater Remover 47-G',
      manufacturerCompanyName: 'Northlake Limited',
    });
  });

  test('may have hazard ratings in a column of their own beside the name', async () => {
    const values = await ofRows([
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
    ]);
    expect(values).toMatchObject({ commodityName: 'BRIGHTWATER Lacquer Sealer', flashPointCelsius: -17.8 });
  });
});

test('hazard statements in capitals behind the signal word are read where only categories show that they are GHS’s', async () => {
  const text =
    'EMERGENCY OVERVIEW\nDANGER:   HIGHLY FLAMMABLE LIQUID AND VAPOR.\n          CAUSES SERIOUS EYE IRRITATION.\nHAZARD CLASS   HAZARD CATEGORY\nFLAMMABLE LIQUID   2';
  expect(await ofText({ 2: text })).toMatchObject({ hCodeGHS: 'H225, H319' });
});

test('the day of a revision is taken where the margin tells only its month', async () => {
  const bytes = textSheet(
    { 16: 'Date of revision: 14 October 2022' },
    'SAFETY DATA SHEET\nRevised: October 2022\nBRIGHTWATER DEGREASER',
  );
  expect(await valuesOf({ name: 'sheet.txt', bytes })).toMatchObject({ issueDate: '2022-10-14' });
});

test('a powder is a solid under «Physical state & appearance»', async () => {
  expect(await ofText({ 9: 'Physical State & Appearance : Off white crystalline powder' })).toMatchObject({
    appearance: 'Solid',
  });
});

describe('section 14', () => {
  test('keeps what an entry’s own name says in brackets', async () => {
    const text =
      'UN number: 1263\nProper shipping name: PAINT RELATED MATERIAL (including paint thinning or reducing compound), N.O.S.\nClass: 3\nPacking group: III';
    expect((await ofText({ 14: text })).technicalName).toBeNull();
  });

  test('may give classes in a small table of their own, with no subsidiary risks', async () => {
    const rows = ['ADR', 'IMDG', 'IATA'].map((mode): [number, string][] => [
      [50, `${mode} :`],
      [180, '9'],
    ]);
    const values = await ofRows([
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
    ]);
    expect(values).toMatchObject({
      unNo: 'UN3082',
      imoHazardClassNo: '9',
      subRiskClassNo: null,
      packingGroup: 'III',
    });
  });

  test('may have a number that its row’s mode has run up against, and a second number below it', async () => {
    const values = await ofRows([
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
    ]);
    expect(values).toMatchObject({ unNo: 'UN3480', properShippingName: 'LITHIUM ION BATTERIES' });
  });
});
