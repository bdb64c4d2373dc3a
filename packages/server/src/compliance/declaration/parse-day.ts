const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A day as declarations write it, as the source of a pattern without groups. */
export const DAY_SOURCE = String.raw`(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4}|\d{1,2}\.?\s?(?:${MONTHS.join('|')})[a-z]*\.?,?\s\d{4}|\d{4}年\d{1,2}月\d{1,2}日)`;

const iso = (year: string, month: number, day: string) =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * ISO day of a text: `2026-11-05`, `5.11.2026`, `5 Nov 2026`. With figures alone the day stands before the month, unless the
 * second figure can be no month. Undefined when it is no day.
 */
export function parseDay(text: string): string | undefined {
  const [, y1, m1, d1] = /(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})/.exec(text) ?? [];
  if (y1 !== undefined && d1 !== undefined) return iso(y1, Number(m1), d1);
  const [, d2, name, y2] = /(\d{1,2})\.?\s?([a-z]{3})[a-z]*\.?,?\s(\d{4})/i.exec(text) ?? [];
  const month = MONTHS.indexOf((name ?? '').toLowerCase()) + 1;
  if (d2 !== undefined && y2 !== undefined && month > 0) return iso(y2, month, d2);
  const [, first, second, y3] = /(\d{1,2})[-./](\d{1,2})[-./](\d{4})/.exec(text) ?? [];
  if (first === undefined || second === undefined || y3 === undefined) return undefined;
  return Number(second) > MONTHS.length ? iso(y3, Number(first), second) : iso(y3, Number(second), first);
}
