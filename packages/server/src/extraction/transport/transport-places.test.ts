import { describe, expect, test } from 'vitest';
import { answerOfSections, NOT_REGULATED } from '../testing/answer-of.ts';

const valuesOf = (section: string) => answerOfSections({ 14: section });

const entry = 'UN number: UN1263\nProper shipping name: PAINT\nClass: 3\nPacking group: II\n';

describe('the emergency schedules', () => {
  test.each([
    ['in two lines with French words', 'N° FS (Feu)          F-E\nN° FS (Déversement)  S-E'],
    ['with what they stand for', 'N.° FS (Fuego)     : F-E - FICHA FUEGO\nN.° FS (Derrame)   : S-E - FICHA DERRAME'],
    ['behind a remark', 'Por barco, FEm - Fichas de emergencia (F – Incendio, S – Derrames): F-E,S-E'],
    ['in a sentence', 'In case of fire or spillage on board see F-E and S-E of the guide.'],
  ])('are read %s', async (_, words) => {
    expect(await valuesOf(entry + words)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      emsCode: 'F-E, S-E',
    });
  });

  test('are read in a column of remarks', async () => {
    const section = `
Regulation     UN No.      Name         Class     PG     Additional
                                                         information
ADR            UN1263      PAINT        3         II     -
IMDG           UN1263      PAINT        3         II     Schedules
                                                         F-E, S-E
IATA           UN1263      PAINT        3         II     -`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      emsCode: 'F-E, S-E',
    });
  });

  test('are not chosen among several entries’', async () => {
    expect(await valuesOf(`${entry}Schedules for fire F-E F-A\nSchedules for spillage S-E S-B`)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });
});

describe('a name that is not specific', () => {
  test.each([
    ['French', 'LIQUIDE INFLAMMABLE, N.S.A.'],
    ['Italian', 'LIQUIDO INFIAMMABILE, N.A.S.'],
    ['Spanish', 'LÍQUIDO INFLAMABLE, N.E.P.'],
    ['Portuguese', 'LÍQUIDO INFLAMÁVEL, N.E.'],
    ['Dutch', 'BRANDBARE VLOEISTOF, N.E.G.'],
    ['Polish', 'MATERIAŁ ZAPALNY CIEKŁY, I.N.O.'],
  ])('in %s gives up the technical name in its brackets', async (_, name) => {
    expect(await valuesOf(`UN number: UN1993\nProper shipping name: ${name} (brightol)\nClass: 3`)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1993',
      technicalName: 'brightol',
      imoHazardClassNo: '3',
      properShippingName: name,
    });
  });
});

describe('what stands behind the label of the shipping name', () => {
  test('gives way to the listed name elsewhere in the section when it has no word of it', async () => {
    const section = `
DOT: UN1263, PAINT, 3, II
IMDG UN number: UN1263
Proper shipping name: Brightol 40 gloss white
Class: 3`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test('stays as it is printed when the section has no other name', async () => {
    const section = 'UN number: UN1263\nProper shipping name: Brightol 40 gloss white\nClass: 3';
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'Brightol 40 gloss white',
      imoHazardClassNo: '3',
    });
  });

  test('is not needed for a name over several lines of a narrow column', async () => {
    const section = `
UN number: UN3082
Goods                What it is for shipment        Class: 9
Brightol 40          ENVIRONMENTALLY                Group: III
gloss                HAZARDOUS
                     SUBSTANCE, LIQUID,
                     N.O.S. (zinc oxide)`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3082',
      properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
      technicalName: 'zinc oxide',
      imoHazardClassNo: '9',
      packingGroup: 'III',
    });
  });

  test('is not needed for the name of an older edition', async () => {
    const section = 'UN1197   Class 3   PG II\nEXTRACTS, FLAVOURING, LIQUID';
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1197',
      properShippingName: 'EXTRACTS, FLAVOURING, LIQUID',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test('stays when it is the name in another language', async () => {
    const section = `
Numéro ONU : UN1263
Désignation officielle de transport de l'ONU : PEINTURES
Classe(s) de danger pour le transport : 3
IATA : UN1263, PAINT, 3, II`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PEINTURES',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });
});

describe('labels and values of section 14', () => {
  test('a mode below a label is no value of it', async () => {
    const section = `
UN number:
DOT, IMDG, IATA Not applicable
UN proper shipping name:
DOT, IMDG, IATA Not applicable
Transport hazard class(es):
DOT, IMDG, IATA
Class:      Not applicable
DOT:
Remarks:    This product is not regulated as dangerous goods for transportation.`;
    expect(await valuesOf(section)).toEqual(NOT_REGULATED);
  });

  test.each([
    ['3, 6.1', '3', '6.1', { subRiskClassNo: '6.1' }],
    ['3 (6.1)', '3', '6.1', { subRiskClassNo: '6.1' }],
    ['3, II', '3', null, { packingGroup: 'II' }],
  ])('"Hazard class: %s" is class %s, subsidiary %s', async (words, _hazard, _subsidiary, answer) => {
    const section = `UN number: UN1992\nShipping name: FLAMMABLE LIQUID, TOXIC, N.O.S.\nHazard class: ${words}`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1992',
      properShippingName: 'FLAMMABLE LIQUID, TOXIC, N.O.S.',
      imoHazardClassNo: '3',
      ...answer,
    });
  });

  test.each([
    ['Perigo ao meio ambiente: O produto é considerado poluente marinho.', 'Y'],
    ['Environmental hazards: The mixture is considered a marine pollutant.', 'Y'],
    ['Environmental hazards: The mixture is not considered a marine pollutant.', 'N'],
  ])('"%s" is %s', async (words, value) => {
    expect(await valuesOf(entry + words)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      marinePollutant: value,
    });
  });

  test('a label goes on under its words, behind its number', async () => {
    const section = `
     14.1 UN number or          UN1263
          identification number:
     14.2 Designación oficial   PAINT
          de transporte de las
          Naciones Unidas:
     14.3 Clase(s) de           3
          peligro para
          el transporte:
     14.4 Grupo de              II
          embalaje:`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test('a mode may be named in a sentence that ends with a colon', async () => {
    const section = `Transporte terrestre de mercancías peligrosas:
En aplicación al ADR 2023:
UN number: UN1866
Transporte marítimo de mercancías peligrosas:
En aplicación al IMDG 40-20:
UN number: UN1263
Shipping name: PAINT`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
    });
  });
});

describe('a table with a column for each mode', () => {
  test('may say something for all of them under its label', async () => {
    const section = `
                         ROAD (ADR)          SEA (IMDG)          AIR (IATA)
UN number                1263                1263                1263
Shipping name            PAINT               PAINT               PAINT
Class                    3                   3                   3
Packing group            II                  II                  II
Environmental hazards
Not a marine pollutant.
EmS                      F-E, S-E`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      marinePollutant: 'N',
      emsCode: 'F-E, S-E',
    });
  });

  test('may state a label of its own within one of the columns', async () => {
    const section = `
ADR                      IMDG                     IATA
14.1. UN number
UN 1263                  UN 1263                  UN 1263
14.4. Packing group
II                       II                       II
14.5. Environmental hazards
Dangerous: No            Dangerous: No            Dangerous: No
                         Marine pollutant: No`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      packingGroup: 'II',
      marinePollutant: 'N',
    });
  });

  test('may be set with strokes, its labels in bold type', async () => {
    const section = `
| | ADR/RID | IMDG | IATA |
| --- | --- | :---: | --- |
| **UN number** | UN 1866 | UN 1263 | UN 1866 |
| **Proper shipping name** | RESIN SOLUTION | PAINT, flammable | Resin solution |
| **Class** | 3 | 3 | 3 |
| **Packing group** | III | II | III |`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT, flammable',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });
});

test('marks for bold type belong to no value', async () => {
  const section = '**UN number:** 1263\n**Proper shipping name:** PAINT\n- **Packing group:** **II**';
  expect(await valuesOf(section)).toEqual({
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1263',
    properShippingName: 'PAINT',
    packingGroup: 'II',
  });
});

describe('what no label leads to', () => {
  test.each([
    [
      'values above their labels',
      'UN1170\nUN number\nETHANOL SOLUTION\nUN proper shipping name\n3\nTransport hazard class\nIII\nPacking group',
    ],
    [
      'cells behind the number',
      'By sea:\n  UN-Nummer 1170     ETHANOL SOLUTION     Klasse 3     Verpackungsgruppe: III',
    ],
    ['a sentence', 'Dispatch: ETHANOL SOLUTION UNNA: 1170 PG: III\nClassification: CLASS 3: Flammable liquid.'],
    [
      'a group under the other cells',
      'UN no.            Proper shipping name      Class\nUN1170            ETHANOL SOLUTION          3\n                                            III',
    ],
  ])('is read from %s where the list has it for the number', async (_, section) => {
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1170',
      properShippingName: 'ETHANOL SOLUTION',
      imoHazardClassNo: '3',
      packingGroup: 'III',
    });
  });

  test('is not taken when the list does not have it, or when two stand there', async () => {
    const section = 'UN number: UN1170\nProper shipping name: ETHANOL SOLUTION\n';
    expect(await valuesOf(`${section}Segregation\nI`)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1170',
      properShippingName: 'ETHANOL SOLUTION',
    });
    expect(await valuesOf(`${section}Small packs\nIII\nLarge packs\nII`)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1170',
      properShippingName: 'ETHANOL SOLUTION',
    });
  });

  test('is the first of several entries that stand in rows', async () => {
    const section = `
UN 3480   Lithium ion batteries                              Class 9    PI 965
UN 3481   Lithium ion batteries packed with equipment        Class 9    PI 966`;
    expect(await valuesOf(section)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3480',
      properShippingName: 'Lithium ion batteries',
      imoHazardClassNo: '9',
    });
  });
});

test('a value that begins with the colon of the label above it is no label', async () => {
  const section =
    'IMDG-Code\nUN number\n: UN 3082\nProper shipping name\n: ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.\n(brightol)\nClass\n: 9';
  expect(await valuesOf(section)).toEqual({
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN3082',
    properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
    technicalName: 'brightol',
    imoHazardClassNo: '9',
  });
});
