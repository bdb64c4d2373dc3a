import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHazardStatement, listHazardStatements } from './hazard-statements.ts';

describe('hazard statements', () => {
  it('are about a hundred, each in English and Chinese with its hazard class', () => {
    expect(listHazardStatements().length).toBeGreaterThanOrEqual(95);
    for (const { code, english, chinese, hazard } of listHazardStatements()) {
      expect(code).toMatch(/^H\d{3}(?:i|[FD]d?|[FD]f?|FD|Fd|Df|d|f|fd)?(?:\+H\d{3})*$/);
      expect(english).toMatch(/^[A-Z]/);
      expect(chinese).toMatch(/\p{Script=Han}/u);
      expect(hazard).not.toBe('');
    }
  });

  it.each(['H225', 'h225', 'H 225', 'Ｈ２２５'])('are found from %s', (text) =>
    expect(findHazardStatement(text)).toEqual({
      code: 'H225',
      english: 'Highly flammable liquid and vapour',
      chinese: '高度易燃液体和蒸气',
      hazard: 'Flammable liquids 2',
      transport: ['3'],
    }),
  );

  it('are found combined, with and without the second letter', () => {
    expect(findHazardStatement('H301 + H311')?.english).toBe('Toxic if swallowed or in contact with skin');
    expect(findHazardStatement('H301+311')?.code).toBe('H301+H311');
  });

  it('are distinguished by endings that differ only in capitals', () => {
    expect(findHazardStatement('H360FD')?.english).toBe('May damage fertility. May damage the unborn child');
    expect(findHazardStatement('H360Fd')?.english).toBe('May damage fertility. Suspected of damaging the unborn child');
    expect(findHazardStatement('h361FD')?.code).toBe('H361fd');
  });

  it('of desensitized explosives and of suspected genetic defects are right in Chinese', () => {
    for (const code of ['H206', 'H207', 'H208']) expect(findHazardStatement(code)?.chinese).toContain('退敏剂减少');
    expect(findHazardStatement('H341')?.chinese).toBe('怀疑可导致遗传性缺陷');
  });

  it('of marine pollutants are marked', () => {
    const pollutants = listHazardStatements().filter(({ transport }) => transport.includes('MP'));
    expect(pollutants.map(({ code }) => code)).toEqual(['H400', 'H410', 'H411']);
  });

  it('are not found in other text, and the search never throws', () => {
    expect(findHazardStatement('P210')).toBeUndefined();
    expect(findHazardStatement('H999')).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => findHazardStatement(text) === undefined || text !== ''),
    );
  });
});
