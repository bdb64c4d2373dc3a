import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../documents/model/index.ts';
import { evidenceOf, type Passage, passageOfCell } from '../layout/passage.ts';
import { splitBasicDescription } from './parse-basic-description.ts';
import { findCasNumbers, isCasNumber } from './parse-cas.ts';
import { dateOrderOf, parseDate } from './parse-date.ts';
import { parseEms } from './parse-ems.ts';
import { parseClass } from './parse-hazard-class.ts';
import { findNotRegulated, saysNothing } from './parse-negation.ts';
import { parseKilograms, parsePackageMark } from './parse-package.ts';
import { parsePackingGroup } from './parse-packing-group.ts';
import { findPhones } from './parse-phone.ts';
import { parseTemperature } from './parse-temperature.ts';
import { parseUnNumber } from './parse-un-number.ts';
import { splitShippingName } from './split-shipping-name.ts';

/** A passage that holds one line of text, each character six points wide. */
function passage(text: string): Passage {
  const cell = {
    text,
    box: [50, 100, 50 + 6 * text.length, 110] as const,
    spans: [{ start: 0, end: text.length, x0: 50, x1: 50 + 6 * text.length }],
  };
  const line: Line = { page: 1, box: cell.box, cells: [cell], text, size: 10, role: 'body' };
  return passageOfCell(line, cell);
}

describe('dates', () => {
  test('are read in the styles of safety data sheets', () => {
    const styles: readonly (readonly [string, string])[] = [
      ['14-Mar-2024', '2024-03-14'],
      ['March 14, 2024', '2024-03-14'],
      ['14. März 2024', '2024-03-14'],
      ['2024年3月14日', '2024-03-14'],
      ['2024/03/14', '2024-03-14'],
      ['14.03.2024', '2024-03-14'],
      ['03/14/2024', '2024-03-14'],
      ['January 2018', '2018-01'],
    ];
    for (const [text, day] of styles)
      expect([text, parseDate(passage(text), 'month-first')?.value]).toEqual([text, day]);
  });

  test('follow the document’s own order where they are ambiguous', () => {
    expect(parseDate(passage('02/03/2024'), 'month-first')?.value).toBe('2024-02-03');
    expect(parseDate(passage('02/03/2024'), 'day-first')?.value).toBe('2024-03-02');
    expect(dateOrderOf('printed 25/12/2023, revised 02/03/2024')).toBe('day-first');
    expect(dateOrderOf('revised 02/03/2024 under OSHA 29 CFR 1910.1200')).toBe('month-first');
  });
});

describe('numbers with a check of their own', () => {
  test('a CAS number needs its check digit', () => {
    expect(isCasNumber('67-64-1')).toBe(true);
    expect(isCasNumber('67-64-2')).toBe(false);
    expect(findCasNumbers(passage('Acetone 0000067-64-1, call 800-42-9300')).map(({ value }) => value)).toEqual([
      '67-64-1',
    ]);
  });

  test('of the ten check digits exactly one is right', () => {
    const head = fc.integer({ min: 10, max: 9_999_999 });
    const middle = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
    fc.assert(
      fc.property(head, middle, (first, second) => {
        const right = Array.from({ length: 10 }, (_, check) => `${first}-${second}-${check}`).filter(isCasNumber);
        expect(right).toHaveLength(1);
      }),
    );
  });
});

describe('transport values', () => {
  test('a UN number is four digits, with or without UN; telephone numbers and American NA numbers are none', () => {
    expect(parseUnNumber(passage('UN1090'))?.value).toBe('UN1090');
    expect(parseUnNumber(passage('1090'))?.value).toBe('UN1090');
    expect(parseUnNumber(passage('NA1993'))).toBeUndefined();
    expect(parseUnNumber(passage('800-424-9300'))).toBeUndefined();
  });

  test('a class keeps its subsidiary hazard; a GHS category is no class', () => {
    expect(parseClass(passage('3 (6.1)'))).toMatchObject({ value: '3', subsidiary: { value: '6.1' } });
    expect(parseClass(passage('Flammable liquid category 2'))).toBeUndefined();
    expect(parseClass(passage('Not applicable'))).toBeUndefined();
  });

  test('a packing group is read from numerals, ticks and what OCR makes of them', () => {
    expect(parsePackingGroup(passage('PG II'))?.value).toBe('II');
    expect(parsePackingGroup(passage('□I □II ■III'))?.value).toBe('III');
    expect(parsePackingGroup(passage('川'), true)?.value).toBe('III');
    expect(parsePackingGroup(passage('川'))).toBeUndefined();
    expect(parsePackingGroup(passage('Il'), true)?.value).toBe('II');
  });

  test('a name is parted from the technical name in its bracket', () => {
    const { name, technical } = splitShippingName(
      passage('CORROSIVE LIQUID, TOXIC, N.O.S. (contains 1-METHYLIMIDAZOLE)'),
    );
    expect(name.text).toBe('CORROSIVE LIQUID, TOXIC, N.O.S.');
    expect(technical?.text).toBe('1-METHYLIMIDAZOLE');
    expect(splitShippingName(passage('ISOPROPANOL (ISOPROPYL ALCOHOL)')).technical).toBeUndefined();
    expect(
      splitBasicDescription(passage('UN1993, FLAMMABLE LIQUID, N.O.S. (XYLENE, 1,2,4-TRIMETHYLBENZENE), 3, PG III'))
        ?.class?.value,
    ).toBe('3');
    expect(splitBasicDescription(passage('UN1950, Aerosols, 2.1 Further remarks on packing'))?.class?.value).toBe(
      '2.1',
    );
    expect(parseEms(passage('F-A,S-B'))?.value).toBe('F-A, S-B');
  });
});

describe('what is said in words', () => {
  test('"nothing" has many forms', () => {
    for (const text of [
      'Not applicable',
      'No data available',
      'N/A',
      '-',
      '无资料',
      '沒有資料.',
      'Nicht anwendbar.',
      'Sans objet',
      'None',
    ]) {
      expect([text, saysNothing(text)]).toEqual([text, true]);
    }
    for (const text of ['Nonane', 'Notable solvent', 'Natrium'])
      expect([text, saysNothing(text)]).toEqual([text, false]);
  });

  test('"not regulated" keeps its condition', () => {
    expect(findNotRegulated('Not regulated for sea transport')).toMatchObject({ conditional: false });
    expect(findNotRegulated('Not regulated when shipped in packages of less than 5 L')).toMatchObject({
      conditional: true,
    });
    expect(findNotRegulated('不属于危险货物')).toBeDefined();
    expect(findNotRegulated('UN1090, ACETONE, 3, II')).toBeUndefined();
  });

  test('temperatures come out in degrees Celsius', () => {
    expect(parseTemperature(passage('-17 °C / 1.4 °F'))?.celsius).toBe(-17);
    expect(parseTemperature(passage('81 F (TCC)'))?.celsius).toBe(27.2);
    expect(parseTemperature(passage('> 93 °C'))?.celsius).toBe(93);
    expect(parseTemperature(passage('53 (12)'), 'FC')?.celsius).toBe(12);
    expect(parseTemperature(passage('Not determined'))).toBeUndefined();
  });

  test('telephone numbers are told apart where several stand in a row', () => {
    const numbers = (text: string) => findPhones(passage(text)).map((phone) => phone.text);
    // Blanks that OCR lost: no digit is left out.
    expect(numbers('(1)8004249300')).toEqual(['(1)8004249300']);
    expect(numbers('+44(0)2079460999')).toEqual(['+44(0)2079460999']);
    expect(numbers('(800) 424-9300 (703) 527-3887 (International)')).toEqual(['(800) 424-9300', '(703) 527-3887']);
    expect(numbers('02-2500-0001/02-2500-0002')).toEqual(['02-2500-0001', '02-2500-0002']);
    expect(numbers('1-800-832-HELP (4357)')).toHaveLength(1);
    expect(numbers('2024-03-14, CAS 1330-20-7, 0123')).toEqual([]);
    expect(numbers('Communication Standard (29 CFR 1910.1200) and 49CFR173.15000')).toEqual([]);
  });

  test('masses and packaging marks of certificates', () => {
    expect(parseKilograms(passage('20,080 千克'))?.value).toBe(20080);
    expect(parseKilograms(passage('1.5 吨'))?.value).toBe(1500);
    expect(parsePackageMark(passage('u n 4G/Y28/S/26/CN/C290462 PI:0935'))?.value).toBe(
      '4G/Y28/S/26/CN/C290462 PI:0935',
    );
  });
});

test('a quote’s box holds the quoted words alone, by the width of their characters', () => {
  const number = parseUnNumber(passage('UN number: UN1090'));
  expect(number && evidenceOf(number.from)).toEqual([{ page: 1, box: [111.7, 100, 152, 110], quote: 'UN1090' }]);
});
