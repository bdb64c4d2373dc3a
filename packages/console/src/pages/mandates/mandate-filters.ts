import type { InputOf } from '@agent-rate/client';

/** What the list of mandates is filtered by, as its address holds it. */
export type MandateFilters = Omit<NonNullable<InputOf<'list-mandates'>['query']>, 'per_page' | `_${string}`>;

const NAMES = ['status', 'quote_id', 'shipper'] as const satisfies readonly (keyof MandateFilters)[];

/** The filters in an address; what is empty is left out, and what is wrong is refused by the service. */
export function readMandateFilters(search: Record<string, unknown>): MandateFilters {
  const given = NAMES.map((name) => [name, String(search[name] ?? '').trim()]).filter(([, value]) => value !== '');
  const page = Number(search.page ?? 1);
  return { ...(Object.fromEntries(given) as MandateFilters), ...(Number.isInteger(page) && page > 1 ? { page } : {}) };
}
