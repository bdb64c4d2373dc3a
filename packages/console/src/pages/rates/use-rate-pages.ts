import type { OutputOf, RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import type { Search } from './search.ts';

type Rate = RecordOf<'list-rates'>;
type Answer = OutputOf<'list-rates'>;

/** Rates that are asked for at a time: as many as the service gives. */
export const PER_PAGE = 100;

const keyOf = (search: Search, page: number) => ['rates', search, page] as const;

/** The first rates of a search, with how many there are and what its words were understood as. */
export function useFirstRates(search: Search) {
  return useQuery({
    queryKey: keyOf(search, 0),
    queryFn: ({ signal }) => client.call('list-rates', { query: { ...search, per_page: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * The rates at the places `from` to `to` (from 0) of a search, undefined where they are on their way. A page goes on after the
 * last rate of the one before when that is there, and is asked for by its number when someone jumped to it.
 */
export function useRatesBetween(search: Search, from: number, to: number) {
  const queries = useQueryClient();
  const first = Math.floor(from / PER_PAGE);
  const pages = Array.from({ length: Math.floor(to / PER_PAGE) - first + 1 }, (_, index) => first + index);
  const answers = useQueries({
    queries: pages.map((page) => ({
      queryKey: keyOf(search, page),
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const before = queries.getQueryData<Answer>(keyOf(search, page - 1))?.data.at(-1)?.id;
        const place = before === undefined ? { page: page + 1 } : { after: before };
        return client.call('list-rates', { query: { ...search, per_page: PER_PAGE, ...place }, signal });
      },
      staleTime: 60_000,
    })),
  });
  return {
    rateAt: (at: number): Rate | undefined => answers[Math.floor(at / PER_PAGE) - first]?.data?.data[at % PER_PAGE],
    failed: answers.find(({ isError }) => isError),
  };
}
