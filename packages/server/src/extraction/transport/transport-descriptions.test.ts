import { describe, expect, test } from 'vitest';
import { answerOfSections } from '../testing/answer-of.ts';

const adhesives = {
  shipperDeclareAs: 'DG Cargo (derived)',
  unNo: 'UN1133',
  properShippingName: 'Adhesives',
  imoHazardClassNo: '3',
  packingGroup: 'II',
};
const valuesOf = (section: string) => answerOfSections({ 14: section });

describe('a basic transport description without labels', () => {
  test('is read where each of its parts is on a line of its own', async () => {
    expect(await valuesOf('UN1133\nAdhesives\n3\nII')).toEqual(adhesives);
  });

  test.each([
    ['without marks behind the number', 'IMDG: Adhesives UN1133 3 II'],
    ['behind its label, without marks', 'Proper shipping name: Adhesives UN1133 3 II'],
    ['with the group before the name', 'IMDG: UN1133, PG II, Adhesives, Class 3'],
    ['with the group’s German label', 'IMDG: UN1133 Adhesives, 3, Verpackungsgruppe II'],
    ['with the class first and "No." before the number', 'IMO class 3, UN No. 1133, PG II, Adhesives'],
    ['under a heading whose brackets state class and group', 'IMDG (Class 3, PG II)\nUN1133\nAdhesives'],
  ])('is read %s', async (_, section) => {
    expect(await valuesOf(section)).toEqual(adhesives);
  });
});

describe('a packing group', () => {
  test('may be stated by the danger that it stands for', async () => {
    const section = 'UN number: 1133\nProper shipping name: Adhesives\nClass: 3\nPacking group: medium danger';
    expect(await valuesOf(section)).toEqual(adhesives);
  });
});

describe('a packing group beside something else', () => {
  test.each([
    ['behind the class', 'UN number: 1133\nShipping name: Adhesives\nHazard class: 3 II'],
    ['behind the name', 'UN number: 1133\nShipping name: Adhesives PG II\nClass: 3'],
    ['behind the number', 'UN number: UN1133 (PG II)\nShipping name: Adhesives\nClass: 3'],
    ['with a dash', 'UN1133, Adhesives, 3, PG-II'],
    ['with a comma', 'Shipping name: Adhesives, Class 3, UN 1133, PG, II.'],
    ['as "Group"', 'UN1133, Adhesives, 3, Group II'],
    [
      'with the name before the number and words before the class',
      'Adhesives, UN 1133, Hazard Class 3, Packing Group II',
    ],
    ['in a sentence', 'This material is regulated as Adhesives, Class 3, UN1133, Packing Group II.'],
  ])('is read %s', async (_, section) => {
    expect(await valuesOf(section)).toEqual(adhesives);
  });

  test('is read under a list of labels whose values are listed after it', async () => {
    const section =
      'UN number\nUN proper shipping name\nTransport hazard class(es)\nPacking group\nUN1133\nAdhesives\n3\nII';
    expect(await valuesOf(section)).toEqual(adhesives);
  });

  test('does not hide the subsidiary hazard before it', async () => {
    const name = 'Flammable liquid, corrosive, n.o.s. (xylene, amine)';
    for (const hazards of [', 3, 8, PG II', ' Class 3 (8) PG II', ', 3 (8), II'])
      expect(await valuesOf(`UN2924, ${name}${hazards}`)).toMatchObject({
        imoHazardClassNo: '3',
        subRiskClassNo: '8',
        packingGroup: 'II',
      });
  });
});

describe('behind a proper shipping name', () => {
  const sheet = (name: string) => `UN number: UN1993\nProper shipping name: ${name}\nClass: 3\nPacking group: II`;

  test.each([
    ['in square brackets', 'FLAMMABLE LIQUID, N.O.S. [contains toluene, acetone]'],
    ['in brackets in the line below', 'FLAMMABLE LIQUID, N.O.S.\n(toluene, acetone)'],
    ['in brackets over several lines below', 'FLAMMABLE LIQUID, N.O.S.\n(toluene,\nacetone)'],
    ['in two pairs of brackets', 'FLAMMABLE LIQUID, N.O.S. ((toluene, acetone))'],
  ])('the technical name is read %s', async (_, name) => {
    expect(await valuesOf(sheet(name))).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1993',
      properShippingName: 'FLAMMABLE LIQUID, N.O.S.',
      technicalName: 'toluene, acetone',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test.each([
    ['at the margin, in small letters', 'Environmentally hazardous\nsubstance, solid, n.o.s. (zinc oxide)'],
    ['at the margin, behind a comma', 'Environmentally hazardous substance,\nsolid, n.o.s. (zinc oxide)'],
    ['within its brackets', 'Environmentally hazardous substance, solid, n.o.s. (zinc\noxide)'],
  ])('a name goes on %s', async (_, name) => {
    expect(await valuesOf(`Hazard class: 9   UN No.: 3077   Packing group: III\nShipping name (DOT): ${name}`)).toEqual(
      {
        shipperDeclareAs: 'DG Cargo (derived)',
        unNo: 'UN3077',
        properShippingName: 'Environmentally hazardous substance, solid, n.o.s.',
        technicalName: 'zinc oxide',
        imoHazardClassNo: '9',
        packingGroup: 'III',
      },
    );
  });

  test('a basic transport description without labels has its technical name below it', async () => {
    const section = 'UN1993 FLAMMABLE LIQUID, N.O.S.\n(TOLUENE, ACETONE)\nCLASS 3\nPG II';
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1993',
      properShippingName: 'FLAMMABLE LIQUID, N.O.S.',
      technicalName: 'TOLUENE, ACETONE',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test('a remark on limited quantities and packing instructions are no part of it', async () => {
    expect(await valuesOf(sheet('PAINT, LIMITED QUANTITY'))).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1993',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      limitedQuantity: 'Y',
    });
    expect(await valuesOf(sheet('PAINT, P001, LP01'))).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1993',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test('the sea’s own name goes before another mode’s, though only that one states the number', async () => {
    const section = `
Proper Shipping Name (DOT)  : COMPOUNDS, CLEANING LIQUID (lactic acid)
Proper Shipping Name (IMDG) : CORROSIVE LIQUID, N.O.S. (lactic acid)
Transport Document Description (DOT) : UN1760 CORROSIVE LIQUID, N.O.S. (lactic acid), 8, II`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1760',
      properShippingName: 'CORROSIVE LIQUID, N.O.S.',
      technicalName: 'lactic acid',
      imoHazardClassNo: '8',
      packingGroup: 'II',
    });
  });
});

test.each([
  ['a group in brackets', 'UN number: UN1133\nShipping name: Adhesives\nClass: 3\nPG (II)'],
  [
    'a class of two rules',
    'Transport by sea:\nIMDG/IMO class: 3\nUN No.: 1133\nPacking group: II\nShipping name: Adhesives',
  ],
  [
    'a technical shipping name',
    'IMDG\nUN-No.: 1133\nIMO-class: 3\nPackaging group: II\nTechnical shipping name: Adhesives',
  ],
  ['number signs', 'HAZARD CLASS: 3\nSHIPPING NAME: Adhesives\nUN/NA#: UN1133\nPACKING GROUP#: II'],
])('labels with %s are known', async (_, section) => {
  expect(await valuesOf(section)).toEqual(adhesives);
});
