import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listEntries } from '../list/built-in-entries.ts';
import { searchEntries } from './search-entries.ts';
import { listShippingNames } from './shipping-names.ts';

const numbers = (text: string, limit = 5) => searchEntries(text, limit).map(({ un }) => un);

describe('the search for dangerous goods', () => {
  it('finds by number and by the prefix of a number', () => {
    expect(numbers('UN 1263')).toEqual(['1263']);
    expect(numbers('1263')).toEqual(['1263']);
    expect(numbers('126', 3)).toEqual(['1261', '1262', '1263']);
  });

  it('ranks a whole name before part of a name', () => {
    expect(numbers('acetone')[0]).toBe('1090');
    expect(numbers('paint').slice(0, 2)).toEqual(['1263', '3066']);
    expect(numbers('corrosive liquid basic organic')[0]).toBe('3267');
  });

  it('understands American spelling', () => {
    expect(numbers('sulfuric acid')).toContain('1830');
    expect(numbers('aluminum powder, coated')[0]).toBe('1309');
  });

  it('finds names similar to a misspelt one', () => {
    expect(numbers('petroleum destillates')[0]).toBe('1268');
    expect(numbers('sodium hydorxide')).toContain('1824');
    expect(searchEntries('etyl acetat', 3)[0]).toMatchObject({ un: '1173', reason: 'typo' });
  });

  it('finds by Chinese name, part of it, and trade name', () => {
    expect(numbers('氢氧化钠溶液')[0]).toBe('1824');
    expect(numbers('锂离子电池')).toContain('3480');
    expect(numbers('烧碱')[0]).toBe('1823');
    expect(numbers('双氧水')[0]).toBe('2014');
    expect(searchEntries('MEK', 1)[0]).toMatchObject({ un: '1193', reason: 'trade-name' });
  });

  it('gives all rows of a number', () => {
    expect(searchEntries('1263', 1)[0]?.entries.map(({ packingGroup }) => packingGroup)).toEqual(['I', 'II', 'III']);
  });

  it('finds nothing for an empty or unknown text', () => {
    expect(searchEntries('', 5)).toEqual([]);
    expect(searchEntries('  ', 5)).toEqual([]);
    expect(searchEntries('qqqqxxzz', 5)).toEqual([]);
    expect(searchEntries('acetone', 0)).toEqual([]);
  });

  it('finds every entry by each of its proper shipping names', () => {
    for (const { un, name } of listEntries().filter((_, at) => at % 40 === 0)) {
      for (const { proper } of listShippingNames(name)) {
        const hits = searchEntries(proper, 40);
        expect(hits.find((hit) => hit.un === un)?.reason, `${un} ${proper}`).toBe('name');
      }
    }
  });

  it('never throws, keeps the limit, and ranks the best first', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.integer({ min: -1, max: 20 }), (text, limit) => {
        const hits = searchEntries(text, limit);
        const scores = hits.map(({ score }) => score);
        return (
          hits.length <= Math.max(0, limit) && scores.every((score, at) => at === 0 || score <= (scores[at - 1] ?? 0))
        );
      }),
      { numRuns: 60 },
    );
  });

  it('finds plurals by the singular, in any order', () => {
    expect(searchEntries('battery lithium ion', 5).map(({ un }) => un)).toContain('3480');
  });
});
