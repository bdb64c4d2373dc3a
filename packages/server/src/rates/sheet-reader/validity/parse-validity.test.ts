import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../base/index.ts';
import { parseValidity } from './parse-validity.ts';
import { shownDayOrder } from './scan-dates.ts';

const range = (from: string, to: string) => ({ from, to });

describe('validity in words and numbers', () => {
  it.each([
    ['1-31 Dec 2026', range('2026-12-01', '2026-12-31')],
    ['December 2026 (01.12.2026 - 31.12.2026)', range('2026-12-01', '2026-12-31')],
    ['Rates December 2026 valid 05.12.2026 - 31.12.2026', range('2026-12-05', '2026-12-31')],
    ['Jan-Mar 2027', range('2027-01-01', '2027-03-31')],
    ['01/12/2026 - 15/12/2026', range('2026-12-01', '2026-12-15')],
    ['12/01/2026 - 12/15/2026', range('2026-12-01', '2026-12-15')],
    ['2026.12.1-12.10', range('2026-12-01', '2026-12-10')],
    ['2026年12月1日-31日', range('2026-12-01', '2026-12-31')],
    ['20261201-20261215', range('2026-12-01', '2026-12-15')],
    ['1.-15.12.2026', range('2026-12-01', '2026-12-15')],
    ['01-15/12/2026', range('2026-12-01', '2026-12-15')],
    ['Dec 1-15, 2026', range('2026-12-01', '2026-12-15')],
    ['15 Dec - 10 Jan 2027', range('2026-12-15', '2027-01-10')],
    ['du 1er décembre au 15 décembre 2026', range('2026-12-01', '2026-12-15')],
    ['1 al 15 de diciembre de 2026', range('2026-12-01', '2026-12-15')],
    ['1 a 15 de dezembro de 2026', range('2026-12-01', '2026-12-15')],
    ['01.12.2026 bis 15.12.2026', range('2026-12-01', '2026-12-15')],
    ['2nd half Dec 2026', range('2026-12-16', '2026-12-31')],
    ['2026年12月上半月', range('2026-12-01', '2026-12-15')],
    ['Q1 2027', range('2027-01-01', '2027-03-31')],
    ['Q1/2027', range('2027-01-01', '2027-03-31')],
    ['1st quarter of 2027', range('2027-01-01', '2027-03-31')],
    ['2. Quartal 2027', range('2027-04-01', '2027-06-30')],
    ['primer trimestre de 2027', range('2027-01-01', '2027-03-31')],
    ['2027年第一季度', range('2027-01-01', '2027-03-31')],
    ['1 do 31 grudnia 2026', range('2026-12-01', '2026-12-31')],
    ['1.-15. joulukuuta 2026', range('2026-12-01', '2026-12-15')],
    ['1 Des 2026 - 15 Jan 2027', range('2026-12-01', '2027-01-15')],
    ['1-15 Des 2026', range('2026-12-01', '2026-12-15')],
    ['1 s/d 31 Agt 2026', range('2026-08-01', '2026-08-31')],
    ['1. - 15. des. 2026', range('2026-12-01', '2026-12-15')],
    ['Des 2026', range('2026-12-01', '2026-12-31')],
    ['1 - 15 gru 2026', range('2026-12-01', '2026-12-15')],
    ['01 Ara 2026 - 31 Ara 2026', range('2026-12-01', '2026-12-31')],
    ['1. - 31. prosince 2026', range('2026-12-01', '2026-12-31')],
    ['1-15 грудня 2026', range('2026-12-01', '2026-12-15')],
    ['1.12.2026 - 31 декември 2026', range('2026-12-01', '2026-12-31')],
    ['todo noviembre 2026 (01/11 al 30/11)', range('2026-11-01', '2026-11-30')],
    ['November 2026 (1 to 15)', range('2026-11-01', '2026-11-15')],
    ['January 2027: from 04/01 to 31/01', range('2027-01-04', '2027-01-31')],
    ['December 2026', range('2026-12-01', '2026-12-31')],
    ['till end of Dec 2026', { to: '2026-12-31' }],
    ['bis 31. März 2027', { to: '2027-03-31' }],
    ['w.e.f. 1 Dec 2026', { from: '2026-12-01' }],
    ['wef 1 Dec 2026 until further notice', { from: '2026-12-01', open: true }],
    ['until further notice', { open: true }],
    ['2026-12-31 23:59', { day: '2026-12-31' }],
    ['2026-12-01T00:00:00Z', { day: '2026-12-01' }],
    ['1/13/2026 12:00:00 AM', { day: '2026-01-13' }],
    ['1 Dec 2026 00:00 - 31 Dec 2026 23:59', range('2026-12-01', '2026-12-31')],
    ['01.12.26', { day: '2026-12-01' }],
    ['01.12. - 31.12.2026', range('2026-12-01', '2026-12-31')],
    ['12/2026', range('2026-12-01', '2026-12-31')],
    ['12-May-2027', { day: '2027-05-12' }],
    ['13/12/2026', { day: '2026-12-13' }],
  ])('%s', (text, expected) => {
    expect(parseValidity(text)).toEqual(expected);
  });

  it.each([
    ['week 49-52 2026', range('2026-11-30', '2026-12-27')],
    ['W49–W52 2026', range('2026-11-30', '2026-12-27')],
    ['KW 50 2026', range('2026-12-07', '2026-12-13')],
    ['第49周 2026年', range('2026-11-30', '2026-12-06')],
    ['week 52 - week 2, 2026', range('2026-12-21', '2027-01-17')],
    ['Week 49 (1 Dec - 6 Dec 2026)', range('2026-12-01', '2026-12-06')],
  ])('reads the weeks of %s from Monday to Sunday', (text, expected) => {
    expect(parseValidity(text)).toEqual(expected);
  });

  it('reads halves of months, the end of the month of the sheet, and sailings from a day on', () => {
    const year = { year: 2026, month: 12 };
    for (const half of ['1H Dec', 'Dec 1H', '1st half of Dec'])
      expect(parseValidity(half, { year })).toEqual(range('2026-12-01', '2026-12-15'));
    expect(parseValidity('till end of month', { year })).toEqual({ to: '2026-12-31' });
    expect(parseValidity('for sailings on/after 1 Dec 2026')).toEqual({ from: '2026-12-01' });
    expect(parseValidity('week 1', { year })).toEqual(range('2027-01-04', '2027-01-10'));
    expect(parseValidity('week 49')).toEqual({ yearMissing: true });
  });

  it.each([
    ['Aralık 2026 ilk yarı', range('2026-12-01', '2026-12-15')],
    ['Aralık ayının ikinci yarısı 2026', range('2026-12-16', '2026-12-31')],
    ['segunda quincena de diciembre de 2026', range('2026-12-16', '2026-12-31')],
    ['1ª quinzena de dezembro 2026', range('2026-12-01', '2026-12-15')],
    ['première quinzaine de décembre 2026', range('2026-12-01', '2026-12-15')],
    ['1. Hälfte Dezember 2026', range('2026-12-01', '2026-12-15')],
    ['prima metà di dicembre 2026', range('2026-12-01', '2026-12-15')],
    ['tweede helft van december 2026', range('2026-12-16', '2026-12-31')],
    ['первая половина декабря 2026', range('2026-12-01', '2026-12-15')],
    ['paruh kedua Desember 2026', range('2026-12-16', '2026-12-31')],
    ['nửa đầu tháng 12/2026', range('2026-12-01', '2026-12-15')],
    ['ครึ่งหลังของเดือนธันวาคม 2569', range('2026-12-16', '2026-12-31')],
    ['2026年12月後半', range('2026-12-16', '2026-12-31')],
    ['2026년 12월 전반', range('2026-12-01', '2026-12-15')],
  ])('reads half a month in many languages: %s', (text, expected) => {
    expect(parseValidity(text)).toEqual(expected);
  });

  it.each([
    'Mitte Dezember 2026',
    'mediados de diciembre de 2026',
    'mid December 2026',
    'first week of December 2026',
    '2026年12月上旬',
    'Aralık 2026 ortası',
    'medio december 2026',
    '2. Woche Dezember 2026',
  ])('never takes a whole month where the text names a part of it whose days it does not say: %s', (text) => {
    expect(parseValidity(text)).toEqual({ ambiguous: true });
  });

  it.each([
    ['31.12.2026 tarihine kadar', { to: '2026-12-31' }],
    ["1 Aralık 2026'dan itibaren", { from: '2026-12-01' }],
    ['01.12.2026 tarihinden itibaren 31.12.2026 tarihine kadar', range('2026-12-01', '2026-12-31')],
    ['đến hết ngày 31/12/2026', { to: '2026-12-31' }],
    ['áp dụng từ ngày 15/12/2026', { from: '2026-12-15' }],
    ['ตั้งแต่ 1 ธ.ค. 2569 ถึง 31 ธ.ค. 2569', range('2026-12-01', '2026-12-31')],
    ['s/d 31 Desember 2026', { to: '2026-12-31' }],
    ['с 1 декабря по 31 декабря 2026', range('2026-12-01', '2026-12-31')],
    ['från och med 1 december 2026', { from: '2026-12-01' }],
    ['od 1 grudnia do 31 grudnia 2026', range('2026-12-01', '2026-12-31')],
    ['2026년 12월 31일까지', { to: '2026-12-31' }],
    ['حتى 31 ديسمبر 2026', { to: '2026-12-31' }],
    ['50. hafta 2026', range('2026-12-07', '2026-12-13')],
  ])('reads from and until before and behind a date: %s', (text, expected) => {
    expect(parseValidity(text)).toEqual(expected);
  });

  it('takes the year of a range without one from the title, over the turn of the year too', () => {
    const year = { year: 2026, month: 12 };
    expect(parseValidity('01/12-15/12', { year })).toEqual(range('2026-12-01', '2026-12-15'));
    expect(parseValidity('15/12-10/01', { year })).toEqual(range('2026-12-15', '2027-01-10'));
    expect(parseValidity('until 15 Jan', { year })).toEqual({ to: '2027-01-15' });
    expect(parseValidity('1-31 Dec')).toEqual({ yearMissing: true });
  });

  it('reads a short year in a file name', () => {
    const name = { presentYear: 2026 };
    expect(parseValidity('W09 FAK', { ...name, year: { year: 2026 } })).toBeUndefined();
    expect(parseValidity('FAK DEC 26', name)).toEqual(range('2026-12-01', '2026-12-31'));
    expect(parseValidity('Nov-Dec 25', name)).toEqual(range('2025-11-01', '2025-12-31'));
    expect(parseValidity('TP 15DEC-31DEC26', name)).toEqual(range('2026-12-15', '2026-12-31'));
    expect(parseValidity('01DEC26', name)).toEqual({ day: '2026-12-01' });
  });

  it('does not read a day in a file name as a year', () => {
    const name = { presentYear: 2026 };
    expect(parseValidity('rates DEC 01-DEC 31', name)).toEqual({ yearMissing: true });
    expect(parseValidity('rates till DEC 27', name)).toEqual({ yearMissing: true });
    expect(parseValidity('rates DEC 31', name)).toEqual({ yearMissing: true });
    expect(parseValidity('15DEC-31DEC', { ...name, year: { year: 2026 } })).toEqual(range('2026-12-15', '2026-12-31'));
  });

  it('does not choose between two days', () => {
    expect(parseValidity('01/12/2026')).toEqual({ ambiguous: true });
    expect(parseValidity('01/12/2026', { order: 'day-first' })).toEqual({ day: '2026-12-01' });
    expect(parseValidity('01/12/2026', { order: 'month-first' })).toEqual({ day: '2026-01-12' });
    expect(shownDayOrder('25/12/2026')).toBe('day-first');
    expect(shownDayOrder('12/25/2026')).toBe('month-first');
    expect(shownDayOrder('01/12/2026')).toBeUndefined();
  });

  it('reports a day that does not exist, and nothing for a text without a month', () => {
    expect(parseValidity('31 Nov 2026')).toEqual({ impossible: true });
    for (const text of ['1800', 'all-in', '14 days', '3 weeks', 'frais des 2 ports', '10 des 40 pieds', ''])
      expect(parseValidity(text)).toBeUndefined();
  });

  it('reads back every range it is given, in seven writings', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
    const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
    const writings: ((y: string, m: string, d: string) => string)[] = [
      (y, m, d) => `${y}-${m}-${d}`,
      (y, m, d) => `${y}年${Number(m)}月${Number(d)}日`,
      (y, m, d) => `${Number(d)} ${names[Number(m) - 1]} ${y}`,
      (y, m, d) => `${d}-${names[Number(m) - 1]}-${y}`,
      (y, m, d) => `${d}${names[Number(m) - 1]}${y.slice(2)}`,
      (y, m, d) => `${names[Number(m) - 1]} ${Number(d)}, ${y}`,
      (y, m, d) => `${y}.${Number(m)}.${Number(d)}`,
    ];
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), fc.constantFrom(...writings), (from, length, write) => {
        const to = addDays(from, length);
        const text = [from, to].map((date) => write(date.slice(0, 4), date.slice(5, 7), date.slice(8, 10))).join(' - ');
        expect(parseValidity(text), text).toEqual({ from, to });
      }),
    );
  });
});
