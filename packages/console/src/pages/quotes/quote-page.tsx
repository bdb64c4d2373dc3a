import type { OutputOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { Loading } from '../../parts/loading.tsx';
import { ProblemPage } from '../../parts/problem-page.tsx';
import { SaveProof } from '../../parts/save-proof.tsx';
import { allows } from '../../session/session.ts';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ApproveBeforehand } from '../mandates/approve-beforehand.tsx';
import { InvoiceAudit } from './invoice/invoice-audit.tsx';
import { MailQuote } from './mail-quote.tsx';
import { QuoteParts } from './quote-parts.tsx';
import { QuotePrice } from './quote-price.tsx';
import { QuoteStatus, useQuoteStatus } from './quote-status.tsx';
import { quotesWords } from './quotes-words.ts';
import { RateSummary } from './rate-summary.tsx';
import { TimeLeft } from './time-left.tsx';
import '../orders/orders.css';

type Quote = OutputOf<'get-quote'>;

/** The quote with an id; a signed quote never changes. */
export function useQuote(id: string) {
  return useQuery({
    queryKey: ['quote', id],
    queryFn: ({ signal }) => client.call('get-quote', { path: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One quote: whether it can be ordered, its whole price, and what can be done with it. */
export function QuotePage() {
  const { words } = useWords();
  const { id } = getRouteApi('/quotes/$id').useParams();
  const quote = useQuote(id);
  if (quote.isPending) return <Loading />;
  if (quote.isLoadingError)
    return <ProblemPage area={words.areas.quotes} error={quote.error} retry={() => void quote.refetch()} />;
  return <ReadQuote key={id} quote={quote.data} />;
}

function ReadQuote({ quote }: { readonly quote: Quote }) {
  const { day } = useWords();
  const texts = useAreaWords(quotesWords);
  const { id, rate, quantities, date, reference, validUntil } = quote;
  const status = useQuoteStatus(id);
  return (
    <>
      <h1>
        {texts.columns.id} {id}
      </h1>
      <QuoteStatus quote={quote} />
      <Actions quote={quote} />
      <div className="order">
        <ul>
          <li>
            <Labelled label={texts.columns.validity}>
              <TimeLeft validUntil={validUntil} />
            </Labelled>
          </li>
          {reference === null ? null : (
            <li>
              <Labelled label={texts.reference}>{reference}</Labelled>
            </li>
          )}
        </ul>
        {quote.parts ? null : (
          <RateSummary rate={rate} containers={quantities.containers}>
            <li>
              <Labelled label={texts.day}>{day(date)}</Labelled>
            </li>
            <li>
              <Labelled label={texts.billsOfLading}>{quantities.billsOfLading}</Labelled>
            </li>
          </RateSummary>
        )}
        <QuotePrice quote={quote} />
        {quote.parts ? <QuoteParts parts={quote.parts} lines={quote.lines} /> : null}
      </div>
      <MailQuote id={id} isOrderable={status.data?.orderable === true} />
      {status.data?.orderable ? <ApproveBeforehand quote={quote} /> : null}
      <InvoiceAudit quoteId={id} />
    </>
  );
}

/** Ordering it, printing it, passing it on. Files are taken by their addresses, as the session allows. */
function Actions({ quote: { id } }: { readonly quote: Quote }) {
  const { session } = getRouteApi('__root__').useRouteContext();
  const texts = useAreaWords(quotesWords);
  const status = useQuoteStatus(id);
  return (
    <div className="choices">
      {status.data?.orderable && allows(session, 'orders:write') ? (
        <Link to="/quotes/$id/order" params={{ id }} className="button primary">
          {texts.order}
        </Link>
      ) : null}
      <a className="button" href={`/quotes/${id}/pdf?language=en`} download>
        {texts.pdf}
      </a>
      <a className="button" href={`/quotes/${id}/pdf?language=zh`} download>
        {texts.pdfChinese}
      </a>
      <a className="button" href={`/quotes/${id}`} download={`${id}.json`}>
        {texts.signed}
      </a>
      <SaveProof of="quotes" id={id} />
    </div>
  );
}
