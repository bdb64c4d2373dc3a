import { describe, expect, test } from 'vitest';
import { extractFile } from '../files/extract-file.ts';
import { ACCEPT_CONFIDENCE } from '../scoring/confidence.ts';
import { answerOfSections, NOT_REGULATED } from '../testing/answer-of.ts';
import { textSds } from '../testing/text-sds.ts';

const valuesOf = (section: string) => answerOfSections({ 14: section });

describe('a table with a column for each mode', () => {
  test('keeps each label to its own row, though labels run over two lines', async () => {
    const section = `
                     DOT                   IMDG                   IATA
                     Classification
UN number            UN1263                UN1263                 UN1263
UN proper            Paint related         PAINT RELATED          Paint related
shipping name        material              MATERIAL               material
Transport            3                     3                      3
hazard class (es)
Packing group        II                    II                     II
Environmental        No.                   Yes.                   Yes.
hazards
Marine pollutant     Not applicable.       (Zinc undecenoate,     Not applicable.
substances                                 basic)`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT RELATED MATERIAL',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      marinePollutant: 'Y',
    });
  });
});

describe('blocks of modes side by side', () => {
  test('are read each by its own labels', async () => {
    const section = `
U.S. DOT 49 CFR                             IMDG
UN/ID: UN1866                               UN/ID: UN1170
Proper Shipping Name: Resin solution        Proper Shipping Name: ETHANOL
Hazard Class: 3                             Hazard Class: 3
Packing Group: III                          Packing Group: II
                                            EmS: F-E, S-D`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1170',
      properShippingName: 'ETHANOL',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      emsCode: 'F-E, S-D',
    });
  });
});

describe('what the dangerous goods list has for the UN number', () => {
  test('decides between two groups that the SDS states', async () => {
    const section = 'UN number: UN1203\nName: GASOLINE\nClass: 3\nPacking group: III\nPacking group: II';
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1203',
      properShippingName: 'GASOLINE',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test('lets the sea’s entry take its class and group from another mode’s entry of the same number', async () => {
    const section =
      'IMDG\nUN number: UN1203\nShipping name: GASOLINE\nADR\nUN number: UN1203\nShipping name: PETROL\nClass: 3\nPacking group: II';
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1203',
      properShippingName: 'GASOLINE',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test('never adds what the SDS does not state', async () => {
    expect(await valuesOf('UN number: UN1203\nShipping name: GASOLINE')).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1203',
      properShippingName: 'GASOLINE',
    });
  });

  test('leaves a lone statement against it as it stands, with low confidence', async () => {
    const section = 'UN number: UN1203\nShipping name: GASOLINE\nClass: 8\nPacking group: II';
    const { values } = await extractFile({ name: 'sds.txt', bytes: textSds({ 14: section }) });
    expect(values.imoHazardClassNo).toMatchObject({ value: '8', status: 'stated' });
    expect(values.imoHazardClassNo?.confidence).toBeLessThan(ACCEPT_CONFIDENCE);
  });
});

describe('a basic transport description on a line', () => {
  test.each([
    ['without a comma before the class', 'UN1992, Flammable liquids, toxic, n.o.s. (methanol, toluene) 3, PG II'],
    ['without any comma', 'UN 1992 Flammable liquids, toxic, n.o.s. (methanol, toluene) 3 II'],
    [
      'in a sentence',
      'Shipped by sea as UN1992 Flammable liquids, toxic, n.o.s. (methanol, toluene), Class 3, Packing Group II.',
    ],
    ['with dashes', 'UN1992 – Flammable liquids, toxic, n.o.s. (methanol, toluene) – Class 3 – PG II'],
    ['with strokes', 'UN1992 / Flammable liquids, toxic, n.o.s. (methanol, toluene) / 3 / II'],
    ['in which a label stands', 'UN1992, Flammable liquids, toxic, n.o.s. (methanol, toluene), 3, Packing Group: II'],
    ['that begins with the class', 'Class 3, UN1992, Flammable liquids, toxic, n.o.s. (methanol, toluene), PG II'],
    ['that begins with the name', 'Flammable liquids, toxic, n.o.s. (methanol, toluene), Class 3, UN1992, PG II'],
    ['behind "UN No."', 'UN No. 1992, Flammable liquids, toxic, n.o.s. (methanol, toluene), Class 3, Packing group II'],
    [
      'under remarks of its mode',
      'IMO\nMay be shipped as limited quantity\nUN1992, Flammable liquids, toxic, n.o.s. (methanol, toluene), CLASS 3, PG II',
    ],
  ])('%s', async (_, section) => {
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1992',
      properShippingName: 'Flammable liquids, toxic, n.o.s.',
      technicalName: 'methanol, toluene',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test('may give the EmS, say that the goods pollute, and that they go as a limited quantity', async () => {
    const section = 'IMDG: UN1791, Hypochlorite solution, 8, PG III, Marine Pollutant, Limited Quantity, EmS F-A, S-B';
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1791',
      properShippingName: 'Hypochlorite solution',
      imoHazardClassNo: '8',
      packingGroup: 'III',
      marinePollutant: 'Y',
      emsCode: 'F-A, S-B',
      limitedQuantity: 'Y',
    });
  });

  test('completes the name that stands under its label with the technical name', async () => {
    const section =
      'IMDG   Regulated\nUN/ID no   UN1993\nProper shipping name   Flammable liquid, n.o.s.\nHazard Class   3\nPacking Group   II\nDescription   UN1993, Flammable liquid, n.o.s. (Heptane, Acetone), 3, II';
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1993',
      properShippingName: 'Flammable liquid, n.o.s.',
      technicalName: 'Heptane, Acetone',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test('gives the list’s name where it only has number and name', async () => {
    expect(await valuesOf('Batteries alone: UN3480, Lithium Ion Batteries')).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3480',
      properShippingName: 'Lithium Ion Batteries',
    });
  });
});

/** A label whose words say neither a value nor none. */
const UNREAD = { marinePollutant: '(unreadable)', findings: 'value_not_read marinePollutant' };

describe('labels and values of section 14', () => {
  test.each([
    ['this material meets the definition of a marine pollutant', 'Y', { marinePollutant: 'Y' }],
    ['Bisphenol Q epoxy resin', 'Y', { marinePollutant: 'Y' }],
    ['No additional information.', null, {}],
    ['Not determined', null, {}],
    ['depends on the batch', null, UNREAD],
    ['Consult the manufacturer', null, UNREAD],
  ])('"Marine pollutant: %s" is %s', async (words, _value, answer) => {
    const section = `UN number: UN3082\nClass: 9\nPacking group: III\nMarine pollutant: ${words}`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3082',
      imoHazardClassNo: '9',
      packingGroup: 'III',
      ...answer,
    });
  });

  test('a name does not end with "Marine pollutant"', async () => {
    const name = 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.';
    const section = `UN number: UN3082\nShipping name: ${name} (bisphenol Q resin), MARINE POLLUTANT\nClass: 9`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3082',
      properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
      technicalName: 'bisphenol Q resin',
      imoHazardClassNo: '9',
      marinePollutant: 'Y',
    });
  });

  test('a value goes on under its words, which stand behind a colon', async () => {
    const section =
      'IMDG-Code\nUN number                 : UN 3105\nProper shipping name      : ORGANIC PEROXIDE TYPE D, LIQUID\n                            (TRIMETHYL PEROXIDE)\nClass                     : 5.2';
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3105',
      properShippingName: 'ORGANIC PEROXIDE TYPE D, LIQUID',
      technicalName: 'TRIMETHYL PEROXIDE',
      imoHazardClassNo: '5.2',
    });
  });

  test('modes in a list with dashes are rows of their own', async () => {
    const section =
      'UN number\n- DOT, IMDG       UN3267\nUN proper shipping name\n- DOT             Corrosive liquid, basic, organic, n.o.s.\n- IMDG            CORROSIVE LIQUID, BASIC, ORGANIC, N.O.S.';
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3267',
      properShippingName: 'CORROSIVE LIQUID, BASIC, ORGANIC, N.O.S.',
    });
  });

  test.each([
    ['D.O.T. SHIPPING NAME: Paint\nUN/NA NUMBER: UN1263', { unNo: 'UN1263', properShippingName: 'Paint' }],
    [
      'UN number: UN1263\nIMDG P.S.N.: PAINT\nIMDG CLASS: Class 3',
      { unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3' },
    ],
    [
      'UN number: UN1950\nClase: 2\nEtiquetas: 2.1\nCódigos FEm: F-D. S-U',
      { unNo: 'UN1950', imoHazardClassNo: '2.1', emsCode: 'F-D, S-U' },
    ],
    [
      'UN number: UN1263\nEnvironmentally hazardous substance/marine pollutant\nNo.',
      { unNo: 'UN1263', marinePollutant: 'N' },
    ],
  ])('%s', async (section, answer) => {
    expect(await valuesOf(section)).toEqual({ shipperDeclareAs: 'DG Cargo (derived)', ...answer });
  });
});

test('an SDS that knows no UN number does not say that the goods are exempt', async () => {
  expect(await valuesOf('UN No.: No data\nPacking group: No data')).toEqual({
    unNo: '(negated)',
    packingGroup: '(negated)',
  });
  expect(await valuesOf('UN No.: Not applicable\nPacking group: Not applicable')).toEqual(NOT_REGULATED);
});

test('a further hazard that only the air’s entry has is not the sea’s', async () => {
  const section =
    'Air: UN1950, Aerosols, flammable, containing substances in Division 6.1, Packing Group III, 2.1 (6.1)\nIMDG: UN1950, Aerosols, 2.1';
  expect(await valuesOf(section)).toEqual({
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1950',
    properShippingName: 'Aerosols',
    imoHazardClassNo: '2.1',
  });
});

test('A limited quantity is the amount for an inner packaging where the sheet says "Y" and gives it below', async () => {
  const section = 'IMDG\nUN number: UN1263\nClass: 3\nPacking group: III\nLQ: Y\nMaximum per inner packaging: 5 L';
  expect(await valuesOf(section)).toEqual({
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1263',
    imoHazardClassNo: '3',
    packingGroup: 'III',
    limitedQuantity: '5 L',
  });
});

test('"LTD QTY" may be the answer to another label', async () => {
  const section =
    'IMDG\nUN number               UN1950\nClass                   2.1\nPackaging Exceptions    LTD QTY\nTransport in bulk       Not applicable.';
  expect(await valuesOf(section)).toEqual({
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1950',
    imoHazardClassNo: '2.1',
    limitedQuantity: 'Y',
  });
});

describe('a label or value in another wording', () => {
  const entry = 'UN number: UN1263\nProper shipping name: PAINT\n';

  test.each([
    ['Packing group, if applicable   II', {}],
    ['Pkg. Grp: II', {}],
    ['Packing Group Number: II', {}],
    ['Packing Group: Medium danger (II)', {}],
    ['Packing Group: Il', {}],
    ['Packing Group: II.', {}],
    ['Hazard class/Packing group: 3/II', { imoHazardClassNo: '3' }],
    ['Class & PG: 3, II', { imoHazardClassNo: '3' }],
    ['Class 3, PG II', { imoHazardClassNo: '3' }],
  ])('of the packing group: "%s"', async (words, answer) => {
    expect(await valuesOf(entry + words)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      packingGroup: 'II',
      ...answer,
    });
  });

  test.each([['Transport class: 3'], ['Risk class: 3'], ['Hazard Class #: 3'], ['UN Dangerous Goods Class   3']])(
    'of the class: "%s"',
    async (words) => {
      expect(await valuesOf(entry + words)).toEqual({
        shipperDeclareAs: 'DG Cargo (derived)',
        unNo: 'UN1263',
        properShippingName: 'PAINT',
        imoHazardClassNo: '3',
      });
    },
  );

  test.each([['UN code: 1263'], ['UN identification no.: 1263'], ['DOT ID Number: UN1263']])(
    'of the number: "%s"',
    async (words) => {
      expect(await valuesOf(`${words}\nProper shipping name: PAINT\nClass: 3`)).toEqual({
        shipperDeclareAs: 'DG Cargo (derived)',
        unNo: 'UN1263',
        properShippingName: 'PAINT',
        imoHazardClassNo: '3',
      });
    },
  );

  test.each([
    ['Proper Shipping Name and Description: PAINT'],
    ['Hazardous material description: PAINT'],
    ['Technical name/Proper shipping name: PAINT'],
    ['UN name: PAINT'],
  ])('of the name: "%s"', async (words) => {
    expect(await valuesOf(`UN number: UN1263\n${words}\nClass: 3`)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
    });
  });

  test.each([
    ['EmS number 1: F-E\nEmS number 2: S-E'],
    ['EmS Fire: F-E   EmS Spill: S-E'],
    ['Emergency Procedures (EmS): F-E, S-E'],
    ['F-E, S-E'],
  ])('of the emergency schedule: "%s"', async (words) => {
    expect(await valuesOf(`IMDG\n${entry}${words}`)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      emsCode: 'F-E, S-E',
    });
  });

  test.each([
    ['This product is not a marine pollutant.'],
    ['Marine pollutant: Does not contain marine pollutants'],
    ['Marine pollutant status: No'],
  ])('of what does not pollute: "%s"', async (words) => {
    expect(await valuesOf(`IMDG\n${entry}${words}`)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      marinePollutant: 'N',
    });
  });
});
