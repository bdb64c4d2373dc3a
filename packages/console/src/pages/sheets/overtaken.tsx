import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { Notice } from '../../parts/notice.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import type { Sheet } from './import-file.ts';
import { sheetsWords } from './sheets-words.ts';

const LOOK_MILLISECONDS = 5_000;

/** Compares a draft anew, and says so, when something was published or reverted while it is looked at. */
export function Overtaken({ sheet }: { readonly sheet: number }) {
  const texts = useAreaWords(sheetsWords);
  const queries = useQueryClient();
  const first = useRef<number>(undefined);
  const [isOvertaken, setOvertaken] = useState(false);
  const published = useQuery({
    queryKey: ['published-sheets'],
    queryFn: ({ signal }) => client.call('list-rate-sheets', { query: { status: 'published', per_page: 1 }, signal }),
    refetchInterval: LOOK_MILLISECONDS,
    // What was read on another page is older than the difference that this one shows.
    gcTime: 0,
  });
  const total = published.data?.meta.total;
  useEffect(() => {
    if (total === undefined) return;
    const compareAnew = async () => {
      await queries.invalidateQueries({ queryKey: ['sheet', sheet] });
      // What was published may be this sheet itself, which has no changes to list any more.
      if (queries.getQueryData<Sheet>(['sheet', sheet])?.status !== 'draft') return;
      setOvertaken(true);
      await queries.invalidateQueries({ queryKey: ['draft-changes', sheet] });
    };
    if (first.current !== undefined && first.current !== total) void compareAnew();
    first.current = total;
  }, [total, sheet, queries]);
  return isOvertaken ? (
    <Notice severity="warning" role="status">
      {texts.overtaken}
    </Notice>
  ) : null;
}
