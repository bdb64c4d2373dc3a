import { type PageOf, pageMeta } from '../../base/index.ts';
import { problem } from '../errors/problems.ts';

/** Throws `rest_post_invalid_page_number` for a page past the end, as WordPress does. Page 1 of nothing is fine. */
export function refusePagePastEnd(page: PageOf): void {
  const { totalPages } = pageMeta(page);
  if (page.page > 1 && page.page > totalPages) {
    throw problem('rest_post_invalid_page_number', { total: page.total, total_pages: totalPages });
  }
}

/** WordPress's paging headers of a list. */
export function pageHeaders(page: PageOf): Record<string, string> {
  return { 'X-WP-Total': String(page.total), 'X-WP-TotalPages': String(pageMeta(page).totalPages) };
}

/** The address of a request: its public path without the query, and the query. */
type Address = { path: string; queryText: string };

/** The `prev` and `next` links of a page (RFC 8288), with the rest of the query as it was. */
export function pageLinks(page: PageOf, url: Address): string {
  if (page.after === null) return '';
  if (page.after !== undefined) return linkTo(url, { after: String(page.after) }, 'next');
  const links: string[] = [];
  if (page.page > 1) links.push(linkTo(url, { page: String(page.page - 1) }, 'prev'));
  if (page.page < pageMeta(page).totalPages) links.push(linkTo(url, { page: String(page.page + 1) }, 'next'));
  return links.join(', ');
}

/** A link to the same list from another place on (RFC 8288). */
export function linkTo({ path, queryText }: Address, place: Readonly<Record<string, string>>, rel: string): string {
  return `<${path}?${withoutPage(queryText)}${new URLSearchParams(place)}>; rel="${rel}"`;
}

/** The query without what says the page, ready for another to be put behind it. */
function withoutPage(queryText: string): string {
  if (queryText === '') return '';
  const rest = queryText.split('&').filter((pair) => !/^(?:$|(?:page|after)(?:=|$))/.test(pair));
  return rest.length === 0 ? '' : `${rest.join('&')}&`;
}
