import type { OutputOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { Pages } from '../../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { fillText } from '../fill-text.ts';
import type { StatisticsSearch } from '../statistics-search.ts';
import { statisticsWords } from '../statistics-words.ts';
import { ChangeItem } from './change-item.tsx';

type Meta = OutputOf<'list-rate-changes'>['meta'];
type Kind = OutputOf<'list-rate-changes'>['data'][number]['kind'];

const PER_PAGE = 20;
const KINDS: readonly Kind[] = ['changed', 'renewed', 'ended', 'added', 'expired'];

/** What changed in the rates that match between two moments, with the cells that both prices stand in. */
export function ChangeSection({ search }: { readonly search: StatisticsSearch }) {
  const texts = useAreaWords(statisticsWords).changes;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{texts.title}</h2>
      <Changes key={JSON.stringify(search)} search={search} />
    </section>
  );
}

function Changes({ search }: { readonly search: StatisticsSearch }) {
  const texts = useAreaWords(statisticsWords).changes;
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState<Kind>();
  const query = { ...search, page, per_page: PER_PAGE, ...(kind === undefined ? {} : { kind }) };
  const changes = useQuery({
    queryKey: ['rate-changes', query],
    queryFn: ({ signal }) => client.call('list-rate-changes', { query, signal }),
    placeholderData: keepPreviousData,
  });
  if (changes.isPending) return <Loading />;
  if (changes.isError) return <ProblemNotice error={changes.error} retry={() => void changes.refetch()} />;
  const { data, meta } = changes.data;
  const choose = (next: Kind | undefined) => {
    setPage(1);
    setKind(next);
  };
  return (
    <>
      <Moments meta={meta} />
      <KindButtons counts={meta.counts} chosen={kind} onChoose={choose} />
      {data.length === 0 ? <Empty>{texts.none}</Empty> : null}
      <ul className="changes">
        {data.map((change) => (
          <ChangeItem key={`${change.before?.id} ${change.after?.id}`} change={change} />
        ))}
      </ul>
      <Pages asked={page} meta={meta} onPage={setPage} />
    </>
  );
}

function Moments({ meta }: { readonly meta: Meta }) {
  const { moment } = useWords();
  const texts = useAreaWords(statisticsWords).changes;
  return (
    <>
      <p aria-live="polite">{fillText(texts.between, { from: moment(meta.from.asOf), to: moment(meta.to.asOf) })}</p>
      {meta.from.publication === null ? <p className="hint">{texts.nothingBefore}</p> : null}
    </>
  );
}

type KindProps = {
  readonly counts: Meta['counts'];
  readonly chosen: Kind | undefined;
  readonly onChoose: (kind: Kind | undefined) => void;
};

/** How many changes there are of each kind, to show only those. */
function KindButtons({ counts, chosen, onChoose }: KindProps) {
  const { number } = useWords();
  const texts = useAreaWords(statisticsWords).changes;
  const byName: Readonly<Record<string, unknown>> = counts;
  const found = KINDS.map((kind) => ({ kind, n: Number(byName[kind] ?? 0) })).filter(({ n }) => n > 0);
  if (found.length === 0) return null;
  return (
    <div className="filters">
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {texts.all}
      </button>
      {found.map(({ kind, n }) => (
        <button key={kind} type="button" aria-pressed={chosen === kind} onClick={() => onChoose(kind)}>
          {number(n)} {texts.kinds[kind]}
        </button>
      ))}
    </div>
  );
}
