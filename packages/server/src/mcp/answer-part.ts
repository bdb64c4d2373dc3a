/** A list inside the answer's `data` that is paged, with its page in `meta` under the same name; so many of it an answer. */
export type AnswerPart = { list: string; size: number };

/**
 * A page of the list, counted from 1, as a model gets it. A list that is over with it stays as it is. Of a longer one the answer
 * says how many follow (`moreGroups`), and from the second page on it holds nothing else.
 */
export function cutPart(
  body: Record<string, unknown>,
  { list, size }: AnswerPart,
  page: number,
): { body: Record<string, unknown>; hasMore: boolean } {
  const { data, meta } = body as { data: Record<string, unknown>; meta: Record<string, { total: number } | undefined> };
  const total = meta[list]?.total ?? 0;
  if (total <= size) return { body, hasMore: false };
  const more = Math.max(0, total - page * size);
  const rest = page === 1 ? data : {};
  return { body: { ...body, data: { ...rest, [list]: data[list], moreGroups: more } }, hasMore: more > 0 };
}
