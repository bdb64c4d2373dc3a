import { AgentRateError, type InputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { CurrencyField } from '../../parts/currency-field.tsx';
import { Loading } from '../../parts/loading.tsx';
import { useKeptFields } from '../../parts/use-kept.ts';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { MOST_CHOSEN, readIds } from '../rates/search.ts';
import { useRatesById } from '../rates/use-chosen-rates.ts';
import { quoteOf } from './chosen-rates.ts';
import { PartForm, type Rate } from './part-form.tsx';
import { requestOf } from './quote-request.ts';
import { quotesWords } from './quotes-words.ts';
import '../orders/orders.css';

const route = getRouteApi('/quotes/new');
type Request = InputOf<'create-quote'>['body'];

/** Asks what to quote of the rates that were chosen: how many containers of each, the day, the leg, the reference. */
export function NewQuotePage() {
  const { count } = useWords();
  const texts = useAreaWords(quotesWords);
  const { rate, rates: several } = route.useSearch();
  const ids = readIds(several ?? String(rate ?? ''));
  const { rates, isLoading, failed } = useRatesById(ids);
  return (
    <>
      <h1>{ids.length > 1 ? count(texts.makeOfParts, ids.length) : texts.make}</h1>
      {ids.length === 0 ? (
        <p>
          {texts.chooseRate} <Link to="/rates">{texts.findRate}</Link>
        </p>
      ) : null}
      {isLoading ? <Loading /> : null}
      {failed ? <ProblemNotice error={failed.error} retry={() => void failed.refetch()} /> : null}
      {rates.length === ids.length && rates.length > 0 ? <QuoteForm rates={rates} /> : null}
    </>
  );
}

function QuoteForm({ rates }: { readonly rates: readonly Rate[] }) {
  const texts = useAreaWords(quotesWords);
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const [hasLegs, setLegs] = useState(false);
  const ids = rates.map(({ id }) => id);
  const { form, keepFields, forget } = useKeptFields('a quote', ids.join());
  const asking = useMutation({
    mutationFn: (body: Request) => client.call('create-quote', { body }),
    onSuccess: async ({ id }) => {
      forget();
      await queries.invalidateQueries({ queryKey: ['quotes'] });
      await navigate({ to: '/quotes/$id', params: { id } });
    },
  });
  const isSeveral = rates.length > 1;
  return (
    <form
      ref={form}
      className="order"
      onChange={keepFields}
      onSubmit={(event) => {
        event.preventDefault();
        asking.mutate(requestOf(ids, new FormData(event.currentTarget)));
      }}
    >
      {isSeveral ? (
        <div>
          <p className="hint">{texts.partsHint}</p>
          <label>
            <input type="checkbox" checked={hasLegs} onChange={({ target }) => setLegs(target.checked)} /> {texts.legs}
          </label>
        </div>
      ) : null}
      {rates.map((rate, at) => (
        <PartForm key={rate.id} rate={rate} {...(isSeveral ? { number: at + 1 } : {})} hasLegs={hasLegs && isSeveral}>
          {isSeveral ? (
            <Link
              to="/quotes/new"
              search={quoteOf(ids.filter((id) => id !== rate.id))}
              replace
              resetScroll={false}
              className="button"
            >
              {texts.removePart}
            </Link>
          ) : null}
        </PartForm>
      ))}
      <div className="filters">
        <label className="field">
          <span>{texts.reference}</span>
          <input name="reference" maxLength={100} />
        </label>
        <CurrencyField name="convertTo" label={texts.convertTo} />
      </div>
      <p className="choices">
        <button type="submit" className="primary" disabled={asking.isPending}>
          {texts.make}
        </button>
        {ids.length < MOST_CHOSEN ? (
          <Link to="/rates" search={{ chosen: ids.join() }} className="button">
            {texts.chooseMore}
          </Link>
        ) : null}
      </p>
      {asking.isError ? <Refused error={asking.error} ids={ids} /> : null}
    </form>
  );
}

/** Why there is no quote; of a superseded rate, the way to the one in force. */
function Refused({ error, ids }: { readonly error: unknown; readonly ids: readonly number[] }) {
  const texts = useAreaWords(quotesWords);
  const data: Record<string, unknown> = error instanceof AgentRateError ? error.data : {};
  const current = data.current as { rateId: number } | null | undefined;
  const part = typeof data.part === 'number' ? data.part : 1;
  return (
    <div>
      <ProblemNotice error={error} />
      {current ? (
        <Link
          to="/quotes/new"
          search={quoteOf(ids.map((id, at) => (at + 1 === part ? current.rateId : id)))}
          resetScroll={false}
        >
          {texts.superseded.replace('{id}', String(current.rateId))}
        </Link>
      ) : null}
    </div>
  );
}
