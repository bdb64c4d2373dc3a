import type { InputOf } from '@agent-rate/client';

type Query = NonNullable<InputOf<'list-extractions'>['query']>;

/** The filters of the queue, as its address holds them. */
export type DocumentFilters = Pick<Query, 'status' | 'type' | 'search' | 'page'>;

const NAMES = ['status', 'type', 'search'] as const satisfies readonly (keyof DocumentFilters)[];

/** The filters in an address; what is empty or unknown is left out, and what is wrong is refused by the service. */
export function readDocumentFilters(search: Record<string, unknown>): DocumentFilters {
  const given = NAMES.map((name) => [name, String(search[name] ?? '').trim()]).filter(([, value]) => value !== '');
  const page = Number(search.page);
  return { ...Object.fromEntries(given), ...(Number.isInteger(page) && page > 1 ? { page } : {}) };
}
