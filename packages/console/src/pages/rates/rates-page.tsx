import type { OutputOf, RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Pages } from '../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { CopyAs } from './copy-as.tsx';
import { PlaceField } from './place-field.tsx';
import { MOST_COMPARED, RateComparison } from './rate-comparison.tsx';
import { RateTable } from './rate-table.tsx';
import { ratesWords } from './rates-words.ts';

type Rate = RecordOf<'list-rates'>;
/** A search of rates: the filters and the order, as `GET /rates` takes them. */
export type Search = {
  origin?: string;
  destination?: string;
  carrier?: string;
  equipment?: string;
  valid_on?: string;
  orderby?: 'amount' | 'total' | 'transit_days' | 'valid_to' | 'origin' | 'carrier';
  order?: 'asc' | 'desc';
};

const PER_PAGE = 50;

/** Search of published rates: filters, what the places were understood as, a table to sort, unfold and compare. */
export function RatesPage() {
  const { words } = useWords();
  const [search, setSearch] = useState<Search>({});
  const [page, setPage] = useState(1);
  const rates = useQuery({
    queryKey: ['rates', search, page],
    queryFn: ({ signal }) => client.call('list-rates', { query: { ...search, page, per_page: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
  const find = (next: Search) => {
    setPage(1);
    setSearch(next);
  };
  return (
    <>
      <h1>{words.areas.rates}</h1>
      <RateFilters onFind={(given) => find({ ...orderOf(search), ...given })} />
      {rates.isError ? <ProblemNotice error={rates.error} retry={() => void rates.refetch()} /> : null}
      {rates.data ? <Found answer={rates.data} search={search} onFind={find} onPage={setPage} /> : null}
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
  readonly onPage: (page: number) => void;
};

function Found({ answer: { data, meta }, search, onFind, onPage }: FoundProps) {
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
          rates={data}
          search={search}
          onSort={(order) => onFind({ ...search, ...order })}
          chosen={chosen}
          canChoose={compared.length < MOST_COMPARED}
          onChoose={choose}
        />
      ) : (
        <Nearest meta={meta} onChoose={onFind} />
      )}
      <Pages meta={meta} onPage={onPage} />
      <CopyAs search={search} />
    </>
  );
}

function RateFilters({ onFind }: { readonly onFind: (search: Search) => void }) {
  const texts = useAreaWords(ratesWords);
  const submit = (form: HTMLFormElement) => {
    const given = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    onFind(Object.fromEntries(given.filter(([, value]) => value !== '')) as Search);
  };
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <PlaceField name="origin" label={texts.origin} />
      <PlaceField name="destination" label={texts.destination} />
      <label className="field">
        <span>{texts.carrier}</span>
        <input name="carrier" size={14} />
      </label>
      <label className="field">
        <span>{texts.equipment}</span>
        <select name="equipment" defaultValue="">
          <option value="" />
          {['20GP', '40GP', '40HC', '45HC', '20RF', '40RH'].map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{texts.validOn}</span>
        <input name="valid_on" type="date" />
      </label>
      <button type="submit" className="primary">
        {texts.find}
      </button>
    </form>
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
    <div className="notice">
      <p>{texts.noneFound}</p>
      {alternatives.length > 0 ? <p>{texts.nearest}</p> : null}
      <ul>
        {alternatives.map(({ next, explanation, parameters }) => (
          <li key={next}>
            <button type="button" onClick={() => onChoose(parameters as Search)}>
              {explanation}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
