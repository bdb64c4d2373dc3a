import type { InputOf } from '@agent-rate/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { useKeptFields } from '../../../parts/use-kept.ts';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { priceListWords } from './price-list-words.ts';

type Rates = InputOf<'import-exchange-rates'>['body'];

type Table = InputOf<'import-exchange-rate-csv'>['body'];
/** What was given: one set as JSON, or a table. */
type Given = { set: Rates } | { table: Table };
type Loaded = { rates: number; from: string; to: string };

const EXAMPLE =
  'date,source,base,currency,rate\n2026-11-20,European Central Bank,EUR,USD,1.0845\n' +
  '{ "source": "European Central Bank", "date": "2026-11-20", "base": "EUR", "rates": { "USD": 1.0845 } }';

/** The chosen file, else what was written. */
async function textOf(form: FormData): Promise<string> {
  const file = form.get('file');
  return file instanceof File && file.size > 0 ? file.text() : String(form.get('rates'));
}

/** Throws what is wrong with text that begins as JSON does. */
function readGiven(text: string, decimalComma: boolean): Given {
  if (text.trimStart().startsWith('{')) return { set: JSON.parse(text) as Rates };
  return { table: { csv: text, decimal: decimalComma ? 'comma' : 'point' } };
}

async function load(given: Given): Promise<Loaded> {
  if ('table' in given) return client.call('import-exchange-rate-csv', { body: given.table });
  const { date, rates } = await client.call('import-exchange-rates', { body: given.set });
  return { rates: Object.keys(rates).length, from: date, to: date };
}

function loadedText({ rates, from, to }: Loaded, text: string): string {
  return text.replace('{rates}', String(rates)).replace('{from}', from).replace('{to}', to);
}

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
  const { form, keepFields, forget } = useKeptFields('exchange rates', '');
  const loading = useMutation({
    mutationFn: (given: Given) => load(given),
    onSuccess: () => {
      forget();
      return queries.invalidateQueries({ queryKey: ['exchange-rates'] });
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    try {
      const given = readGiven(await textOf(typed), typed.has('decimalComma'));
      setFault(undefined);
      loading.mutate(given);
    } catch (error) {
      loading.reset();
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      ref={form}
      className="card"
      aria-label={texts.title}
      onChange={keepFields}
      onSubmit={(event) => void submit(event)}
    >
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
        <span>{texts.text}</span>
        <textarea name="rates" rows={4} spellCheck={false} placeholder={EXAMPLE} />
      </label>
      <label className="field">
        <span>{texts.file}</span>
        <input type="file" name="file" accept=".csv,.txt,.json,text/csv,application/json" />
      </label>
      <p>
        <label>
          <input type="checkbox" name="decimalComma" /> {texts.decimalComma}
        </label>
      </p>
      <p>
        <button type="submit" disabled={loading.isPending}>
          {texts.load}
        </button>
      </p>
      {fault === undefined ? null : (
        <Notice severity="error" role="alert">
          <p>{`${notJson} ${fault}`}</p>
        </Notice>
      )}
      {loading.data === undefined ? null : <p role="status">{loadedText(loading.data, texts.loaded)}</p>}
      {loading.isError ? <ProblemNotice error={loading.error} /> : null}
    </form>
  );
}
