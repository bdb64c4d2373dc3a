import { describe, expect, test } from 'vitest';
import { answerOfSections } from '../testing/answer-of.ts';

const USUAL_IDENTITY = 'Product name: Brightwater Thinner 40\nManufacturer: Brightwater Coatings Ltd';

const casOf = (composition: string, identity = '') =>
  answerOfSections({ 1: `${USUAL_IDENTITY}\n${identity}`, 3: composition });

describe('the CAS number of a single substance', () => {
  test.each([
    [
      'is the main constituent’s, not its impurities’',
      '3.1 Substances\nToluene     108-88-3     85 - 100 %\nBenzene     71-43-2      < 0.1 %',
      undefined,
      { casNo: '108-88-3' },
    ],
    [
      'is the whole’s, where a sentence calls it a substance',
      'This material is defined as a complex substance.\nNaphtha     64742-49-0     100 %\nn-Hexane    110-54-3       5 - 10 %',
      undefined,
      { casNo: '64742-49-0' },
    ],
    [
      'is that of section 1, where constituents are listed besides',
      'Solvent naphtha     64742-95-6     >= 80\nCumene              98-82-8        1 - 5',
      'Product form: Substance\nCAS No.: 64742-95-6',
      { casNo: '64742-95-6' },
    ],
    [
      'is all but alone, whatever its index number looks like',
      'Acetone     67-64-1     200-662-2     606-001-00-8     100 %\nMethanol    67-56-1     200-659-6     603-001-00-X     0.1 %',
      undefined,
      { casNo: '67-64-1' },
    ],
    [
      'is not its stabiliser’s, whose share is in ppm',
      'Chemical name     Acrylic acid\nCAS-number        79-10-7\nContent           > 99.5 %\nStabilizer        Mequinol (CAS 150-76-5), 200 ppm',
      undefined,
      { casNo: '79-10-7' },
    ],
    [
      'is that of the whole in a sentence that names impurities',
      'Aniline [CAS 62-53-3] [EC 200-539-3], min. 99.9 %; nitrobenzene [98-95-3] max. 2 ppm',
      undefined,
      { casNo: '62-53-3' },
    ],
  ])('%s', async (_, composition, identity = '', answer) => {
    expect(await casOf(composition, identity)).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings Ltd',
      commodityName: 'Brightwater Thinner 40',
      ...answer,
    });
  });
});

describe('the CAS numbers of a mixture', () => {
  test.each([
    [
      'are those of what is dissolved and of the water',
      'Water               7732-18-5     99.5 %\nSodium hydroxide    1310-73-2     0.5 %',
      undefined,
      { casNo: '7732-18-5, 1310-73-2' },
    ],
    [
      'are all, even where one of them is nearly everything',
      '3.1 Substances: not applicable\n3.2 Mixtures\nHeptane     142-82-5     98 - 100 %\nToluene     108-88-3     0.5 - 1 %',
      undefined,
      { casNo: '142-82-5, 108-88-3' },
    ],
    [
      'are all where a sentence calls the whole a mixture',
      'Gasoline     86290-81-5     100 %\nBenzene      71-43-2        0.1 - 1 %\nThis fuel is considered a mixture.',
      undefined,
      { casNo: '86290-81-5, 71-43-2' },
    ],
    [
      'are all where a heading for substances stands over a list',
      '3.1 Substances\nSodium hypochlorite     7681-52-9     12.5 %\nSodium hydroxide        1310-73-2     1 %',
      'CAS No.: 7681-52-9',
      { casNo: '7681-52-9, 1310-73-2' },
    ],
    [
      'are read where the file has lost their hyphens',
      'Components        CAS Number     Weight %\nAcetone           67641          < 50\nToluene           108883         < 10\nResin             123456         < 40',
      undefined,
      { casNo: '67-64-1, 108-88-3' },
    ],
    [
      'are what the sheet states, misprints too: the checks tell of them',
      'Name        CAS No.     %\nAcetone     67-64-2     10 - 20\nToluene     108-88-3    20 - 30',
      undefined,
      { casNo: '67-64-2, 108-88-3' },
    ],
    [
      'may go on in the line below, their hyphen there',
      'Name         CAS No.     %\nNaphtha      64742       10 - 20\n             -48-9\nAcetone      67-64-1     20 - 30',
      undefined,
      { casNo: '64742-48-9, 67-64-1' },
    ],
    [
      'are not the rest of an index number',
      'Name        CAS No.     Index No.    %\nBenzene     71-43-2     601-         10 - 20\n                        020-00-8\nAcetone     67-64-1     606-         20 - 30\n                        001-00-8',
      undefined,
      { casNo: '71-43-2, 67-64-1' },
    ],
  ])('%s', async (_, composition, identity = '', answer) => {
    expect(await casOf(composition, identity)).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings Ltd',
      commodityName: 'Brightwater Thinner 40',
      ...answer,
    });
  });
});
