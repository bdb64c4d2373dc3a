import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { OrderContent } from './order-content.tsx';
import { ordersWords } from './orders-words.ts';

const route = getRouteApi('/orders/$id');

/** One order with all that is decided about it, and what happened to it. */
export function OrderPage() {
  const { words, moment } = useWords();
  const texts = useAreaWords(ordersWords);
  const { id } = route.useParams();
  const order = useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => client.call('get-order', { path: { id }, signal }),
  });
  const events = useQuery({
    queryKey: ['order-events', id],
    queryFn: ({ signal }) => client.call('list-order-events', { path: { id }, signal }),
  });
  if (order.isPending) return <p className="hint">{words.common.loading}</p>;
  if (order.isError) return <ProblemNotice error={order.error} retry={() => void order.refetch()} />;
  const { bookingStatus, version } = order.data;
  return (
    <>
      <h1>
        {id} <span className="badge">{texts.states[bookingStatus]}</span>
      </h1>
      {bookingStatus === 'PENDING_APPROVAL' ? <Approval id={id} version={version} order={order.data} /> : null}
      <OrderContent order={order.data} />
      <h2>{texts.happened}</h2>
      <ol>
        {events.data?.data.map(({ id: event, type, time }) => (
          <li key={event}>
            {moment(time)} · {type}
          </li>
        ))}
      </ol>
    </>
  );
}

type ApprovalProps = {
  readonly id: string;
  readonly version: number;
  readonly order: Parameters<typeof OrderContent>[0]['order'];
};

/** Approving or refusing the version in view: a change made meanwhile is refused by the service, and shown. */
function Approval({ id, version, order }: ApprovalProps) {
  const texts = useAreaWords(ordersWords);
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const body = { version, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) };
  const onSuccess = () => queries.invalidateQueries();
  const approving = useMutation({ mutationFn: () => client.call('approve-order', { path: { id }, body }), onSuccess });
  const refusing = useMutation({ mutationFn: () => client.call('reject-order', { path: { id }, body }), onSuccess });
  const isBusy = approving.isPending || refusing.isPending;
  return (
    <section className="card">
      <label className="field">
        <span>{texts.reason}</span>
        <input value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <div className="filters">
        <ConfirmButton
          label={texts.approve}
          question={texts.sureToApprove}
          isBusy={isBusy}
          isPrimary
          onConfirm={() => approving.mutate()}
        >
          <OrderContent order={order} />
        </ConfirmButton>
        <ConfirmButton
          label={texts.refuse}
          question={texts.sureToRefuse}
          isBusy={isBusy}
          onConfirm={() => refusing.mutate()}
        />
      </div>
      {approving.isError ? <ProblemNotice error={approving.error} /> : null}
      {refusing.isError ? <ProblemNotice error={refusing.error} /> : null}
    </section>
  );
}
