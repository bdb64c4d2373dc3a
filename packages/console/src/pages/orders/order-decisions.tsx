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
import { emptyFeedback, FeedbackForm, feedbackToSend, type TypedFeedback } from './feedback-form.tsx';
import { type Choice, choicesOf } from './order-choices.ts';
import { OrderContent } from './order-content.tsx';
import { ordersWords } from './orders-words.ts';

type Order = OutputOf<'get-order'>;
type Typed = {
  readonly reason: string;
  readonly bookingReference: string;
  readonly feedbacks: readonly TypedFeedback[];
};

type Props = {
  readonly order: Order;
  /** The version that the person has read: a decision about another one is refused. */
  readonly version: number;
  /** The order changed meanwhile, and the change was not acknowledged yet. */
  readonly isStale: boolean;
  readonly onDecided: (order: Order) => void;
};

const empty = (): Typed => ({ reason: '', bookingReference: '', feedbacks: [emptyFeedback()] });

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
      client.call(operation, { path: { id: order.id }, body: { version, ...bodyOf(typed, asks) } }),
    onSuccess: (decided) => {
      queries.setQueryData(['order', order.id], decided);
      onDecided(decided);
      setTyped(empty());
    },
    // Also after a refusal: what is shown may have changed.
    onSettled: () => queries.invalidateQueries(),
  });
  if (choice === undefined) return null;
  const { asks, needsReason = false } = choice;
  const isIncomplete =
    (needsReason && typed.reason.trim() === '') ||
    (asks === 'feedback' && feedbackToSend(typed.feedbacks).length === 0);
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
      <DecisionFields typed={typed} choice={choice} onType={setTyped} />
      {isIncomplete ? <p className="hint">{texts.sayWhy}</p> : null}
      <p>
        <ConfirmButton
          label={texts.actions[choice.action]}
          question={texts.sure.replace('{action}', texts.actions[choice.action])}
          isBusy={deciding.isPending || isStale || isIncomplete}
          isPrimary
          onConfirm={() => deciding.mutate(choice)}
        >
          <Decided order={order} isAmendment={choice.action.endsWith('-amendment')} />
        </ConfirmButton>
      </p>
      {deciding.isError ? <ProblemNotice error={deciding.error} /> : null}
    </section>
  );
}

/** What is decided about: the order, or what its amendment changes and how the order would then be. */
function Decided({ order, isAmendment }: { readonly order: Order; readonly isAmendment: boolean }) {
  const content = isAmendment ? (order.amendedContent ?? order) : order;
  return (
    <>
      <QuoteStatus quote={content.quote} />
      {content === order ? null : <ChangedParts changes={compareContents(order, content)} />}
      <OrderContent content={content} />
    </>
  );
}

type FieldProps = {
  readonly typed: Typed;
  readonly choice: Choice;
  readonly onType: (typed: Typed) => void;
};

function DecisionFields({ typed, choice: { asks, needsReason = false }, onType }: FieldProps) {
  const texts = useAreaWords(ordersWords);
  return (
    <>
      {asks === 'booking-reference' ? (
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
function bodyOf({ reason, bookingReference, feedbacks }: Typed, asks: Choice['asks']) {
  return {
    ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    ...(asks === 'booking-reference' && bookingReference.trim() !== ''
      ? { carrierBookingReference: bookingReference.trim() }
      : {}),
    ...(asks === 'feedback' ? { feedbacks: feedbackToSend(feedbacks) } : {}),
  };
}
