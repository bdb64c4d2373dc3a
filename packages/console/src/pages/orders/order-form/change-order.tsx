import { AgentRateError, type OutputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { useKept } from '../../../parts/use-kept.ts';
import { allows } from '../../../session/session.ts';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { type Content, textsOf } from '../content-parts.ts';
import { Feedbacks, feedbacksOf } from '../feedbacks.tsx';
import { ordersWords } from '../orders-words.ts';
import { changedParts, draftOf, partsOf, restoreDraft } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';
import { orderFormWords } from './order-form-words.ts';
import { QuoteField } from './quote-field.tsx';

type Order = OutputOf<'get-order'>;
type Props = { readonly order: Order; readonly onChanged: (order: Order) => void };

/** The content that a change starts from: the pending amendment, else the order. */
const contentOf = (order: Order): Content => order.amendedContent ?? order;

/** The ways to change an order, by the action that allows each. */
const KINDS = { amend: 'amendment', update: 'direct', 'update-for-approval': 'approval' } as const;

/** A button that opens the form of the order, for those who may change it in its state. */
export function ChangeOrder({ order, onChanged }: Props) {
  const { session } = getRouteApi('__root__').useRouteContext();
  const words = useAreaWords(orderFormWords);
  const [basis, setBasis] = useState<Order>();
  const action = (['update', 'amend', 'update-for-approval'] as const).find((one) =>
    order.allowedActions.includes(one),
  );
  if (basis !== undefined) {
    const close = () => setBasis(undefined);
    const done = (changed: Order) => {
      close();
      onChanged(changed);
    };
    return (
      <section className="card" aria-label={words.change}>
        <h2>{words.change}</h2>
        {action === undefined ? null : <p className="hint">{words.changeHint[KINDS[action]]}</p>}
        <ChangeForm
          key={basis.version}
          {...{ basis, order }}
          onChanged={done}
          onClose={close}
          onStartAgain={setBasis}
        />
      </section>
    );
  }
  if (action === undefined || !allows(session, 'orders:write')) return null;
  return (
    <p>
      <button type="button" onClick={() => setBasis(order)}>
        {words.change}
      </button>
    </p>
  );
}

type FormProps = Props & {
  /** The order as it was when the person began. */
  readonly basis: Order;
  readonly onClose: () => void;
  readonly onStartAgain: (order: Order) => void;
};

function ChangeForm({ order, basis, onChanged, onClose, onStartAgain }: FormProps) {
  const { words: common } = useWords();
  const words = useAreaWords(orderFormWords);
  const queries = useQueryClient();
  const [draft, setDraft, forget] = useChange(basis);
  const giveUp = () => {
    forget();
    onClose();
  };
  const [quoteId, setQuote] = useState(contentOf(basis).quote.id);
  const change = {
    ...changedParts(partsOf(draftOf(contentOf(basis))), partsOf(draft)),
    ...(quoteId === contentOf(basis).quote.id ? {} : { quoteId }),
  };
  const saving = useMutation({
    mutationFn: (version: number) =>
      client.call('change-order', { path: { id: order.id }, body: { ...change, version } }),
    onSuccess: (changed) => {
      forget();
      queries.setQueryData(['order', order.id], changed);
      onChanged(changed);
    },
    // Also after a refusal: the order may be another one now.
    onSettled: () => queries.invalidateQueries({ queryKey: ['order'] }),
  });
  const isOvertaken = order.version !== basis.version;
  const isNothing = Object.keys(change).length === 0;
  const isConflict = saving.error instanceof AgentRateError && saving.error.code === 'order_changed';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(basis.version);
      }}
    >
      <QuoteField value={quoteId} onChange={setQuote} />
      <OrderForm draft={draft} onChange={setDraft} />
      {isOvertaken ? (
        <Overtaken
          basis={contentOf(basis)}
          now={contentOf(order)}
          typed={{ ...contentOf(basis), ...change }}
          quote={change.quoteId}
        >
          <button type="button" disabled={isNothing || saving.isPending} onClick={() => saving.mutate(order.version)}>
            {words.saveOver}
          </button>
          <button type="button" onClick={() => onStartAgain(order)}>
            {words.startAgain}
          </button>
        </Overtaken>
      ) : null}
      {saving.isError && !(isConflict && isOvertaken) ? (
        <>
          <ProblemNotice error={saving.error} />
          <Feedbacks feedbacks={feedbacksOf(saving.error)} />
        </>
      ) : null}
      {isNothing ? <p className="hint">{words.nothing}</p> : null}
      <p className="choices">
        <button type="submit" className="primary" disabled={isNothing || isOvertaken || saving.isPending}>
          {words.save}
        </button>
        <button type="button" onClick={giveUp}>
          {common.common.cancel}
        </button>
      </p>
    </form>
  );
}

/** What is typed into an order, kept until it is saved or given up. */
const useChange = (basis: Order) =>
  useKept('a changed order', {
    of: `${basis.id} ${basis.version}`,
    begin: () => draftOf(contentOf(basis)),
    restore: restoreDraft,
  });

type OvertakenProps = {
  readonly basis: Content;
  readonly now: Content;
  readonly typed: Content;
  /** Another quote that was put on it. */
  readonly quote: string | undefined;
  readonly children: React.ReactNode;
};

/** The order changed while somebody typed: each part that differs, as it was, as it is, and as it was typed. */
function Overtaken({ basis, now, typed, quote, children }: OvertakenProps) {
  const words = useAreaWords(orderFormWords);
  const { parts } = useAreaWords(ordersWords);
  const [before, theirs] = [textsOf(basis), textsOf(now)];
  const yours = { ...textsOf(typed), ...(quote === undefined ? {} : { price: `${words.quote} ${quote}` }) };
  const names = (Object.keys(before) as (keyof typeof before)[]).filter(
    (part) => theirs[part] !== before[part] || yours[part] !== before[part],
  );
  return (
    <Notice severity="warning" role="alert">
      <p>
        <strong>{words.conflict}</strong>
      </p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              {[words.part, words.opened, words.theirs, words.yours].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((part) => (
              <tr key={part}>
                <th scope="row">
                  {parts[part]}{' '}
                  {theirs[part] !== before[part] && yours[part] !== before[part] ? (
                    <span className="badge" data-tone="warning">
                      {words.both}
                    </span>
                  ) : null}
                </th>
                {[before, theirs, yours].map((texts, at) => (
                  <td key={[words.opened, words.theirs, words.yours][at]}>{texts[part] || '—'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="choices">{children}</p>
    </Notice>
  );
}
