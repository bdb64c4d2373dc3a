import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEms, printEms } from './ems.ts';
import { classNumberOf, compatibilityGroupOf, divisionOf, parseHazardClass } from './hazard-class.ts';
import { parsePackingGroup } from './packing-group.ts';
import type { Parsed } from './parsed.ts';
import { parseUnNumber, printUnNumber } from './un-number.ts';

const readingOf = <T>(text: Parsed<T>): T | string => (text.ok ? text.value : text.finding.code);

describe('UN numbers', () => {
  it.each(['1993', 'UN1993', 'UN 1993', 'un no. 1993', 'UN-1993', 'ＵＮ１９９３', 'UN No: UN1993', '联合国编号：1993'])(
    'are read from %s',
    (text) => expect(readingOf(parseUnNumber(text))).toBe('1993'),
  );

  it('are distinguished from numbers of other countries and modes', () => {
    expect(readingOf(parseUnNumber('NA1993'))).toBe('un_number_domestic');
    expect(readingOf(parseUnNumber('ID8000'))).toBe('un_number_air');
    expect(readingOf(parseUnNumber('199'))).toBe('un_number_unreadable');
    expect(readingOf(parseUnNumber('19934'))).toBe('un_number_unreadable');
  });

  it('are printed so that they are read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (number) => {
        const un = parseUnNumber(String(number).padStart(4, '0'));
        return un.ok && readingOf(parseUnNumber(printUnNumber(un.value))) === un.value;
      }),
    );
  });
});

describe('classes', () => {
  it.each([
    ['3', '3'],
    ['Class 8', '8'],
    ['CLASS 6.1', '6.1'],
    ['第3类', '3'],
    ['第2.1项', '2.1'],
    ['8类', '8'],
    ['IMO Class 9', '9'],
    ['Division 4.3', '4.3'],
    ['5,1', '5.1'],
    ['1.4S', '1.4S'],
    ['1.4 (s)', '1.4S'],
    ['Class 1.1D', '1.1D'],
    ['１.３Ｇ', '1.3G'],
  ])('are read from %s', (text, expected) => expect(readingOf(parseHazardClass(text))).toBe(expected));

  it('without their division are a finding with the candidates', () => {
    expect(parseHazardClass('Class 4')).toEqual({
      ok: false,
      finding: {
        code: 'hazard_class_without_division',
        severity: 'error',
        message: 'Class 4 needs its division.',
        quote: 'Class 4',
        candidates: ['4.1', '4.2', '4.3'].map((code) => ({ code, name: code })),
      },
    });
  });

  it('of explosives need a compatibility group of their division', () => {
    expect(readingOf(parseHazardClass('1.4'))).toBe('hazard_class_without_group');
    expect(readingOf(parseHazardClass('1.1S'))).toBe('hazard_class_group_impossible');
    expect(readingOf(parseHazardClass('1.7A'))).toBe('hazard_class_unreadable');
  });

  it.each(['10', '3.1', '8A', '0', 'class', '', 'N/A'])('are not read from "%s"', (text) =>
    expect(readingOf(parseHazardClass(text))).toBe('hazard_class_unreadable'),
  );

  it('have a number, division and compatibility group', () => {
    const explosive = parseHazardClass('1.4S');
    if (!explosive.ok) throw new Error('1.4S is a class');
    expect(classNumberOf(explosive.value)).toBe(1);
    expect(divisionOf(explosive.value)).toBe('1.4');
    expect(compatibilityGroupOf(explosive.value)).toBe('S');
  });
});

describe('packing groups', () => {
  it.each([
    ['II', 'II'],
    ['iii', 'III'],
    ['2', 'II'],
    ['Ⅲ', 'III'],
    ['PG I', 'I'],
    ['Packing group: III', 'III'],
    ['Packaging Group II', 'II'],
    ['包装类别：Ⅲ', 'III'],
    ['Ⅱ类', 'II'],
    ['二级', 'II'],
  ])('are read from %s', (text, expected) => expect(readingOf(parsePackingGroup(text))).toBe(expected));

  it('misread by OCR are a finding with the probable group', () => {
    expect(parsePackingGroup('包装类别：川')).toEqual({
      ok: false,
      finding: {
        code: 'packing_group_unreadable',
        severity: 'error',
        message: 'A packing group is I, II or III; OCR often misreads the Roman numeral; this looks like III.',
        quote: '包装类别：川',
        candidates: [{ code: 'III', name: 'III' }],
      },
    });
  });

  it.each(['', 'IV', 'IIII', '4', '0', 'X'])('are not read from "%s"', (text) =>
    expect(readingOf(parsePackingGroup(text))).toBe('packing_group_unreadable'),
  );
});

describe('emergency schedules', () => {
  it.each(['F-E, S-D', 'F-E,S-D', 'f-e s-d', 'FE/SD', 'EmS: F-E S-D', 'EmS No.: F–E，S–D', 'EmS编号：F-E,S-D'])(
    'are read from %s',
    (text) => expect(readingOf(parseEms(text))).toEqual({ fire: 'F-E', spillage: 'S-D' }),
  );

  it('outside the guide are a finding', () => {
    expect(readingOf(parseEms('F-K, S-A'))).toBe('ems_unreadable');
    expect(readingOf(parseEms('F-E'))).toBe('ems_unreadable');
  });

  it('are printed so that they are read again', () => {
    const letters = fc.tuple(fc.constantFrom(...'ABCDEFGHIJ'), fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
    fc.assert(
      fc.property(letters, ([fire, spillage]) => {
        const ems = { fire: `F-${fire}`, spillage: `S-${spillage}` };
        expect(readingOf(parseEms(printEms(ems)))).toEqual(ems);
      }),
    );
  });
});

describe('random text', () => {
  it('is a value or a finding, and never throws', () => {
    const parsers = [parseUnNumber, parseHazardClass, parsePackingGroup, parseEms];
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) =>
        parsers.every((parse) => {
          const result: Parsed<unknown> = parse(text);
          return result.ok || (result.finding.quote ?? '').length <= 80;
        }),
      ),
    );
  });
});
