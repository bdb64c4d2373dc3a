import type { OutputOf, RecordOf } from '@agent-rate/client';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { ProblemPage } from '../../parts/problem-page.tsx';
import { SaveProof } from '../../parts/save-proof.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { MandateOfOrder } from '../mandates/mandate-of-order.tsx';
import { QuoteStatus } from '../quotes/quote-status.tsx';
import { ChangedEvidence } from './changed-evidence.tsx';
import { ChangedParts } from './changed-parts.tsx';
import { compareContents } from './content-parts.ts';
import { Feedbacks } from './feedbacks.tsx';
import { LifeLine } from './life-line.tsx';
import { OrderContent } from './order-content.tsx';
import { OrderDecisions } from './order-decisions.tsx';
import { ChangeOrder } from './order-form/change-order.tsx';
import { OrderStates } from './order-states.tsx';
import { ordersWords } from './orders-words.ts';
import { PartialConfirmation } from './partial-confirmation.tsx';
import { TestBadge, TestNotice } from './test-order.tsx';
import './orders.css';
import { Notice } from '../../parts/notice.tsx';
import { Labelled } from '../../words/labelled.tsx';

const route = getRouteApi('/orders/$id');
/** Somebody else may decide meanwhile; milliseconds. */
const LOOK_AGAIN = 20_000;

/** One order with all that is decided about it, and what happened to it. */
export function OrderPage() {
  const { words } = useWords();
  const { id } = route.useParams();
  const order = useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => client.call('get-order', { path: { id }, signal }),
    refetchInterval: LOOK_AGAIN,
  });
  if (order.isPending) return <Loading />;
  if (order.isLoadingError)
    return <ProblemPage area={words.areas.orders} error={order.error} retry={() => void order.refetch()} />;
  return (
    <>
      {order.isError ? <ProblemNotice error={order.error} retry={() => void order.refetch()} /> : null}
      {order.data ? <ReadOrder key={id} order={order.data} /> : null}
    </>
  );
}

type Order = OutputOf<'get-order'>;

function ReadOrder({ order }: { readonly order: Order }) {
  const { id, version } = order;
  const [read, setRead] = useState(order);
  const isStale = read.version !== version;
  const versions = useQuery({
    queryKey: ['order-versions', id, version],
    queryFn: ({ signal }) => client.call('list-order-versions', { path: { id }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <h1>
        {id} <TestBadge test={order.test} /> <OrderStates order={order} />
      </h1>
      <TestNotice test={order.test} />
      {isStale ? <Changed before={read} after={order} onRead={() => setRead(order)} /> : null}
      <Standing order={order} />
      <PartialConfirmation order={order} />
      {isOpen(order) ? <QuoteStatus quote={order.quote} ofOrder /> : null}
      <div className="order">
        <OrderContent content={order} changes={order.evidenceChanges} isPartOnly={order.confirmation !== undefined} />
        <MandateOfOrder order={order} />
        <ChangeOrder order={order} onChanged={setRead} />
        <OrderDecisions order={order} version={read.version} isStale={isStale} onDecided={setRead} />
        <Happened order={order} versions={versions.data?.data ?? []} />
      </div>
    </>
  );
}

/** Whether the price is still to be decided about. */
const isOpen = ({ bookingStatus }: Order) =>
  ['PENDING_APPROVAL', 'RECEIVED', 'PENDING_UPDATE', 'UPDATE_RECEIVED'].includes(bookingStatus);

type HappenedProps = { readonly order: Order; readonly versions: readonly RecordOf<'list-order-versions'>[] };

/** What happened to the order, newest first, page by page. */
function Happened({ order: { id, version, test }, versions }: HappenedProps) {
  const { words } = useWords();
  const texts = useAreaWords(ordersWords);
  const events = useInfiniteQuery({
    queryKey: ['order-events', id, version],
    queryFn: ({ signal, pageParam: after }) =>
      client.call('list-order-events', { path: { id }, query: { order: 'desc', ...(after ? { after } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => (meta.more ? meta.next : undefined),
    placeholderData: keepPreviousData,
  });
  return (
    <section>
      <h2>{texts.happened}</h2>
      {events.isError ? <ProblemNotice error={events.error} retry={() => void events.refetch()} /> : null}
      <LifeLine events={events.data?.pages.flatMap(({ data }) => data) ?? []} versions={versions} />
      {events.hasNextPage ? (
        <p>
          <button type="button" disabled={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
            {words.common.more}
          </button>
        </p>
      ) : null}
      {test ? null : <SaveProof of="orders" id={id} />}
    </section>
  );
}

type ChangedProps = { readonly before: Order; readonly after: Order; readonly onRead: () => void };

/** The order changed since the person read it: what is new, to be acknowledged before deciding. */
function Changed({ before, after, onRead }: ChangedProps) {
  const texts = useAreaWords(ordersWords);
  const changes = compareContents(before, after);
  return (
    <Notice severity="warning" role="alert">
      <p>
        <strong>{texts.changedMeanwhile}</strong> {texts.states[before.bookingStatus]} →{' '}
        {texts.states[after.bookingStatus]}
      </p>
      {changes.length > 0 ? <ChangedParts changes={changes} /> : null}
      <button type="button" onClick={onRead}>
        {texts.haveRead}
      </button>
    </Notice>
  );
}

/** What is known beside the content: the booking number, the last reason, feedback, the pending amendment. */
function Standing({ order }: { readonly order: Order }) {
  const texts = useAreaWords(ordersWords);
  const { carrierBookingReference, reason, feedbacks, amendedContent, amendedBookingStatus } = order;
  return (
    <>
      {carrierBookingReference === null ? null : (
        <p>
          <Labelled label={texts.bookingReference}>
            <strong>{carrierBookingReference}</strong>
          </Labelled>
        </p>
      )}
      {reason === null || reason === order.confirmation?.reason ? null : (
        <p>
          <Labelled label={texts.reason}>{reason}</Labelled>
        </p>
      )}
      <Feedbacks feedbacks={feedbacks} />
      <ChangedEvidence changes={order.evidenceChanges} />
      {amendedContent !== null && amendedBookingStatus === 'AMENDMENT_RECEIVED' ? (
        <Notice severity="warning">
          <h2>{texts.amendment}</h2>
          <ChangedParts changes={compareContents(order, amendedContent)} />
        </Notice>
      ) : null}
    </>
  );
}
