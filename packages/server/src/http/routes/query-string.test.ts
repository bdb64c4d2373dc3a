import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../base/index.ts';
import { readTextValue } from '../../schemas/index.ts';
import { parseQueryString } from './query-string.ts';

const text = fc.string({ unit: 'grapheme' });
const name = text.filter((word) => word !== '' && !/\[\d*\]$/.test(word));

describe('a query string', () => {
  it('gives back whatever was encoded into it, in any order of names', () => {
    const pairs = fc.uniqueArray(fc.tuple(name, text), { selector: ([key]) => key, maxLength: 8 });
    fc.assert(
      fc.property(pairs, fc.boolean(), (given, formStyle) => {
        const encode = (word: string) =>
          formStyle ? encodeURIComponent(word).replaceAll('%20', '+') : encodeURIComponent(word);
        const query = given.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
        const read = [...parseQueryString(query)].map(([key, { values }]) => [key, values]);
        expect(read).toEqual(given.map(([key, value]) => [key, [value]]));
      }),
    );
  });

  it('of any text at all is read, or refused as malformed_url', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        try {
          parseQueryString(query);
        } catch (error) {
          expect((error as Problem).code).toBe('malformed_url');
          expect(error).toBeInstanceOf(Problem);
        }
      }),
    );
  });
});

describe('text read under a schema', () => {
  const read = (schema: object, value: string) => readTextValue(schema, { values: [value], list: false });

  it('gives every number back that was written down', () => {
    const integers = fc.integer();
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));
    fc.assert(
      fc.property(integers, finite, (integer, number) => {
        expect(read({ type: 'integer' }, String(integer))).toBe(integer);
        expect(read({ type: 'number' }, String(number))).toBe(number);
      }),
    );
  });

  it('gives every list of plain words back, by commas or by brackets', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-z0-9]{1,8}$/), { minLength: 1 });
    const schema = { type: 'array', items: { type: 'string' } };
    fc.assert(
      fc.property(words, (list) => {
        expect(read(schema, list.join(','))).toEqual(list);
        expect(readTextValue(schema, { values: list, list: true })).toEqual(list);
      }),
    );
  });

  it('stays text where it is no number, no boolean and no listed word', () => {
    for (const value of ['', 'x', '1.2.3', '0x10', 'Infinity', 'NaN', '1e9999'])
      expect(read({ type: 'integer' }, value)).toBe(value);
    expect(read({ type: 'boolean' }, 'yes')).toBe('yes');
    expect(read({ anyOf: [{ type: 'integer' }, { type: 'string', const: 'all' }] }, 'all')).toBe('all');
    expect(read({ anyOf: [{ type: 'integer' }, { type: 'string', const: 'all' }] }, '7')).toBe(7);
    expect(read({ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'x')).toBe('x');
  });
});
