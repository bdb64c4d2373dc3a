import type { InputOf, OutputOf } from '@agent-rate/client';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { allows } from '../../session/session.ts';
import { useAreaWords } from '../../words/use-words.tsx';
import { MandateFacts } from './mandate-facts.tsx';
import { mandatesWords } from './mandates-words.ts';

type Quote = OutputOf<'get-quote'>;

/** Approves one order of a quote beforehand, for those who may: for whom it is shipped, and what it may cost at most. */
export function ApproveBeforehand({ quote }: { readonly quote: Quote }) {
  const { session } = getRouteApi('__root__').useRouteContext();
  const texts = useAreaWords(mandatesWords);
  const [shipper, setShipper] = useState('');
  const [most, setMost] = useState(() => mostOf(quote));
  const approving = useMutation({
    mutationFn: (body: InputOf<'create-mandate'>['body']) =>
      client.quotes.createMandate({ path: { id: quote.id }, body }),
  });
  if (!allows(session, 'orders:approve')) return null;
  const sums = Object.entries(most).map(([currency, text]) => [currency, Number(text)] as const);
  const isTyped = shipper.trim() !== '' && sums.every(([currency, sum]) => most[currency] !== '' && sum >= 0);
  return (
    <section className="card" aria-label={texts.approve}>
      <h2>{texts.approve}</h2>
      <p className="hint">{texts.hint}</p>
      <div className="filters">
        <label className="field">
          <span>{texts.shipper}</span>
          <input value={shipper} maxLength={200} onChange={({ target }) => setShipper(target.value)} />
        </label>
        {Object.entries(most).map(([currency, sum]) => (
          <label key={currency} className="field">
            <span>{texts.most.replace('{currency}', currency)}</span>
            <input
              type="number"
              min="0"
              step="any"
              value={sum}
              onChange={({ target }) => setMost({ ...most, [currency]: target.value })}
            />
          </label>
        ))}
      </div>
      {approving.isError ? <ProblemNotice error={approving.error} /> : null}
      {approving.data ? (
        <>
          <MandateFacts mandate={approving.data} />
          <ShownOnce text={texts.issued} secret={JSON.stringify(approving.data)} />
        </>
      ) : null}
      <ConfirmButton
        label={texts.approve}
        question={texts.sure}
        isBusy={!isTyped || approving.isPending}
        onConfirm={() => approving.mutate({ shipper: shipper.trim(), most: Object.fromEntries(sums) })}
      >
        <p>
          {(quote.parts ?? [quote])
            .map(({ quantities, rate }) => `${quantities.containers} × ${rate.equipment.code}`)
            .join(', ')}
          , {shipper}
        </p>
      </ConfirmButton>
    </section>
  );
}

/** What the quote may cost, to begin with. */
function mostOf({ totals }: Quote): Record<string, string> {
  return Object.fromEntries(totals.map(({ currency, atLeast, atMost }) => [currency, String(atMost ?? atLeast)]));
}
