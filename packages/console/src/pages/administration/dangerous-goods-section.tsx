import type { InputOf, OutputOf } from '@agent-rate/client';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Findings } from '../../parts/findings.tsx';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { administrationWords } from './administration-words.ts';

/** Finds dangerous goods by number or name, and checks a declaration that is typed. */
export function DangerousGoodsSection() {
  const { words } = useWords();
  const { goods: texts, empty } = useAreaWords(administrationWords);
  const [search, setSearch] = useState('');
  const found = useQuery({
    queryKey: ['dangerous-goods', search],
    queryFn: ({ signal }) => client.call('list-dangerous-goods', { query: { search, per_page: 20 }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearch(String(new FormData(event.currentTarget).get('search')).trim());
  };
  return (
    <>
      <form className="filters" onSubmit={submit}>
        <label className="field">
          <span>{texts.search}</span>
          <input name="search" required maxLength={200} size={30} />
        </label>
        <button type="submit" className="primary">
          {words.common.search}
        </button>
      </form>
      {found.isError ? <ProblemNotice error={found.error} retry={() => void found.refetch()} /> : null}
      {found.data?.data.length === 0 ? <Empty>{empty.goods}</Empty> : null}
      {found.data ? <p className="hint">{found.data.meta.edition.name}</p> : null}
      {found.data?.data.map(({ un, nameZh, rows, codes }) => (
        <details key={un}>
          <summary>
            UN {un} · {rows[0]?.name} · {nameZh}
          </summary>
          <ul>
            {rows.map(({ row, name, hazardClass, subsidiaryHazards, packingGroup, ems, limitedQuantity, ...more }) => (
              <li key={row}>
                {name} · {texts.class} {[hazardClass, ...subsidiaryHazards].join(', ')} ·{' '}
                {packingGroup === null ? '' : `PG ${packingGroup} · `}
                {ems === null ? '' : `EmS ${ems} · `}
                {texts.limitedQuantity} {limitedQuantity}
                {more.marinePollutant ? ` · ${texts.marinePollutant}` : ''} ·{' '}
                {texts.sea[more.seaTransport as keyof typeof texts.sea] ?? more.seaTransport}
                {more.specialProvisions.length > 0 ? ` · ${texts.provisions} ${more.specialProvisions.join(', ')}` : ''}
                <CarriageColumns carriage={more.carriage} />
              </li>
            ))}
          </ul>
          <ul className="hint">
            {Object.entries(codes).map(([code, meaning]) => (
              <li key={code}>
                <Labelled label={code}>{meaning}</Labelled>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <EditionChanges />
      <CheckForm />
    </>
  );
}

type Row = OutputOf<'get-dangerous-goods'>['rows'][number];

/** Stowage, segregation, packing, IBCs and tanks of a row, and where each is from. */
function CarriageColumns({ carriage }: { carriage: Row['carriage'] }) {
  const { goods: texts } = useAreaWords(administrationWords);
  const columns = Object.entries(carriage).filter(([, { values }]) => values.length > 0);
  if (columns.length === 0) return null;
  const sources = [...new Set(columns.map(([, { source }]) => source))];
  return (
    <p className="hint">
      {columns
        .map(([column, { values }]) => `${texts.columns[column as keyof typeof texts.columns]} ${values.join(' ')}`)
        .join(' · ')}{' '}
      ({sources.join('; ')})
    </p>
  );
}

/** What the edition of a day of sailing changes, and which extractions and orders have such goods. */
function EditionChanges() {
  const { words, list } = useWords();
  const { goods: texts } = useAreaWords(administrationWords);
  const [on, setOn] = useState('');
  const changes = useQuery({
    queryKey: ['edition-changes', on],
    queryFn: ({ signal }) => client.call('list-edition-changes', { query: { on }, signal }),
    enabled: on !== '',
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOn(String(new FormData(event.currentTarget).get('on')));
  };
  return (
    <section className="card">
      <h2>{texts.changes}</h2>
      <form className="filters" onSubmit={submit}>
        <label className="field">
          <span>{texts.sailing}</span>
          <input name="on" type="date" required defaultValue="2027-01-01" />
        </label>
        <button type="submit" className="primary">
          {words.common.search}
        </button>
      </form>
      {changes.isError ? <ProblemNotice error={changes.error} /> : null}
      {changes.data ? (
        <p role="status">
          <Labelled label={`${changes.data.from.name} → ${changes.data.to.name}`}>
            {list([
              `${changes.data.counts.changed} ${texts.numbers}`,
              `${changes.data.counts.extractions} ${texts.extractions}`,
              `${changes.data.counts.orders} ${texts.orders}`,
            ])}
          </Labelled>
        </p>
      ) : null}
      <ul>
        {changes.data?.changes.map(({ un, nameZh, columns, extractions }) => (
          <li key={un}>
            <Labelled label={`UN ${un} ${nameZh}`} />
            {columns
              .map(({ row, column, before, after }) => `${row} ${column} ${before ?? '–'} → ${after ?? '–'}`)
              .join('; ')}
            {extractions.map(({ id, documents, orders }) => (
              <span key={id}>
                {' '}
                · {documents.join(', ')} ({id}) {orders.join(', ')}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const FIELDS = [
  'unNo',
  'properShippingName',
  'imoHazardClassNo',
  'packingGroup',
  'flashPoint',
  'marinePollutant',
] as const;

function CheckForm() {
  const { goods: texts } = useAreaWords(administrationWords);
  const checking = useMutation({
    mutationFn: (body: InputOf<'check-dangerous-goods'>['body']) => client.call('check-dangerous-goods', { body }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stated = [...new FormData(event.currentTarget)].filter(([, value]) => String(value).trim() !== '');
    checking.mutate({ goods: [Object.fromEntries(stated)] });
  };
  return (
    <form className="card" onSubmit={submit}>
      <h2>{texts.check}</h2>
      <div className="filters">
        {FIELDS.map((field) => (
          <label className="field" key={field}>
            <span>{texts.fields[field]}</span>
            <input name={field} required={field === 'unNo'} maxLength={200} />
          </label>
        ))}
        <button type="submit" className="primary" disabled={checking.isPending}>
          {texts.check}
        </button>
      </div>
      {checking.isError ? <ProblemNotice error={checking.error} /> : null}
      {checking.data ? (
        <div role="status">
          <p>{texts.verdicts[checking.data.verdict as keyof typeof texts.verdicts]}</p>
          <Findings
            findings={checking.data.findings.map(({ code, severity, message, ask }) => ({
              code,
              severity,
              message,
              ...(ask ? { ask } : {}),
            }))}
          />
        </div>
      ) : null}
    </form>
  );
}
