import type { OutputOf } from '@agent-rate/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Notice } from '../../parts/notice.tsx';
import { allows } from '../../session/session.ts';
import { Labelled } from '../../words/labelled.tsx';
import { type Speech, useAreaWords, useWords } from '../../words/use-words.tsx';
import { Sums } from './quote-price.tsx';
import { quotesWords } from './quotes-words.ts';

type Status = OutputOf<'check-quote'>;
type Quote = Pick<OutputOf<'get-quote'>, 'id' | 'totals'>;

/** A newer sheet may be published while the quote is read; milliseconds. */
const LOOK_AGAIN = 30_000;

/** Whether a quote can be ordered now, asked again from time to time; not asked without the scope for it. */
export function useQuoteStatus(id: string) {
  const { session } = getRouteApi('__root__').useRouteContext();
  return useQuery({
    queryKey: ['quote-status', id],
    queryFn: ({ signal }) => client.call('check-quote', { path: { id }, signal }),
    enabled: allows(session, 'rates:read'),
    refetchInterval: LOOK_AGAIN,
  });
}

/** Says that a quote cannot be ordered any more, or keeps its price, what it costs now and what differs; nothing while its rate is in force. */
export function QuoteStatus({ quote, ofOrder = false }: { readonly quote: Quote; readonly ofOrder?: boolean }) {
  const texts = useAreaWords(quotesWords);
  const status = useQuoteStatus(quote.id);
  if (status.isLoadingError) return <ProblemNotice error={status.error} retry={() => void status.refetch()} />;
  if (status.data === undefined) return null;
  const { superseded, current, changes } = status.data;
  // Beside its own order that a quote was ordered is no news.
  const reason = ofOrder && status.data.reason === 'quote_already_ordered' ? null : status.data.reason;
  const isKept = reason === null && (current === null || changes.length > 0);
  if (reason === null && !isKept) return superseded ? <p className="hint">{texts.sameRate}</p> : null;
  return (
    <Notice severity={isKept ? undefined : 'warning'} role="status">
      <p>
        <strong>{reason === null ? texts.priceKept : texts.reasons[reason]}</strong>
      </p>
      {current === null ? null : (
        <div className="details">
          <div>
            <Labelled label={texts.quoted}>
              <Sums totals={quote.totals} />
            </Labelled>
          </div>
          <div>
            <Labelled label={texts.now}>
              <Sums totals={current.totals} />
            </Labelled>
          </div>
        </div>
      )}
      <Changes changes={changes} />
      <AskAgain request={status.data.newQuote} />
    </Notice>
  );
}

function Changes({ changes }: Pick<Status, 'changes'>) {
  const { labelled } = useWords();
  const texts = useAreaWords(quotesWords);
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>{texts.whatChanged}</summary>
      <ul>
        {changes.map(({ what, before, after }) => (
          <li key={what}>{textOfChange(before, after, labelled) ?? texts.missingNow}</li>
        ))}
      </ul>
    </details>
  );
}

/** A line of the price before and after: `Ocean freight: USD 2000 → USD 2400`; nothing for what is no line. */
function textOfChange(before: unknown, after: unknown, labelled: Speech['labelled']): string | undefined {
  const [old, now] = [before, after] as (Partial<Record<'name' | 'amount' | 'currency', unknown>> | null)[];
  const name = old?.name ?? now?.name;
  if (name === undefined) return undefined;
  const price = (line: typeof old) =>
    line === null || line === undefined ? '—' : [line.currency, line.amount ?? '?'].filter(Boolean).join(' ');
  return labelled(String(name), `${price(old)} → ${price(now)}`);
}

function AskAgain({ request }: { readonly request: Status['newQuote'] }) {
  const texts = useAreaWords(quotesWords);
  const navigate = useNavigate();
  const asking = useMutation({
    mutationFn: (body: NonNullable<Status['newQuote']>) => client.call('create-quote', { body }),
    onSuccess: ({ id }) => navigate({ to: '/quotes/$id', params: { id } }),
  });
  if (request === null) return null;
  return (
    <>
      {asking.isError ? <ProblemNotice error={asking.error} /> : null}
      <button type="button" disabled={asking.isPending} onClick={() => asking.mutate(request)}>
        {texts.newQuote}
      </button>
    </>
  );
}
