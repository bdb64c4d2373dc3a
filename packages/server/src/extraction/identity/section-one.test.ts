import { describe, expect, test } from 'vitest';
import { answerOfSections } from '../testing/answer-of.ts';

/** The answer for a safety data sheet whose first section, and what stands above it, are these lines. */
const read = (section: readonly string[], title?: readonly string[]) =>
  answerOfSections({ 1: section.join('\n') }, title?.join('\n'));

describe('the manufacturer', () => {
  test.each([
    [
      'in the second of two columns under their heads',
      ['Agent             Manufacturer', 'Alder Imports     Brightwater Coatings'],
    ],
    [
      'in the first of them',
      [
        'Manufacturer            Supplier',
        'Brightwater Coatings    Alder Imports',
        '12 Long Street          1 Dock Road',
      ],
    ],
    [
      'beside a label that begins with other words',
      [
        'Details of the supplier of the safety data sheet',
        '  Registered company name      Brightwater Coatings',
        '  Address                      12 Long Street',
      ],
    ],
    [
      'behind a label that goes on',
      ['Company Name & Address:   Brightwater Coatings', '                          12 Long Street'],
    ],
    [
      'below a label that goes on',
      ["Manufacturer's Name and Address     Supplier's Name and Address (if different)", 'Brightwater Coatings'],
    ],
    [
      'under a heading between signs',
      ['=== Responsible Party ===', 'Company Name:Brightwater Coatings', 'Address:12 LONG STREET'],
    ],
    ['above another label', ['Supplier:   Alder Imports', '', 'Manufacturer:   Brightwater Coatings']],
  ])('%s', async (_, section) => {
    expect(await read(['Product name: Thinner 40', ...section])).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings',
      commodityName: 'Thinner 40',
    });
  });

  test.each([
    [
      'above its address',
      ['Brightwater Coatings', 'Unit 4, Dock Estate', 'Tel: 01270 555 0100'],
      { emergencyContactTelephone: '01270 555 0100' },
    ],
    [
      'in the middle above its address',
      ['              Brightwater Coatings', '            12 Long Street, Alderton', '            SAFETY DATA SHEET'],
      {},
    ],
  ])('of a letterhead, %s', async (_, letterhead, answer) => {
    expect(await read(['Product name: Thinner 40', 'Company name & address: As above'], letterhead)).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings',
      commodityName: 'Thinner 40',
      ...answer,
    });
  });

  test('is not looked for among addresses and telephone numbers', async () => {
    const section = [
      'Product name: Thinner 40',
      'Company Address:',
      '12 Long Street',
      'Alderton, OH 45501',
      'Product Information: 555-201-3000',
    ];
    expect(await read(section)).toEqual({ commodityName: 'Thinner 40', emergencyContactTelephone: '555-201-3000' });
  });

  test('may have a name that begins like a label', async () => {
    expect(await read(['Manufacturer:', 'Telmark', '12 Long Street'])).toEqual({ manufacturerCompanyName: 'Telmark' });
  });
});

test('a numbered heading leads to the name below it, behind a label that no list has', async () => {
  const section = [
    '1.1   Product identifier',
    'Product name    Thinner 40',
    "1.4   Supplier's details",
    'Name            Brightwater Coatings Inc',
    'Address         12 Long Street',
  ];
  expect(await read(section)).toEqual({
    manufacturerCompanyName: 'Brightwater Coatings Inc',
    commodityName: 'Thinner 40',
  });
});

describe('the name of the product', () => {
  test.each([
    ['Product Identifier As Used On Label:   Thinner 40', {}],
    ['Substance or preparation trade name: Thinner 40', {}],
    ['Product ID:Thinner 40', { model: 'Thinner 40' }],
    ['CHEMICAL NAME; CLASS:    Thinner 40', { chemicalName: 'Thinner 40' }],
    ['Product Identification     Thinner 40\n                           Nominal Volume : 5 L', {}],
    [
      'IDENTITY (As Used on Label and List)       Note: Blank spaces are not permitted.\nThinner 40                                 If any item is not applicable, say so.',
      {},
    ],
  ])('"%s"', async (line, answer) => {
    expect(await read([line, 'Manufacturer: Brightwater Coatings Ltd'])).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings Ltd',
      commodityName: 'Thinner 40',
      ...answer,
    });
  });

  test('is the title’s when no label leads to one, not a report’s number or a rule’s', async () => {
    const title = ['BWC204050150', 'Prepared to OSHA and WHMIS standards', 'Thinner 40', 'MATERIAL SAFETY DATA SHEET'];
    expect(await read(['Manufacturer: Brightwater Coatings Ltd'], title)).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings Ltd',
      commodityName: 'Thinner 40',
    });
  });
});

describe('the use', () => {
  test.each([
    [
      'behind a label that the line’s end breaks',
      ['RELEVANT IDENTIFIED USES OF THE SUBSTANCE OR MIXTURE AND USES ADVISED', 'AGAINST: Thinning of paints.'],
      undefined,
      {},
    ],
    [
      'under a heading',
      [
        '1.2 Relevant identified uses of the mixture and uses advised against',
        'Thinning of paints.',
        '1.3 Details of the supplier',
        'Alder Ltd',
      ],
      undefined,
      { manufacturerCompanyName: 'Alder Ltd' },
    ],
    ['behind a label in words of its own', ['Type of product and use:    Thinning of paints.'], undefined, {}],
    [
      'in words of its own below a heading',
      ['1.2 Relevant identified uses of the substance', 'used for: thinning of paints', '1.3 Supplier'],
      'thinning of paints',
      {},
    ],
    ['below two uses in one label', ['Product/Material Uses', '- Thinning of paints.'], undefined, {}],
  ])('%s', async (_, section, use = 'Thinning of paints.', answer) => {
    expect(await read(['Product name: Thinner 40', ...section])).toEqual({
      commodityName: 'Thinner 40',
      cargoMainUsage: use,
      ...answer,
    });
  });

  test('beside its label counts before what stands below a heading', async () => {
    const section = [
      '1.2.1 Relevant identified uses',
      'Intended for general public',
      'Main use category             : Industrial use',
      'Use of the substance/mixture  : Thinning of paints.',
    ];
    expect(await read(section)).toEqual({ cargoMainUsage: 'Thinning of paints.' });
  });

  test('begins above a label that is centred beside it', async () => {
    const section = [
      'Relevant identified uses of the substance',
      '                             Thinning of paints and',
      'Relevant identified uses     cleaning of brushes,',
      '                             indoors.',
    ];
    expect(await read(section)).toEqual({ cargoMainUsage: 'Thinning of paints and cleaning of brushes, indoors.' });
  });

  test('may speak of narrower uses', async () => {
    const section = [
      'Identified use(s)       Industrial use: coatings, inks,',
      '                        adhesives. Professional use: cleaning of',
      '                        brushes.',
      'Uses advised against    Consumer use',
    ];
    expect(await read(section)).toEqual({
      cargoMainUsage: 'Industrial use: coatings, inks, adhesives. Professional use: cleaning of brushes.',
    });
  });

  test('of several lines behind colons goes on under the words, not under the colon', async () => {
    const section = [
      'Use of the substance/mixture   : Coatings.',
      '                                 Industrial use',
      '                                 Printing.',
    ];
    expect(await read(section)).toEqual({ cargoMainUsage: 'Coatings. Industrial use Printing.' });
  });
});

describe('the emergency telephone', () => {
  test.each([
    ['with words around the label', 'EMERGENCY TELEPHONE NUMBER OF THE COMPANY: (555) 201-3000', '(555) 201-3000'],
    [
      'with a label inside its value',
      'Emergency phone number    Poisons Information Centre: Phone 13 11 26',
      '13 11 26',
    ],
    [
      'some lines below the heading',
      '1.4 Emergency telephone number\nIN AN EMERGENCY DIAL 999 or 112\nFor advice call\nAlderton +44 1270 555 0100 (24 h)',
      '+44 1270 555 0100',
    ],
    [
      'not the one for other calls',
      'Non-Emergency Phone: (555) 201-3001\nEmergency Phone: (555) 201-3000',
      '(555) 201-3000',
    ],
  ])('%s', async (_, lines, phone) => {
    expect(await read(['Product name: Thinner 40', lines])).toEqual({
      commodityName: 'Thinner 40',
      emergencyContactTelephone: phone,
    });
  });
});

describe('the date', () => {
  test('has the month first where the address is American', async () => {
    expect(await read(['Date: 4/7/2016', 'Brightwater Coatings', 'Alderton, OH 45501'])).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings',
      issueDate: '2016-04-07',
    });
  });

  test('is that of the last revision', async () => {
    const section = ['Issue Date: 1-May-15', 'Last Revision: 18-Jan-2017', 'Date of last issue: 2-May-2019'];
    expect(await read(section)).toEqual({ issueDate: '2017-01-18' });
  });

  test('may stand behind the number of the revision', async () => {
    expect(await read(['Product name: Thinner 40', "Rev. 03 (February'17)"])).toEqual({
      commodityName: 'Thinner 40',
      issueDate: '2017-02',
    });
  });
});

describe('what stands around a label', () => {
  test.each([
    ['a remark between two colons', ['Identity: (as used on label): Thinner 40']],
    ['synonyms asked for in one label', ['Trade Name & Synonyms      Composition:', 'Thinner 40      Trade secret']],
  ])('%s belongs to it', async (_, section) => {
    expect(await read(section)).toEqual({ commodityName: 'Thinner 40' });
  });

  test.each([
    ['Use of substance or preparation:\nCleaning of brushes'],
    ['Product Use Description :     Cleaning of brushes'],
  ])('asks for the use: %s', async (lines) => {
    expect(await read(['Product name: Thinner 40', lines])).toEqual({
      commodityName: 'Thinner 40',
      cargoMainUsage: 'Cleaning of brushes',
    });
  });
});

describe('a company', () => {
  test.each([
    [
      'before its address with a postcode',
      ['Manufacturer: Brightwater Coatings Company, 12 Long Street, Alderton, OH 45501,', 'Phone (555) 201-3000'],
      { emergencyContactTelephone: '(555) 201-3000' },
    ],
    [
      'without a label, before its address and telephone',
      ['Brightwater Coatings Company, 12 Long Street, Alderton, OH 45501 Phone: (555) 201-3000'],
      { emergencyContactTelephone: '(555) 201-3000' },
    ],
    [
      'and not the code of a supplier',
      ['Company            Brightwater Coatings Company', 'Supplier Code', 'Emergency phone    +61 2 5550 0100'],
      { emergencyContactTelephone: '+61 2 5550 0100' },
    ],
  ])('is named %s', async (_, section, answer) => {
    expect(await read(['Product name: Thinner 40', ...section])).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings Company',
      commodityName: 'Thinner 40',
      ...answer,
    });
  });

  test('that a label names above section 1 is surer than a guess in it', async () => {
    const title = ['Manufacturer: Brightwater Coatings Company', 'MATERIAL SAFETY DATA SHEET'];
    expect(await read(['Product name: Thinner 40', 'Alder Group Ink', '12 Long Street'], title)).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings Company',
      commodityName: 'Thinner 40',
    });
  });
});

describe('a name that only the title has', () => {
  test.each([
    ['[BAHAN KIMIA DAN PEMBEKAL]', {}],
    ['P/N AB-940', {}],
    ['August 25, 2017', { issueDate: '2017-08-25' }],
    ['container and unused contents by recycling.', {}],
  ])('is not "%s"', async (other, answer) => {
    const title = ['SAFETY DATA SHEET', other, 'Thinner 40'];
    expect(await read(['Manufacturer: Brightwater Coatings Company'], title)).toEqual({
      manufacturerCompanyName: 'Brightwater Coatings Company',
      commodityName: 'Thinner 40',
      ...answer,
    });
  });
});

test('A date of an Australian SDS has the day first, whatever American standards the SDS names', async () => {
  const section = [
    'Revised: 01/06/2016',
    'Brightwater Coatings, Alderton QLD',
    'Tel: +61 7 5550 0100',
    'See OSHA tables',
  ];
  expect(await read(section)).toEqual({ issueDate: '2016-06-01', emergencyContactTelephone: '+61 7 5550 0100' });
});
