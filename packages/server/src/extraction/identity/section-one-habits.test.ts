import { describe, expect, test } from 'vitest';
import { type Answer, answerOf, answerOfSections } from '../testing/answer-of.ts';

/** The answer for a safety data sheet whose first section, and what stands above it, are these lines. */
const read = (section: readonly string[], title?: readonly string[]) =>
  answerOfSections({ 1: section.join('\n') }, title?.join('\n'));

describe('the name of the goods', () => {
  test.each([
    ['with a number of the goods below it', ['Handelsname      Thinner 40', '                 Code-Nr. S1140'], {}],
    ['behind a label in two languages', ['Product Name / Nama Produk      : Thinner 40'], {}],
    ['behind a label of four words', ['Nombre comercial del producto      Thinner 40'], {}],
    ['behind a bullet of a font of signs', ['Product Name      l  Thinner 40'], {}],
    ['before a remark that holds a label', ['Trade name: Thinner 40 (UN Number: UN1263)'], {}],
    ['behind a Slovak label', ['1.1. Identifikácia látky', 'Názov:      Thinner 40'], {}],
    ['behind the first of two labels', ['Product Name/        Thinner 40', 'Trade Name'], {}],
    ['with a number before it', ['Product Code & Name:      Thinner 40'], { model: 'Thinner 40' }],
    ['behind a label of technique', ['Technical Name      : Thinner 40'], { chemicalName: 'Thinner 40' }],
  ])('%s', async (_, section, answer) => {
    expect(await read(section)).toEqual({ commodityName: 'Thinner 40', ...answer });
  });
});

/** The headings of section 1, as Regulation (EU) 2020/878 has them in languages that few SDSs are read in. */
const HEADINGS: readonly (readonly [
  language: string,
  word: string,
  product: string,
  use: string,
  supplier: string,
  answer: Answer,
])[] = [
  [
    'Czech',
    'ODDÍL',
    'Identifikátor výrobku',
    'Příslušná určená použití látky nebo směsi a nedoporučená použití',
    'Podrobné údaje o dodavateli bezpečnostního listu',
    { document: 'safety-data-sheet cs' },
  ],
  [
    'Finnish',
    'KOHTA',
    'Tuotetunniste',
    'Aineen tai seoksen merkitykselliset tunnistetut käytöt ja käytöt, joita ei suositella',
    'Käyttöturvallisuustiedotteen toimittajan tiedot',
    { document: 'safety-data-sheet en' },
  ],
  [
    'Romanian',
    'SECȚIUNEA',
    'Element de identificare a produsului',
    'Utilizări relevante identificate ale substanței sau ale amestecului și utilizări contraindicate',
    'Detalii privind furnizorul fișei cu date de securitate',
    { document: 'safety-data-sheet en' },
  ],
  [
    'Hungarian',
    'SZAKASZ',
    'Termékazonosító',
    'Az anyag vagy keverék megfelelő azonosított felhasználása, illetve ellenjavallt felhasználása',
    'A biztonsági adatlap szállítójának adatai',
    { document: 'safety-data-sheet en' },
  ],
];

test.each(HEADINGS)('Section 1 is read under its headings in %s', async (_, word, product, use, supplier, answer) => {
  const heading = (number: number) => (word === 'SZAKASZ' ? `${number}. ${word}: …` : `${word} ${number}: …`);
  const lines = [
    heading(1),
    `1.1. ${product}`,
    'Thinner 40',
    `1.2. ${use}`,
    'Thinning of paints.',
    `1.3. ${supplier}`,
    'Brightwater Coatings',
    'Dokstraat 23',
    ...Array.from({ length: 15 }, (_, index) => `${heading(index + 2)}\n…`),
  ];

  expect(await answerOf(new TextEncoder().encode(lines.join('\n')))).toEqual({
    manufacturerCompanyName: 'Brightwater Coatings',
    commodityName: 'Thinner 40',
    cargoMainUsage: 'Thinning of paints.',
    ...answer,
  });
});

test('The name of the goods may stand behind the title of the SDS', async () => {
  const title = ['BRIGHTWATER LIMITED', 'MATERIAL SAFETY DATA SHEET - Thinner 40'];
  expect(await read(['Product use: Cleaning of brushes'], title)).toEqual({
    manufacturerCompanyName: 'BRIGHTWATER LIMITED',
    commodityName: 'Thinner 40',
    cargoMainUsage: 'Cleaning of brushes',
  });
});

describe('the company', () => {
  test.each([
    ['of a letterhead, not the building of its address', 'The Brightwater Companies', ['', 'One Dock Centre']],
    ['before a place and a foreign postcode', 'Brightwater NV', [', Dokstraat 23, B-3545 Alderen, Belgien']],
  ])('%s', async (_, company, [street = '', building]) => {
    const section = [`${company}${street}`, ...(building ? [building, '3490 Long Road'] : []), 'Tel: +32 13 555 010'];
    expect(await read(['1.1 Product name: Thinner 40', '1.3 Supplier', ...section])).toEqual({
      commodityName: 'Thinner 40',
      emergencyContactTelephone: '+32 13 555 010',
      manufacturerCompanyName: company,
    });
  });

  test.each([
    [
      'below a label that stands under a heading',
      ['Manufacturer/Supplier information', 'Manufactured or sold by:', 'Company name    ALDER Inc.'],
    ],
    ['before its mail', ['Información del Proveedor:    ALDER Inc.- sales@example.com']],
    [
      'with a form of law in two words',
      ['Supplier', 'ALDER ČR, spol. s r.o.', 'U Mostu 10', '17004 Alderov 7'],
      'ALDER ČR, spol. s r.o.',
    ],
  ])('%s', async (_, section, company = 'ALDER Inc.') => {
    expect(await read(['Product name: Thinner 40', ...section])).toEqual({
      commodityName: 'Thinner 40',
      manufacturerCompanyName: company,
    });
  });

  test('is not taken out of a sentence about the goods', async () => {
    const section = ['Product use: Making of chemicals, dyes and', '             of products for the laboratory.'];
    expect(await read(['Product name: Thinner 40', ...section], ['BRIGHTWATER LIMITED'])).toEqual({
      manufacturerCompanyName: 'BRIGHTWATER LIMITED',
      commodityName: 'Thinner 40',
      cargoMainUsage: 'Making of chemicals, dyes and of products for the laboratory.',
    });
  });

  test('behind its name below a heading of details', async () => {
    const section = [
      'Company Details',
      'Name      BRIGHTWATER (PTY) LTD',
      'Product Identification',
      'Trade Name    Thinner 40',
    ];
    expect(await read(section)).toEqual({
      manufacturerCompanyName: 'BRIGHTWATER (PTY) LTD',
      commodityName: 'Thinner 40',
    });
  });

  test('below its label, beside a label of two words', async () => {
    const section = [
      'Manufacturer:                               Information Telephone Number:',
      'Brightwater Company, Inc.                   555-226-1181 (8am to 5pm EST)',
      '1006 Long Street                            Emergency Telephone Number:',
      'Alderton, NC 27216                          555-260-2416',
    ];
    expect(await read(['Product name: Thinner 40', ...section])).toEqual({
      manufacturerCompanyName: 'Brightwater Company, Inc.',
      commodityName: 'Thinner 40',
      emergencyContactTelephone: '555-260-2416',
    });
  });

  test('behind a label of its name without an apostrophe', async () => {
    const title = ['MATERIAL SAFETY DATA SHEET', 'PRODUCT NAME: Thinner 40'];
    expect(await read(['MANUFACTURERS NAME: BRIGHTWATER SUPPLIES', '301 LONG ROAD'], title)).toEqual({
      manufacturerCompanyName: 'BRIGHTWATER SUPPLIES',
      commodityName: 'Thinner 40',
    });
  });

  test('behind a label that asks for a name or a trade name', async () => {
    const section = ['1.3. Details betreffende de verstrekker', 'Leverancier', 'Naam of handelsnaam    ALDER s.r.o.'];
    expect(await read(['Productnaam: Thinner 40', ...section])).toEqual({
      manufacturerCompanyName: 'ALDER s.r.o.',
      commodityName: 'Thinner 40',
    });
  });
});

describe('the use', () => {
  test.each([
    ['behind a label of usage', ['IDENTIFICATION OF USAGE :    Cleaning of brushes']],
    ['behind another word for it', ['Empleo de la Sustancia/Preparación: Cleaning of brushes']],
    ['of a substance that the label names', ['Use of orthophosphoric acid: Cleaning of brushes']],
    [
      'above a label of what may not be done',
      ['Usos relevantes identificados    Cleaning of brushes', 'Restricciones recomendadas       None known here.'],
    ],
    [
      'between labels without colons',
      ['Geïdentificeerd gebruik van het mengsel', 'Cleaning of brushes', 'Ontraden gebruik van het mengsel', 'Food.'],
    ],
    [
      'below boxes to tick',
      ['Usos previstos:      [X] Doméstico [_] Industrial', 'Cleaning of brushes', 'Usos desaconsejados:', 'Food.'],
    ],
    [
      'beside the middle one of three lines of its label',
      ['Recommended Use of the', 'Chemical and Restrictions     Cleaning of brushes', 'on Use:'],
    ],
    ['and not what it is not for', ['Usi comuni: Cleaning of brushes', 'USI SCONSIGLIATI: tutti gli altri.']],
    [
      'and not what only announces it',
      ['Usi comuni: Cleaning of brushes', 'Usi identificati nella relazione: elenco:'],
    ],
  ])('%s', async (_, section) => {
    expect(await read(['Product name: Thinner 40', ...section])).toEqual({
      commodityName: 'Thinner 40',
      cargoMainUsage: 'Cleaning of brushes',
    });
  });
});

describe('the telephone', () => {
  test.each([
    ['before its hours', ['Emergency telephone: 1-555-201-3000 24 hr. Emergency'], '1-555-201-3000', {}],
    ['with a stroke and blanks', ['1.4. Notrufnummer: + 49 (0) 55 55 / 791 0'], '+ 49 (0) 55 55 / 791 0', {}],
    ['of an exchange', ['1.4 Emergency telephone number:    +49 621 5550-0 (Mo - Fr)'], '+49 621 5550-0', {}],
    ['without blanks', ['Teléfono de Emergencia: 620194234 (horario laboral)'], '620194234', {}],
    ['with a dash between blanks', ['24-Hour Emergency Phone: 1 (306) 555 – 2522'], '1 (306) 555 – 2522', {}],
    [
      'of the manufacturer, right below the heading of emergencies',
      ['Telephone: +1 2255551240', '1.4 Emergency telephone number', 'Manufacturer    +1 3045556882'],
      '+1 3045556882',
      {},
    ],
    [
      'below the name of who answers it',
      ['Emergency Phone Number:', 'Poison Control Center', '1-555-201-3000'],
      '1-555-201-3000',
      {},
    ],
    [
      'that ends an address',
      ['Supplier      BRIGHTWATER LIMITED', '              DOCK ROAD', '              +44 1785 555262'],
      '+44 1785 555262',
      { manufacturerCompanyName: 'BRIGHTWATER LIMITED' },
    ],
  ])('%s', async (_, section, phone, answer) => {
    expect(await read(['Product name: Thinner 40', ...section])).toEqual({
      commodityName: 'Thinner 40',
      emergencyContactTelephone: phone,
      ...answer,
    });
  });
});

describe('the date', () => {
  test.each([
    ['of a month and two digits of its year', 'Revision: Mar-13', '2013-03'],
    ['behind a label within the line', 'Versión 2 - Fecha de revisión 2 de Enero de 2015', '2015-01-02'],
    ['with the month first where a state is named', 'Date :  06/08/15       Alderton, New Jersey', '2015-06-08'],
    ['of the sheet’s validation, not the one before', 'Validation: 4/7/98       Prior Date: 3/19/97', '1998-04-07'],
  ])('%s', async (_, line, date) => {
    const section = ['Product name: Thinner 40', 'Alderton, OH 45501', line];
    expect(await read(section)).toEqual({ commodityName: 'Thinner 40', issueDate: date });
  });
});

test('A date beside who reviewed an SDS is not one of its revision', async () => {
  const section = ['Product name: Thinner 40', 'DATE: September 15, 1993', 'REVIEWED BY: Jane Miller 9/16/93'];
  expect(await read(section)).toEqual({ commodityName: 'Thinner 40', issueDate: '1993-09-15' });
});
