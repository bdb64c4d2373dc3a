import type { OutputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { QuoteStatus } from '../quotes/quote-status.tsx';
import { ChangedParts } from './changed-parts.tsx';
import { compareContents } from './content-parts.ts';
import { CountsForm, canConfirm, countsOf, NO_COUNTS, restOf, type TypedCounts } from './counts-form.tsx';
import { emptyFeedback, FeedbackForm, feedbackToSend, type TypedFeedback } from './feedback-form.tsx';
import { type Choice, choicesOf } from './order-choices.ts';
import { OrderContent } from './order-content.tsx';
import { ordersWords } from './orders-words.ts';
import { ConfirmedCounts, PartialConfirmation } from './partial-confirmation.tsx';

type Order = OutputOf<'get-order'>;
type Typed = {
  readonly reason: string;
  readonly bookingReference: string;
  readonly feedbacks: readonly TypedFeedback[];
  readonly counts: TypedCounts;
  /** What the forwarder left open is given up. */
  readonly givesUp: boolean;
};

type Props = {
  readonly order: Order;
  /** The version that the person has read: a decision about another one is refused. */
  readonly version: number;
  /** The order changed meanwhile, and the change was not acknowledged yet. */
  readonly isStale: boolean;
  readonly onDecided: (order: Order) => void;
};

const empty = (): Typed => ({
  ...{ reason: '', bookingReference: '', feedbacks: [emptyFeedback()] },
  ...{ counts: NO_COUNTS, givesUp: false },
});

/** Every decision that the order allows and the key may take. What is typed stays until the decision is taken. */
export function OrderDecisions({ order, version, isStale, onDecided }: Props) {
  const texts = useAreaWords(ordersWords);
  const { session } = getRouteApi('__root__').useRouteContext();
  const queries = useQueryClient();
  const [action, setAction] = useState<Choice['action']>();
  const [typed, setTyped] = useState(empty);
  const choices = choicesOf(order, session);
  const choice = choices.find((one) => one.action === action) ?? choices[0];
  const deciding = useMutation({
    mutationFn: ({ operation, asks }: Choice) =>
      client.call(operation, { path: { id: order.id }, body: { version, ...bodyOf(order, typed, asks) } }),
    onSuccess: (decided) => {
      queries.setQueryData(['order', order.id], decided);
      onDecided(decided);
      setTyped(empty());
    },
    // Also after a refusal: what is shown may have changed.
    onSettled: () => queries.invalidateQueries(),
  });
  if (choice === undefined) return null;
  const lacking = lackOf(order, typed, choice, texts);
  return (
    <section className="card">
      <h2>{texts.decide}</h2>
      <div className="choices">
        {choices.map((one) => (
          <button
            key={one.action}
            type="button"
            aria-pressed={one.action === choice.action}
            onClick={() => setAction(one.action)}
          >
            {texts.actions[one.action]}
          </button>
        ))}
      </div>
      <DecisionFields order={order} typed={typed} choice={choice} onType={setTyped} />
      {lacking === undefined ? null : <p className="hint">{lacking}</p>}
      <p>
        <ConfirmButton
          label={texts.actions[choice.action]}
          question={texts.sure.replace('{action}', texts.actions[choice.action])}
          isBusy={deciding.isPending || isStale || lacking !== undefined}
          isPrimary
          onConfirm={() => deciding.mutate(choice)}
        >
          <Decided order={order} choice={choice} typed={typed} />
        </ConfirmButton>
      </p>
      {deciding.isError ? <ProblemNotice error={deciding.error} /> : null}
    </section>
  );
}

/** What has to be given before the decision can be taken; undefined: nothing. */
function lackOf(
  order: Order,
  { reason, feedbacks, counts }: Typed,
  { action, asks, needsReason = false }: Choice,
  texts: (typeof ordersWords)['en'],
): string | undefined {
  if (asks === 'counts' && !canConfirm(order, countsOf(order, counts)))
    return action === 'confirm-rest' ? texts.confirmPart.more : texts.confirmPart.some;
  const isSilent = needsReason && reason.trim() === '';
  return isSilent || (asks === 'feedback' && feedbackToSend(feedbacks).length === 0) ? texts.sayWhy : undefined;
}

type DecidedProps = Pick<FieldProps, 'order' | 'typed' | 'choice'>;

/** What is decided about: the order, how much of it, or what its amendment changes and how the order would then be. */
function Decided({ order, typed, choice: { action, asks } }: DecidedProps) {
  const content = action.endsWith('-amendment') ? (order.amendedContent ?? order) : order;
  return (
    <>
      {asks === 'counts' ? <ConfirmedCounts order={order} parts={countsOf(order, typed.counts)} /> : null}
      {action === 'accept-part' ? <PartialConfirmation order={order} /> : null}
      <QuoteStatus quote={content.quote} ofOrder />
      {content === order ? null : <ChangedParts changes={compareContents(order, content)} />}
      <OrderContent content={content} isPartOnly={action === 'accept-part' || asks === 'counts'} />
    </>
  );
}

type FieldProps = {
  readonly order: Order;
  readonly typed: Typed;
  readonly choice: Choice;
  readonly onType: (typed: Typed) => void;
};

function DecisionFields({ order, typed, choice: { asks, needsReason = false }, onType }: FieldProps) {
  const texts = useAreaWords(ordersWords);
  return (
    <>
      {asks === 'counts' ? (
        <CountsForm order={order} typed={typed.counts} onType={(counts) => onType({ ...typed, counts })} />
      ) : null}
      {asks === 'give-up' && order.confirmation?.rest === 'open' ? (
        <p>
          <label>
            <input
              type="checkbox"
              checked={typed.givesUp}
              onChange={({ target }) => onType({ ...typed, givesUp: target.checked })}
            />{' '}
            {texts.confirmPart.giveUp}
          </label>
        </p>
      ) : null}
      {asks === 'booking-reference' || asks === 'counts' ? (
        <label className="field">
          <span>{texts.bookingReference}</span>
          <input
            value={typed.bookingReference}
            maxLength={35}
            onChange={({ target }) => onType({ ...typed, bookingReference: target.value })}
          />
        </label>
      ) : null}
      {asks === 'feedback' ? (
        <FeedbackForm feedbacks={typed.feedbacks} onChange={(feedbacks) => onType({ ...typed, feedbacks })} />
      ) : null}
      <label className="field">
        <span>{needsReason ? texts.reason : texts.reasonOptional}</span>
        <textarea
          value={typed.reason}
          maxLength={1000}
          onChange={({ target }) => onType({ ...typed, reason: target.value })}
        />
      </label>
    </>
  );
}

/** What was typed, as the service takes it. */
function bodyOf(order: Order, typed: Typed, asks: Choice['asks']) {
  const { reason, bookingReference, feedbacks } = typed;
  return {
    ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    ...((asks === 'booking-reference' || asks === 'counts') && bookingReference.trim() !== ''
      ? { carrierBookingReference: bookingReference.trim() }
      : {}),
    ...(asks === 'feedback' ? { feedbacks: feedbackToSend(feedbacks) } : {}),
    ...(asks === 'counts' ? confirmedOf(order, typed.counts) : {}),
    ...(asks === 'give-up' && typed.givesUp ? { rest: 'declined' as const } : {}),
  };
}

function confirmedOf(order: Order, typed: TypedCounts) {
  const confirmed = countsOf(order, typed).map(({ part, confirmed: containers }) => ({ part, containers }));
  return { confirmed, rest: restOf(order, typed) };
}
