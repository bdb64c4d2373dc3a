import { describe, expect, it } from 'vitest';
import type { UnNumber } from '../codes/un-number.ts';
import { findEntries } from '../list/built-in-entries.ts';
import { mayGoTogether, segregationByCodes } from './segregation-by-codes.ts';

const row = (un: string) => {
  const [first] = findEntries(un as UnNumber);
  if (first === undefined) throw new Error(un);
  return first;
};
const codesOf = (one: string, other: string) =>
  segregationByCodes(row(one), row(other)).map(({ un, code, term }) => `UN ${un} ${code} ${term}`);

describe('the codes of column 16b', () => {
  it.each([
    ['keep an acid from a cyanide', '1830', '1689', ['UN 1830 SG49 2', 'UN 1689 SG35 2']],
    ['keep an alkali from an acid, both of class 8', '1824', '1789', ['UN 1824 SG35 2', 'UN 1789 SG36 2']],
    ['keep alkalis away from ammonium salts', '1719', '1942', ['UN 1719 SG22 1']],
    ['keep bromine from oxidizers', '1744', '1495', ['UN 1744 SG17 2']],
    ['keep chlorates from ammonium compounds', '1495', '1444', ['UN 1495 SG38 2']],
    ['keep acetylene from chlorine', '1001', '1017', ['UN 1001 SG46 2', 'UN 1017 SG6 2']],
    ['keep persulphates from ammonium compounds', '1505', '1942', ['UN 1505 SG39 2']],
    ['let a persulphate go with ammonium persulphate', '1505', '1444', []],
    ['let an acid go with an acid', '1830', '1789', []],
    ['say nothing of acetone and paint', '1090', '1263', []],
  ])('%s: UN %s and UN %s', (_, one, other, expected) => {
    expect(codesOf(one, other)).toEqual(expected);
  });

  it('are read the same in either order', () => {
    expect(codesOf('1689', '1830').sort()).toEqual(codesOf('1830', '1689').sort());
  });

  it('are all read: none names a class that the Code has not', () => {
    const acetone = row('1090');
    for (let number = 1; number <= 78; number += 1) {
      const carriage = { segregationCodes: { values: [`SG${number}`], source: 'a list' } };
      expect(() => segregationByCodes({ ...acetone, carriage }, row('0336'))).not.toThrow();
    }
  });

  it('let the goods of one table of 7.2.6.3 go together', () => {
    expect(mayGoTogether('2014', '3149')).toBe(true);
    expect(mayGoTogether('1295', '1818')).toBe(true);
    expect(mayGoTogether('2014', '1818')).toBe(false);
  });
});
