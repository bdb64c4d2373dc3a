import type { RecordOf } from '@agent-rate/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { Pages } from '../../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';

type Status = RecordOf<'list-webhook-deliveries'>['status'];

/** The deliveries to a webhook, newest first, by state; each can be sent again. */
export function Deliveries({ webhook }: { readonly webhook: string }) {
  const { moment } = useWords();
  const { webhooks: texts, empty } = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const [{ status, page }, show] = useState<{ status: Status | ''; page: number }>({ status: '', page: 1 });
  const deliveries = useQuery({
    queryKey: ['deliveries', webhook, status, page],
    queryFn: ({ signal }) =>
      client.call('list-webhook-deliveries', {
        path: { id: webhook },
        query: { page, per_page: 50, ...(status === '' ? {} : { status }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  const resending = useMutation({
    mutationFn: (delivery: string) => client.call('resend-webhook-delivery', { path: { id: webhook, delivery } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['deliveries', webhook] }),
  });
  return (
    <>
      <label className="field">
        <span>{texts.state}</span>
        <select value={status} onChange={({ target }) => show({ status: target.value as Status | '', page: 1 })}>
          <option value="">{texts.all}</option>
          {Object.entries(texts.deliveryStates).map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {deliveries.isError ? <ProblemNotice error={deliveries.error} retry={() => void deliveries.refetch()} /> : null}
      {resending.isError ? <ProblemNotice error={resending.error} /> : null}
      {deliveries.isPending ? <Loading /> : null}
      {deliveries.data?.data.length === 0 ? <Empty>{empty.deliveries}</Empty> : null}
      <ul>
        {deliveries.data?.data.map(({ id, event, status: state, attempts, attemptCount, createdAt }) => (
          <li key={id}>
            {moment(createdAt)} · {event.type} · {event.subject} ·{' '}
            <span className="badge" data-tone={state === 'delivered' ? 'ok' : state === 'dead' ? 'error' : 'warning'}>
              {texts.deliveryStates[state]}
            </span>{' '}
            {texts.attempts.replace('{n}', String(attemptCount))} {attempts.at(-1)?.error ?? ''}{' '}
            <button type="button" disabled={resending.isPending} onClick={() => resending.mutate(id)}>
              {texts.resend}
            </button>
          </li>
        ))}
      </ul>
      {deliveries.data ? (
        <Pages asked={page} meta={deliveries.data.meta} onPage={(next) => show({ status, page: next })} />
      ) : null}
    </>
  );
}
