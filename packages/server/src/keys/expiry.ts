import { isIsoDate } from '../base/index.ts';

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** `90d`, `12h`, `30m` or `0` in milliseconds; undefined when it is not a duration. */
export function parseDuration(text: string): number | undefined {
  if (text === '0') return 0;
  const match = /^(\d{1,5})([mhd])$/.exec(text.trim());
  const unit = UNITS[match?.[2] ?? ''];
  return match && unit !== undefined ? Number(match[1]) * unit : undefined;
}

/**
 * An expiry: `90d` or `12h` from `now`, a day (its last millisecond, UTC), or an instant with its zone. Undefined for any
 * other text.
 */
export function parseExpiry(text: string, now: Date): Date | undefined {
  const wanted = text.trim();
  const duration = parseDuration(wanted);
  if (duration !== undefined) return new Date(now.getTime() + duration);
  if (isIsoDate(wanted)) return new Date(`${wanted}T23:59:59.999Z`);
  if (!INSTANT.test(wanted) || !isIsoDate(wanted.slice(0, 10))) return undefined;
  const instant = new Date(wanted);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
