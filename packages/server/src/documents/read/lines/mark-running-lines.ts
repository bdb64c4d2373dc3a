import type { Line, LineRole, Page } from '../../model/index.ts';

/** The text that a running line keeps from page to page: without page numbers and spaces. */
function keyOf({ text }: { readonly text: string }): string {
  return text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, '');
}

/** Only the outer parts of a page can hold running lines. */
function marginOf(line: Line, page: Page): LineRole {
  if (line.box[1] < page.height * 0.22) return 'header';
  return line.box[3] > page.height * 0.82 ? 'footer' : 'body';
}

const PAGE_NUMBER = /^(page|seite|página|pagina|第)?\s*#\s*(页|頁|\/#|of#|von#|de#|sur#)?$/i;

/** "Page 3 of 8", as a cell beside whatever else a margin says. */
const PAGE_OF_PAGES = /^(?:page|seite|página|pagina)#(?:of|\/|von|de|sur|di)#$/i;

/** "Page 3 of 8", or a lone number when it is the page's own: another one may be a value that the page before could not hold. */
function isPageNumber(line: Line, page: Page): boolean {
  const lone = /^\s*(\d{1,5})\s*$/.exec(line.text)?.[1];
  if (lone !== undefined) return Number(lone) === page.number;
  return PAGE_NUMBER.test(keyOf(line)) || line.cells.some((cell) => PAGE_OF_PAGES.test(keyOf(cell)));
}

/** Heights, as shares of the page's, that differ by less are the same: scans lie a little higher or lower. */
const SAME_HEIGHT = 0.015;

/**
 * Marks headers and footers: lines in the outer parts that are on at least half of the pages at nearly the
 * same height. The first page keeps its header lines as body: there they are the title.
 */
export function markRunningLines(pages: readonly Page[]): Page[] {
  if (pages.length < 2) return [...pages];
  const seen = new Map<string, Set<number>>();
  const placeKey = (line: Line, page: Page, step = 0) =>
    `${marginOf(line, page)}|${Math.round(line.box[1] / page.height / SAME_HEIGHT) + step}|${keyOf(line)}`;
  for (const page of pages) {
    for (const line of page.lines) {
      if (marginOf(line, page) === 'body') continue;
      const key = placeKey(line, page);
      const on = seen.get(key) ?? new Set();
      seen.set(key, on.add(page.number));
    }
  }
  const enough = Math.max(2, Math.ceil(pages.length * 0.4));
  const pagesWith = (line: Line, page: Page) =>
    [-1, 0, 1].reduce((sum, step) => sum + (seen.get(placeKey(line, page, step))?.size ?? 0), 0);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const margin = marginOf(line, page);
      if (margin === 'body') return line;
      const runs = pagesWith(line, page) >= enough || isPageNumber(line, page);
      // On the first page the header is the title: it names the product and the date.
      if (page.number === 1 && margin === 'header') return line;
      return runs ? { ...line, role: margin } : line;
    }),
  }));
}
