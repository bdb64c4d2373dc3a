import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePackagingCode } from './packaging-code.ts';
import { parseUnMark, printUnMark, type UnMark } from './un-mark.ts';

const codeOf = (text: string) => {
  const code = parsePackagingCode(text);
  return code.ok ? code.value : code.finding.code;
};
const markOf = (text: string) => {
  const mark = parseUnMark(text);
  return mark.ok ? mark.value : mark.finding.code;
};

describe('packaging codes', () => {
  it.each([
    ['1A1', { kind: 'drum', material: 'steel', head: 'non-removable' }],
    ['1A2', { kind: 'drum', material: 'steel', head: 'removable' }],
    ['1H2', { kind: 'drum', material: 'plastics', head: 'removable' }],
    ['1G', { kind: 'drum', material: 'fibreboard', head: null }],
    ['3H1', { kind: 'jerrican', material: 'plastics', head: 'non-removable' }],
    ['4G', { kind: 'box', material: 'fibreboard', head: null }],
    ['4C2', { kind: 'box', material: 'natural wood', detail: 'with sift-proof walls' }],
    ['4GV', { kind: 'box', suffix: 'V' }],
    ['5M2', { kind: 'bag', material: 'paper', detail: 'multiwall, water-resistant' }],
    ['5H3', { kind: 'bag', material: 'plastics' }],
    ['6HA1', { kind: 'composite packaging', material: 'steel', innerMaterial: 'plastics' }],
    ['6PC', { kind: 'composite packaging', material: 'natural wood' }],
    ['11HA1', { group: 'ibc', material: 'steel', innerMaterial: 'plastics' }],
    ['13H3', { group: 'ibc', kind: 'flexible IBC', detail: 'woven, with liner' }],
    ['31A', { group: 'ibc', kind: 'rigid IBC for liquids', material: 'steel' }],
    ['31HA1', { group: 'ibc', kind: 'composite IBC for liquids', innerMaterial: 'plastics' }],
    ['50A', { group: 'large packaging', material: 'steel' }],
    ['51H', { group: 'large packaging', kind: 'flexible large packaging' }],
    ['３Ｈ１', { code: '3H1' }],
  ])('describe %s', (text, expected) => expect(codeOf(text)).toMatchObject(expected));

  it.each(['1A3', '1C1', '4A1', '7A1', '4', 'A1', '5G1', '6HC1', '13A', '31G', '51A', '3HH1', '', '4G/Y30'])(
    'do not exist as "%s"',
    (text) => expect(codeOf(text)).toBe('packaging_code_unknown'),
  );
});

describe('UN marks', () => {
  it('of a box for solids have its mass', () => {
    expect(markOf('4G/Y30/S/24/CN/330012')).toMatchObject({
      ...{ code: { code: '4G' }, performanceLevel: 'Y', packingGroups: ['II', 'III'], testedFor: 'solids' },
      ...{ maxGrossMassKg: 30, relativeDensity: null, year: 2024, country: 'CN', number: '330012' },
    });
  });

  it('of a jerrican for liquids have density and test pressure, with year and State written together', () => {
    expect(markOf('3H1/Y1.8/100/17CN/33000402')).toMatchObject({
      ...{ testedFor: 'liquids', relativeDensity: 1.8, hydraulicPressureKpa: 100, maxGrossMassKg: null },
      ...{ year: 2017, country: 'CN', number: '33000402' },
    });
  });

  it('of a Chinese drum keep the manufacturer and what follows', () => {
    expect(markOf('1H2/Y50/S/24/CN/C330012')).toMatchObject({ maxGrossMassKg: 50, number: 'C330012' });
    expect(markOf('UN 1H2/Y50/S/24/CN/C330012 PI:001')).toMatchObject({ number: 'C330012 PI:001' });
  });

  it('without a density mean 1.2', () => {
    expect(markOf('1A1/X/250/18/D/BAM 1234')).toMatchObject({
      relativeDensity: 1.2,
      packingGroups: ['I', 'II', 'III'],
    });
  });

  it('of IBCs and large packagings have month, stacking load and gross mass', () => {
    expect(markOf('31HA1/Y/02 24/CN/C330012/4060/2050')).toMatchObject({
      ...{ month: 2, year: 2024, stackingLoadKg: 4060, maxGrossMassKg: 2050, testedFor: null },
    });
    expect(markOf('50A/X/05/01/N/PQRS/2500/1000')).toMatchObject({ month: 5, year: 2001, number: 'PQRS' });
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
