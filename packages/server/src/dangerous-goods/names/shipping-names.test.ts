import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listEntries } from '../list/built-in-entries.ts';
import { foldName, listShippingNames } from './shipping-names.ts';

const properOf = (name: string) => listShippingNames(name).map(({ proper }) => proper);

describe('the names of an entry', () => {
  it('are split where capitals are joined by "or"', () => {
    expect(properOf('MOTOR SPIRIT or GASOLINE or PETROL')).toEqual(['MOTOR SPIRIT', 'GASOLINE', 'PETROL']);
  });

  it('leave out qualifying text and what brackets include', () => {
    expect(properOf('SULPHURIC ACID with more than 51% acid')).toEqual(['SULPHURIC ACID']);
    expect(properOf('AMMUNITION, SMOKE with or without burster, expelling charge or propelling charge')).toEqual([
      'AMMUNITION, SMOKE',
    ]);
    expect(properOf('COATING SOLUTION (includes surface treatments or coatings, or barrel lining)')).toEqual([
      'COATING SOLUTION',
    ]);
  });

  it('keep small prefixes, and words that are capitals again after a qualification', () => {
    expect(properOf('alpha-PINENE')).toEqual(['alpha-PINENE']);
    expect(properOf('N,n-BUTYLIMIDAZOLE')).toEqual(['N,n-BUTYLIMIDAZOLE']);
    expect(properOf('HYDROGEN PEROXIDE AND PEROXYACETIC ACID MIXTURE with acid(s) and water, STABILIZED')).toEqual([
      'HYDROGEN PEROXIDE AND PEROXYACETIC ACID MIXTURE STABILIZED',
    ]);
  });

  it('give the synonyms in brackets', () => {
    expect(listShippingNames('DIETHYL ETHER (ETHYL ETHER)')).toEqual([
      { text: 'DIETHYL ETHER (ETHYL ETHER)', proper: 'DIETHYL ETHER', synonyms: ['ETHYL ETHER'] },
    ]);
    expect(listShippingNames('HEXANITRODIPHENYLAMINE (DIPICRYLAMINE; HEXYL)')[0]?.synonyms).toEqual([
      'DIPICRYLAMINE',
      'HEXYL',
    ]);
  });

  it('are never empty', () => {
    for (const { name } of listEntries()) {
      for (const { proper } of listShippingNames(name)) expect(proper, name).toMatch(/[A-Z]{3}/);
    }
  });

  it('are equal in American and British spelling, and in every spelling of n.o.s.', () => {
    expect(foldName('Aluminum sulfate, n.o.s.')).toBe(foldName('ALUMINIUM SULPHATE, N.O.S'));
    expect(foldName('Cesium Nitrate')).toBe(foldName('CAESIUM NITRATE'));
  });

  it('are read from any text without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldName(text) !== undefined));
    fc.assert(fc.property(fc.string(), (text) => listShippingNames(text).length > 0));
  });
});
