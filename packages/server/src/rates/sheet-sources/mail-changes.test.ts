import { expect, test } from 'vitest';
import { mail, readSource } from './testing/read-source.ts';

const QUOTED = [
  '-----Original Message-----',
  'From: Ada',
  'Sent: 2 November 2026',
  'To: Ben',
  '',
  'MSC rates, valid 1-31 December 2026, USD per container:',
  '',
  'POL        POD         20GP    40HC',
  'Shanghai   Hamburg     1500    2600',
  'Shanghai   Rotterdam   1480    2580',
  'Ningbo     Hamburg     1520    2640',
];
const reply = (...lines: string[]) => readSource('re.eml', mail(['Dear Ben,', ...lines, '', ...QUOTED].join('\n')));

test('an increase of the rates that the mail quotes gives those rates with their new prices and days', async () => {
  const { rates, findings, reading } = await reply(
    'please increase all rates below by USD 100 per container, valid 1-15 January 2027.',
  );
  expect({ rates, findings }).toEqual({
    rates: [
      'CNSHA-DEHAM 20GP 1600 USD 2027-01-01..2027-01-15 MSCU mail 12',
      'CNSHA-DEHAM 40HC 2700 USD 2027-01-01..2027-01-15 MSCU mail 12',
      'CNSHA-NLRTM 20GP 1580 USD 2027-01-01..2027-01-15 MSCU mail 13',
      'CNSHA-NLRTM 40HC 2680 USD 2027-01-01..2027-01-15 MSCU mail 13',
      'CNNGB-DEHAM 20GP 1620 USD 2027-01-01..2027-01-15 MSCU mail 14',
      'CNNGB-DEHAM 40HC 2740 USD 2027-01-01..2027-01-15 MSCU mail 14',
    ],
    findings: ['warning amendment_applied mail 2'],
  });
  expect(reading.rates[0]?.content.remarks).toBe(
    'Amended from 2027-01-01: +100 USD (line 2: "please increase all rates below by USD 100 per container, valid 1-15 January 2027.")',
  );
});

test('several changes of quoted rates: amounts by size from a day, a new surcharge, a lane that is withdrawn', async () => {
  const { rates, charges } = await reply(
    "GRI of USD 200/20' and USD 400/40' effective 15 December on the below rates.",
    'PSS now USD 100 per TEU.',
    'Shanghai - Rotterdam is withdrawn.',
  );
  expect({ rates, charges }).toEqual({
    rates: [
      'CNSHA-DEHAM 20GP 1700 USD 2026-12-15..2026-12-31 MSCU mail 14',
      'CNSHA-DEHAM 40HC 3000 USD 2026-12-15..2026-12-31 MSCU mail 14',
      'CNNGB-DEHAM 20GP 1720 USD 2026-12-15..2026-12-31 MSCU mail 16',
      'CNNGB-DEHAM 40HC 3040 USD 2026-12-15..2026-12-31 MSCU mail 16',
    ],
    charges: [['PSS 100 USD'], ['PSS 100 USD'], ['PSS 100 USD'], ['PSS 100 USD']],
  });
});

test('a longer validity of rates that are quoted with marks, and a share of the price', async () => {
  const marked = ['> MSC, valid 1-31 December 2026:', '>', '> Shanghai - Hamburg USD 1500/20GP'];
  const extended = await readSource(
    're.eml',
    mail(['We can extend the rates below until 15 January 2027.', '', 'Ada wrote:', ...marked].join('\n')),
  );
  expect(extended.rates).toEqual(['CNSHA-DEHAM 20GP 1500 USD 2026-12-01..2027-01-15 MSCU mail 6']);
  const { rates } = await reply('Please add 10 % to all rates below.');
  expect(rates[0]).toBe('CNSHA-DEHAM 20GP 1650 USD 2026-12-01..2026-12-31 MSCU mail 12');
});

test('an increase that is not clear gives none of the quoted rates', async () => {
  const { rates, findings } = await reply('Please increase the rates below by USD 50-100.');
  expect({ rates, findings }).toEqual({ rates: [], findings: ['error amendment_not_applied mail 2'] });
});

test('an increase of the rates above it, from a day, parts them at that day', async () => {
  const { rates } = await readSource(
    'a.eml',
    mail(
      [
        'MSC, valid 1-31 December 2026:',
        '',
        'Shanghai - Hamburg USD 1500/20GP',
        '',
        'Please add USD 100 per container to all rates above from 15 December.',
      ].join('\n'),
    ),
  );
  expect(rates).toEqual([
    'CNSHA-DEHAM 20GP 1500 USD 2026-12-01..2026-12-14 MSCU mail 3',
    'CNSHA-DEHAM 20GP 1600 USD 2026-12-15..2026-12-31 MSCU mail 3',
  ]);
});

/** A mail with a note over an attached list of rates. */
const covering = (...note: string[]) =>
  readSource(
    'cover.eml',
    mail(
      [
        ...['--b', 'Content-Type: text/plain', '', ...note, '--b', 'Content-Type: text/csv; name="list.csv"'],
        ...['Content-Disposition: attachment; filename="list.csv"', '', 'POL,POD,Carrier,20GP,40HC,Currency'],
        ...['Shanghai,Hamburg,MSC,1500,2600,USD', 'Busan,Antwerp,ONE,1400,2500,USD', '--b--', ''],
      ].join('\n'),
      { type: 'multipart/mixed; boundary=b' },
    ),
  );

test('a covering note corrects and withdraws rates of the attachment', async () => {
  const { rates, findings } = await covering(
    'Attached our rates, valid 1-15 December 2026.',
    'The ONE rates in the file are not valid any more.',
    'Please note Shanghai - Hamburg 40HC is USD 2,650 instead of 2,600.',
  );
  expect(rates).toEqual([
    'CNSHA-DEHAM 20GP 1500 USD 2026-12-01..2026-12-15 MSCU list.csv / list 2',
    'CNSHA-DEHAM 40HC 2650 USD 2026-12-01..2026-12-15 MSCU list.csv / list 2',
  ]);
  expect(findings.filter((line) => line.includes('amendment'))).toEqual([
    'warning amendment_applied mail 2',
    'warning amendment_applied mail 3',
  ]);
});

test('a covering note withdraws a port of the attachment in words without a lane, and no rates that it does not name', async () => {
  const { rates, findings } = await covering(
    'Attached our rates, valid 1-15 December 2026.',
    'Bitte beachten: Busan ist bis auf weiteres ausgesetzt, die Rate in der Liste bitte nicht mehr verwenden.',
  );
  expect(rates).toEqual([
    'CNSHA-DEHAM 20GP 1500 USD 2026-12-01..2026-12-15 MSCU list.csv / list 2',
    'CNSHA-DEHAM 40HC 2600 USD 2026-12-01..2026-12-15 MSCU list.csv / list 2',
  ]);
  expect(findings).toContain('warning amendment_applied mail 2');
  const unnamed = await covering(
    'Attached our rates, valid 1-15 December 2026.',
    'Some rates of last week are withdrawn.',
  );
  expect(unnamed.rates).toHaveLength(4);
  expect(unnamed.findings.filter((line) => line.includes('amendment'))).toEqual([
    'warning amendment_not_applied mail 2',
  ]);
});

test('an increase of one carrier from a day, and a restriction that no rate can hold, which is told', async () => {
  const { rates, findings } = await covering(
    'Attached our rates, valid 1-31 December 2026.',
    'From Busan only for reefer cargo.',
    'MSC increased their rates by USD 150/300 as of 16 December.',
  );
  expect(rates).toEqual([
    'CNSHA-DEHAM 20GP 1500 USD 2026-12-01..2026-12-15 MSCU list.csv / list 2',
    'CNSHA-DEHAM 20GP 1650 USD 2026-12-16..2026-12-31 MSCU list.csv / list 2',
    'CNSHA-DEHAM 40HC 2600 USD 2026-12-01..2026-12-15 MSCU list.csv / list 2',
    'CNSHA-DEHAM 40HC 2900 USD 2026-12-16..2026-12-31 MSCU list.csv / list 2',
    'KRPUS-BEANR 20GP 1400 USD 2026-12-01..2026-12-31 ONEY list.csv / list 3',
    'KRPUS-BEANR 40HC 2500 USD 2026-12-01..2026-12-31 ONEY list.csv / list 3',
  ]);
  expect(findings).toContain('warning restriction_not_applied mail 2');
});

test('a table of corrected rates over the table of an earlier message, whose other rates and conditions hold on', async () => {
  const table = (...rows: string[][]) =>
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  const head = ['POL', 'POD', '20GP'];
  const { rates, charges } = await readSource(
    'offer.eml',
    mail(
      `<p>Please find the corrected rates below, others unchanged.</p>${table(head, ['Genoa', 'Santos', '1250'])}
      <p>Best regards<br>Ida</p><hr><p>From: Ida<br>Sent: 20 November 2026<br>To: Ben<br>Subject: Rates</p>
      <p>MSC rates, USD, valid 1-31 December 2026:</p>
      ${table(head, ['Genoa', 'Santos', '1150'], ['Genoa', 'Montevideo', '1350'])}<p>Plus ISPS USD 12 per container.</p>`,
      { type: 'text/html; charset=utf-8' },
    ),
  );
  expect(rates.map((rate) => rate.replace(/ mail \d+$/, ''))).toEqual([
    'ITGOA-BRSSZ 20GP 1250 USD 2026-12-01..2026-12-31 MSCU',
    'ITGOA-UYMVD 20GP 1350 USD 2026-12-01..2026-12-31 MSCU',
  ]);
  expect(charges).toEqual([['ISPS 12 USD'], ['ISPS 12 USD']]);
});

test('an increase of the prices that the same mail lists leaves none of them unread', async () => {
  const { rates, findings } = await readSource(
    'offer.eml',
    mail(
      [
        'our rates with MSC, valid 1-31 December 2026:',
        "Shanghai - Hamburg USD 1,850/20', USD 3,050/40'HC",
        '',
        'GRI of USD 200 per container applies to all rates above.',
      ].join('\n'),
    ),
  );
  expect({ rates, findings }).toEqual({
    rates: [
      'CNSHA-DEHAM 20GP 2050 USD 2026-12-01..2026-12-31 MSCU mail 2',
      'CNSHA-DEHAM 40HC 3250 USD 2026-12-01..2026-12-31 MSCU mail 2',
    ],
    findings: ['warning amendment_applied mail 4'],
  });
});
