import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listEntries, listShippingNames } from '../../dangerous-goods/index.ts';
import { checkNonDangerousLetter } from '../check-declaration.ts';
import { parseDeclaration } from '../declaration/parse-declaration.ts';

const read = (name: string) =>
  readFileSync(new URL(`./testing/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const isAllowed = (goods: object) => checkNonDangerousLetter(parseDeclaration({ goods: [goods] })).allowed;
const errorsOf = (commodityName: string) =>
  checkNonDangerousLetter(parseDeclaration({ goods: [{ commodityName }] })).findings.filter(
    ({ severity }) => severity === 'error',
  );
const allowedOf = (names: readonly string[]) => names.filter((commodityName) => isAllowed({ commodityName }));

/** How names are shortened: without state, treatment and "N.O.S.", in small letters, in the singular. */
const QUALIFIER =
  /,?\s*\b(?:SOLID|LIQUID|AQUEOUS SOLUTION|SOLUTION|STABILIZED|MOLTEN|ANHYDROUS|N\.O\.S\.|MONOMER|COMPRESSED|DISSOLVED)(?=[\s,]|$)/g;
const formsOf = (name: string) => {
  const short = name.replace(QUALIFIER, '').replace(/^[\s,]+|[\s,]+$/g, '');
  return [name, short, short.toLowerCase(), short.replace(/(ENE|OL|ER|ANE|ATE)S$/, '$1')];
};
/** Air, fibres: without its qualifier the name is a word for goods that are not dangerous. */
const HARMLESS_WORDS = /^(?:air(?:, refrigerated)?|fibres, synthetic)$/i;

test('no name of the list is allowed, with or without its qualifiers, in English or Chinese', () => {
  const names = listEntries()
    .filter(({ seaTransport }) => seaTransport !== 'not-subject')
    .flatMap(({ name, nameZh }) => [
      ...listShippingNames(name).flatMap(({ proper, synonyms }) => [proper, ...synonyms].flatMap(formsOf)),
      ...(nameZh === null ? [] : [nameZh]),
    ]);
  const tried = [...new Set(names)].filter((name) => !HARMLESS_WORDS.test(name));
  expect(tried.length).toBeGreaterThan(6_000);
  expect(allowedOf(tried)).toEqual([]);
});

test('no everyday name of dangerous goods is allowed', () => {
  const names = [...read('everyday-names'), ...read('dangerous-names')];
  expect(names.length).toBeGreaterThan(150);
  expect(allowedOf(names)).toEqual([]);
});

test('of 100 harmless goods, and of further merchandise, at least 98 % are allowed; for the others the answer says who may declare them', () => {
  const [goods, merchandise] = [read('harmless-goods'), read('merchandise-names')];
  expect(goods).toHaveLength(100);
  for (const names of [goods, merchandise]) {
    const allowed = allowedOf(names);
    expect(allowed.length / names.length).toBeGreaterThanOrEqual(0.98);
    for (const name of names.filter((one) => !allowed.includes(one)))
      expect(errorsOf(name)).toEqual([
        expect.objectContaining({
          code: 'letter_not_shown',
          ask: expect.objectContaining({ english: expect.stringContaining('declares it by name') }),
        }),
      ]);
  }
});

const SAID = {
  notDangerous: { value: 'Y', places: [{ document: 'sds.pdf', page: 7, quote: 'IMDG: Not regulated' }] },
};

test.each([
  ['nothing at all', {}, false],
  ['nothing but a mass', { grossWeightKgs: 100 }, false],
  ['acetone by its CAS number alone', { commodityName: 'Cleaner 5', casNo: '67-64-1' }, false],
  [
    'a mixture of 95 % methanol, whatever a document says',
    {
      commodityName: 'Cleaner 5',
      composition: [{ casNo: '67-56-1', percent: '90-95' }, { casNo: '7732-18-5' }],
      ...SAID,
    },
    false,
  ],
  [
    'a mixture of 30 % xylene that no document says anything of',
    { commodityName: 'Polish', composition: [{ casNo: '1330-20-7', percent: 30 }, { casNo: '7732-18-5' }] },
    false,
  ],
  [
    'a mixture of 2 % sodium hydroxide that a document calls not regulated',
    { commodityName: 'Cleaner 5', composition: [{ casNo: '1310-73-2', percent: '< 2' }], ...SAID },
    true,
  ],
  ['paint of which no document says anything', { commodityName: 'Paint' }, false],
  ['paint that a data sheet calls not regulated by sea', { commodityName: 'Paint', ...SAID }, true],
  [
    'a cleaner with ammonia that a data sheet calls not regulated by sea',
    { commodityName: 'Glass cleaner with ammonia', ...SAID },
    true,
  ],
  ['a cleaner with ammonia of which no document says anything', { commodityName: 'Glass cleaner with ammonia' }, false],
  ['hydrogen peroxide of 3 %', { commodityName: 'Hydrogen peroxide 3 %' }, true],
  ['hydrogen peroxide of 8 %', { commodityName: 'Hydrogen peroxide 8 %' }, false],
  ['brake pads without asbestos', { commodityName: 'Asbestos-free brake pads' }, true],
  ['suits in charcoal grey', { commodityName: "Charcoal grey men's suits" }, true],
  ['toy cars in matchboxes', { commodityName: '火柴盒玩具车' }, true],
  ['sulphur in granules', { commodityName: 'Sulphur, granulated' }, true],
  ['sulphur in powder', { commodityName: 'Sulphur powder' }, false],
])('%s', (_, goods, allowed) => {
  expect(isAllowed(goods)).toBe(allowed);
});
