import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../../carriers/index.ts';
import { createPortResolver } from '../../../ports/index.ts';
import { EQUIPMENT_TYPES } from '../../record/equipment.ts';
import { readChargeText } from '../charge-text/read-charge-text.ts';
import { createScopeReader } from './charge-scope.ts';
import { applyStated, type ChargedRate } from './stated-charges.ts';

const scopeOf = createScopeReader(createPortResolver(), createCarrierDirectory(), {
  tabs: ['Gulf', 'Red Sea & E. Africa'],
});
const place = (code: string) => ({ code, name: code, country: code.slice(0, 2), text: code });
const RATE: ChargedRate = {
  origin: place('CNSHA'),
  destination: place('DEHAM'),
  carrier: { scac: 'MSCU', name: 'MSC' },
  validFrom: '2026-12-01',
  validTo: '2026-12-31',
  type: EQUIPMENT_TYPES.find(({ code }) => code === '40HC') as ChargedRate['type'],
};

/** Whether the PSS of a text of USD 200 is for all such cargo, for some of it (a condition), or for none. */
function holds(text: string, rate: ChargedRate = RATE): string {
  const { charges, unclear } = readChargeText(text, { dates: { year: { year: 2026, month: 12 } } });
  const found = applyStated(charges, rate, { scopeOf, currencyOf: (currency) => (currency ?? 'USD') as string });
  const own = found.filter(({ code }) => code === 'PSS');
  if (own.length === 0) return 'none';
  if (own.some(({ condition }) => condition !== null) || unclear.length > 0) return 'some';
  return own.every(({ amount }) => amount === 200) ? 'all' : 'another amount';
}

const titled = (phrase: string) => phrase.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
/** Where a sheet says it. */
const PLACES: readonly ((phrase: string) => string)[] = [
  (phrase) => `PSS USD 200/40HC ${phrase}`,
  (phrase) => `PSS USD 200/40HC (${phrase})`,
  (phrase) => `PSS USD 200/40HC, ${phrase}`,
  (phrase) => `PSS: USD 200 (${phrase})`,
  (phrase) => `Peak season surcharge (${phrase}) USD 200 per container`,
  (phrase) => `PSS USD 200/40HC ${phrase.toUpperCase()}`,
  (phrase) => `PSS USD 200/40HC (${titled(phrase)})`,
];

const TABLE = readFileSync(new URL('./whom-a-charge-is-for.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
const LANGUAGES = Map.groupBy(
  TABLE.map((line) => line.split('\t')),
  ([language = '']) => language,
);

describe('a charge of a rate Shanghai - Hamburg with MSC in a 40 foot high cube, in December', () => {
  it.each([...LANGUAGES.keys()])('stands under a condition only where its words restrict it (%s)', (language) => {
    const read = (LANGUAGES.get(language) ?? []).flatMap(([, expected, phrase = '']) =>
      PLACES.map((write) => ({ text: write(phrase), expected, is: holds(write(phrase)) })),
    );
    expect(read.filter(({ expected, is }) => expected !== is)).toEqual([]);
  });

  it('is restricted by a place in its own name, and by no other word of it', () => {
    const named = [
      'Universal Peak Season Surcharge',
      'Hamburg Peak Season Surcharge',
      'Rotterdam Peak Season Surcharge',
    ];
    const short = (name: string) => name.replace(/[^\p{Lu}]/gu, '');
    expect(named.map((name) => holds(`${name} (${short(name)}) USD 200/40HC`))).toEqual(['all', 'all', 'none']);
  });

  it('is for the rates of the tab that it names, and not for those of another', () => {
    const text = 'PSS USD 200/40HC (all ports of tab GULF)';
    expect(holds(text, { ...RATE, destination: place('AEJEA'), tab: 'Gulf' })).toBe('all');
    expect(holds(text, { ...RATE, destination: place('KEMBA'), tab: 'Red Sea & E. Africa' })).toBe('none');
  });

  it('is for the lanes whose two ends a text names, and for no others', () => {
    const genoa = { ...RATE, destination: place('ITGOA') };
    expect([RATE, genoa].map((rate) => holds("PSS USD 200/40' from Far East to Med", rate))).toEqual(['none', 'all']);
    expect([RATE, genoa].map((rate) => holds("PSS USD 200/40' China to North Europe", rate))).toEqual(['all', 'none']);
    expect(holds("PSS USD 200/40' from Far East to Foobarland")).toBe('some');
  });

  it('is for the known ones of several ports, and perhaps for others where one is not known', () => {
    const text = 'PSS USD 200/40HC (Hamburg and Foobarhaven only)';
    expect(holds(text)).toBe('all');
    expect(holds(text, { ...RATE, destination: place('NLRTM') })).toBe('some');
    const both = 'PSS USD 200/40HC (Mombasa and Dar es Salaam only)';
    expect(holds(both, { ...RATE, destination: place('TZDAR') })).toBe('all');
    expect(holds(both)).toBe('none');
  });

  it('is for rates by the way that it names as far as their rows name one', () => {
    const text = 'PSS USD 200/40HC (USEC through the Panama Canal only)';
    const york = { ...RATE, destination: place('USNYC') };
    expect(holds(text, { ...york, routing: 'Panama Canal' })).toBe('all');
    expect(holds(text, { ...york, routing: 'Cape routing' })).toBe('none');
    expect(holds(text, york)).toBe('some');
    expect(holds(text, { ...RATE, destination: place('USLAX'), routing: 'Panama Canal' })).toBe('none');
    expect(holds('PSS USD 200/40HC，仅限经巴拿马运河', { ...york, routing: '经巴拿马' })).toBe('all');
    expect(holds('PSS USD 200/40HC (not via Suez)', { ...york, routing: 'via Suez' })).toBe('none');
  });
});
