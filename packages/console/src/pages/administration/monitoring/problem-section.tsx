import type { RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ColumnHeads } from '../../../parts/column-heads.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { FilterForm } from '../../../parts/filter-form.tsx';
import { Pages } from '../../../parts/pages.tsx';
import { ServiceText } from '../../../parts/service-text.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';

type Filters = { code?: string; actor?: string; min_status?: number };

/** A filter that was left empty is none. */
function filtersOf(given: Record<string, FormDataEntryValue>): Filters {
  const text = (name: string) => String(given[name] ?? '').trim();
  return {
    ...(text('code') === '' ? {} : { code: text('code') }),
    ...(text('actor') === '' ? {} : { actor: text('actor') }),
    ...(text('min_status') === '' ? {} : { min_status: Number(text('min_status')) }),
  };
}

/** What requests were refused with lately, and where the service failed. */
export function ProblemSection() {
  const { problems: texts } = useAreaWords(administrationWords);
  const [{ filters, page }, setAsked] = useState<{ filters: Filters; page: number }>({ filters: {}, page: 1 });
  const problems = useQuery({
    queryKey: ['problems', filters, page],
    queryFn: ({ signal }) => client.call('list-problems', { query: { ...filters, page, per_page: 50 }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <p className="hint">{texts.hint}</p>
      <FilterForm
        filters={filters}
        choices={[{ name: 'min_status', label: texts.columns.problem, all: texts.all, values: { 500: texts.faults } }]}
        onChoose={(given) => setAsked({ filters: filtersOf(given), page: 1 })}
        before={(['code', 'actor'] as const).map((name) => (
          <label className="field" key={name}>
            <span>{texts[name]}</span>
            <input name={name} maxLength={100} defaultValue={filters[name]} />
          </label>
        ))}
      />
      {problems.isError ? <ProblemNotice error={problems.error} retry={() => void problems.refetch()} /> : null}
      {problems.data?.data.length === 0 ? <Empty>{texts.none}</Empty> : null}
      {problems.data && problems.data.data.length > 0 ? (
        <div className="scroll">
          <table className="stacked">
            <ColumnHeads columns={texts.columns} />
            <tbody>
              {problems.data.data.map((problem) => (
                <ProblemRow key={problem.id} problem={problem} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {problems.data ? (
        <Pages asked={page} meta={problems.data.meta} onPage={(next) => setAsked({ filters, page: next })} />
      ) : null}
    </>
  );
}

function ProblemRow({ problem }: { readonly problem: RecordOf<'list-problems'> }) {
  const { moment, who, number } = useWords();
  const { problems: texts, audit } = useAreaWords(administrationWords);
  const { time, times, code, status, message, operation, adapter, actor, requestId } = problem;
  return (
    <tr>
      <td data-label={texts.columns.time}>
        <div>
          {moment(time)}
          {times > 1 ? <div className="hint">{texts.times.replace('{n}', number(times))}</div> : null}
        </div>
      </td>
      <td data-label={texts.columns.problem}>
        <div>
          <span className="badge" data-tone={status >= 500 ? 'error' : 'warning'}>
            {status}
          </span>{' '}
          <code>{code}</code>
          <ServiceText kind="problem" code={code} message={message} />
        </div>
      </td>
      <td data-label={texts.columns.operation}>{operation === null ? '—' : <code>{operation}</code>}</td>
      <td data-label={texts.columns.who}>
        <div>
          {actor === null ? texts.unknownKey : who(actor.name)}
          <div className="hint">{audit.adapters[adapter]}</div>
        </div>
      </td>
      <td data-label={texts.columns.request}>
        {requestId === null ? '—' : <code className="wrapped">{requestId}</code>}
      </td>
    </tr>
  );
}
