import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyOfFormat, findCurrency } from './parse-currency.ts';
import { likelyPrice, parseNumber, parsePrice } from './parse-price.ts';

const amount = (...amounts: (number | null)[]) => ({ kind: 'amount', amounts });
const inCurrency = (currency: string, ...amounts: number[]) => ({ kind: 'amount', amounts, currency });

describe('price cells', () => {
  it.each([
    ['$1,234.50', inCurrency('USD', 1234.5)],
    ['1.234,50 €', inCurrency('EUR', 1234.5)],
    ['USD 1234', inCurrency('USD', 1234)],
    ['1310 USD', inCurrency('USD', 1310)],
    ['1234 CNY', inCurrency('CNY', 1234)],
    ['RMB 1,200', inCurrency('CNY', 1200)],
    ['¥1200', inCurrency('yen-or-yuan', 1200)],
    ['1,720', amount(1720)],
    ['1.800', amount(1800)],
    ['1 234,00', amount(1234)],
    ["1'234", amount(1234)],
    ['1,200/-', amount(1200)],
    ['2,800.-', amount(2800)],
    ["USD1800/20'", inCurrency('USD', 1800)],
    ['1800*', amount(1800)],
    ['3100/5200/5200', amount(3100, 5200, 5200)],
    ['-/3200', amount(null, 3200)],
    ['USD 1,800 / USD 3,200', inCurrency('USD', 1800, 3200)],
    ['THB 2800/4300', inCurrency('THB', 2800, 4300)],
    ['20/40', amount(20, 40)],
    ['2500/3200/-', amount(2500, 3200, null)],
    ['-/-/2500', amount(null, null, 2500)],
    ['2500/', amount(2500)],
    ['4.50', amount(4.5)],
  ])('%s is a price', (text, expected) => {
    expect(parsePrice(text)).toEqual(expected);
  });

  it.each(['', '-', '--', '–', 'N/A', 'n.a.', 'NIL', '/', 'X', 'USD', ' INR', '无', 'not offered'])(
    '%j is no offer',
    (text) => {
      expect(parsePrice(text)).toEqual({ kind: 'none' });
    },
  );

  it.each(['on request', 'TBA', '单询', 'sob consulta', 'auf Anfrage', 'sur demande', 'POA'])(
    '%j is on request',
    (text) => {
      expect(parsePrice(text).kind).toBe('on-request');
    },
  );

  it.each(['1800-1900', '1800+200', '-50', 'sold out', '1800 from 15 Dec', 'call 555 1234'])(
    '%j is not relied on',
    (text) => {
      expect(parsePrice(text)).toEqual({ kind: 'unknown', text });
    },
  );

  it.each(['2,68O', '265O', 'I450', '2,OOO', 'USD 2,68o', '14l0', '2650k', '2,65O.00', 'x2650y9', '265О'])(
    '%j has letters among its digits and is no price',
    (text) => {
      expect(parsePrice(text)).toEqual({ kind: 'unknown', text });
    },
  );

  it.each([
    ['2650net', 2650],
    ['2650 per 20GP', 2650],
    ['2650c', 2650],
    ['2650含THC', 2650],
    ['1800(incl BAF)', 1800],
  ])('%s is a price with words at it', (text, price) => {
    expect(parsePrice(text)).toMatchObject({ kind: 'amount', amounts: [price] });
  });

  it('tells what a price with letters among its digits probably means', () => {
    expect(['2,68O', 'USD 265O', 'I450', 'l,45O', '2650k'].map(likelyPrice)).toEqual([
      '2,680',
      '2650',
      '1450',
      '1,450',
      undefined,
    ]);
  });

  it('keeps the words beside a price', () => {
    const partly = { kind: 'amount', amounts: [2500, 3200, null] };
    expect(parsePrice('2500/3200/电询')).toEqual({ ...partly, note: '2500/3200/电询' });
    expect(parsePrice('2500/3200/on request')).toEqual({ ...partly, note: '2500/3200/on request' });
    expect(parsePrice('1800 (incl BAF)')).toEqual({ kind: 'amount', amounts: [1800], note: '1800 (incl BAF)' });
    expect(parsePrice('incl.').kind).toBe('included');
    expect(parsePrice('VATOS').kind).toBe('at-cost');
  });

  it('reads back every amount it is given in English or German writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (cents) => {
        const value = cents / 100;
        for (const locale of ['en-US', 'de-DE', 'fr-FR']) {
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value);
          expect(parseNumber(text), text).toBe(value);
        }
      }),
    );
  });

  it('never throws and never invents a number', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const reading = parsePrice(text);
        if (reading.kind === 'amount') expect(text.normalize('NFKC')).toMatch(/\d/);
      }),
    );
  });
});

describe('currencies', () => {
  it.each([
    ['[$€-407]#,##0.00', 'EUR'],
    ['"US$"0', 'USD'],
    ['[$¥-804]0', 'CNY'],
    ['[$¥-411]0', 'JPY'],
    ['_-[$£-809]* #,##0', 'GBP'],
    ['_("$"* #,##0.00_)', 'USD'],
    ['#,##0\\ "€"', 'EUR'],
    ['¥#,##0', 'yen-or-yuan'],
  ])('the number format %s means %s', (format, currency) => {
    expect(currencyOfFormat(format)).toBe(currency);
  });

  it('finds no currency in a plain format or in a word that happens to be a code', () => {
    expect(currencyOfFormat('#,##0.00')).toBeUndefined();
    expect(currencyOfFormat('[$-409]dd-mmm-yy')).toBeUndefined();
    expect(findCurrency('ALL rates on TOP')).toBeUndefined();
  });
});
