import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainSourceTab, rowOfCells, tabOfRows } from './source-tab.ts';
import { mail, readSource as read } from './testing/read-source.ts';
import { unreadAmounts } from './unread-amounts.ts';

/** Every figure with three or more digits behind or before a currency, as a person would mark it with a pen. */
const MONEY = /(?:USD|EUR|US\$|[$€])\s?(\d[\d.,]*\d)|(\d[\d.,]*\d)(?:,-)?\s?(?:USD|EUR|[$€])/g;
const numberIn = (text: string) => Number(text.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/** Amounts of a text that are in no rate, charge, condition or finding of its line. */
async function unaccounted(name: string, text: string): Promise<string[]> {
  const { reading } = await read(name, text);
  const body = name.endsWith('.eml') ? (text.split('\r\n\r\n')[1] ?? '') : text;
  const said = JSON.stringify(reading.rates.map(({ content }) => [content.charges, content.remarks, content.total]));
  return body.split('\n').flatMap((line, row) =>
    [...line.matchAll(MONEY)].flatMap(([whole, behind = '', before = '']) => {
      const value = numberIn(behind || before);
      const isRate = reading.rates.some(({ content }) => content.base.amount === value);
      const isNamed = reading.findings.some(({ rows }) => rows.some(({ first, last }) => first <= row && row <= last));
      return isRate || isNamed || said.includes(String(value)) || said.includes(behind || before)
        ? []
        : [`${row + 1}: ${whole}`];
    }),
  );
}

const LANES = fc.constantFrom(
  'Genoa - New York',
  'Hamburg to Santos',
  'Busan/Oakland',
  'Mundra nach Antwerpen',
  'Atlantis - Lyonesse',
  'Oran',
);
const AMOUNT = fc.integer({ min: 101, max: 4999 }).map((amount) => amount.toLocaleString('en-US'));
/** Ways in which people write prices, and other sentences with money in them. */
const SENTENCE = fc.oneof(
  fc.tuple(LANES, AMOUNT, AMOUNT).map(([lane, a, b]) => `${lane}: USD ${a}/20', USD ${b}/40'HC`),
  fc.tuple(LANES, AMOUNT).map(([lane, a]) => `${lane}   20' DC   ${a},- EUR   40' HC   ${a},- EUR`),
  fc.tuple(LANES, AMOUNT, AMOUNT).map(([lane, a, b]) => `${lane} at USD ${a} / USD ${b}`),
  fc.tuple(LANES, AMOUNT).map(([lane, a]) => `For ${lane} we could do ${a} USD per box if you hurry.`),
  AMOUNT.map((a) => `Oakland: add USD ${a} to the above`),
  AMOUNT.map((a) => `plus EBS USD ${a} per TEU`),
  AMOUNT.map((a) => `Our invoice of EUR ${a} is still open.`),
  AMOUNT.map((a) => `THC at destination USD ${a} payable by consignee`),
  fc.constantFrom(
    '',
    'Valid 1-31 December 2026, MSC',
    'Subject to space.',
    'Haulage by truck on request.',
    "40'HC:",
    '20GP  40HC',
  ),
);

describe('no money in a mail is left without an account', () => {
  it('whatever sentences it is made of, each amount is a rate, a charge, a condition, or its line is named by a finding', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(SENTENCE, { minLength: 1, maxLength: 9 }), async (sentences) => {
        expect(await unaccounted('offer.eml', mail(['Dear Ben,', '', ...sentences].join('\n')))).toEqual([]);
      }),
      { numRuns: 30, seed: 16 },
    );
  });
});

test('prices between blanks without a heading are those of their line', async () => {
  const { rates } = await read(
    'offer.txt',
    [
      'Carrier ONE, valid 01.12.2026 - 31.12.2026',
      '',
      "Bremerhaven Tokio   20' DC   680,- EUR   40' HC   980,- EUR",
      "Bremerhaven Kobe    20' DC   695,- EUR",
    ].join('\n'),
  );
  expect(rates).toEqual([
    'DEBRV-JPTYO 20GP 680 EUR 2026-12-01..2026-12-31 ONEY text 3',
    'DEBRV-JPTYO 40HC 980 EUR 2026-12-01..2026-12-31 ONEY text 3',
    'DEBRV-JPUKB 20GP 695 EUR 2026-12-01..2026-12-31 ONEY text 4',
  ]);
});

test('a container type behind a currency is no amount', async () => {
  const { findings } = await read(
    'offer.txt',
    "USD 20'/40'HC, MSC, 1-31 December 2026, excluding THC:\n\nGenoa - New York 1450/2350",
  );
  expect(findings).toEqual([]);
});

test('the amount of a charge is not told by another charge with the same amount', async () => {
  const lines = [
    "Genoa - New York USD 1450/20', MSC, 1-31 December 2026",
    'plus PSS USD 200 per container',
    'plus WRS USD 200 per container',
  ];
  const { reading } = await read('offer.txt', lines.join('\n'));
  const shown = tabOfRows(
    'text',
    lines.map((line) => rowOfCells([line])),
  );
  const tab = { ...plainSourceTab(shown), read: tabOfRows('lines', []) };
  const without = (lost: string) =>
    reading.rates.map(({ content, ...rate }) => ({
      ...rate,
      content: { ...content, charges: content.charges.filter(({ code }) => code !== lost) },
    }));
  const told = (rates: typeof reading.rates) => unreadAmounts({ ...reading, rates }, [tab]).map(({ quote }) => quote);
  expect([reading.rates, without('PSS'), without('WRS')].map(told)).toEqual([
    [],
    ['plus PSS USD 200 per container'],
    ['plus WRS USD 200 per container'],
  ]);
});

test('prices that wait for the answer to a question were read', async () => {
  const { findings } = await read(
    'offer.txt',
    "Genoa - New York: 1,450/20', 2,350/40'HC\nValid 1-31 December 2026, MSC",
  );
  expect(findings).toEqual(['error question_currency text 1']);
});
