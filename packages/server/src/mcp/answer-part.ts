/** A list in the answer's `data` that may be long, and how many of it one answer holds. */
export type AnswerPart = { list: string; size: number };

type Group = { rates?: number };

/**
 * One page of the list, counted from 1. A short list stays as it is. Of a longer one those with most rates come first, the
 * answer says how many follow (`moreGroups`), and from the second page on it holds nothing else.
 */
export function cutPart(
  body: Record<string, unknown>,
  { list, size }: AnswerPart,
  page: number,
): { body: Record<string, unknown>; hasMore: boolean } {
  const data = body.data as Record<string, unknown>;
  const all = data[list];
  if (!Array.isArray(all) || all.length <= size) return { body, hasMore: false };
  const sorted = (all as Group[]).toSorted((a, b) => (b.rates ?? 0) - (a.rates ?? 0));
  const shown = sorted.slice((page - 1) * size, page * size);
  const more = Math.max(0, all.length - page * size);
  const rest = page === 1 ? data : {};
  return { body: { ...body, data: { ...rest, [list]: shown, moreGroups: more } }, hasMore: more > 0 };
}
