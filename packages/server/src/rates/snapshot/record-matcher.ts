import { type Condition, conditionsOf, type RateFilter } from '../search/rate-filter.ts';
import type { Dictionary } from './dictionary.ts';
import { type BlockRecord, dayNumberOf } from './lane-block.ts';

/** Whether a record of a lane matches a filter. */
export type RecordMatcher = (record: BlockRecord) => boolean;

/** A matcher of the records of the lanes that a filter names; undefined when only PostgreSQL can tell what matches. */
export function createMatcher(filter: RateFilter, dictionary: Dictionary): RecordMatcher | undefined {
  const matchers: RecordMatcher[] = [];
  for (const { condition, value } of conditionsOf(filter)) {
    if (condition.kind === 'sql') return undefined;
    // The lanes were found by their ports.
    if (condition.kind !== 'lane') matchers.push(matcherOf(condition, value as string | readonly string[], dictionary));
  }
  return (record) => matchers.every((matches) => matches(record));
}

type RecordCondition = Extract<Condition, { kind: 'text' | 'texts' | 'day' }>;

/** Equal to no number of a word. */
const NO_NUMBER = -1;
const DAYS = { valid_from: 'validFrom', valid_to: 'validTo' } as const;

function matcherOf(
  condition: RecordCondition,
  value: string | readonly string[],
  dictionary: Dictionary,
): RecordMatcher {
  switch (condition.kind) {
    case 'text':
    case 'texts': {
      const { column } = condition;
      const numbers = [value].flat().map((text) => dictionary.find(text) ?? NO_NUMBER);
      return (record) => numbers.includes(record[column]);
    }
    case 'day': {
      const day = dayNumberOf(String(value));
      const tests = condition.bounds.map(({ column, is }) => ({ name: DAYS[column], isFrom: is === '>=' }));
      return (record) => tests.every(({ name, isFrom }) => (isFrom ? record[name] >= day : record[name] <= day));
    }
  }
}
