import type { RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ColumnHeads } from '../../parts/column-heads.tsx';
import { Pages } from '../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { orderedTexts } from '../orders/ordered-text.ts';
import { Sums } from './quote-price.tsx';
import { quotesWords } from './quotes-words.ts';
import { TimeLeft } from './time-left.tsx';
import '../orders/orders.css';

const PER_PAGE = 50;
/** The account of the forwarder itself. */
const MAIN = 'main';

/** The quotes of this key, newest first, and whether each can still be ordered. */
export function QuotesPage() {
  const { words, count } = useWords();
  const texts = useAreaWords(quotesWords);
  const [page, setPage] = useState(1);
  const quotes = useQuery({
    queryKey: ['quotes', page],
    queryFn: ({ signal }) => client.call('list-quotes', { query: { page, per_page: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <h1>{words.areas.quotes}</h1>
      {quotes.isError ? <ProblemNotice error={quotes.error} retry={() => void quotes.refetch()} /> : null}
      {quotes.data ? (
        <>
          <p>
            {quotes.data.meta.total === 0 ? texts.none : count(texts.count, quotes.data.meta.total)}{' '}
            <Link to="/rates">{texts.findRate}</Link>
          </p>
          {quotes.data.data.length > 0 ? <QuoteTable quotes={quotes.data.data} /> : null}
          <Pages asked={page} meta={quotes.data.meta} onPage={setPage} />
        </>
      ) : null}
    </>
  );
}

type Summary = RecordOf<'list-quotes'>;

/** The quotes; with the account of each as soon as one is of a customer. */
function QuoteTable({ quotes }: { readonly quotes: readonly Summary[] }) {
  const { columns } = useAreaWords(quotesWords);
  const { account, ...others } = columns;
  const ofAccounts = quotes.some((quote) => quote.account !== MAIN);
  return (
    <div className="scroll">
      <table className="stacked">
        <ColumnHeads<string> columns={ofAccounts ? columns : others} numbers={['total']} />
        <tbody>
          {quotes.map((quote) => (
            <tr key={quote.id}>
              <td data-label={columns.id}>
                <Link to="/quotes/$id" params={{ id: quote.id }}>
                  {quote.id}
                </Link>
              </td>
              {ofAccounts ? <td data-label={account}>{quote.account}</td> : null}
              <td data-label={columns.lane}>{textsOf(quote).lane}</td>
              <td data-label={columns.carrier}>{textsOf(quote).carrier}</td>
              <td data-label={columns.containers}>{textsOf(quote).containers}</td>
              <td data-label={columns.total} className="number">
                <Sums totals={quote.totals} />
              </td>
              <td data-label={columns.validity}>
                <span>
                  <Standing quote={quote} /> {quote.orderable ? <TimeLeft validUntil={quote.validUntil} /> : null}
                </span>
              </td>
              <td data-label={columns.reference}>{quote.reference ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const textsOf = ({ equipment: code, containers: units, ...quote }: Summary) =>
  orderedTexts({ ...quote, equipment: { code, units } });

function Standing({ quote: { orderable, ordered, expired } }: { readonly quote: Summary }) {
  const { states } = useAreaWords(quotesWords);
  const state = orderable ? 'orderable' : ordered ? 'ordered' : expired ? 'expired' : 'stale';
  return (
    <span className="badge" data-tone={{ orderable: 'ok', ordered: 'ok', expired: undefined, stale: 'warning' }[state]}>
      {states[state]}
    </span>
  );
}
