import type { RecordOf } from '@agent-rate/client';
import { useAreaWords } from '../../words/use-words.tsx';
import { ordersWords } from './orders-words.ts';

type States = Pick<
  RecordOf<'list-orders'>,
  'bookingStatus' | 'amendedBookingStatus' | 'bookingCancellationStatus' | 'confirmation'
>;

const WAITING = ['PENDING_APPROVAL', 'PENDING_UPDATE', 'PENDING_AMENDMENT'];
const ENDED = ['APPROVAL_REJECTED', 'REJECTED', 'DECLINED', 'CANCELLED'];

/** Whether the order waits for what was confirmed of it to be accepted, or is confirmed for less than was ordered. */
function stateOf({ bookingStatus, confirmation }: States): 'offered' | 'accepted' | undefined {
  if (bookingStatus === 'PENDING_UPDATE' && confirmation?.status === 'offered') return 'offered';
  const isPart = confirmation?.status === 'accepted' && confirmation.rest !== 'none';
  return bookingStatus === 'CONFIRMED' && isPart ? 'accepted' : undefined;
}

/** The three states of an order in words: booking, amendment, cancellation. */
export function OrderStates({ order }: { readonly order: States }) {
  const texts = useAreaWords(ordersWords);
  const { bookingStatus, amendedBookingStatus, bookingCancellationStatus } = order;
  const confirmed = stateOf(order);
  const tone = WAITING.includes(bookingStatus) ? 'warning' : ENDED.includes(bookingStatus) ? 'error' : 'ok';
  return (
    <>
      <span className="badge" data-tone={tone}>
        {confirmed === 'offered' ? texts.confirmed.badge.offered : texts.states[bookingStatus]}
        {confirmed === 'accepted' ? ` (${texts.confirmed.badge.accepted})` : null}
      </span>{' '}
      {amendedBookingStatus === null ? null : (
        <span className="badge" data-tone={amendedBookingStatus === 'AMENDMENT_RECEIVED' ? 'warning' : undefined}>
          {texts.amendments[amendedBookingStatus]}
        </span>
      )}{' '}
      {bookingCancellationStatus === null ? null : (
        <span
          className="badge"
          data-tone={bookingCancellationStatus === 'CANCELLATION_RECEIVED' ? 'warning' : undefined}
        >
          {texts.cancellations[bookingCancellationStatus]}
        </span>
      )}
    </>
  );
}
