import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';

/** Label and value beside each other, from a line on; a value without a label goes on below the last one. */
export function rows(top: number, entries: readonly (readonly [string, string])[]): TextAt[] {
  return entries.flatMap(([label, value], index): TextAt[] => {
    const y = top + index * 13;
    const texts: TextAt[] = [];
    if (label !== '') texts.push([50, y, label]);
    if (value !== '') texts.push([230, y, value]);
    return texts;
  });
}

const IDENTITY = rows(100, [
  ['Product name', 'Brightwater Thinner 40'],
  ['CAS-No', '67-64-1'],
  ['Recommended use', 'Thinner for lacquers and for the cleaning of'],
  ['', 'brushes'],
  ['Company', 'Brightwater Coatings Ltd'],
  ['', '12 Harbour Street'],
  ['', 'Northport 1234'],
  ['Telephone', '+44 20 7946 0000'],
  ['Emergency telephone number', '+44 20 7946 0999 (24 h)'],
]);

const HAZARDS: TextAt[] = [
  [50, 270, 'SECTION 2: Hazards identification', 12],
  [50, 290, 'Hazard statements'],
  [60, 303, 'Highly flammable liquid and vapour.'],
  [60, 316, 'Causes serious eye irritation.'],
  [50, 335, 'Precautionary statements'],
  [60, 348, 'P210 Keep away from heat.'],
];

const COMPOSITION: TextAt[] = [
  [50, 370, 'SECTION 3: Composition/information on ingredients', 12],
  [50, 390, 'Chemical name'],
  [230, 390, 'CAS-No'],
  [400, 390, 'Weight %'],
  [50, 403, 'Acetone'],
  [230, 403, '67-64-1'],
  [400, 403, '60 - 80 %'],
  [50, 416, 'n-Butyl acetate'],
  [230, 416, '123-86-4'],
  [400, 416, '20 - 40 %'],
];

const PROPERTIES: TextAt[] = [
  [50, 440, 'SECTION 9: Physical and chemical properties', 12],
  ...rows(460, [
    ['Physical state', 'Liquid'],
    ['Boiling point', '56 °C'],
    ['Flash point', '-17 °C / 1.4 °F (closed cup)'],
  ]),
];

/** Section 14 with a block for each mode; the sea's number differs from the road's, so that a mix-up shows. */
export const TRANSPORT_BLOCKS: TextAt[] = [
  [50, 60, 'SECTION 14: Transport information', 12],
  ...rows(80, [
    ['DOT', ''],
    ['UN-No', 'UN1090'],
    ['Proper Shipping Name', 'ACETONE'],
    ['Hazard Class', '3'],
    ['Packing Group', 'III'],
    ['IMDG', ''],
    ['UN-No', 'UN1993'],
    ['Proper Shipping Name', 'FLAMMABLE LIQUID, N.O.S. (ACETONE, N-BUTYL'],
    ['', 'ACETATE)'],
    ['Hazard Class', '3'],
    ['Packing Group', 'II'],
    ['Marine pollutant', 'No'],
    ['EmS', 'F-E, S-E'],
  ]),
  [50, 270, 'SECTION 15: Regulatory information', 12],
  [50, 290, 'All components are listed. See also UN2672 in the special provisions.'],
];

/** A safety data sheet of two pages, written for these tests; `transport` is its second page. */
export function sampleSds(transport: readonly TextAt[] = TRANSPORT_BLOCKS): Uint8Array {
  const title: TextAt[] = [
    [230, 40, 'SAFETY DATA SHEET', 16],
    [50, 55, 'Revision Date 14-Mar-2024'],
    [400, 55, 'Print Date 01-Jun-2024'],
    [50, 80, 'SECTION 1: Identification', 12],
  ];
  return makePdf([[...title, ...IDENTITY, ...HAZARDS, ...COMPOSITION, ...PROPERTIES], transport]);
}
