import type { RecordOf } from '@agent-rate/client';
import { useAreaWords } from '../../words/use-words.tsx';
import { ordersWords } from './orders-words.ts';

type States = Pick<RecordOf<'list-orders'>, 'bookingStatus' | 'amendedBookingStatus' | 'bookingCancellationStatus'>;

const WAITING = ['PENDING_APPROVAL', 'PENDING_UPDATE', 'PENDING_AMENDMENT'];
const ENDED = ['APPROVAL_REJECTED', 'REJECTED', 'DECLINED', 'CANCELLED'];

/** The three states of an order in words: booking, amendment, cancellation. */
export function OrderStates({ order }: { readonly order: States }) {
  const texts = useAreaWords(ordersWords);
  const { bookingStatus, amendedBookingStatus, bookingCancellationStatus } = order;
  const tone = WAITING.includes(bookingStatus) ? 'warning' : ENDED.includes(bookingStatus) ? 'error' : 'ok';
  return (
    <>
      <span className="badge" data-tone={tone}>
        {texts.states[bookingStatus]}
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
