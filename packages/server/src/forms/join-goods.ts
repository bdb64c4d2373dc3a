import { isFilled } from './fill-value.ts';
import type { SourcedValue, SourcedValues } from './sourced-value.ts';

function joined(all: readonly (SourcedValue | undefined)[]): SourcedValue | undefined {
  const [first] = all;
  const texts = all.map((one) => (isFilled(one?.value) ? String(one.value).trim() : ''));
  if (texts.every((text) => text === texts[0])) return first;
  const value = texts.map((text, at) => `${at + 1}) ${text === '' ? '-' : text}`).join('\n');
  return { value, status: 'given', evidence: all.flatMap((one) => one?.evidence ?? []) };
}

/**
 * The values of several goods for a template that has one place for each field: a value that all share as it is, others
 * below each other with the number of the goods.
 */
export function joinGoodsValues(shared: SourcedValues, goods: readonly SourcedValues[]): SourcedValues {
  const keys = [...new Set(goods.flatMap((one) => Object.keys(one)))];
  const own = keys.flatMap((key) => {
    const value = joined(goods.map((one) => one[key] ?? shared[key]));
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...shared, ...Object.fromEntries(own) };
}
