import type { RecordOf } from '@agent-rate/client';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ChangedParts } from './changed-parts.tsx';
import { compareContents } from './content-parts.ts';
import { ordersWords } from './orders-words.ts';

type Version = RecordOf<'list-order-versions'>;
type Event = RecordOf<'list-order-events'>;

/** What an event of an order says; the type of its `data` is open in the description of the service. */
type EventData = {
  version: number;
  action: string;
  by: string;
  reason: string | null;
  carrierBookingReference: string | null;
  feedbacks: readonly { message: string }[];
};

type Props = { readonly events: readonly Event[]; readonly versions: readonly Version[] };

/** The life of an order in words, newest first: who did what, why, and what changed with it. */
export function LifeLine({ events, versions }: Props) {
  const { moment } = useWords();
  const texts = useAreaWords(ordersWords);
  return (
    <ol className="life-line">
      {events.toReversed().map(({ id, time, type, data }) => {
        const { action, by, reason, feedbacks, version, carrierBookingReference } = data as EventData;
        const changes = changesAt(versions, version);
        return (
          <li key={id}>
            <strong>{texts.happenings[action as keyof typeof texts.happenings] ?? type}</strong>
            <br />
            <span className="hint">
              {by}, {moment(time)}
            </span>
            {reason === null ? null : (
              <div>
                {texts.reason}: {reason}
              </div>
            )}
            {action === 'confirm' && carrierBookingReference !== null ? (
              <div>
                {texts.bookingReference}: {carrierBookingReference}
              </div>
            ) : null}
            {/^request-(?:update|amendment)$/.test(action) ? (
              <ul>
                {feedbacks.map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            ) : null}
            {changes.length > 0 ? <ChangedParts changes={changes} /> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** What the content of a version changed against the content before it; nothing for a decision and for the first. */
function changesAt(versions: readonly Version[], version: number) {
  const at = versions.findIndex((one) => one.version === version);
  const [before, after] = [versions[at - 1], versions[at]];
  return before && after ? compareContents(before.content, after.content) : [];
}
