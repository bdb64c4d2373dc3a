import type { OutputOf } from '@agent-rate/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { ProblemNotice } from '../api/problem-notice.tsx';
import { Feedbacks } from '../pages/orders/feedbacks.tsx';
import { choicesOf } from '../pages/orders/order-choices.ts';
import { OrderContent } from '../pages/orders/order-content.tsx';
import { OrderStates } from '../pages/orders/order-states.tsx';
import { ordersWords } from '../pages/orders/orders-words.ts';
import { PartialConfirmation } from '../pages/orders/partial-confirmation.tsx';
import { TestBadge, TestNotice } from '../pages/orders/test-order.tsx';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { Loading } from '../parts/loading.tsx';
import { useAreaWords } from '../words/use-words.tsx';
import { decideOrder } from './decide.ts';

type Order = OutputOf<'get-order'>;

/** An order as it stands, and the approval that it may wait for. */
export function OrderPanel({ id }: { readonly id: string }) {
  const order = useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => client.call('get-order', { path: { id }, signal }),
  });
  if (order.isPending) return <Loading />;
  if (order.isError) return <ProblemNotice error={order.error} retry={() => void order.refetch()} />;
  return (
    <>
      <h1>
        {id} <TestBadge test={order.data.test} /> <OrderStates order={order.data} />
      </h1>
      <TestNotice test={order.data.test} />
      <Feedbacks feedbacks={order.data.feedbacks} />
      <PartialConfirmation order={order.data} />
      <OrderContent content={order.data} isPartOnly={order.data.confirmation !== undefined} />
      <Approval order={order.data} />
    </>
  );
}

/** The approval of what is shown, for the one who may give it. */
function Approval({ order }: { readonly order: Order }) {
  const texts = useAreaWords(ordersWords);
  const { session } = getRouteApi('__root__').useRouteContext();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const { id, version } = order;
  const deciding = useMutation({
    mutationFn: (approve: boolean) =>
      decideOrder({ id, version, approve, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) }),
    onSettled: () => queries.invalidateQueries(),
  });
  const actions = choicesOf(order, session).map(({ action }) => action);
  if (!actions.includes('approve')) return deciding.isError ? <ProblemNotice error={deciding.error} /> : null;
  const isBusy = deciding.isPending;
  return (
    <section className="card">
      <h2>{texts.decide}</h2>
      <label className="field">
        <span>{texts.reasonOptional}</span>
        <textarea value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
      </label>
      <p className="actions">
        <ConfirmButton
          label={texts.actions.approve}
          question={texts.sure.replace('{action}', texts.actions.approve)}
          isPrimary
          isBusy={isBusy}
          onConfirm={() => deciding.mutate(true)}
        >
          <OrderContent content={order} />
        </ConfirmButton>
        <button type="button" disabled={isBusy || reason.trim() === ''} onClick={() => deciding.mutate(false)}>
          {texts.actions['reject-approval']}
        </button>
      </p>
      {reason.trim() === '' ? <p className="hint">{texts.sayWhy}</p> : null}
      {deciding.isError ? <ProblemNotice error={deciding.error} /> : null}
    </section>
  );
}
