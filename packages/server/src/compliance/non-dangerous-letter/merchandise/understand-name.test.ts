import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { understandName } from './understand-name.ts';

const isUnderstood = (name: string) => understandName(name).isUnderstood;
const read = (name: string) =>
  readFileSync(new URL(`../testing/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

test('no dangerous name is understood as merchandise', () => {
  const names = read('dangerous-names');
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter(isUnderstood)).toEqual([]);
});

test('ordinary merchandise is understood in seven languages', () => {
  const names = read('merchandise-names');
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name) => !isUnderstood(name))).toEqual([]);
});

test.each([
  ['the head of a name has to be goods', 'Aluminium flakes in plastic bags', false],
  ['goods that packagings hold do not count', 'Magnesium in steel boxes', false],
  ['packagings for them do', 'Plastic bags for fruit', true],
  ['fruit and water are not thinner', '香蕉水', false],
  ['parts of a compound have all to be known', 'Holzkohlestühle', false],
  ['a German compound of known parts', 'Edelstahlküchenschränke', true],
  ['a CAS number is no merchandise', 'Glass vases 67-64-1', false],
  ['lamps that have a battery are not ordinary lamps', 'Camping lamps', false],
  ['a word of suspicion in another language', 'Tinta, plastic bottles', false],
  ['traditional characters', '塑膠收納箱', true],
  ['two languages', '木制家具 Wooden furniture', true],
  ['two languages of which one says more', '木制家具 with adhesive', false],
])('%s: %s', (_, name, wanted) => {
  expect(isUnderstood(name)).toBe(wanted);
});

test('whatever name is understood is not any more with a word that nobody knows', () => {
  const words = fc.constantFrom(...read('merchandise-names').filter((name) => !/\p{Script=Han}/u.test(name)));
  fc.assert(
    fc.property(words, fc.constantFrom('xylol', 'glimmerin', 'nitro', 'hydrazin'), (name, word) => {
      expect(isUnderstood(`${word} ${name}`)).toBe(false);
      expect(isUnderstood(`${name} ${word}`)).toBe(false);
    }),
  );
});

test('says which words it does not know, and which are suspicious', () => {
  expect(understandName('Plastic toys with rechargeable battery')).toMatchObject({
    goods: ['plastic toys'],
    suspicious: ['rechargeable', 'battery'],
  });
  expect(understandName('Glimmer vases').unknown).toEqual(['glimmer']);
});
