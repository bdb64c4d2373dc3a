import { expect, it } from 'vitest';
import { createDictionary } from '../snapshot/dictionary.ts';
import { createMatcher } from '../snapshot/record-matcher.ts';
import { whereOf } from './filter-sql.ts';
import { CONDITIONS, type Conditions, type RateFilter } from './rate-filter.ts';

it('A filter that says neither how PostgreSQL nor how the snapshot matches it does not compile', () => {
  const { currency, ...others } = CONDITIONS;
  // @ts-expect-error: the condition of `currency` is missing.
  const incomplete: Conditions<RateFilter> = others;
  // @ts-expect-error: a new filter, `service`, has no condition.
  const extended: Conditions<RateFilter & { service?: string }> = CONDITIONS;
  // @ts-expect-error: the snapshot compares no numbers.
  const wrong: Conditions<RateFilter> = { ...CONDITIONS, minAmount: { kind: 'text', column: 'currency' } };
  expect([incomplete, extended, wrong, currency]).toHaveLength(4);
});

it('A filter that only PostgreSQL can match is left to it', () => {
  const dictionary = createDictionary();
  const lane: RateFilter = { origins: ['CNSHA'], destinations: ['NLRTM'] };
  for (const [name, { kind }] of Object.entries(CONDITIONS)) {
    const filter = { ...lane, [name]: name.endsWith('s') ? ['CNSHA'] : '2026-12-01' } as RateFilter;
    expect({ name, isLeft: createMatcher(filter, dictionary) === undefined }).toEqual({ name, isLeft: kind === 'sql' });
  }
});

it('The conditions are rendered as SQL with numbered parameters', () => {
  expect(whereOf({ origins: ['CNSHA'], carrier: 'MAEU', validOn: '2026-12-01' })).toEqual({
    text: 'r.known_to is null and r.origin = any($1::text[]) and r.carrier = $2 and r.valid_from <= $3::date and r.valid_to >= $3::date',
    values: [['CNSHA'], 'MAEU', '2026-12-01'],
  });
});
