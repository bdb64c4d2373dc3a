import { isIsoDate } from '../base/offline.ts';

/** The day of sailing that fields state, ISO; undefined where they state none, or none that is a day of the calendar. */
export function statedSailingDay(
  values: Readonly<Record<string, { readonly value: string | number | null } | undefined>>,
): string | undefined {
  const day = String(values.sailingDate?.value ?? '').trim();
  return isIsoDate(day) ? day : undefined;
}
