import { expect, test } from 'vitest';
import { mail, readSource } from './testing/read-source.ts';

const lane = "MSC, Shanghai - Hamburg: USD 1,850/20'.";

test('days without a year are those next to the day on which the mail was sent, and the draft says so', async () => {
  const { rates, findings } = await readSource('a.eml', mail(`${lane} Valid from 20 Dec till 15 Jan.`));
  expect({ rates, findings }).toEqual({
    rates: ['CNSHA-DEHAM 20GP 1850 USD 2026-12-20..2027-01-15 MSCU mail 1'],
    findings: ['note days_by_mail_date mail 1'],
  });
});

test('"until the end of this month" and "next week\'s sailings" are counted from the day of the mail', async () => {
  const date = 'Mon, 21 Dec 2026 23:30:00 +0800';
  const month = await readSource('a.eml', mail(`${lane} Valid 22 Dec until the end of this month.`, { date }));
  const week = await readSource('a.eml', mail(`For next week's sailings we offer ${lane}`, { date }));
  expect([month, week].map(({ rates, findings }) => ({ rates, findings }))).toEqual([
    {
      rates: ['CNSHA-DEHAM 20GP 1850 USD 2026-12-22..2026-12-31 MSCU mail 1'],
      findings: ['warning days_by_mail_date mail 1'],
    },
    {
      rates: ['CNSHA-DEHAM 20GP 1850 USD 2026-12-28..2027-01-03 MSCU mail 1'],
      findings: ['warning days_by_mail_date mail 1'],
    },
  ]);
});

test('a text that nobody knows the day of asks for the days that it counts from that day', async () => {
  const { rates, findings } = await readSource('a.txt', `For next week's sailings we offer ${lane}`);
  expect({ rates, findings }).toEqual({
    rates: [],
    findings: ['error question_valid_from text 1', 'error question_valid_to text 1', 'warning date_unknown text 1'],
  });
});

test('a month in the subject is the first day of a mail that only says until when, with a warning, unless a person says the day', async () => {
  const sent = { subject: 'Noli dicembre 2026', date: 'Thu, 26 Nov 2026 10:12:00 +0100' };
  const text = "Validità fino al 31/12/2026.\n\nGenova - Santos con MSC: 20' usd 1.150\nSpese in partenza: b/l 60 eur";
  const read = (answers = {}) => readSource('a.eml', mail(text, sent), answers);
  const [silent, told] = [await read(), await read({ validFrom: '2026-11-26' })];
  expect([silent, told].map(({ rates, findings }) => ({ rates, findings }))).toEqual([
    {
      rates: ['ITGOA-BRSSZ 20GP 1150 USD 2026-12-01..2026-12-31 MSCU mail 3'],
      findings: ['warning validity_from_name mail 3'],
    },
    { rates: ['ITGOA-BRSSZ 20GP 1150 USD 2026-11-26..2026-12-31 MSCU mail 3'], findings: [] },
  ]);
});

test('days from which goods may be shipped are when prices hold; days until which nobody books are none', async () => {
  const table = ['<table>', '<tr><th>POL</th><th>POD</th><th>20GP</th><th>Carrier</th><th>Valid till</th></tr>'];
  const shipped = await readSource(
    'shipped.eml',
    mail(
      [
        '<p>Pls find our best rate for shipment from 1st Dec 2026 as below:</p>',
        ...table,
        '<tr><td>Hai Phong</td><td>Busan</td><td>USD 190</td><td>SITC</td><td>31 Dec 2026</td></tr></table>',
      ].join('\n'),
      { type: 'text/html; charset=utf-8' },
    ),
  );
  expect(shipped.rates).toEqual(['VNHPH-KRPUS 20GP 190 USD 2026-12-01..2026-12-31 SITC mail 3']);
  const booked = await readSource(
    'booked.eml',
    mail(
      [
        "December rates, sailing 1st to 31st December 2026, USD 20'/40HC:",
        '',
        'Ex Antwerp',
        '  Luanda 1580/2550 (Maersk)',
        '',
        'Matadi - no carrier is taking bookings before mid January.',
      ].join('\n'),
    ),
  );
  expect(booked.rates).toEqual([
    'BEANR-AOLAD 20GP 1580 USD 2026-12-01..2026-12-31 MAEU mail 4',
    'BEANR-AOLAD 40HC 2550 USD 2026-12-01..2026-12-31 MAEU mail 4',
  ]);
});

test('days of the letter or of a request are none of those between which prices hold', async () => {
  const texts = [
    `Angebot Nr. 26-1184 · Datum: 25.11.2026 · Ihre Anfrage vom 23.11.2026. Gültigkeit: 01.12.2026 bis 31.12.2026\n\n${lane}`,
    `Hamburg, 25.11.2026. Gültig vom 01.12.2026 bis 31.12.2026.\n\n${lane}`,
    `Rates valid 1-31 Dec 2026. Your request dated 23 Nov 2026.\n\n${lane}`,
  ];
  const read = await Promise.all(texts.map((text) => readSource('a.txt', text)));
  expect(read.map(({ rates, findings }) => ({ rates, findings }))).toEqual(
    texts.map(() => ({ rates: ['CNSHA-DEHAM 20GP 1850 USD 2026-12-01..2026-12-31 MSCU text 3'], findings: [] })),
  );
});
