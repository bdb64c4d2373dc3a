import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ColumnHeads } from '../../../parts/column-heads.tsx';
import { Pages } from '../../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';
import { EntryRow } from './entry-row.tsx';

type Filters = Readonly<Record<'actor' | 'act' | 'subject' | 'since' | 'until', string>>;

const NONE: Filters = { actor: '', act: '', subject: '', since: '', until: '' };
const DAY_MILLISECONDS = 86_400_000;

/** The filters as the service takes them; days are those of this browser, the last one included. */
function queryOf({ actor, act, subject, since, until }: Filters) {
  const startOf = (day: string, later: number) => new Date(new Date(`${day}T00:00`).getTime() + later).toISOString();
  return {
    ...(actor === '' ? {} : { actor }),
    ...(act === '' ? {} : { act }),
    ...(subject === '' ? {} : { subject }),
    ...(since === '' ? {} : { since: startOf(since, 0) }),
    ...(until === '' ? {} : { until: startOf(until, DAY_MILLISECONDS) }),
  };
}

/** The audit log: who did what to the service, and what it was before and after. */
export function AuditSection() {
  const { audit: texts } = useAreaWords(administrationWords);
  const [asked, setAsked] = useState({ filters: NONE, page: 1 });
  const entries = useQuery({
    queryKey: ['audit', asked],
    queryFn: ({ signal }) =>
      client.call('list-audit-entries', {
        query: { ...queryOf(asked.filters), page: asked.page, per_page: 50 },
        signal,
      }),
    placeholderData: (shown) => shown,
  });
  return (
    <>
      <FilterForm onFilter={(filters) => setAsked({ filters, page: 1 })} />
      {entries.isError ? <ProblemNotice error={entries.error} retry={() => void entries.refetch()} /> : null}
      {entries.data?.data.length === 0 ? <p>{texts.none}</p> : null}
      {entries.data && entries.data.data.length > 0 ? (
        <div className="scroll">
          <table className="stacked">
            <ColumnHeads columns={texts.columns} />
            <tbody>
              {entries.data.data.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {entries.data ? (
        <Pages asked={asked.page} meta={entries.data.meta} onPage={(page) => setAsked({ ...asked, page })} />
      ) : null}
    </>
  );
}

function FilterForm({ onFilter }: { readonly onFilter: (filters: Filters) => void }) {
  const { words } = useWords();
  const { audit: texts } = useAreaWords(administrationWords);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: keyof Filters) => String(given.get(name) ?? '').trim();
    onFilter({
      ...{ actor: text('actor'), act: text('act'), subject: text('subject') },
      ...{ since: text('since'), until: text('until') },
    });
  };
  return (
    <form className="filters" onSubmit={submit} onReset={() => onFilter(NONE)}>
      <label className="field">
        <span>{texts.actor}</span>
        <input name="actor" maxLength={200} />
      </label>
      <label className="field">
        <span>{texts.act}</span>
        <select name="act">
          <option value="">{texts.all}</option>
          {Object.entries(texts.acts).map(([act, name]) => (
            <option key={act} value={act}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{texts.subject}</span>
        <input name="subject" maxLength={200} />
      </label>
      <label className="field">
        <span>{texts.since}</span>
        <input name="since" type="date" />
      </label>
      <label className="field">
        <span>{texts.until}</span>
        <input name="until" type="date" />
      </label>
      <button type="submit" className="primary">
        {words.common.search}
      </button>
      <button type="reset">{words.common.clear}</button>
    </form>
  );
}
