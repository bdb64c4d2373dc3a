import { expect, test } from 'vitest';
import { answerOfSections } from '../testing/answer-of.ts';

/** The answer for a safety data sheet whose first section (and the last, where it is given) says this. */
const read = (first: string, last?: string, title?: string) =>
  answerOfSections({ 1: first, ...(last ? { 16: last } : {}) }, title);

test('A use goes on below in the left of two columns where its line leaves it open', async () => {
  const columns = [
    'Product name: Brightwater Joint Filler        Manufacturer:   Brightwater Coatings Inc.',
    'Use: Fills, levels and seals joints in        Address:        12 Long Street',
    'concrete floors                                               Alderton, OH 45501',
  ];
  expect(await read(columns.join('\n'))).toEqual({
    manufacturerCompanyName: 'Brightwater Coatings Inc.',
    commodityName: 'Brightwater Joint Filler',
    cargoMainUsage: 'Fills, levels and seals joints in concrete floors',
  });
});

test('A name below its label may begin with the word of another label that stands elsewhere', async () => {
  const section =
    'Product Name:\nEmergency Flare Kit, Red\nCompany:\nBeaconline Products\nEmergency Phone:\n800-555-0142';
  expect(await read(section)).toEqual({
    manufacturerCompanyName: 'Beaconline Products',
    commodityName: 'Emergency Flare Kit, Red',
    emergencyContactPerson: 'Beaconline Products',
    emergencyContactTelephone: '800-555-0142',
  });
});

test('Labels side by side may be the heads of columns, one of them unknown', async () => {
  const section = [
    'PRODUCT TYPE               PRODUCT NAME              SHEET REF.           ISSUE DATE',
    'Drilling fluid additive    Viscora XC Polymer        SR-114-R5            11-Jun-20',
    'SUPPLIER                                             EMERGENCY CONTACT',
    'Brightwater Mud LLC                                  +971 4 555 1188',
  ];
  expect(await read(section.join('\n'))).toEqual({
    manufacturerCompanyName: 'Brightwater Mud LLC',
    commodityName: 'Viscora XC Polymer',
    issueDate: '2020-06-11',
    emergencyContactTelephone: '+971 4 555 1188',
    cargoMainUsage: 'Drilling fluid additive',
  });
});

test('The revision date stands under its own head, not under the one of the date it supersedes', async () => {
  const title = [
    'SAFETY DATA SHEET',
    'Sheet No.     Version     Revision date     Supersedes      Print date      Page',
    'BW-0077         3.2       2021-09-07       2019-01-30      2021-11-02       1 / 11',
  ];

  expect(await read('Product name: Thinner 40', undefined, title.join('\n'))).toEqual({
    commodityName: 'Thinner 40',
    issueDate: '2021-09-07',
  });
});

test.each([
  [
    'a sentence',
    'This data sheet was prepared on 12 May 2016 by the Technical Department and replaces all earlier ones.',
  ],
  [
    'a label of several words',
    'Date of preparation of the SDS : 1 May 2014\nDate of revision of the SDS : 12 May 2016',
  ],
])('The date is read from %s at the end of the SDS', async (_, last) => {
  expect(await read('Product name: Thinner 40', last)).toEqual({
    commodityName: 'Thinner 40',
    issueDate: '2016-05-12',
  });
});

test('The number of a revision before a month is no day', async () => {
  expect(await read('Product name: Thinner 40\nRevision: Rev. 3 - March 2021')).toEqual({
    commodityName: 'Thinner 40',
    issueDate: '2021-03',
  });
});

test('A product between bullets under lettered labels is read', async () => {
  const section = [
    'A. Product name',
    '  - Hanmaek Clean S-100',
    'B. Recommended use of the chemical and restrictions on use',
    '  - Recommended use : Cleaning of electronic parts',
    'C. Manufacturer/Supplier/Distributor information',
    '  o Company name : Hanmaek Chemtech Co., Ltd.',
  ];
  expect(await read(section.join('\n'))).toEqual({
    manufacturerCompanyName: 'Hanmaek Chemtech Co., Ltd.',
    commodityName: 'Hanmaek Clean S-100',
    cargoMainUsage: 'Cleaning of electronic parts',
  });
});

test('Who had the goods made is not who made them', async () => {
  const section = [
    'Product name: Thinner 40',
    'Manufactured for:      Roadstar Parts, 123 S. Front Street, Memphis, TN 38103',
    'Manufactured by:       Brightwater Coatings',
  ];
  expect(await read(section.join('\n'))).toEqual({
    manufacturerCompanyName: 'Brightwater Coatings',
    commodityName: 'Thinner 40',
  });
});

test.each([
  ['Brightwater Care plc, Northampton NN4 7EB, United Kingdom', 'Brightwater Care plc'],
  ['Brightwater (M) Sdn. Bhd. (Co. No. 123456-A)', 'Brightwater (M) Sdn. Bhd.'],
])('A manufacturer is read without its place or its number in a register: %s', async (printed, manufacturer) => {
  expect(await read(`Product name: Thinner 40\nManufacturer: ${printed}`)).toEqual({
    commodityName: 'Thinner 40',
    manufacturerCompanyName: manufacturer,
  });
});

test('Numbers for product information and for what is no emergency are not the emergency number', async () => {
  const section = [
    'Product name: Thinner 40',
    '24 Hour Health Emergency           609-555-0111',
    'Transportation Emergency Phone     800-555-0142',
    'Product Technical Information      800-555-0186',
    'For non-emergency assistance, call: 281-555-0100',
  ];
  expect(await read(section.join('\n'))).toEqual({
    commodityName: 'Thinner 40',
    emergencyContactTelephone: '609-555-0111; 800-555-0142',
  });
});

test('A use without a label is read from the sentence that states it', async () => {
  const sentence = 'This product is intended to be used as an acid descaler for coffee machines in kitchens.';

  expect(await read(`Trade name: Descaler 25 %\n${sentence}\nCompany: Brightwater Ltd`)).toEqual({
    manufacturerCompanyName: 'Brightwater Ltd',
    commodityName: 'Descaler 25 %',
    cargoMainUsage: 'acid descaler for coffee machines in kitchens',
  });
});

test("A letterhead's company is not the goods, however large it is printed", async () => {
  const title = 'NORTHFIELD WORKS\n47 Dock Street . Baltimore, Maryland 21224\nSAFETY DATA SHEET\nCitrasolve 200';

  expect(await read('CHEMICAL FAMILY: Terpenes\nUSE: Solvent', undefined, title)).toEqual({
    manufacturerCompanyName: 'NORTHFIELD WORKS',
    commodityName: 'Citrasolve 200',
    cargoMainUsage: 'Solvent',
  });
});

test.each([
  ['a use that holds a label of uses', 'Identified uses        SU 3 - Industrial uses: Uses at industrial sites'],
  ['several applications', 'Applications:        SU 3 - Industrial uses: Uses at industrial sites'],
  ['what uses include', 'Uses include: SU 3 - Industrial uses: Uses at industrial sites'],
])('%s is read whole', async (_, use) => {
  expect(await read(`Product name: Thinner 40\n${use}`)).toEqual({
    commodityName: 'Thinner 40',
    cargoMainUsage: 'SU 3 - Industrial uses: Uses at industrial sites',
  });
});

test('A number of the goods below their name is none of it', async () => {
  expect(await read('PRODUCT\nRidgeline Trail Lube\nSKU RL-120, RL-240\nUSE\nLubricant')).toEqual({
    commodityName: 'Ridgeline Trail Lube',
    model: 'RL-120, RL-240',
    cargoMainUsage: 'Lubricant',
  });
});

test('The emergency number in the right column is not the telephone in the left one', async () => {
  const section = [
    'Trade name: Thinner 40',
    'Brightwater Adhesive Corp.        FOR CHEMICAL EMERGENCY',
    '48 Factory Lane                   SPILL, LEAK OR FIRE',
    '(413) 555-0188                    1-800-555-0142',
  ];
  expect(await read(section.join('\n'))).toEqual({
    manufacturerCompanyName: 'Brightwater Adhesive Corp.',
    commodityName: 'Thinner 40',
    emergencyContactTelephone: '1-800-555-0142',
  });
});

test('Of two numbers in one line of a letterhead the one for emergencies is read', async () => {
  const title = 'Brightwater & Sons\n1 Long Lane, Alderton GL5 2QA\nTelephone 01453 555 012 - Emergency 01453 555 013';
  expect(await read('Product: Thinner 40', undefined, `${title}\nSAFETY DATA SHEET`)).toEqual({
    manufacturerCompanyName: 'Brightwater & Sons',
    commodityName: 'Thinner 40',
    emergencyContactTelephone: '01453 555 013',
  });
});

test('Goods without a name are called by their type', async () => {
  expect(await read('Product Type: Ready-mixed spackling\nCompany: Brightwater Inc')).toEqual({
    manufacturerCompanyName: 'Brightwater Inc',
    commodityName: 'Ready-mixed spackling',
    cargoMainUsage: 'Ready-mixed spackling',
  });
});

test('A heading that goes on in the column of the labels is none of the name', async () => {
  const section = [
    'Product name                : Argon and carbon dioxide, mixed, for the welding of all steels',
    'Additional identification',
    'Chemical name               : Mixture',
  ];

  expect(await read(section.join('\n'))).toEqual({
    commodityName: 'Argon and carbon dioxide, mixed, for the welding of all steels',
    chemicalName: 'Mixture',
  });
});

test.each([
  [
    'Contact Cement 300',
    'Product identifier\nContact Cement 300\nRecommended use\nBonding',
    { cargoMainUsage: 'Bonding' },
  ],
  [
    'Date Stamp Ink No. 5',
    '1.1 Product identifier:      Date Stamp Ink No. 5\nUses:      Refilling of stamps',
    { cargoMainUsage: 'Refilling of stamps' },
  ],
  [
    'Emergency Leak Tape',
    'Name of product      Emergency Leak Tape\nPh      03 555 0144',
    { emergencyContactTelephone: '03 555 0144' },
  ],
])('Goods called %s are no label', async (name, section, answer) => {
  expect(await read(section)).toEqual({ commodityName: name, ...answer });
});

test.each([
  ['Downstream user\nCompany name      Brightwater Coatings AS', 'Brightwater Coatings AS'],
  [
    'Manufacturer:              Authorised Representative in the EU:\nBrightwater Pty Ltd        Alderton Europe Ltd',
    'Brightwater Pty Ltd',
  ],
  ['SUPPLIED BY      : BRIGHTWATER (UK) LTD', 'BRIGHTWATER (UK) LTD'],
])('What a company is to the goods is not its name: %s', async (company, manufacturer) => {
  expect(await read(`Product name: Thinner 40\n${company}`)).toEqual({
    commodityName: 'Thinner 40',
    manufacturerCompanyName: manufacturer,
  });
});

test('Labels numbered in small Roman numerals are labels', async () => {
  const section = [
    'i.    Product identifier      : Paraffin oil',
    'ii.   Recommended use         : Cosmetics',
    'iii.  Manufacturer            : Brightwater Petro Limited',
    'iv.   Emergency telephone     : +91 260 555 0661',
  ];
  expect(await read(section.join('\n'))).toEqual({
    manufacturerCompanyName: 'Brightwater Petro Limited',
    commodityName: 'Paraffin oil',
    emergencyContactTelephone: '+91 260 555 0661',
    cargoMainUsage: 'Cosmetics',
  });
});

test('Rows whose values begin with a colon are not one label over two lines', async () => {
  const section = 'PRODUCT                 : Thinner 40\nINTENDED USE            : Thinning of paints';
  expect(await read(section)).toEqual({ commodityName: 'Thinner 40', cargoMainUsage: 'Thinning of paints' });
});

test.each([
  ['After hours emergency      021 555 0145\nPh      03 555 0144', '021 555 0145'],
  ['Emergency telephone:      +44 (0)1782 555 444 (08:30 - 17:00)', '+44 (0)1782 555 444'],
])('The emergency number is read without the hours: %s', async (phones, number) => {
  expect(await read(`Product name: Thinner 40\n${phones}`)).toEqual({
    commodityName: 'Thinner 40',
    emergencyContactTelephone: number,
  });
});

test('The identity of the product comes before its trade names and synonyms', async () => {
  const section = 'Product Identity: Soda ash, dense\nTrade Names and Synonyms: Sodium carbonate; Grade 260';
  expect(await read(section)).toEqual({ commodityName: 'Soda ash, dense' });
});

test.each([
  ['Date issued   : 05/10/2004\nDate revised  : 03/22/2011', '2011-03-22'],
  ['Prepared 30-NOV-2015; last revision 18-FEB-2019', '2019-02-18'],
  ['Date of this issue: 14 June 2018. Previous issue: 2 May 2014', '2018-06-14'],
  ['Print Date: 12/26/2012      SDS issue date: May 2012', '2012-05'],
])('Of several dates the last revision counts: %s', async (dates, date) => {
  expect(await read('Product name: Thinner 40', dates)).toEqual({ commodityName: 'Thinner 40', issueDate: date });
});

test('A number of a register above the emergency telephone is not called', async () => {
  const section = [
    'PRODUCT NAME            CHEMICAL NAME                EPA REG. NO.',
    'Pooltime Granules       Calcium hypochlorite         99999-12',
    'MANUFACTURED FOR        EMERGENCY TELEPHONE          EFFECTIVE DATE',
    'Pooltime Brands LLC     1-800-555-0142               10/06/2015',
  ];
  expect(await read(section.join('\n'))).toEqual({
    manufacturerCompanyName: 'Pooltime Brands LLC',
    commodityName: 'Pooltime Granules',
    issueDate: '2015-06-10',
    emergencyContactTelephone: '1-800-555-0142',
    chemicalName: 'Calcium hypochlorite',
  });
});

test('A manufacturer is read without the address behind a stroke, and a use behind the word for its area', async () => {
  const section = [
    'Product name: Thinner 40',
    'Usage area: Thinning of paints',
    'Manufacturer: Brightwater Industrial Co., Ltd. / No. 12, Gongye 2nd Rd., Tainan City / 886-6-555-2200',
  ];
  expect(await read(section.join('\n'))).toEqual({
    manufacturerCompanyName: 'Brightwater Industrial Co., Ltd.',
    commodityName: 'Thinner 40',
    cargoMainUsage: 'Thinning of paints',
  });
});

test('Labels in capitals may ask for more than one thing', async () => {
  const section = [
    '1.1 PRODUCT NAME AND SYNONYMS',
    'Benzyl benzoate USP',
    '1.2 COMPANY AND EMERGENCY CONTACT',
    'Brightwater-Wells Chemical Company, LLC',
    'Tel 203-555-0122 / Emergency: 800-555-0142',
  ];
  expect(await read(section.join('\n'))).toEqual({
    manufacturerCompanyName: 'Brightwater-Wells Chemical Company, LLC',
    commodityName: 'Benzyl benzoate USP',
    emergencyContactTelephone: '800-555-0142',
  });
  expect(await read('PRODUCT NAME(S) AND NUMBER(S): Urn Cleaner\nLAST CHANGED: 2017-10-05')).toEqual({
    commodityName: 'Urn Cleaner',
    issueDate: '2017-10-05',
  });
});
