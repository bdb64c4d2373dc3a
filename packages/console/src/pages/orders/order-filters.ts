import type { InputOf } from '@agent-rate/client';

/** The filters of the list of orders, as its address holds them. */
export type OrderFilters = Omit<NonNullable<InputOf<'list-orders'>['query']>, 'page' | 'per_page' | `_${string}`>;

const NAMES = [
  'booking_status',
  'amended_booking_status',
  'booking_cancellation_status',
  'origin',
  'destination',
  'carrier',
  'equipment',
  'reference',
  'mandate',
  'test',
  'placed_from',
  'placed_to',
] as const satisfies readonly (keyof OrderFilters)[];

/** The filters in an address; what is empty or unknown is left out, and what is wrong is refused by the service. */
export function readOrderFilters(search: Record<string, unknown>): OrderFilters {
  const given = NAMES.map((name) => [name, String(search[name] ?? '').trim()]).filter(([, value]) => value !== '');
  return Object.fromEntries(given) as OrderFilters;
}
