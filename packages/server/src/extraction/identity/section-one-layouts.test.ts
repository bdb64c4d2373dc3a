import { expect, test } from 'vitest';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { answerOf } from '../testing/answer-of.ts';

const TITLES = [
  'Hazards identification',
  'Composition/information on ingredients',
  'First-aid measures',
  'Fire-fighting measures',
  'Accidental release measures',
  'Handling and storage',
  'Exposure controls/personal protection',
  'Physical and chemical properties',
  'Stability and reactivity',
  'Toxicological information',
  'Ecological information',
  'Disposal considerations',
  'Transport information',
  'Regulatory information',
  'Other information',
];

/** An SDS of two pages that begins with these texts; the margin's stand on both. */
async function read(beginning: readonly TextAt[], margin: readonly TextAt[] = []) {
  const rest = TITLES.map((title, index): TextAt => [50, 250 + 40 * (index % 12), `${index + 2}. ${title}`]);
  const pages = [
    [...beginning, ...rest.slice(0, 12), ...margin],
    [...rest.slice(12), ...margin],
  ];
  return answerOf(makePdf(pages));
}

const HEADING: TextAt = [50, 110, '1. Identification', 11];
const USE: readonly TextAt[] = [
  [50, 130, 'Recommended use:', 9],
  [200, 130, 'Thinning of paints', 9],
];
const NAME: readonly TextAt[] = [
  [50, 150, 'Product name:', 9],
  [200, 150, 'Thinner 40', 9],
];

test('The name of the goods may stand in nothing but the foot of every page', async () => {
  const foot: TextAt[] = [
    [50, 810, 'Thinner 40', 8],
    [250, 810, 'Revised: 14-Mar-2019', 8],
  ];
  expect(await read([[230, 40, 'Safety Data Sheet', 14], HEADING, ...USE], foot)).toEqual({
    document: 'safety-data-sheet en',
    commodityName: 'Thinner 40',
    issueDate: '2019-03-14',
    cargoMainUsage: 'Thinning of paints',
  });
});

test('A name in large type goes on in the line below it', async () => {
  const title: TextAt[] = [
    [50, 40, 'SAFETY DATA SHEET', 12],
    [50, 65, 'Brightwater', 20],
    [50, 88, 'Thinner 40', 20],
  ];
  expect(await read([...title, HEADING, ...USE])).toEqual({
    document: 'safety-data-sheet en',
    commodityName: 'Brightwater Thinner 40',
    cargoMainUsage: 'Thinning of paints',
  });
});

test('The company of a letterhead stands above its address, whatever other columns say between', async () => {
  const head: TextAt[] = [
    [54, 40, 'Brightwater Coatings', 11],
    [230, 40, 'SAFETY DATA SHEET', 11],
    [460, 36, 'Doc. no.: QF-12', 8],
    [460, 46, 'Rev. no.: 3', 8],
    [54, 52, '12 Long Street, Alderton', 8],
  ];
  const company: TextAt[] = [
    [50, 170, 'Company:', 9],
    [200, 170, 'As in the head of this page', 9],
  ];
  expect(await read([...head, HEADING, ...USE, ...NAME, ...company])).toEqual({
    document: 'safety-data-sheet en',
    manufacturerCompanyName: 'Brightwater Coatings',
    commodityName: 'Thinner 40',
    cargoMainUsage: 'Thinning of paints',
  });
});

test('The company may stand with its address in nothing but the foot of every page', async () => {
  const foot: TextAt[] = [[50, 805, 'Brightwater Coatings | 12 Long Street | Alderton, OH 45501 | www.example.com', 7]];
  expect(await read([[230, 40, 'Safety Data Sheet', 14], HEADING, ...USE, ...NAME], foot)).toEqual({
    document: 'safety-data-sheet en',
    manufacturerCompanyName: 'Brightwater Coatings',
    commodityName: 'Thinner 40',
    cargoMainUsage: 'Thinning of paints',
  });
});

test('A value goes on in the next line where the whole document sets its lines wide apart', async () => {
  const section: TextAt[] = [
    [50, 130, 'Product name:', 9],
    [200, 130, 'Thinner 40', 9],
    [50, 150, 'Recommended use:', 9],
    [200, 150, 'Thinning of paints and of all other coatings that are', 9],
    [200, 170, 'set down in water', 9],
    [50, 190, 'Supplier:', 9],
    [200, 190, 'Brightwater Coatings Ltd', 9],
  ];
  expect(await read([[230, 40, 'Safety Data Sheet', 14], HEADING, ...section])).toEqual({
    document: 'safety-data-sheet en',
    manufacturerCompanyName: 'Brightwater Coatings Ltd',
    commodityName: 'Thinner 40',
    cargoMainUsage: 'Thinning of paints and of all other coatings that are set down in water',
  });
});
