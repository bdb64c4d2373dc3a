import { isIsoDate } from '../../base/index.ts';
import type { Charge } from './rate.schema.ts';

/** The days on which a charge holds, both included; null: no end on that side. */
export type ChargeDays = NonNullable<Charge['days']>;

/** Such days as the condition of a charge has them among its words. */
export function wordsOfDays(days: ChargeDays | undefined): string[] {
  if (days === undefined) return [];
  const { from, to } = days;
  return [...(from === null ? [] : [`from ${from}`]), ...(to === null ? [] : [`until ${to}`])];
}

/** Such days as an interval of ISO 8601: `2026-12-15/2026-12-31`, `2026-12-15/..`, `../2026-12-31`. */
export function printDays({ from, to }: ChargeDays): string {
  return `${from ?? '..'}/${to ?? '..'}`;
}

/** Reads what `printDays` wrote. Undefined when it is no such interval. */
export function parseDays(text: string): ChargeDays | undefined {
  const [from, to, ...more] = text.trim().split('/');
  if (from === undefined || to === undefined || more.length > 0 || text.trim() === '../..') return undefined;
  if (![from, to].every((day) => day === '..' || isIsoDate(day))) return undefined;
  if (from !== '..' && to !== '..' && from > to) return undefined;
  return { from: from === '..' ? null : from, to: to === '..' ? null : to };
}
