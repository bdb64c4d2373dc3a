import type { RecordOf } from '@agent-rate/client';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ChangedParts } from './changed-parts.tsx';
import { compareContents } from './content-parts.ts';
import { type Feedback, Feedbacks } from './feedbacks.tsx';
import { happening } from './happening.ts';
import { ordersWords } from './orders-words.ts';
import { ConfirmedCounts, type ConfirmedParts } from './partial-confirmation.tsx';

type Version = RecordOf<'list-order-versions'>;
type Event = RecordOf<'list-order-events'>;

/** What an event of an order says; the type of its `data` is open in the description of the service. */
type EventData = {
  version: number;
  action: string;
  by: string;
  reason: string | null;
  carrierBookingReference: string | null;
  feedbacks: readonly Feedback[];
  confirmation?: { parts: ConfirmedParts };
};

type Props = { readonly events: readonly Event[]; readonly versions: readonly Version[] };

/** The life of an order in words, the events as they are given: who did what, why, and what changed with it. */
export function LifeLine({ events, versions }: Props) {
  const { moment, who } = useWords();
  const texts = useAreaWords(ordersWords);
  return (
    <ol className="life-line">
      {events.map(({ id, time, type, data }) => {
        const { action, by, reason, feedbacks, version, carrierBookingReference, confirmation } = data as EventData;
        const { content } = versions.findLast((one) => one.version <= version) ?? {};
        const changes = changesAt(versions, version);
        return (
          <li key={id}>
            <strong>{happening(type, action, texts)}</strong>
            <br />
            <span className="hint">
              {who(by)}, {moment(time)}
            </span>
            {reason === null ? null : (
              <div>
                <Labelled label={texts.reason}>{reason}</Labelled>
              </div>
            )}
            {content && confirmation && /^confirm-/.test(action) ? (
              <ConfirmedCounts order={content} parts={confirmation.parts} />
            ) : null}
            {/^confirm/.test(action) && carrierBookingReference !== null ? (
              <div>
                <Labelled label={texts.bookingReference}>{carrierBookingReference}</Labelled>
              </div>
            ) : null}
            {/^request-(?:update|amendment)$/.test(action) ? <Feedbacks feedbacks={feedbacks} /> : null}
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
