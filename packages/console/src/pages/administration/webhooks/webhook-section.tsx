import type { InputOf, RecordOf } from '@agent-rate/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ConfirmButton } from '../../../parts/confirm-button.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { Pages } from '../../../parts/pages.tsx';
import { ShownOnce } from '../../../parts/shown-once.tsx';
import { useKeptFields } from '../../../parts/use-kept.ts';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';
import { parseList } from '../keys/limits-text.ts';
import { Deliveries } from './deliveries.tsx';

/** Webhooks: where events are posted to, and how the deliveries fare. */
export function WebhookSection() {
  const { webhooks: texts, empty } = useAreaWords(administrationWords);
  const [page, setPage] = useState(1);
  const webhooks = useQuery({
    queryKey: ['webhooks', page],
    queryFn: ({ signal }) => client.call('list-webhooks', { query: { page, per_page: 50 }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <WebhookForm />
      <h2>{texts.title}</h2>
      {webhooks.isError ? <ProblemNotice error={webhooks.error} retry={() => void webhooks.refetch()} /> : null}
      {webhooks.isPending ? <Loading /> : null}
      {webhooks.data?.data.length === 0 ? <Empty>{empty.webhooks}</Empty> : null}
      {webhooks.data?.data.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} onDeleted={() => setPage(1)} />
      ))}
      {webhooks.data ? <Pages asked={page} meta={webhooks.data.meta} onPage={setPage} /> : null}
    </>
  );
}

function WebhookForm() {
  const { webhooks: texts } = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const { form, keepFields, forget } = useKeptFields('a webhook', '');
  const creating = useMutation({
    mutationFn: (body: InputOf<'create-webhook'>['body']) => client.call('create-webhook', { body }),
    onSuccess: () => {
      forget();
      return queries.invalidateQueries({ queryKey: ['webhooks'] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const types = parseList(String(given.get('types')));
    creating.mutate({
      url: String(given.get('url')).trim(),
      description: String(given.get('description')),
      ...(types.length === 0 ? {} : { types }),
    });
  };
  return (
    <form ref={form} className="card" onChange={keepFields} onSubmit={submit}>
      <h2>{texts.create}</h2>
      <div className="filters">
        <label className="field">
          <span>{texts.url}</span>
          <input name="url" type="url" required size={40} maxLength={2000} />
        </label>
        <label className="field">
          <span>{texts.types}</span>
          <input name="types" size={30} placeholder="agent-rate.order.*" />
        </label>
        <label className="field">
          <span>{texts.description}</span>
          <input name="description" maxLength={200} />
        </label>
        <button type="submit" className="primary" disabled={creating.isPending}>
          {texts.create}
        </button>
      </div>
      {creating.isError ? <ProblemNotice error={creating.error} /> : null}
      {creating.data ? <ShownOnce text={texts.shownOnce} secret={creating.data.secret} /> : null}
    </form>
  );
}

type CardProps = { readonly webhook: RecordOf<'list-webhooks'>; readonly onDeleted: () => void };

function WebhookCard({ webhook, onDeleted }: CardProps) {
  const { moment } = useWords();
  const { webhooks: texts } = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { id, url, description, types, status, disabledReason, failingSince, lastDeliveredAt } = webhook;
  const onSettled = () => queries.invalidateQueries();
  const switching = useMutation({
    mutationFn: (wanted: 'enabled' | 'disabled') =>
      client.call('update-webhook', { path: { id }, body: { status: wanted } }),
    onSettled,
  });
  const testing = useMutation({ mutationFn: () => client.call('test-webhook', { path: { id } }), onSettled });
  const deleting = useMutation({
    mutationFn: () => client.call('delete-webhook', { path: { id } }),
    // The page may be gone with its last webhook.
    onSuccess: onDeleted,
    // What was delivered to one that is gone is not asked for again.
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey: [about] }) => about !== 'deliveries' }),
  });
  const failed = [switching, testing, deleting].find(({ isError }) => isError);
  const tone = status === 'disabled' ? 'error' : failingSince === null ? 'ok' : 'warning';
  return (
    <section className="card">
      <h3>
        {url} <span className="badge" data-tone={tone}>{`${texts.states[status]}`}</span>
      </h3>
      <p className="hint">
        {[
          description,
          types.length === 0 ? texts.everyType : types.join(', '),
          disabledReason,
          failingSince === null ? undefined : texts.failingSince.replace('{time}', moment(failingSince)),
          lastDeliveredAt === null ? texts.neverDelivered : texts.delivered.replace('{time}', moment(lastDeliveredAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="filters">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.deliveries}
        </button>
        <button type="button" disabled={testing.isPending} onClick={() => testing.mutate()}>
          {texts.test}
        </button>
        <button type="button" onClick={() => switching.mutate(status === 'enabled' ? 'disabled' : 'enabled')}>
          {status === 'enabled' ? texts.disable : texts.enable}
        </button>
        <ConfirmButton label={texts.delete} question={texts.sureToDelete} onConfirm={() => deleting.mutate()}>
          <p>{url}</p>
        </ConfirmButton>
      </div>
      {failed ? <ProblemNotice error={failed.error} /> : null}
      {testing.data ? (
        <p role="status">{testing.data.attempts.at(-1)?.error ?? texts.deliveryStates[testing.data.status]}</p>
      ) : null}
      {isOpen ? <Deliveries webhook={id} /> : null}
    </section>
  );
}
