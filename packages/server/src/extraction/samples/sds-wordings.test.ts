import { describe, expect, test } from 'vitest';
import { FIELD_KEYS } from '../fields/find-field.ts';
import { extractFile } from '../files/extract-file.ts';
import { ACCEPT_CONFIDENCE } from '../scoring/confidence.ts';
import { answerOfSections, NOT_REGULATED } from '../testing/answer-of.ts';
import { textSds } from '../testing/text-sds.ts';

const read = async (sections: Readonly<Record<number, string>>, title?: string) =>
  extractFile({ name: 'sheet.txt', bytes: textSds(sections, title) });

describe('the sea’s answer in section 14', () => {
  test.each([
    [
      'under labels that name the mode',
      'DOT Shipping Name: Paint\nDOT Hazard Class: 3\nDOT ID No: UN1263\nDOT Packing Group: II',
      {
        shipperDeclareAs: 'DG Cargo (derived)',
        unNo: 'UN1263',
        properShippingName: 'Paint',
        imoHazardClassNo: '3',
        packingGroup: 'II',
      },
    ],
    [
      'as a basic transport description on one line',
      'D.O.T. Shipping Name: UN1263, Paint, 3, PG II',
      {
        shipperDeclareAs: 'DG Cargo (derived)',
        unNo: 'UN1263',
        properShippingName: 'Paint',
        imoHazardClassNo: '3',
        packingGroup: 'II',
      },
    ],
    [
      'as a basic transport description whose blanks OCR lost',
      'IMDG:UN1263,PAINT,3,II,FlashPoint:12°C(54°F)',
      {
        shipperDeclareAs: 'DG Cargo (derived)',
        unNo: 'UN1263',
        properShippingName: 'PAINT',
        imoHazardClassNo: '3',
        packingGroup: 'II',
      },
    ],
    [
      'in a sentence',
      'Classified for transport as UN 1263, PAINT, Class 3, Packing Group II under the IMDG Code.',
      {
        shipperDeclareAs: 'DG Cargo (derived)',
        unNo: 'UN1263',
        properShippingName: 'PAINT',
        imoHazardClassNo: '3',
        packingGroup: 'II',
      },
    ],
    [
      'with numbers in its special provisions',
      'UN number: 1263\nClass: 3\nPacking group: II\nSpecial provisions: 163, 367, 2250, 1999',
      { shipperDeclareAs: 'DG Cargo (derived)', unNo: 'UN1263', imoHazardClassNo: '3', packingGroup: 'II' },
    ],
    [
      'where only the road’s is exempt in small packages',
      'DOT: Not regulated in containers under 119 gallons\nIMDG: UN1263, PAINT, 3, PG II',
      {
        shipperDeclareAs: 'DG Cargo (derived)',
        unNo: 'UN1263',
        properShippingName: 'PAINT',
        imoHazardClassNo: '3',
        packingGroup: 'II',
      },
    ],
    [
      'not regulated by its own words',
      'DOT: UN1263, Paint, 3, PG II\nIMDG: Not regulated\nIATA: UN1263, Paint, 3, PG II',
      // A person is shown the number that the other modes have.
      { ...NOT_REGULATED, findings: 'value_not_found unNo' },
    ],
    ['not regulated for any mode', 'DOT: Not regulated\nIMDG: Not regulated\nIATA: Not regulated', NOT_REGULATED],
    ['not regulated in a sentence', 'Non-hazardous for transport by road, sea and air.', NOT_REGULATED],
    [
      'no number but a remark on other goods',
      'This product is not regulated except UN2672 ammonia solutions.',
      { findings: 'value_not_found unNo' },
    ],
  ])('%s', async (_, section, answer) => {
    expect(await answerOfSections({ 14: section })).toEqual(answer);
  });

  test('holds a blank for doubtful where the document prints a UN number all the same', async () => {
    const { values } = await read({ 14: 'IMDG: Not regulated\nIATA: UN1263, Paint, 3, PG II' });
    const silent = await read({ 14: 'IMDG: Not regulated\nIATA: Not regulated' });
    expect(values.unNo?.confidence).toBeLessThan(0.9);
    expect(silent.values.unNo?.confidence).toBeGreaterThan(0.95);
  });

  test('keeps the condition under which the goods are exempt, and declares them all the same', async () => {
    const section =
      'UN number: UN1263\nProper shipping name: PAINT\nClass: 3\nPacking group: II\nNot regulated when shipped in packages of 5 L or less.';
    const { values, formats } = await read({ 14: section });
    expect(values.shipperDeclareAs?.value).toBe('DG Cargo');
    expect(values.exemptedFromIMDGCode).toMatchObject({
      value: 'Not regulated when shipped in packages of 5 L or less.',
      status: 'stated',
      evidence: [{ quote: 'Not regulated when shipped in packages of 5 L or less.' }],
    });
    expect(formats.yml_chemical_data?.exemptedFromIMDGCode).toContain('5 L or less');
  });

  test('names the paragraph of the Code by which the goods are exempt', async () => {
    const { values } = await read({ 14: 'IMDG: Not regulated, IMDG Code 2.3.2.5' });
    expect(values.exemptedFromIMDGCode?.value).toBe('IMDG 2.3.2.5');
  });

  test('takes two numbers for one mode as a contradiction: fills in neither and shows both', async () => {
    const { values, findings } = await read({
      14: 'IMDG\nUN number: UN1263\nProper shipping name: PAINT\nClass: 3\nUN number: UN1866\nPacking group: II',
    });
    expect(values.unNo).toMatchObject({
      value: null,
      status: 'conflict',
      confidence: 0,
      evidence: [{ quote: 'UN1263' }, { quote: 'UN1866' }],
    });
    expect(findings).toContainEqual(expect.objectContaining({ code: 'values_disagree', field: 'unNo' }));
  });

  test('says that a number is there but cannot be read, when its font names no characters', async () => {
    const { values } = await read({ 14: 'UN number: \ue021\ue022\ue023\ue024\nProper shipping name: PAINT\nClass: 3' });
    expect(values.unNo).toMatchObject({ value: null, status: 'unreadable' });
  });

  test('reads codes from a table whose head begins with the mode', async () => {
    const section = [
      '14.1. UN number',
      '1263',
      '14.2. UN proper shipping name',
      'PAINT',
      '14.4. Packing group',
      'II',
      'IMDG      Class    2°Label  Pack gr.   LQ      EMS      Provis.   EQ',
      '          3        -        II         5 L     F-E, S-E   163 367   E2',
    ].join('\n');
    expect(await answerOfSections({ 14: section })).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      emsCode: 'F-E, S-E',
      limitedQuantity: '5 L',
    });
  });
});

describe('a flash point', () => {
  test.each([
    ['100 °F (37.8 °C) TCC', 37.8, { flashPointCelsius: 37.8, flashPoint: '100 °F (37.8 °C) TCC' }],
    ['73°F / 23°C', 23, { flashPointCelsius: 23, flashPoint: '73°F / 23°C' }],
    [
      '> 93.3 °C (> 200 °F) Method: closed cup',
      93.3,
      { flashPointCelsius: 93.3, flashPoint: '> 93.3 °C (> 200 °F) Method: closed cup' },
    ],
    ['23 - 27 °C', 23, { flashPointCelsius: 23, flashPoint: '23 - 27 °C' }],
    ['minus 17 °C', -17, { flashPointCelsius: -17, flashPoint: 'minus 17 °C' }],
    ['open cup 27 °C; closed cup 23 °C', 23, { flashPointCelsius: 23, flashPoint: 'open cup 27 °C; closed cup 23 °C' }],
    ['141 °F', 60.6, { flashPointCelsius: 60.6, flashPoint: '141 °F' }],
    ['None', null, { flashPointCelsius: '(negated)', flashPoint: '(negated)' }],
    ['Not applicable - product does not flash', null, { flashPointCelsius: '(negated)', flashPoint: '(negated)' }],
  ])('"%s" is %s °C', async (text, _celsius, answer) => {
    expect(await answerOfSections({ 9: `Flash point: ${text}` })).toEqual(answer);
  });

  test.each([
    ['Flash Point (°F): 100', 37.8, { flashPoint: '100' }],
    ['Flash Point, °C: 23', 23, { flashPoint: '23' }],
    ['Flash point (Method Used): 23 C (TCC)', 23, { flashPoint: '23 C (TCC)' }],
  ])('whose label says the unit or the method: "%s"', async (section, celsius, answer) => {
    expect(await answerOfSections({ 9: section })).toEqual({ flashPointCelsius: celsius, ...answer });
  });
});

describe('section 1', () => {
  test('with two columns of labels side by side', async () => {
    const section = [
      'Product Name:  Brightwater Thinner 40              Product Code:  BT-40',
      '',
      'Manufacturer:                                      Emergency Contact:',
      'Brightwater Coatings Ltd                           CHEMTREC',
      '12 Harbour Street                                  800-424-9300',
      'Phone: 555-201-3000                                Revision Date: 03/14/2024',
    ].join('\n');
    expect(await answerOfSections({ 1: section })).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings Ltd',
      commodityName: 'Brightwater Thinner 40',
      model: 'BT-40',
      issueDate: '2024-03-14',
      emergencyContactPerson: 'CHEMTREC',
      emergencyContactTelephone: '800-424-9300',
    });
  });

  test('with dotted leaders between labels and values', async () => {
    const section =
      'Product name ............ Brightwater Thinner 40\nManufacturer............: Brightwater Coatings Ltd';
    expect(await answerOfSections({ 1: section })).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings Ltd',
      commodityName: 'Brightwater Thinner 40',
    });
  });

  test('names who answers in an emergency, the formula and the chemical name', async () => {
    const section =
      'Product name: Brightwater Acetone\nChemical name: propan-2-one\nMolecular formula: C3H6O\nContact person: Ada Waters\nEmergency telephone: 800-424-9300';
    expect(await answerOfSections({ 1: section })).toEqual({
      commodityName: 'Brightwater Acetone',
      emergencyContactPerson: 'Ada Waters',
      emergencyContactTelephone: '800-424-9300',
      chemicalName: 'propan-2-one',
      chemicalFormula: 'C3H6O',
    });
  });

  test('the hours in which a number answers are no name', async () => {
    const section =
      'Product name: Brightwater Acetone\nEmergency telephone:\nDuring normal business hours (weekdays, 8am-5pm), call 800-424-9300';
    expect(await answerOfSections({ 1: section })).toEqual({
      commodityName: 'Brightwater Acetone',
      emergencyContactTelephone: '800-424-9300',
    });
  });

  test('does not run on into a column that it has no label for', async () => {
    const section = 'Product name: Brightwater Thinner 40        Order reference: 77-1234        Page 1 of 4';
    expect(await answerOfSections({ 1: section })).toEqual({ commodityName: 'Brightwater Thinner 40' });
  });
});

describe('the date of an SDS', () => {
  test.each([
    ['Revision No. 3    Revision date: 2024.03.14\nPrint date: 2025.01.02', '2024-03-14'],
    ['Issue date: 14/03/2024    Supersedes: 02/01/2019', '2024-03-14'],
    ['Date of preparation: 01 February 2019\nLast revised: 14th of March 2024', '2024-03-14'],
    ['Revision date: 2024-Mar-14', '2024-03-14'],
    ['Revision date: 03/2024', '2024-03'],
  ])('"%s"', async (section, date) => {
    expect(await answerOfSections({ 16: section })).toEqual({ issueDate: date });
  });
});

describe('hazards and ingredients', () => {
  test('statements without codes become their codes, ingredients’ codes do not', async () => {
    const sections = {
      2: 'Signal word: Danger\nHazard statements: Highly flammable liquid and vapor. Causes serious eye irritation.\nPrecautionary statements: Keep away.',
      3: 'Acetone (H225, H336)    67-64-1    60 %\nXylene (H312)    1330-20-7    40 %',
    };
    expect(await answerOfSections(sections)).toEqual({ hCodeGHS: 'H225, H319', casNo: '67-64-1, 1330-20-7' });
  });

  test('statements whose blanks OCR lost become their codes', async () => {
    const section = 'Hazard statements: Highlyflammable liquid andvapour. Causes seriouseyeirritation.';
    expect(await answerOfSections({ 2: section })).toEqual({ hCodeGHS: 'H225, H319' });
  });

  test('a registry number that runs over two lines is one number', async () => {
    const section = 'Solvent naphtha (petroleum),     64742-\nlight aromatic                   95-6      30 %';
    expect(await answerOfSections({ 3: section })).toEqual({ casNo: '64742-95-6' });
  });
});

describe('every key', () => {
  test('is there, and an empty one says why', async () => {
    const { values } = await read({});
    expect(Object.keys(values).sort()).toEqual([...FIELD_KEYS].sort());
    for (const { value, status } of Object.values(values)) {
      if (value === null) expect(['not_stated', 'negated', 'unreadable', 'conflict']).toContain(status);
    }
  });
});

describe('confidence', () => {
  const entry = (number: string) => ({
    14: `UN number: ${number}\nProper shipping name: PAINT\nClass: 3\nPacking group: II`,
  });

  test('of an entry that the dangerous goods list confirms is enough to take it over unseen', async () => {
    const { values } = await read(entry('UN1263'));
    for (const key of ['unNo', 'imoHazardClassNo', 'packingGroup'])
      expect(values[key]?.confidence).toBeGreaterThanOrEqual(ACCEPT_CONFIDENCE);
  });

  test('of an entry that the list contradicts is not, and the value stays what the SDS says', async () => {
    const { values } = await read(entry('UN1005'));
    expect(values.unNo?.value).toBe('UN1005');
    expect(values.unNo?.confidence).toBeLessThan(ACCEPT_CONFIDENCE);
  });
});
