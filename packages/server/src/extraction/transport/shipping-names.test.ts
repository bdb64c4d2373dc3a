import { describe, expect, test } from 'vitest';
import { answerOfSections } from '../testing/answer-of.ts';

const valuesOf = (section: string) => answerOfSections({ 14: section });

/** A section 14 for one number with the name as written. */
const named = (name: string) => `UN number: UN1760\nShipping name: ${name}\nClass: 8\nPacking group: II`;

describe('a proper shipping name', () => {
  test.each([
    ['behind the mark of a reportable quantity', 'RQ, Corrosive liquid, n.o.s.', {}],
    ['before a reportable quantity in brackets', 'Corrosive liquid, n.o.s. (RQ 1000 lbs)', {}],
    ['before what is reportable of it', 'Corrosive liquid, n.o.s., RQ (brightol)', {}],
    ['in quotation marks', '"Corrosive liquid, n.o.s."', {}],
    ['in quotation marks that bend', '“Corrosive liquid, n.o.s.”', {}],
    ['in quotation marks before a remark', "'Corrosive liquid, n.o.s.', LIMITED QUANTITY", { limitedQuantity: 'Y' }],
    ['behind a note’s stars', '** Corrosive liquid, n.o.s.', {}],
    ['behind its number', 'UN1760 Corrosive liquid, n.o.s.', {}],
    ['before its number', 'Corrosive liquid, n.o.s., UN 1760', {}],
  ])('is read %s', async (_, name, answer) => {
    expect(await valuesOf(named(name))).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1760',
      properShippingName: 'Corrosive liquid, n.o.s.',
      imoHazardClassNo: '8',
      packingGroup: 'II',
      ...answer,
    });
  });

  test.each([
    ['that it contains', 'Corrosive liquid, n.o.s. (contains brightol, dimarol)'],
    ['that it is said to be containing', 'Corrosive liquid, n.o.s. (containing brightol, dimarol)'],
    ['behind the name’s quotation marks', '"Corrosive liquid, n.o.s." (brightol, dimarol)'],
    ['within the quotation marks', '"Corrosive liquid, n.o.s. (brightol, dimarol)"'],
  ])('is completed by what stands in brackets %s', async (_, name) => {
    expect(await valuesOf(named(name))).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1760',
      properShippingName: 'Corrosive liquid, n.o.s.',
      technicalName: 'brightol, dimarol',
      imoHazardClassNo: '8',
      packingGroup: 'II',
    });
  });

  test('is completed by a technical name with brackets under a label of its own', async () => {
    const section = `${named('Corrosive liquid, n.o.s.')}\nTechnical name: (brightol, dimarol)`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1760',
      properShippingName: 'Corrosive liquid, n.o.s.',
      technicalName: 'brightol, dimarol',
      imoHazardClassNo: '8',
      packingGroup: 'II',
    });
  });

  test('goes on below a word that joins others', async () => {
    const name = 'ZIRCONIUM SUSPENDED IN A\nFLAMMABLE LIQUID';
    const section = `UN number: UN1308\nProper shipping name: ${name}\nHazard class: 3\nPacking group: II`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1308',
      properShippingName: 'ZIRCONIUM SUSPENDED IN A FLAMMABLE LIQUID',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test('is not completed by the limits of its entry', async () => {
    const limits = 'Acetic acid solution (more than 10% but less than 50% acid, by mass)';
    const section = `UN number: UN2790\nShipping name: ${limits}\nClass: 8\nPacking group: III`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN2790',
      properShippingName: 'Acetic acid solution',
      imoHazardClassNo: '8',
      packingGroup: 'III',
    });
  });

  test('is read where its first line alone would be the label of the environment', async () => {
    const section = [
      'UN number:                UN3082',
      'Proper shipping name:     Environmentally hazardous',
      '                          substance, liquid, n.o.s.',
      '                          (brightol, paraffins C9-',
      '                          C11)',
      'Class:                    9',
    ].join('\n');
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3082',
      properShippingName: 'Environmentally hazardous substance, liquid, n.o.s.',
      technicalName: 'brightol, paraffins C9-C11',
      imoHazardClassNo: '9',
    });
  });

  test.each(['see above', 'See ADR', 'same', 'Same as ADR', 'as above', 'ditto', 'idem'])(
    'is another mode’s where the sea says "%s"',
    async (words) => {
      const block = (mode: string, name: string) =>
        `${mode}\nUN number:   1760\nProper shipping name:   ${name}\nClass:   8\nPacking group:   II`;
      const section = `${block('ADR', 'Corrosive liquid, n.o.s. (brightol)')}\n${block('IMDG', words)}`;
      expect(await valuesOf(section)).toEqual({
        shipperDeclareAs: 'DG Cargo (derived)',
        unNo: 'UN1760',
        properShippingName: 'Corrosive liquid, n.o.s.',
        technicalName: 'brightol',
        imoHazardClassNo: '8',
        packingGroup: 'II',
      });
    },
  );

  test.each([
    'Dangerous goods description',
    'Dangerous goods description (if applicable)',
    'Goods description',
    'Description of the dangerous goods',
    'Shipping name & description',
  ])('is read from a basic transport description behind "%s"', async (label) => {
    expect(await valuesOf(`${label}: UN1760; Corrosive liquid, n.o.s. (brightol); Class 8; PG II`)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1760',
      properShippingName: 'Corrosive liquid, n.o.s.',
      technicalName: 'brightol',
      imoHazardClassNo: '8',
      packingGroup: 'II',
    });
  });
});

test('a remark behind the name does not hide the limited quantity that its own label states', async () => {
  const section = `${named('Corrosive liquid, n.o.s., LIMITED QUANTITY')}\nLimited quantity: 1 L`;
  expect(await valuesOf(section)).toEqual({
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1760',
    properShippingName: 'Corrosive liquid, n.o.s.',
    imoHazardClassNo: '8',
    packingGroup: 'II',
    limitedQuantity: '1 L',
  });
});

test('a class is read behind a label that is the word alone with its mode', async () => {
  const section = 'Shipping name (IMDG): Adhesives\nUN number (IMDG): 1133\nClass (IMDG): 3\nPacking group (IMDG): III';
  expect(await valuesOf(section)).toEqual({
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1133',
    properShippingName: 'Adhesives',
    imoHazardClassNo: '3',
    packingGroup: 'III',
  });
});
