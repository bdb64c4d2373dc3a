import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { byDoubt } from './by-doubt.ts';
import { documentsWords } from './documents-words.ts';
import { ExtractionQueue } from './extraction-queue.tsx';
import { REVIEW_QUEUE } from './review-queue.ts';
import { useUpload } from './use-upload.ts';
import { VerifyPanel } from './verify-panel.tsx';

/** Which extractions the queue shows. */
const STATUSES = ['all', 'done', 'failed', 'running', 'queued', 'cancelled'] as const;
type Filter = (typeof STATUSES)[number];

/** How soon the queue is asked for again: while something is under way, and otherwise. */
const [SOON, LATER] = [1_500, 15_000];

/** Documents dropped and queued for review, the most doubtful first. */
export function DocumentsPage() {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const queries = useQueryClient();
  const [filter, setFilter] = useState<Filter>('all');
  const upload = useUpload();
  const extractions = useQuery({
    queryKey: ['extractions', filter],
    queryFn: ({ signal }) => {
      const query = { ...(filter === 'all' ? {} : { status: filter }), doubts: true, per_page: 100 };
      return client.call('list-extractions', { query, signal });
    },
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'queued' || status === 'running') ? SOON : LATER,
  });
  const sorted = extractions.data?.data.toSorted(byDoubt);
  useEffect(() => {
    if (sorted)
      queries.setQueryData(
        REVIEW_QUEUE,
        sorted.filter(({ status }) => status === 'done').map(({ id }) => id),
      );
  });
  return (
    <>
      <h1>{words.areas.documents}</h1>
      <FileDrop
        label={upload.isPending ? words.common.loading : texts.drop}
        isBusy={upload.isPending}
        onFiles={upload.begin}
      />
      {upload.refused.map(({ name, error }) => (
        <section key={name} aria-label={name}>
          <strong>{name}</strong>
          <ProblemNotice error={error} />
        </section>
      ))}
      <label className="field status-filter">
        <span>{texts.show}</span>
        <select
          value={filter}
          onChange={({ target }) => setFilter(STATUSES.find((one) => one === target.value) ?? 'all')}
        >
          {STATUSES.map((one) => (
            <option key={one} value={one}>
              {texts.stage[one]}
            </option>
          ))}
        </select>
      </label>
      {extractions.isError ? (
        <ProblemNotice error={extractions.error} retry={() => void extractions.refetch()} />
      ) : null}
      {sorted ? <ExtractionQueue extractions={sorted} /> : null}
      <VerifyPanel />
    </>
  );
}
