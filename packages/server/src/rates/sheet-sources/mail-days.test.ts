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
