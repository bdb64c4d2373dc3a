import type { RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ColumnHeads } from '../../../parts/column-heads.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { FilterForm } from '../../../parts/filter-form.tsx';
import { Pages } from '../../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { actName, kindName, ledgerWords } from './ledger-words.ts';

type Filters = { kind?: string; subject?: string };

/** A filter that was left empty is none. */
function filtersOf(given: Record<string, FormDataEntryValue>): Filters {
  const text = (name: string) => String(given[name] ?? '').trim();
  return {
    ...(text('kind') === '' ? {} : { kind: text('kind') }),
    ...(text('subject') === '' ? {} : { subject: text('subject') }),
  };
}

/** What was recorded, the newest first. */
export function LedgerEntries() {
  const texts = useAreaWords(ledgerWords);
  const [{ filters, page }, setAsked] = useState<{ filters: Filters; page: number }>({ filters: {}, page: 1 });
  const entries = useQuery({
    queryKey: ['ledger', 'entries', filters, page],
    queryFn: ({ signal }) => client.call('list-ledger-entries', { query: { ...filters, page, per_page: 50 }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <section>
      <h2>{texts.entries}</h2>
      <FilterForm
        filters={filters}
        choices={[{ name: 'kind', label: texts.columns.kind, all: texts.all, values: texts.kinds }]}
        onChoose={(given) => setAsked({ filters: filtersOf(given), page: 1 })}
        after={
          <label className="field">
            <span>{texts.subject}</span>
            <input name="subject" maxLength={200} defaultValue={filters.subject} />
          </label>
        }
      />
      {entries.isError ? <ProblemNotice error={entries.error} retry={() => void entries.refetch()} /> : null}
      {entries.data?.data.length === 0 ? <Empty>{texts.none}</Empty> : null}
      {entries.data && entries.data.data.length > 0 ? (
        <div className="scroll">
          <table className="stacked">
            <ColumnHeads columns={texts.columns} numbers={['position']} />
            <tbody>
              {entries.data.data.map((entry) => (
                <EntryRow key={entry.position} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {entries.data ? (
        <Pages asked={page} meta={entries.data.meta} onPage={(next) => setAsked({ filters, page: next })} />
      ) : null}
    </section>
  );
}

function EntryRow({ entry: { position, leaf, by, erased } }: { readonly entry: RecordOf<'list-ledger-entries'> }) {
  const { moment, who, number } = useWords();
  const texts = useAreaWords(ledgerWords);
  const { columns } = texts;
  return (
    <tr>
      <td data-label={columns.position} className="number">
        {number(position)}
      </td>
      <td data-label={columns.time}>{moment(leaf.time)}</td>
      <td data-label={columns.kind}>{kindName(texts, leaf.kind)}</td>
      <td data-label={columns.act}>{actName(texts, leaf.act)}</td>
      <td data-label={columns.subject}>
        <div>
          <code className="wrapped">{leaf.subject}</code>
          {erased ? <div className="hint">{texts.erased}</div> : null}
        </div>
      </td>
      <td data-label={columns.by}>{who(by)}</td>
    </tr>
  );
}
