import type { OutputOf, RecordOf } from '@agent-rate/client';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { CopyAs } from './copy-as.tsx';
import { DownloadRates } from './download-rates.tsx';
import { readLclSearch } from './lcl/lcl-search.ts';
import { lclWords } from './lcl/lcl-words.ts';
import { MOST_COMPARED, RateComparison } from './rate-comparison.tsx';
import { RateFilterForm } from './rate-filter-form.tsx';
import { RateTable } from './rate-table.tsx';
import { ratesWords } from './rates-words.ts';
import { readRateFilters, readRateSearch, type Search } from './search.ts';
import { useFirstRates } from './use-rate-pages.ts';

type Rate = RecordOf<'list-rates'>;
/** Search of published rates: filters, what the places were understood as, a table to sort, unfold and compare. */
export function RatesPage() {
  const { words } = useWords();
  const texts = useAreaWords(ratesWords);
  const lcl = useAreaWords(lclWords);
  const search = useSearch({ from: '/rates' });
  const navigate = useNavigate();
  const find = (next: Search) => void navigate({ to: '/rates', search: next });
  const rates = useFirstRates(search);
  return (
    <>
      <h1>{words.areas.rates}</h1>
      <RateFilterForm
        given={search}
        action={texts.find}
        onFind={(typed) => find({ ...orderOf(search), ...readRateFilters(typed) })}
      />
      <p>
        <Link to="/rates/statistics" search={readRateFilters(search)}>
          {texts.statistics}
        </Link>{' '}
        ·{' '}
        <Link to="/rates/lcl" search={readLclSearch(search)}>
          {lcl.link}
        </Link>
      </p>
      {rates.isError ? <ProblemNotice error={rates.error} retry={() => void rates.refetch()} /> : null}
      {rates.data ? <Found answer={rates.data} search={search} onFind={find} /> : null}
    </>
  );
}

function orderOf({ orderby, order }: Search): Search {
  return { ...(orderby ? { orderby } : {}), ...(order ? { order } : {}) };
}

type FoundProps = {
  readonly answer: OutputOf<'list-rates'>;
  readonly search: Search;
  readonly onFind: (search: Search) => void;
};

function Found({ answer: { data, meta }, search, onFind }: FoundProps) {
  const { count } = useWords();
  const texts = useAreaWords(ratesWords);
  const [compared, setCompared] = useState<readonly Rate[]>([]);
  const chosen = new Set(compared.map(({ id }) => id));
  const choose = (rate: Rate) =>
    setCompared(chosen.has(rate.id) ? compared.filter(({ id }) => id !== rate.id) : [...compared, rate]);
  return (
    <>
      <Understood meta={meta} />
      <p aria-live="polite">{count(texts.count, meta.total)}</p>
      <RateComparison rates={compared} onClear={() => setCompared([])} />
      {data.length > 0 ? (
        <RateTable
          key={JSON.stringify(search)}
          search={search}
          total={meta.total}
          onSort={(order) => onFind({ ...search, ...order })}
          chosen={chosen}
          canChoose={compared.length < MOST_COMPARED}
          onChoose={choose}
        />
      ) : (
        <Nearest meta={meta} onChoose={onFind} />
      )}
      {data.length > 0 ? <DownloadRates search={search} /> : null}
      <CopyAs search={search} />
    </>
  );
}

type Meta = OutputOf<'list-rates'>['meta'];

/** What the service took the words of the search for. */
function Understood({ meta }: { readonly meta: Meta }) {
  const { words } = useWords();
  const texts = useAreaWords(ratesWords);
  const read = [meta.origin, meta.destination].flatMap((place) =>
    place ? [`${place.text} → ${place.understoodAs.map(({ name }) => name).join(', ') || words.common.unknown}`] : [],
  );
  if (read.length === 0) return null;
  return (
    <p className="hint">
      {texts.understood}: {read.join(' · ')}
    </p>
  );
}

function Nearest({ meta, onChoose }: { readonly meta: Meta; readonly onChoose: (search: Search) => void }) {
  const texts = useAreaWords(ratesWords);
  const alternatives = meta.alternatives ?? [];
  return (
    <Notice>
      <p>{texts.noneFound}</p>
      {alternatives.length > 0 ? <p>{texts.nearest}</p> : null}
      <ul>
        {alternatives.map(({ next, explanation, parameters }) => (
          <li key={next}>
            <button type="button" onClick={() => onChoose(readRateSearch(parameters))}>
              {explanation}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
