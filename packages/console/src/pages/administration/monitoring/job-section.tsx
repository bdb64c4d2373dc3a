import type { InputOf, RecordOf } from '@agent-rate/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ColumnHeads } from '../../../parts/column-heads.tsx';
import { ConfirmButton } from '../../../parts/confirm-button.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { FilterForm } from '../../../parts/filter-form.tsx';
import { Pages } from '../../../parts/pages.tsx';
import { ServiceText } from '../../../parts/service-text.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';

type Job = RecordOf<'list-jobs'>;
type Filters = Pick<NonNullable<InputOf<'list-jobs'>['query']>, 'status' | 'kind'>;

/** How often the list is read again while something is under way. */
const LOOK_MILLISECONDS = 1_000;
const TONES = { queued: '', running: '', done: 'ok', failed: 'error', cancelled: 'warning' } as const;

const isOpen = ({ status }: Job) => status === 'queued' || status === 'running';

/** What runs and what ran: extractions, imports and publications, of everyone; each can be stopped. */
export function JobSection() {
  const { jobs: texts } = useAreaWords(administrationWords);
  const [{ filters, page }, setAsked] = useState<{ filters: Filters; page: number }>({ filters: {}, page: 1 });
  const jobs = useQuery({
    queryKey: ['jobs', filters, page],
    queryFn: ({ signal }) => client.call('list-jobs', { query: { ...filters, page, per_page: 50 }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isOpen) ? LOOK_MILLISECONDS : false),
  });
  return (
    <>
      <FilterForm
        filters={filters}
        choices={[
          {
            name: 'status',
            label: texts.columns.status,
            all: texts.all,
            values: { open: texts.open, ...texts.statuses },
          },
          { name: 'kind', label: texts.columns.kind, all: texts.all, values: texts.kinds },
        ]}
        onChoose={({ status, kind }) =>
          setAsked({ filters: { ...(status ? { status } : {}), ...(kind ? { kind } : {}) } as Filters, page: 1 })
        }
      />
      {jobs.isError ? <ProblemNotice error={jobs.error} retry={() => void jobs.refetch()} /> : null}
      {jobs.data?.data.length === 0 ? <Empty>{texts.none}</Empty> : null}
      {jobs.data && jobs.data.data.length > 0 ? (
        <div className="scroll">
          <table className="stacked">
            <ColumnHeads columns={texts.columns} />
            <tbody>
              {jobs.data.data.map((job) => (
                <JobRow key={`${job.kind} ${job.id} ${job.createdAt}`} job={job} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {jobs.data ? (
        <Pages asked={page} meta={jobs.data.meta} onPage={(next) => setAsked({ filters, page: next })} />
      ) : null}
    </>
  );
}

function JobRow({ job }: { readonly job: Job }) {
  const { moment, who } = useWords();
  const { jobs: texts } = useAreaWords(administrationWords);
  const { kind, id, files, status, problem, createdAt, createdBy } = job;
  const name = files.join(', ') || `#${id}`;
  return (
    <tr>
      <td data-label={texts.columns.time}>{moment(createdAt)}</td>
      <td data-label={texts.columns.who}>{who(createdBy)}</td>
      <td data-label={texts.columns.kind}>{texts.kinds[kind]}</td>
      <td data-label={texts.columns.files}>
        {kind === 'extraction' ? (
          <Link to="/documents/review/$extraction" params={{ extraction: String(id) }}>
            {name}
          </Link>
        ) : (
          <Link to="/sheets/$id" params={{ id: String(id) }}>
            {name}
          </Link>
        )}
      </td>
      <td data-label={texts.columns.status}>
        <div>
          <span className="badge" data-tone={TONES[status]}>
            {texts.statuses[status]}
          </span>
          {problem === null ? null : <ServiceText kind="problem" code={problem.code} message={problem.message} />}
          {isOpen(job) ? <Progress job={job} name={name} /> : null}
        </div>
      </td>
    </tr>
  );
}

function Progress({ job: { kind, id, progress }, name }: { readonly job: Job; readonly name: string }) {
  const { number } = useWords();
  const { jobs: texts } = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const stopping = useMutation({
    mutationFn: async (): Promise<unknown> => {
      const path = { id };
      return kind === 'extraction'
        ? client.call('cancel-extraction', { path })
        : client.call('cancel-rate-sheet-job', { path });
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <div className="actions">
      <progress aria-label={name} {...(total > 0 ? { value: done, max: total } : {})} />
      {total > 0 ? <span className="hint">{`${number(done)} / ${number(total)}`}</span> : null}
      <ConfirmButton
        label={texts.stop}
        question={texts.sureToStop}
        isBusy={stopping.isPending}
        onConfirm={() => stopping.mutate()}
      >
        <p>{name}</p>
      </ConfirmButton>
      {stopping.isError ? <ProblemNotice error={stopping.error} /> : null}
    </div>
  );
}
