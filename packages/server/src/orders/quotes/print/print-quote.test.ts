import { verifyQuote } from '@agent-rate/client/verify-quote';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { readPdfAttachment } from '../../../forms/index.ts';
import type { Charge } from '../../../rates/index.ts';
import { openTestOrders } from '../../testing/open-test-orders.ts';
import type { Quote } from '../quote.schema.ts';
import { printQuote } from './print-quote.ts';

const { orders, open, publish, callerWith } = await openTestOrders();
const now = new Date('2026-11-24T08:15:00Z');
const account = await orders.accountOf(await callerWith(['rates:read']));
const DAYS = { validFrom: '2026-11-01', validTo: '2026-12-31' };
const GAP = 'The sheet does not say whether other surcharges and local charges are included.';

const charge = (more: Partial<Charge>): Charge => ({
  ...{ code: 'BAF', name: 'Bunker <b>adjustment</b>', amount: 100, currency: 'USD', basis: 'PER_CONTAINER' },
  ...{ paymentTerm: null, status: 'subject-to', condition: null },
  ...more,
});

const CHARGES = [
  charge({}),
  charge({ code: 'LSS', name: 'Low sulphur', status: 'included', amount: null, currency: null }),
  charge({ code: 'DOC', name: 'Documentation', amount: 55.5, currency: 'EUR', basis: 'PER_BILL_OF_LADING' }),
  charge({ code: 'OWS', name: 'Overweight', amount: 200, condition: 'above 24 t' }),
  charge({ code: 'DTHC', name: 'Terminal handling', amount: null, currency: 'EUR', status: 'at-cost' }),
];

let lanes = 0;
async function quoted(more: Partial<Parameters<typeof publish>[0][number]> = {}, quotes = orders.quotes) {
  lanes += 1;
  const origin = `CNT${String.fromCharCode(64 + lanes)}A`;
  const [rateId = 0] = await publish([{ origin, amount: 1234.5, charges: CHARGES, missing: [GAP], ...DAYS, ...more }]);
  const request = { rateId, quantities: { containers: 2 }, reference: 'RFQ-77' };
  return { quote: await quotes.create(request, account, now), origin };
}

/** The text of a PDF, page by page, without what parts its pieces. */
async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ');
  });
  const texts = await Promise.all(pages);
  await loading.destroy();
  return texts;
}

describe('a printed quote', () => {
  test('says everything on one page: who quotes, the lane, every charge, the sums, what they leave out, terms', async () => {
    const { quote, origin } = await quoted();
    const [text = '', ...others] = await textsOf(await orders.quotes.print(quote.id, 'en', now));
    expect(others).toEqual([]);
    for (const part of [
      'Quaybright Forwarding Ltd.',
      `Quote ${quote.id}`,
      'Valid until 1 Dec 2026, 08:15 (UTC)',
      origin,
      'NLRTM',
      'MAEU',
      '2 × 40HC (45G1)',
      'RFQ-77',
      'Ocean freight per container 2 USD 1,234.50 USD 2,469.00 base',
      'Bunker <b>adjustment</b> (BAF) per container 2 USD 100.00 USD 200.00 on top',
      'Low sulphur (LSS) included',
      'Documentation (DOC) per bill of lading 1 EUR 55.50 EUR 55.50 on top',
      'Overweight (OWS) per container 2 USD 200.00 USD 400.00 conditional Only if: above 24 t',
      'Terminal handling (DTHC) per container 2 at cost',
      'USD 2,669.00 400.00 2,669.00 not known',
      'EUR 55.50 0.00 55.50 not known',
      'PARTIAL PRICE. The sums leave out:',
      'Overweight (OWS), USD 400.00: Only if: above 24 t',
      GAP,
      'Orders of this quote are accepted until 1 Dec 2026, 08:15 (UTC)',
      'agent-rate quotes verify FILE.pdf --jwks https://rates.example.com/.well-known/jwks.json',
      'Page 1 of 1',
    ])
      expect(text).toContain(part);
  });

  test('says so when its price is complete', async () => {
    const { quote } = await quoted({ charges: [], missing: [] });
    const [text] = await textsOf(await orders.quotes.print(quote.id, 'en', now));
    expect(text).toContain('Complete price: nothing else is known to be charged.');
    expect(text).not.toContain('PARTIAL');
  });

  test('shows the converted total with the source and day of each exchange rate, or why there is none', async () => {
    const { quote } = await quoted();
    const print = async (conversion: NonNullable<Quote['conversion']>, language: 'en' | 'zh') => {
      const issuer = { companyName: undefined, baseUrl: undefined };
      const bytes = await printQuote({ quote: { ...quote, conversion }, reason: null, issuer, language });
      return (await textsOf(bytes)).join(' ');
    };
    const bank = { source: 'European Central Bank', date: '2026-11-20' };
    const usd = { from: 'USD', rate: 6.9123456789, ...bank, reason: null };
    const done = { currency: 'CNY', atLeast: 17276.9, atMost: null, rates: [usd] };
    expect(await print(done, 'en')).toContain(
      'In CNY, for information: at least CNY 17,276.90, at most not known. 1 USD = 6.9123456789 CNY (European Central Bank, 20 Nov 2026)',
    );
    expect(await print(done, 'zh')).toContain('折合 CNY（仅供参考）：至少 CNY 17,276.90，至多 未知。');
    const none = { from: 'EUR', rate: null, source: null, date: null, reason: 'no_rate' as const };
    const stale = { from: 'USD', rate: null, ...bank, reason: 'stale' as const };
    expect(await print({ currency: 'CNY', atLeast: null, atMost: null, rates: [stale, none] }, 'en')).toContain(
      'The total is not stated in CNY: the newest exchange rate of USD is too old (European Central Bank, 20 Nov 2026); no exchange rate of EUR is loaded',
    );
    expect((await textsOf(await orders.quotes.print(quote.id, 'en', now))).join(' ')).not.toContain('for information:');
  });

  test('speaks Chinese', async () => {
    const { quote } = await quoted();
    const text = (await textsOf(await orders.quotes.print(quote.id, 'zh', now))).join(' ');
    for (const part of ['报价单', '有效期至 2026年12月1日', '实报实销', '仅在以下条件下收取：above 24 t', '价格不完整'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/The sheet does not say|Valid until/);
  });

  test('carries the signed quote, which verifies, and is the same whenever it is printed', async () => {
    const { quote } = await quoted();
    const bytes = await orders.quotes.print(quote.id, 'en', now);
    const carried = JSON.parse((await readPdfAttachment(bytes, 'quote.json')) ?? '');
    expect(carried).toEqual(quote);
    expect((await verifyQuote(carried, await orders.quotes.jwks(), now)).valid).toBe(true);
    expect(Buffer.from(await orders.quotes.print(quote.id, 'en', now)).equals(bytes)).toBe(true);
  });

  test('says that it cannot be ordered any more', async () => {
    const { quote, origin } = await quoted({}, open(undefined, 'while-current').quotes);
    const head = async (at: Date) => (await textsOf(await orders.quotes.print(quote.id, 'en', at)))[0];
    expect(await head(now)).not.toContain('no longer be ordered');
    expect(await head(new Date('2026-12-02'))).toContain('This quote had expired when it was printed.');
    await publish([{ origin, amount: 1300, ...DAYS }]);
    expect(await head(now)).toContain('The price had changed when this was printed');
  });

  test('with many long charges takes as many pages as it needs, each with the heading of the table', async () => {
    const charges = Array.from({ length: 60 }, (_, n) =>
      charge({ name: `${'Surcharge of the carrier '.repeat(4)}${n}` }),
    );
    const { quote } = await quoted({ charges });
    const texts = await textsOf(await orders.quotes.print(quote.id, 'en', now));
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.slice(0, 3).every((text) => text.includes('Charge Charged Quantity Each Amount Kind'))).toBe(true);
    expect(texts.map((text, at) => text.includes(`Page ${at + 1} of ${texts.length}`))).not.toContain(false);
    for (const n of charges.keys()) expect(texts.join(' ')).toContain(`carrier ${n} (BAF)`);
  });

  test('shows no sign that turns or hides what is read', async () => {
    const { quote } = await quoted({ charges: [charge({ name: 'Fee\u202e001\u202c\u0007 end' })] });
    const [text] = await textsOf(await orders.quotes.print(quote.id, 'en', now));
    expect(text).toContain('Fee001 end (BAF)');
  });
});

describe('a printed quote of several rates', () => {
  const DOC = charge({ code: 'DOC', name: 'Documentation', amount: 50, basis: 'PER_BILL_OF_LADING' });
  const printed = async (language: 'en' | 'zh', legs = false) => {
    const lane = `CNQ${legs ? 'A' : 'B'}${language === 'en' ? 'A' : 'B'}`;
    const rate = { ...DAYS, missing: [GAP], charges: [charge({}), DOC] };
    const [big = 0, small = 0, hamburg = 0] = await publish([
      { ...rate, origin: lane, destination: legs ? 'SGSIN' : 'NLRTM', amount: 2000, equipment: '40HC', transitDays: 5 },
      { ...rate, origin: lane, amount: 1200, equipment: '20GP', isoCode: '22G1', charges: [{ ...DOC, amount: 60 }] },
      {
        ...rate,
        origin: legs ? 'SGSIN' : lane,
        destination: 'DEHAM',
        amount: legs && language === 'zh' ? 2150 : 2100,
        missing: [GAP, 'ISPS is open.'],
      },
    ]);
    const part = (rateId: number, containers: number, leg?: number) => ({
      ...{ rateId, quantities: { containers } },
      ...(leg === undefined ? {} : { leg }),
    });
    const parts = legs ? [part(big, 1, 1), part(hamburg, 1, 2)] : [part(big, 2), part(small, 3), part(hamburg, 1)];
    const { id } = await orders.quotes.create({ parts, reference: 'RFQ-78' }, account, now);
    const text = (await textsOf(await orders.quotes.print(id, language, now))).join(' ');
    const has = (...wanted: string[]) => wanted.filter((one) => !text.includes(one));
    return { lane, text, has };
  };
  const times = (text: string, sentence: string) => text.split(sentence).length - 1;

  test('has a heading, the lane, the containers and the sums of each part, and the total', async () => {
    const { lane, text, has } = await printed('en');
    const headed = (part: number, destination: string) =>
      `Part ${part} Port of loading ${lane} Port of discharge ${destination}`;
    expect(
      has(
        ...['Your reference RFQ-78', headed(1, 'NLRTM'), headed(2, 'NLRTM'), headed(3, 'DEHAM')],
        ...['2 × 40HC (45G1)', '3 × 20GP (22G1)', '1 × 40HC (45G1)'],
        '1. Ocean freight per container 2 USD 2,000.00 USD 4,000.00 base',
        '2. Ocean freight per container 3 USD 1,200.00 USD 3,600.00 base',
        '3. Ocean freight per container 1 USD 2,100.00 USD 2,100.00 base',
        'on top Charged once, with part 2.',
        'Part 1, USD 4,200.00 0.00 4,200.00 not known',
        'Part 2, USD 3,660.00 0.00 3,660.00 not known',
        'Part 3, USD 2,250.00 0.00 2,250.00 not known',
        'USD 10,110.00 0.00 10,110.00 not known',
        'Part 3: ISPS is open.',
      ),
    ).toEqual([]);
    expect([times(text, GAP), times(text, 'RFQ-78'), times(text, 'Issued')]).toEqual([1, 1, 1]);
  });

  test('says the same in Chinese', async () => {
    const { lane, text, has } = await printed('zh');
    expect(
      has(
        ...[1, 2, 3].map((part) => `第 ${part} 部分 起运港 ${lane} 目的港 ${part === 3 ? 'DEHAM' : 'NLRTM'}`),
        ...['2 × 40HC (45G1)', '3 × 20GP (22G1)', '1 × 40HC (45G1)'],
        '1. 海运费 每箱 2 USD 2,000.00 USD 4,000.00 基本运费',
        '文件费 (DOC)',
        '仅收取一次，计入第 2 部分。',
        '第 1 部分，USD 4,200.00',
        '第 2 部分，USD 3,660.00',
        '第 3 部分，USD 2,250.00',
        'USD 10,110.00 0.00 10,110.00 未知',
        '第 3 部分：ISPS is open.',
      ),
    ).toEqual([]);
    expect(times(text, '运价表未说明是否包含其他附加费和当地费用。')).toBe(1);
    expect(text).not.toMatch(/The sheet does not say|Part \d|Documentation/);
  });

  test('names the legs of a journey, and what is not quoted between them', async () => {
    const english = await printed('en', true);
    expect(
      english.has(
        `Part 1, leg 1 Port of loading ${english.lane} Port of discharge SGSIN`,
        'Part 2, leg 2 Port of loading SGSIN Port of discharge DEHAM',
        'Handling and storage at SGSIN between leg 1 and leg 2 are not quoted.',
      ),
    ).toEqual([]);
    const chinese = await printed('zh', true);
    expect(chinese.has('第 2 部分，第 2 程', '未报第 1 程与第 2 程之间在 SGSIN 的装卸和堆存费用。')).toEqual([]);
  });
});
