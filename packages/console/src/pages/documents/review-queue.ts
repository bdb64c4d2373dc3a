import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { byDoubt } from './by-doubt.ts';

/** The ids of the finished extractions as the queue showed them. It keeps its order while it is worked through. */
export const REVIEW_QUEUE = ['review-queue'] as const;

/** The extractions before and after one in the queue, and the way there. */
export function useReviewQueue(id: number) {
  const navigate = useNavigate();
  const queue = useQuery({
    queryKey: REVIEW_QUEUE,
    queryFn: async ({ signal }) => {
      const query = { status: 'done', doubts: true, per_page: 100 } as const;
      const { data } = await client.call('list-extractions', { query, signal });
      return data.toSorted(byDoubt).map((extraction) => extraction.id);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const ids = queue.data ?? [];
  const at = ids.indexOf(id);
  const wayTo = (other: number | undefined) =>
    other === undefined
      ? undefined
      : () => void navigate({ to: '/documents/review/$extraction', params: { extraction: String(other) } });
  return { next: wayTo(ids[at + 1]), previous: at > 0 ? wayTo(ids[at - 1]) : undefined };
}
