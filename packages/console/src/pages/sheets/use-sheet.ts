import type { OutputOf } from '@agent-rate/client';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { isBusy, type Sheet } from './import-file.ts';

const sheetQuery = (id: number) =>
  queryOptions({
    queryKey: ['sheet', id] as const,
    queryFn: ({ signal }) => client.call('get-rate-sheet', { path: { id }, signal }),
  });

/** The query of one list. */
type ListContext = {
  readonly client: QueryClient;
  readonly queryKey: readonly unknown[];
  readonly signal: AbortSignal;
};

/**
 * Reads a list that a sheet has only while it is a draft. When everything is asked for again, such a list waits for what the sheet has
 * become, and stays as it was once that is no draft: the service would refuse it.
 */
export function readOfDraft<T>(sheet: number, read: (signal: AbortSignal) => Promise<T>) {
  return async ({ client: queries, queryKey, signal }: ListContext): Promise<T> => {
    const shown = queries.getQueryData<T>(queryKey);
    if (shown === undefined) return read(signal);
    const { status } = await queries.fetchQuery({ ...sheetQuery(sheet), staleTime: Number.POSITIVE_INFINITY });
    return status === 'draft' ? read(signal) : shown;
  };
}

/** One sheet, followed for as long as something is under way for it. */
export function useSheet(id: number) {
  const queries = useQueryClient();
  const sheet = useQuery(sheetQuery(id));
  const isOpen = sheet.data !== undefined && isBusy(sheet.data);
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const follow = async () => {
      for await (const { data } of client.follow('follow-rate-sheet', { path: { id }, signal: stop.signal })) {
        if (!isBusy(data as Sheet)) break;
        queries.setQueryData<OutputOf<'get-rate-sheet'>>(
          ['sheet', id],
          (shown) => shown && { ...shown, ...(data as Sheet) },
        );
      }
      await queries.invalidateQueries();
    };
    // A stream that breaks for good leaves the page as it is; its retry reads it again.
    follow().catch(() => queries.invalidateQueries({ queryKey: ['sheet', id] }));
    return () => stop.abort();
  }, [id, isOpen, queries]);
  return sheet;
}
