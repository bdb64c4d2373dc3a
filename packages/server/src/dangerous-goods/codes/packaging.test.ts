import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PackagingCode, type PackagingMaterial, parsePackagingCode } from './packaging-code.ts';
import { parseUnMark, printUnMark, type UnMark } from './un-mark.ts';

const codeOf = (text: string) => {
  const code = parsePackagingCode(text);
  return code.ok ? code.value : code.finding.code;
};
const markOf = (text: string) => {
  const mark = parseUnMark(text);
  return mark.ok ? mark.value : mark.finding.code;
};

/** Text, then the whole meaning of the code. */
type CodeSample = [
  text: string,
  group: PackagingCode['group'],
  kind: string,
  material: PackagingMaterial,
  inner: PackagingMaterial | null,
  head: PackagingCode['head'],
  detail: string | null,
];

const CODES: readonly CodeSample[] = [
  ['1A1', 'packaging', 'drum', 'steel', null, 'non-removable', null],
  ['1A2', 'packaging', 'drum', 'steel', null, 'removable', null],
  ['1H2', 'packaging', 'drum', 'plastics', null, 'removable', null],
  ['1G', 'packaging', 'drum', 'fibreboard', null, null, null],
  ['3H1', 'packaging', 'jerrican', 'plastics', null, 'non-removable', null],
  ['4G', 'packaging', 'box', 'fibreboard', null, null, null],
  ['4C2', 'packaging', 'box', 'natural wood', null, null, 'with sift-proof walls'],
  ['5M2', 'packaging', 'bag', 'paper', null, null, 'multiwall, water-resistant'],
  ['5H3', 'packaging', 'bag', 'plastics', null, null, 'woven, water-resistant'],
  ['6HA1', 'packaging', 'composite packaging', 'steel', 'plastics', null, 'receptacle in an outer drum'],
  [
    '6PC',
    'packaging',
    'composite packaging',
    'natural wood',
    'glass, porcelain or stoneware',
    null,
    'receptacle in an outer box or crate',
  ],
  [
    '11HA1',
    'ibc',
    'composite IBC for solids, by gravity',
    'steel',
    'plastics',
    null,
    'rigid plastics inner receptacle',
  ],
  ['13H3', 'ibc', 'flexible IBC', 'plastics', null, null, 'woven, with liner'],
  ['31A', 'ibc', 'rigid IBC for liquids', 'steel', null, null, null],
  ['31HA1', 'ibc', 'composite IBC for liquids', 'steel', 'plastics', null, 'rigid plastics inner receptacle'],
  ['50A', 'large packaging', 'rigid large packaging', 'steel', null, null, null],
  ['51H', 'large packaging', 'flexible large packaging', 'plastics', null, null, null],
];

describe('packaging codes', () => {
  it.each(CODES)('describe %s', (code, group, kind, material, innerMaterial, head, detail) =>
    expect(codeOf(code)).toEqual({ code, group, kind, material, innerMaterial, head, detail, suffix: null }),
  );

  it('may be in full-width letters, and have a suffix', () => {
    expect(codeOf('３Ｈ１')).toEqual(codeOf('3H1'));
    expect(codeOf('4GV')).toEqual({ ...(codeOf('4G') as PackagingCode), code: '4GV', suffix: 'V' });
  });

  it.each(['1A3', '1C1', '4A1', '7A1', '4', 'A1', '5G1', '6HC1', '13A', '31G', '51A', '3HH1', '', '4G/Y30'])(
    'do not exist as "%s"',
    (text) => expect(codeOf(text)).toBe('packaging_code_unknown'),
  );
});

/** What every mark has, with the values of a mark that says nothing of it. */
const NOTHING = {
  testedFor: null,
  relativeDensity: null,
  maxGrossMassKg: null,
  hydraulicPressureKpa: null,
  stackingLoadKg: null,
  month: null,
} as const;
const LEVELS = { X: ['I', 'II', 'III'], Y: ['II', 'III'], Z: ['III'] } as const;

/** The whole mark: its code and level, what it says, and nothing else. */
const markWith = (code: string, performanceLevel: 'X' | 'Y' | 'Z', said: Partial<UnMark>) => ({
  ...NOTHING,
  code: codeOf(code),
  performanceLevel,
  packingGroups: LEVELS[performanceLevel],
  ...said,
});

describe('UN marks', () => {
  it('of a box for solids have its mass', () => {
    const said = { testedFor: 'solids', maxGrossMassKg: 30, year: 2024, country: 'CN', number: '330012' } as const;
    expect(markOf('4G/Y30/S/24/CN/330012')).toEqual(markWith('4G', 'Y', said));
    expect(markOf('4G/Z30/S/24/CN/330012')).toEqual(markWith('4G', 'Z', said));
  });

  it('of a jerrican for liquids have density and test pressure, with year and State written together', () => {
    expect(markOf('3H1/Y1.8/100/17CN/33000402')).toEqual(
      markWith('3H1', 'Y', {
        ...{ testedFor: 'liquids', relativeDensity: 1.8, hydraulicPressureKpa: 100 },
        ...{ year: 2017, country: 'CN', number: '33000402' },
      }),
    );
  });

  it('of a Chinese drum keep the manufacturer and what follows', () => {
    const said = { testedFor: 'solids', maxGrossMassKg: 50, year: 2024, country: 'CN', number: 'C330012' } as const;
    expect(markOf('1H2/Y50/S/24/CN/C330012')).toEqual(markWith('1H2', 'Y', said));
    expect(markOf('UN 1H2/Y50/S/24/CN/C330012 PI:001')).toEqual(
      markWith('1H2', 'Y', { ...said, number: 'C330012 PI:001' }),
    );
  });

  it('without a density mean 1.2', () => {
    expect(markOf('1A1/X/250/18/D/BAM 1234')).toEqual(
      markWith('1A1', 'X', {
        ...{ testedFor: 'liquids', relativeDensity: 1.2, hydraulicPressureKpa: 250 },
        ...{ year: 2018, country: 'D', number: 'BAM 1234' },
      }),
    );
  });

  it('of IBCs and large packagings have month, stacking load and gross mass', () => {
    expect(markOf('31HA1/Y/02 24/CN/C330012/4060/2050')).toEqual(
      markWith('31HA1', 'Y', {
        ...{ month: 2, year: 2024, stackingLoadKg: 4060, maxGrossMassKg: 2050, country: 'CN', number: 'C330012' },
      }),
    );
    expect(markOf('50A/X/05/01/N/PQRS/2500/1000')).toEqual(
      markWith('50A', 'X', {
        ...{ month: 5, year: 2001, stackingLoadKg: 2500, maxGrossMassKg: 1000, country: 'N', number: 'PQRS' },
      }),
    );
  });

  it.each([
    ['1A9/Y30/S/24/CN/1', 'packaging_code_unknown'],
    ['4G/Q30/S/24/CN/1', 'un_mark_level'],
    ['4G/Y/S/24/CN/1', 'un_mark_mass'],
    ['4G/Y900/S/24/CN/1', 'un_mark_mass'],
    ['4G/Y30/24/CN/1', 'un_mark_density'],
    ['3H1/Y1.8/CN/1', 'un_mark_test'],
    ['3H1/Y1.8/100/2017/CN/1', 'un_mark_year'],
    ['4G/Y30/S/24/12345/1', 'un_mark_country'],
    ['4G/Y30/S/24/CN', 'un_mark_number'],
    ['31HA1/Y/13 24/CN/C1/4060/2050', 'un_mark_date'],
    ['31HA1/Y/02 24/CN/C1', 'un_mark_loads'],
    ['', 'packaging_code_unknown'],
  ])('that are invalid name the faulty part: %s', (text, code) => expect(markOf(text)).toBe(code));

  it('are printed so that they are read again', () => {
    const number = fc.stringMatching(/^[A-Z0-9]{1,12}$/);
    const marks = fc.oneof(
      fc
        .tuple(
          fc.constantFrom('4G', '1H2', '6HG2'),
          fc.constantFrom('X', 'Y', 'Z'),
          fc.integer({ min: 1, max: 400 }),
          number,
        )
        .map(([code, level, mass, manufacturer]) => `${code}/${level}${mass}/S/24/CN/${manufacturer}`),
      fc
        .tuple(fc.constantFrom('1A1', '3H1'), fc.constantFrom('X', 'Y'), fc.integer({ min: 80, max: 250 }), number)
        .map(
          ([code, level, figure, manufacturer]) => `${code}/${level}${figure / 100}/${figure}/98/NL/${manufacturer}`,
        ),
      fc
        .tuple(fc.constantFrom('31A', '13H3', '50A'), fc.integer({ min: 1, max: 12 }), number)
        .map(
          ([code, month, manufacturer]) =>
            `${code}/Y/${String(month).padStart(2, '0')} 24/CN/${manufacturer}/4000/2000`,
        ),
    );
    fc.assert(
      fc.property(marks, (text) => {
        const mark = markOf(text);
        expect(typeof mark, text).not.toBe('string');
        expect(markOf(printUnMark(mark as UnMark))).toEqual(mark);
      }),
    );
  });

  it('never throw on random text', () => {
    const pieces = fc.array(
      fc.oneof(fc.constantFrom('4G', 'Y30', 'S', '24', 'CN', 'X', '/', 'Y1.8', '31HA1'), fc.string()),
    );
    fc.assert(fc.property(pieces, (parts) => typeof parseUnMark(parts.join('/')).ok === 'boolean'));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof parsePackagingCode(text).ok === 'boolean'));
  });
});
