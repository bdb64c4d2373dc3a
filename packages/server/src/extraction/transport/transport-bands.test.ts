import { describe, expect, test } from 'vitest';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type Align, name, other, polluting, type Row, valuesOfRows as valuesOf } from '../testing/transport-rows.ts';

describe.each<[Align]>([['top'], ['middle'], ['bottom']])(
  'a table whose cells stand at the %s of their rows',
  (align) => {
    test('is read with a row for each mode', async () => {
      const rows: Row[] = [
        [[''], ['UN', 'number'], ['UN proper shipping name'], ['Transport', 'hazard class'], ['Packing', 'group']],
        [['Road', '(ADR)'], ['2924'], other, ['3'], ['II']],
        [['Sea', '(IMDG)'], ['3082'], name, ['9'], ['III']],
        [['Air', '(IATA)'], ['2924'], other, ['3'], ['II']],
      ];
      expect(await valuesOf(rows, { lefts: [45, 110, 180, 350, 440], align })).toEqual(polluting);
    });

    test('is read with a column for each mode', async () => {
      const rows: Row[] = [
        [[''], ['ADR'], ['IMDG'], ['IATA']],
        [['UN number or', 'ID number'], ['2924'], ['3082'], ['2924']],
        [['UN proper', 'shipping name'], other, name, other],
        [['Transport', 'hazard', 'class(es)'], ['3'], ['9'], ['3']],
        [['Packing group'], ['II'], ['III'], ['II']],
      ];
      expect(await valuesOf(rows, { lefts: [45, 130, 285, 440], align })).toEqual(polluting);
    });

    test('is read with two pairs of label and value in a row', async () => {
      const rows: Row[] = [
        [['UN number or', 'ID number'], ['3082'], ['Transport hazard', 'class(es)'], ['9']],
        [['Proper shipping', 'name'], name, ['Packing group', '(if applicable)'], ['III']],
        [['Marine pollutant'], ['No'], ['EmS'], ['F-A, S-F']],
      ];
      const values = await valuesOf(rows, { lefts: [45, 130, 330, 430], align });
      expect(values).toMatchObject({ ...polluting, marinePollutant: 'N', emsCode: 'F-A, S-F' });
    });

    test('is read with labels whose words break without a hyphen', async () => {
      const rows: Row[] = [
        [['UN-Nummer'], ['3082'], ['Transportgefahren', 'klassen'], ['9']],
        [['Ordnungsgemäße', 'UN-Versandbezeich', 'nung'], name, ['Verpackungsgrup', 'pe'], ['III']],
      ];
      expect(await valuesOf(rows, { lefts: [45, 130, 330, 430], align })).toEqual({
        document: 'safety-data-sheet en',
        shipperDeclareAs: 'DG Cargo (derived)',
        unNo: 'UN3082',
        properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
        technicalName: 'brightol, water-clear',
        imoHazardClassNo: '9',
        packingGroup: 'III',
      });
    });

    test('is read with a head over one row, for all modes', async () => {
      const rows: Row[] = [
        [['UN', 'number'], ['UN proper shipping name'], ['Hazard', 'class'], ['Packing', 'group']],
        [['UN 3082'], name, ['9'], ['III']],
      ];
      expect(await valuesOf(rows, { lefts: [45, 120, 330, 430], align })).toEqual(polluting);
    });
  },
);

test('of two grids each belongs to the mode above it', async () => {
  const grid = (number: string, words: readonly string[], [hazard, group]: readonly [string, string]): Row[] => [
    [['UN number'], [number], ['Class'], [hazard]],
    [['Proper shipping name'], words, ['Packing group'], [group]],
  ];
  const rows = [
    [['Road (ADR)']],
    ...grid('2924', other, ['3', 'II']),
    [['Sea (IMDG)']],
    ...grid('3082', name, ['9', 'III']),
  ];
  expect(await valuesOf(rows, { lefts: [45, 140, 330, 430], align: 'middle' })).toEqual(polluting);
});

test('a line of its own under headings across a table speaks for all its modes', async () => {
  const rows: Row[] = [
    [['ADR'], ['IMDG'], ['IATA']],
    [['14.1 UN number']],
    [['2924'], ['3082'], ['2924']],
    [['14.2 UN proper shipping name']],
    [other, name, other],
    [['14.3 Transport hazard class(es)']],
    [['3'], ['9'], ['3']],
    [['14.4 Packing group']],
    [['II'], ['III'], ['II']],
    [['Marine pollutant: Yes']],
  ];

  expect(await valuesOf(rows, { lefts: [45, 210, 380], align: 'top' })).toEqual({ ...polluting, marinePollutant: 'Y' });
});

test('a mode with brackets in its brackets belongs to its label', async () => {
  const rows: Row[] = [
    [['UN number (Land transport (ADR/RID))'], ['2924']],
    [['UN number (Sea transport (IMDG))'], ['3082']],
    [['Packing group (Land transport (ADR/RID))'], ['II']],
    [['Packing group (Sea transport (IMDG))'], ['III']],
  ];
  expect(await valuesOf(rows, { lefts: [45, 300], align: 'top' })).toEqual({
    document: 'safety-data-sheet en',
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN3082',
    packingGroup: 'III',
  });
});

test('words of two columns that run together are told apart by where the columns begin', async () => {
  const rows: Row[] = [
    [[''], ['UN', 'number'], ['Shipping name'], ['Class'], ['Subsidiary', 'hazard'], ['Packing', 'group']],
    [['ADR'], ['1133'], ['ADHESIVES'], ['3'], ['Not applicable'], ['III']],
    [['IMDG'], ['1263'], ['PAINT'], ['3'], ['Not applicable'], ['II']],
    [['IATA'], ['1133'], ['ADHESIVES'], ['3'], ['Not applicable'], ['III']],
  ];
  expect(await valuesOf(rows, { lefts: [45, 120, 200, 330, 400, 461], align: 'top' })).toEqual({
    document: 'safety-data-sheet en',
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1263',
    properShippingName: 'PAINT',
    imoHazardClassNo: '3',
    subRiskClassNo: '(negated)',
    packingGroup: 'II',
  });
});

test('modes that are denied each on a line of its own are rows, however close they stand', async () => {
  const rows: readonly (readonly [number, readonly (readonly [number, string])[]])[] = [
    [40, [[85, 'SAFETY DATA SHEET']]],
    [260, [[81, 'Section 14: Transport Information']]],
    [
      281,
      [
        [131, 'Proper Shipping Name'],
        [251, 'Technical Name (if N.O.S.)'],
        [371, 'Hazard Class'],
        [431, 'ID'],
        [471, 'Packing Group'],
      ],
    ],
    [
      296,
      [
        [95, 'DOT'],
        [131, 'Non-Regulated*'],
      ],
    ],
    [
      311,
      [
        [95, 'IATA'],
        [131, 'Corrosive liquid, n.o.s.'],
        [251, '(brightol)'],
        [381, '8'],
        [425, 'UN1760'],
        [485, 'III'],
      ],
    ],
    [
      327,
      [
        [95, 'IMDG'],
        [131, 'Not evaluated'],
      ],
    ],
    [
      340,
      [
        [95, 'TDG'],
        [131, 'Not evaluated'],
      ],
    ],
    [
      355,
      [
        [95, 'Other information'],
        [171, '*Corrosive to aluminium: exempt from regulation by DOT by 49 CFR 173.154(d)(1)'],
      ],
    ],
    [365, [[171, 'when it is transported by motor vehicle.']]],
    [382, [[81, 'Section 15: Regulatory Information']]],
  ];
  const page = rows.flatMap(([y, cells]) => cells.map(([x, text]): TextAt => [x, y, text, 9]));
  expect(await answerOf(makePdf([page]))).toMatchObject({
    unNo: 'UN1760',
    properShippingName: 'Corrosive liquid, n.o.s.',
    technicalName: 'brightol',
  });
});
