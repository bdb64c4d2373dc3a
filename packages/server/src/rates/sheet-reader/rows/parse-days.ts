import { plainText } from '../plain-text.ts';

/** Transit days: `14-15`, `28d`, `约18天`, `9/10`. Undefined when the text is no number of days. */
export function parseTransit(value: string | number | boolean | null): { max: number; min: number | null } | undefined {
  if (typeof value === 'number') return value >= 0 && value <= 200 ? { max: Math.ceil(value), min: null } : undefined;
  if (typeof value !== 'string') return undefined;
  const numbers =
    plainText(value)
      .match(/\d+(?:\.\d+)?/g)
      ?.map(Number) ?? [];
  if (numbers.length === 0 || numbers.length > 2 || numbers.some((days) => days > 200)) return undefined;
  const [first = 0, second = first] = numbers;
  const [min, max] = [Math.min(first, second), Math.max(first, second)];
  return { max: Math.ceil(max), min: min === max ? null : Math.floor(min) };
}

/** Days of free time at destination; null where the text does not say. */
export type FreeDays = { demurrage: number | null; detention: number | null; combined: number | null };

const NO_FREE_DAYS: FreeDays = { demurrage: null, detention: null, combined: null };

/**
 * Free time: `10/14 days` is demurrage and detention, `14 days combined` both together, `7 DEM + 7 DET`, a bare `14`
 * in a column of free time is both together. Undefined when the text is something else.
 */
export function parseFreeTime(value: string | number | boolean | null): FreeDays | undefined {
  if (typeof value === 'number')
    return value >= 0 && value <= 120 ? { ...NO_FREE_DAYS, combined: Math.round(value) } : undefined;
  if (typeof value !== 'string') return undefined;
  const text = plainText(value);
  const days = text.match(/\d+/g)?.map(Number) ?? [];
  if (days.length === 0 || days.some((count) => count > 120)) return undefined;
  const demurrage = /(\d+)\s*(?:days?|d|天)?\s*(?:of |free )*dem|dem\w*\s*:?\s*(\d+)/.exec(text);
  const detention = /(\d+)\s*(?:days?|d|天)?\s*(?:of |free )*det|det\w*\s*:?\s*(\d+)/.exec(text);
  const [first = null, second = null] = days;
  if (days.length === 1)
    return ofOneNumber(first, { isDemurrage: demurrage !== null, isDetention: detention !== null });
  if (days.length !== 2) return undefined;
  if (demurrage && detention) {
    // "DEM 7 DET 14": the number behind a word belongs to it, not the one before it.
    if (/^\D*dem\D*\d+\D*det\D*\d+/.test(text)) return { demurrage: first, detention: second, combined: null };
    if (/^\D*det\D*\d+\D*dem\D*\d+/.test(text)) return { demurrage: second, detention: first, combined: null };
    const named = (match: RegExpExecArray) => Number(match[1] ?? match[2]);
    return { demurrage: named(demurrage), detention: named(detention), combined: null };
  }
  const isPair = /\d+\s*(?:days?|d|天)?\s*[/+&]\s*\d+/.test(text);
  return isPair ? { demurrage: first, detention: second, combined: null } : undefined;
}

/** A number beside one of the words is of that one; beside both, or none, of both together. */
function ofOneNumber(days: number | null, of: { isDemurrage: boolean; isDetention: boolean }): FreeDays {
  if (of.isDemurrage === of.isDetention) return { ...NO_FREE_DAYS, combined: days };
  return of.isDemurrage ? { ...NO_FREE_DAYS, demurrage: days } : { ...NO_FREE_DAYS, detention: days };
}
