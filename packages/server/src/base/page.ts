import { type Static, Type } from 'typebox';
import type { PageOf } from './operation.ts';
import { ACCOUNT_PATTERN } from './walls.ts';

/** The query parameters of every paged list, as in WordPress. */
export const PageQueryProperties = {
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'Page of the list' })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Entries per page' })),
};

/** A filter of lists whose rows belong to accounts. */
export const AccountQueryProperties = {
  account: Type.Optional(
    Type.String({ pattern: ACCOUNT_PATTERN, description: 'Only those of this account; with the scope admin of any' }),
  ),
};

/** The page of a list; the totals are also sent as X-WP-Total and X-WP-TotalPages. */
export const PageMetaSchema = Type.Object(
  {
    total: Type.Integer({ description: 'Entries of the whole list' }),
    page: Type.Integer(),
    perPage: Type.Integer(),
    totalPages: Type.Integer({ description: '0 for an empty list' }),
  },
  { title: 'PageMeta' },
);
type PageMeta = Static<typeof PageMetaSchema>;

/** The page that a query asks for. */
export function parsePage(query: { page?: number; per_page?: number }): Omit<PageOf, 'total'> {
  return { page: query.page ?? 1, perPage: query.per_page ?? 20 };
}

/** The `meta` of a page. */
export function pageMeta({ total, page, perPage }: PageOf): PageMeta {
  return { total, page, perPage, totalPages: Math.ceil(total / perPage) };
}

/** The answer for one page of entries. */
export function pageAnswer<T>(data: T[], page: PageOf): { body: { data: T[]; meta: PageMeta }; page: PageOf } {
  return { body: { data, meta: pageMeta(page) }, page };
}

/** The answer for the page of a list in memory that a query asks for. */
export function pageOfList<T>(list: readonly T[], query: { page?: number; per_page?: number }) {
  const page = { ...parsePage(query), total: list.length };
  const from = (page.page - 1) * page.perPage;
  return pageAnswer(list.slice(from, from + page.perPage), page);
}
