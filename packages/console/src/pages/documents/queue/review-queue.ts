import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../api/client.ts';
import type { DocumentFilters } from '../document-filters.ts';

/** The ids of finished extractions in the order in which they are reviewed, and what the queue was filtered by. */
export const REVIEW_QUEUE = ['review-queue'] as const;
type ReviewQueue = { readonly ids: readonly number[]; readonly filters: DocumentFilters };

/** The extractions before and after one in the queue, and the way there. The queue keeps its order while it is worked through. */
export function useReviewQueue(id: number, onEnd: () => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const queue = useQuery({
    queryKey: REVIEW_QUEUE,
    queryFn: async (): Promise<ReviewQueue> => ({ ids: await findMore({}, []), filters: {} }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { ids, filters } = queue.data ?? { ids: [], filters: {} };
  const at = ids.indexOf(id);
  const open = (other: number) =>
    void navigate({ to: '/documents/review/$extraction', params: { extraction: String(other) } });
  const continuing = useMutation({
    mutationFn: () => findMore(filters, ids),
    onSuccess: (more) => {
      queries.setQueryData(REVIEW_QUEUE, { ids: [...ids, ...more], filters });
      const [first] = more;
      if (first === undefined) onEnd();
      else open(first);
    },
  });
  const wayTo = (other: number | undefined) => (other === undefined ? undefined : () => open(other));
  return { next: wayTo(ids[at + 1]) ?? (() => continuing.mutate()), previous: at > 0 ? wayTo(ids[at - 1]) : undefined };
}

/** The next page of the queue that has something new. A reviewed extraction moves to its end, so pages are asked for from the first. */
async function findMore({ page: _page, ...filters }: DocumentFilters, known: readonly number[]): Promise<number[]> {
  const seen = new Set(known);
  for (let page = 1; ; page += 1) {
    const query = { ...filters, status: 'done', sort: 'doubt', page, per_page: 100 } as const;
    const { data, meta } = await client.call('list-extractions', { query });
    const fresh = data.map(({ id }) => id).filter((id) => !seen.has(id));
    if (fresh.length > 0 || page >= meta.totalPages) return fresh;
  }
}
