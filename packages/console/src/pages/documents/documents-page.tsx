import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import { ForScope } from '../../parts/for-scope.tsx';
import { Pages } from '../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import type { DocumentFilters } from './document-filters.ts';
import { documentsWords } from './documents-words.ts';
import { VerifyPanel } from './forms/verify-panel.tsx';
import { ExtractionQueue } from './queue/extraction-queue.tsx';
import { QueueFilters } from './queue/queue-filters.tsx';
import { REVIEW_QUEUE } from './queue/review-queue.ts';
import { Uploads } from './queue/uploads.tsx';
import { useUploads } from './queue/use-uploads.ts';
import './documents.css';

const route = getRouteApi('/documents');
const PER_PAGE = 50;
/** How soon the queue is asked for again: while something is under way, and otherwise. */
const [SOON, LATER] = [1_500, 15_000];

/** Documents dropped and queued for review, the most doubtful first; the address holds the filters. */
export function DocumentsPage() {
  const { words, count } = useWords();
  const texts = useAreaWords(documentsWords);
  const queries = useQueryClient();
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const uploads = useUploads();
  const extractions = useQuery({
    queryKey: ['extractions', filters],
    queryFn: ({ signal }) => {
      const query = { ...filters, sort: 'doubt', doubts: true, per_page: PER_PAGE } as const;
      return client.call('list-extractions', { query, signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'queued' || status === 'running') ? SOON : LATER,
  });
  const { data } = extractions;
  useEffect(() => {
    const ids = data?.data.filter(({ status }) => status === 'done').map(({ id }) => id);
    if (ids) queries.setQueryData(REVIEW_QUEUE, { ids, filters });
  });
  const choose = (search: DocumentFilters) => void navigate({ search });
  return (
    <>
      <h1>{words.areas.documents}</h1>
      <ForScope scope="documents:write">
        <FileDrop label={texts.drop} isBusy={false} onFiles={uploads.begin} />
      </ForScope>
      <Uploads {...uploads} />
      <QueueFilters filters={filters} onChoose={choose} />
      {extractions.isError ? (
        <ProblemNotice error={extractions.error} retry={() => void extractions.refetch()} />
      ) : null}
      {data ? (
        <>
          <p aria-live="polite">{count(texts.found, data.meta.total)}</p>
          <ExtractionQueue extractions={data.data} />
          <Pages asked={filters.page ?? 1} meta={data.meta} onPage={(page) => choose({ ...filters, page })} />
        </>
      ) : null}
      <VerifyPanel />
    </>
  );
}
