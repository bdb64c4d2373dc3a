import type { OutputOf } from '@agent-rate/client';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { MOST_CHOSEN, readIds } from './search.ts';

type Rate = OutputOf<'get-rate'>;

const STALE_MILLISECONDS = 60_000;

/** Rates by their ids, in order: those that have come, and the first that did not. */
export function useRatesById(ids: readonly number[]) {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['rate', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => client.call('get-rate', { path: { id }, signal }),
      staleTime: STALE_MILLISECONDS,
    })),
  });
  return {
    rates: answers.flatMap(({ data }) => data ?? []),
    isLoading: answers.some(({ isLoading }) => isLoading),
    failed: answers.find(({ isError }) => isError),
  };
}

/** The rates that were chosen in the search to be compared and quoted; the address holds their ids. */
export function useChosenRates() {
  const { chosen } = useSearch({ from: '/rates' });
  const navigate = useNavigate({ from: '/rates' });
  const queries = useQueryClient();
  const [ids, setIds] = useState(() => readIds(chosen));
  const { rates, failed } = useRatesById(ids);
  const become = (next: readonly number[]) => {
    setIds([...next]);
    void navigate({
      search: ({ chosen: _before, ...search }) => ({ ...search, ...addressOf(next) }),
      ...{ replace: true, resetScroll: false },
    });
  };
  return {
    ids: new Set(ids),
    rates,
    failed,
    canChoose: ids.length < MOST_CHOSEN,
    toggle: (rate: Rate) => {
      queries.setQueryData(['rate', rate.id], rate);
      become(ids.includes(rate.id) ? ids.filter((id) => id !== rate.id) : [...ids, rate.id]);
    },
    clear: () => become([]),
    /** The chosen rates as the address has them. */
    address: addressOf(ids),
  };
}

const addressOf = (ids: readonly number[]) => (ids.length === 0 ? {} : { chosen: ids.join() });
