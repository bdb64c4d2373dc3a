import type { OutputOf, RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Pages } from '../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { PlaceField } from './place-field.tsx';
import { RateDetails } from './rate-details.tsx';
import { ratesWords } from './rates-words.ts';

type Rate = RecordOf<'list-rates'>;
type Search = { origin?: string; destination?: string; carrier?: string; equipment?: string; valid_on?: string };

const PER_PAGE = 50;

/** Search of published rates: filters, what the places were understood as, a table whose rows unfold. */
export function RatesPage() {
  const { words, count } = useWords();
  const texts = useAreaWords(ratesWords);
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
      <RateFilters onFind={find} />
      {rates.isError ? <ProblemNotice error={rates.error} retry={() => void rates.refetch()} /> : null}
      {rates.data ? (
        <>
          <Understood meta={rates.data.meta} />
          <p aria-live="polite">{count(texts.count, rates.data.meta.total)}</p>
          {rates.data.data.length > 0 ? (
            <RateTable rates={rates.data.data} />
          ) : (
            <Nearest meta={rates.data.meta} onChoose={find} />
          )}
          <Pages meta={rates.data.meta} onPage={setPage} />
        </>
      ) : null}
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

function RateTable({ rates }: { readonly rates: readonly Rate[] }) {
  const { count, day, money } = useWords();
  const texts = useAreaWords(ratesWords);
  const [open, setOpen] = useState<number>();
  const columns = texts.columns;
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {Object.values(columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <Fragment key={rate.id}>
              <tr>
                <td>
                  <button
                    type="button"
                    aria-expanded={open === rate.id}
                    onClick={() => setOpen(open === rate.id ? undefined : rate.id)}
                  >
                    {placeName(rate.origin)} → {placeName(rate.destination)}
                  </button>
                </td>
                <td>{rate.carrier?.name ?? '—'}</td>
                <td>{rate.equipment.code}</td>
                <td className="number">{money(rate.base.amount, rate.base.currency)}</td>
                <td className="number">
                  {money(rate.total.amount, rate.total.currency)}{' '}
                  {rate.total.complete ? null : (
                    <span className="badge" data-tone="warning">
                      {texts.partial}
                    </span>
                  )}
                </td>
                <td>
                  {day(rate.validFrom)} – {day(rate.validTo)}
                </td>
                <td>{rate.transitDays === null ? '—' : count(texts.days, rate.transitDays)}</td>
              </tr>
              {open === rate.id ? (
                <tr>
                  <td colSpan={7}>
                    <RateDetails rate={rate} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const placeName = ({ name, code, text }: Rate['origin']) => name ?? code ?? text;
