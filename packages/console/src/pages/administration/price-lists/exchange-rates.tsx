import type { InputOf } from '@agent-rate/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { priceListWords } from './price-list-words.ts';

type Rates = InputOf<'import-exchange-rates'>['body'];

const EXAMPLE =
  '{ "source": "European Central Bank", "date": "2026-11-20", "base": "EUR", "rates": { "USD": 1.0845 } }';

/** The exchange rates that totals are converted by when that is asked for: the newest sets, and a form to load one. */
export function ExchangeRates() {
  const { moment, who } = useWords();
  const { exchange: texts, notJson } = useAreaWords(priceListWords);
  const queries = useQueryClient();
  const [fault, setFault] = useState<string>();
  const sets = useQuery({
    queryKey: ['exchange-rates'],
    queryFn: ({ signal }) => client.call('list-exchange-rates', { query: { per_page: 10 }, signal }),
  });
  const loading = useMutation({
    mutationFn: (body: Rates) => client.call('import-exchange-rates', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['exchange-rates'] }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      const body = JSON.parse(String(new FormData(event.currentTarget).get('rates'))) as Rates;
      setFault(undefined);
      loading.mutate(body);
    } catch (error) {
      loading.reset();
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form className="card" aria-label={texts.title} onSubmit={submit}>
      <h2>{texts.title}</h2>
      <p className="hint">{texts.hint}</p>
      {sets.isError ? <ProblemNotice error={sets.error} retry={() => void sets.refetch()} /> : null}
      {sets.data?.data.length === 0 ? <Empty>{texts.empty}</Empty> : null}
      <ul>
        {sets.data?.data.map(({ source, date, base, rates, loadedAt, loadedBy }) => (
          <li key={`${source} ${date} ${base}`}>
            <strong>{`${date} ${source}`}</strong>{' '}
            {`1 ${base} = ${Object.entries(rates)
              .map(([currency, rate]) => `${currency} ${rate}`)
              .join(', ')}`}{' '}
            <span className="hint">{`${moment(loadedAt)} · ${who(loadedBy)}`}</span>
          </li>
        ))}
      </ul>
      <label className="field">
        <span>JSON</span>
        <textarea name="rates" rows={4} required spellCheck={false} placeholder={EXAMPLE} />
      </label>
      <p>
        <button type="submit" disabled={loading.isPending}>
          {texts.load}
        </button>
      </p>
      {fault === undefined ? null : (
        <div className="notice" data-severity="error" role="alert">
          <p>{`${notJson} ${fault}`}</p>
        </div>
      )}
      {loading.isError ? <ProblemNotice error={loading.error} /> : null}
    </form>
  );
}
