import type { OutputOf } from '@agent-rate/client';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Loading } from '../../parts/loading.tsx';
import { ProblemPage } from '../../parts/problem-page.tsx';
import { useKept } from '../../parts/use-kept.ts';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { Feedbacks, feedbacksOf } from '../orders/feedbacks.tsx';
import { OrderContent } from '../orders/order-content.tsx';
import { emptyDraft, type OrderParts, partsOf, restoreDraft } from '../orders/order-form/order-draft.ts';
import { OrderForm } from '../orders/order-form/order-form.tsx';
import { useQuote } from './quote-page.tsx';
import { Sums } from './quote-price.tsx';
import { QuoteStatus } from './quote-status.tsx';
import { quotesWords } from './quotes-words.ts';
import { TimeLeft } from './time-left.tsx';
import { type Preview, usePlaceOrder } from './use-place-order.ts';
import '../orders/orders.css';
import { Notice } from '../../parts/notice.tsx';
import { Labelled } from '../../words/labelled.tsx';

type Quote = OutputOf<'get-quote'>;

/** Orders a quote: what is shipped by whom, a check of it all, then the order. */
export function OrderQuotePage() {
  const { words } = useWords();
  const { id } = getRouteApi('/quotes/$id/order').useParams();
  const quote = useQuote(id);
  if (quote.isPending) return <Loading />;
  if (quote.isLoadingError)
    return <ProblemPage area={words.areas.quotes} error={quote.error} retry={() => void quote.refetch()} />;
  return <OrderQuote key={id} quote={quote.data} />;
}

function OrderQuote({ quote }: { readonly quote: Quote }) {
  const texts = useAreaWords(quotesWords);
  const [draft, setDraft, forget] = useKept('an order', {
    ...{ of: quote.id, begin: () => emptyDraft(quote.date), restore: restoreDraft },
  });
  const parts = partsOf(draft);
  const { preview, checked, place, error } = usePlaceOrder(quote.id, parts, forget);
  return (
    <>
      <h1>{texts.orderTitle.replace('{id}', quote.id)}</h1>
      <QuoteStatus quote={quote} />
      <p>
        <Link to="/quotes/$id" params={{ id: quote.id }}>
          {quote.id}
        </Link>{' '}
        · {containersOf(quote)} · <TimeLeft validUntil={quote.validUntil} />
      </p>
      <Sums totals={quote.totals} />
      <form
        className="order"
        onSubmit={(event) => {
          event.preventDefault();
          preview.mutate();
        }}
      >
        <OrderForm draft={draft} onChange={setDraft} />
        <p className="hint">{preview.data && !checked ? texts.changedSince : texts.previewHint}</p>
        {error === null ? null : (
          <>
            <ProblemNotice error={error} />
            <Feedbacks feedbacks={feedbacksOf(error)} />
          </>
        )}
        {checked ? <Outcome preview={checked} /> : null}
        <p className="choices">
          <button type="submit" className={checked?.permitted ? '' : 'primary'} disabled={preview.isPending}>
            {texts.preview}
          </button>
          <ConfirmButton
            label={texts.place}
            question={texts.sure}
            isPrimary={checked?.permitted === true}
            isBusy={!checked?.permitted || place.isPending}
            onConfirm={() => place.mutate()}
          >
            <OrderContent content={contentOf(quote, parts)} />
            {checked ? <Outcome preview={checked} /> : null}
          </ConfirmButton>
        </p>
      </form>
    </>
  );
}

/** What placing the order would come to. */
function Outcome({ preview }: { readonly preview: Preview }) {
  const { words } = useWords();
  const texts = useAreaWords(quotesWords);
  const { permitted, bookingStatus, findings, next } = preview;
  return (
    <div role="status">
      <Notice severity={permitted ? undefined : 'error'}>
        <p>
          <strong>{permitted ? texts.permitted : texts.refused}</strong>{' '}
          {bookingStatus === null ? null : texts.begins[bookingStatus]}
        </p>
        {permitted ? null : (
          <p>
            <strong>
              <Labelled label={words.common.next} />
            </strong>
            {next}
          </p>
        )}
      </Notice>
      <Feedbacks feedbacks={findings} />
    </div>
  );
}

/** `2 × 40HC, 1 × 20GP`: the containers of every part. */
const containersOf = ({ parts, ...quote }: Quote) =>
  (parts ?? [quote]).map(({ quantities, rate }) => `${quantities.containers} × ${rate.equipment.code}`).join(', ');

/** The order as it would be stored, to be read before it is placed. */
function contentOf(quote: Quote, parts: OrderParts) {
  const { origin, destination, carrier, equipment } = quote.rate;
  return {
    quote,
    origin: origin.code ?? origin.text,
    destination: destination.code ?? destination.text,
    carrier: carrier?.scac ?? carrier?.name ?? null,
    equipment: { ...equipment, units: quote.quantities.containers },
    ...(quote.parts ? { parts: quote.parts.map(partOf) } : {}),
    evidence: [],
    priceMovement: null,
    mandate: null,
    ...parts,
  };
}

function partOf({ leg, date, rateId, rate, quantities }: NonNullable<Quote['parts']>[number]) {
  const { origin, destination, carrier, equipment } = rate;
  return {
    ...{ leg, date, rateId },
    origin: origin.code ?? origin.text,
    destination: destination.code ?? destination.text,
    carrier: carrier?.scac ?? carrier?.name ?? null,
    equipment: { ...equipment, units: quantities.containers },
  };
}
