import type { OutputOf } from '@agent-rate/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { isBusy, type Sheet } from './import-file.ts';

/** Lists that a sheet has no more once it is published; they must not be asked for again. */
const DRAFT_LISTS: ReadonlySet<unknown> = new Set(['draft-rates', 'draft-changes', 'draft-rate']);

/** Reads everything again that a publication may have changed, but the lists of drafts. */
export const isNoDraftList = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => !DRAFT_LISTS.has(queryKey[0]);

/** One sheet, followed for as long as something is under way for it. */
export function useSheet(id: number) {
  const queries = useQueryClient();
  const sheet = useQuery({
    queryKey: ['sheet', id],
    queryFn: ({ signal }) => client.call('get-rate-sheet', { path: { id }, signal }),
  });
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
      await queries.invalidateQueries({ predicate: isNoDraftList });
    };
    // A stream that breaks for good leaves the page as it is; its retry reads it again.
    follow().catch(() => queries.invalidateQueries({ queryKey: ['sheet', id] }));
    return () => stop.abort();
  }, [id, isOpen, queries]);
  return sheet;
}
