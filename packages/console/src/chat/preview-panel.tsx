import { AgentRateError, type OutputOf } from '@agent-rate/client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ProblemNotice } from '../api/problem-notice.tsx';
import type { Content } from '../pages/orders/content-parts.ts';
import { type Feedback, Feedbacks } from '../pages/orders/feedbacks.tsx';
import { OrderCargo } from '../pages/orders/order-cargo.tsx';
import { ordersWords } from '../pages/orders/orders-words.ts';
import { randomKey } from '../pages/quotes/random-key.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { MissingList } from '../parts/missing-list.tsx';
import { Notice } from '../parts/notice.tsx';
import { Labelled } from '../words/labelled.tsx';
import { useAreaWords, useWords } from '../words/use-words.tsx';
import { tellModel } from './bridge.ts';
import { chatWords } from './chat-words.ts';
import { confirmOrder } from './decide.ts';
import { OrderPanel } from './order-panel.tsx';
import type { ToldOrder } from './shown-tool.ts';

type Body = Readonly<Record<string, unknown>>;
type Preview = Extract<OutputOf<'place-order'>, { preview: true }>;
type Props = { readonly args: Body; readonly answer: Body; readonly told: ToldOrder };

/** An order before it is placed: what it says and costs, to be ordered or not. A yes is bound to just what is shown. */
export function PreviewPanel({ args, answer, told }: Props) {
  const texts = useAreaWords(chatWords);
  const [isDeclined, decline] = useState(false);
  const preview = answer as Preview;
  const { max_tokens: _, ...order } = args;
  const key = useRef(randomKey()).current;
  const placing = useMutation({
    mutationFn: () => confirmOrder({ order, confirmation: told.confirmation, idempotency_key: key }),
  });
  if (placing.data) return <OrderPanel id={placing.data} />;
  const refuse = () => {
    decline(true);
    void tellModel(
      'The user looked at the previewed order in the panel and does not want it: nothing was ordered. Ask what should be different.',
    );
  };
  return (
    <>
      <h1>{texts.toOrder}</h1>
      <Ordered order={order} told={told} preview={preview} />
      <Feedbacks feedbacks={preview.findings as readonly Feedback[]} />
      {preview.permitted ? null : <Notice severity="error">{texts.refused}</Notice>}
      {isDeclined ? (
        <Notice role="status">{texts.notOrdered}</Notice>
      ) : (
        <p className="actions">
          <ConfirmButton
            label={texts.order}
            question={texts.sure}
            isPrimary
            isBusy={!preview.permitted || placing.isPending}
            onConfirm={() => placing.mutate()}
          >
            <Ordered order={order} told={told} preview={preview} />
          </ConfirmButton>
          <button type="button" disabled={placing.isPending} onClick={refuse}>
            {texts.notOrder}
          </button>
        </p>
      )}
      {placing.isError ? <ProblemNotice error={placing.error} /> : null}
      {placing.error instanceof AgentRateError && Array.isArray(placing.error.data.findings) ? (
        <Feedbacks feedbacks={placing.error.data.findings as Feedback[]} />
      ) : null}
    </>
  );
}

type OrderedProps = { readonly order: Body; readonly told: ToldOrder; readonly preview: Preview };
type Party = { readonly role: keyof (typeof ordersWords)['en']['roles']; readonly name: string };
type Reference = { readonly type: string; readonly value: string };

function Ordered({ order, told: { ordered }, preview }: OrderedProps) {
  const { words, day, moment } = useWords();
  const texts = useAreaWords(ordersWords);
  const chat = useAreaWords(chatWords);
  const parts = (ordered.parts ?? [ordered]).map((part, at) => ({ ...part, number: at + 1 }));
  const begins = preview.bookingStatus === null ? '' : chat.begins[preview.bookingStatus as keyof typeof chat.begins];
  return (
    <>
      {parts.map(({ number, origin, destination, carrier, equipment }) => (
        <p key={number}>
          <strong>
            {equipment.units} × {equipment.code} · {origin} → {destination}
          </strong>
          <br />
          <Labelled label={texts.parts.carrier}>{carrier ?? words.common.unknown}</Labelled>
        </p>
      ))}
      <ul>
        <li>
          <Labelled label={texts.parts.departure}>{day(ordered.expectedDepartureDate)}</Labelled>
        </li>
        {((order.parties ?? []) as Party[]).map(({ role, name }) => (
          <li key={`${role} ${name}`}>
            <Labelled label={texts.roles[role] ?? role}>
              <strong>{name}</strong>
            </Labelled>
          </li>
        ))}
        {((order.references ?? []) as Reference[]).map(({ type, value }) => (
          <li key={`${type} ${value}`}>
            <Labelled label={`${texts.parts.references} ${type}`}>{value}</Labelled>
          </li>
        ))}
      </ul>
      <OrderCargo content={cargoOf(order)} />
      <Totals preview={preview} />
      <p className="hint">
        {chat.endsAt.replace('{when}', moment(preview.validUntil))} {begins}
      </p>
    </>
  );
}

/** What is shipped, as the console shows it of an order. */
function cargoOf({ cargo = [], documents = [] }: Body): Content {
  return { cargo, documents } as Content;
}

function Totals({ preview: { totals, missing } }: { readonly preview: Preview }) {
  const { money } = useWords();
  const texts = useAreaWords(ordersWords);
  const chat = useAreaWords(chatWords);
  return (
    <>
      <ul>
        {totals.map(({ currency, atLeast, atMost }) => (
          <li key={currency}>
            <Labelled label={chat.total} />
            <strong>
              {atMost === null
                ? chat.atLeast.replace('{from}', money(atLeast, currency))
                : atMost === atLeast
                  ? money(atLeast, currency)
                  : chat.upTo.replace('{from}', money(atLeast, currency)).replace('{to}', money(atMost, currency))}
            </strong>
          </li>
        ))}
      </ul>
      {missing.length > 0 ? (
        <>
          <h2>{texts.parts.missing}</h2>
          <MissingList missing={missing} />
        </>
      ) : null}
    </>
  );
}
