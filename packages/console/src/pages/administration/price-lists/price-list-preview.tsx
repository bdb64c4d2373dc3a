import type { InputOf, RecordOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ColumnHeads } from '../../../parts/column-heads.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { priceListWords } from './price-list-words.ts';

type Query = NonNullable<InputOf<'preview-price-list'>['query']>;
type Previewed = RecordOf<'preview-price-list'>;

/** The rates of a lane with what is paid, what customers see, and the margin between, line by line. */
export function PriceListPreview({ name }: { readonly name: string }) {
  const texts = useAreaWords(priceListWords);
  const [query, setQuery] = useState<Query>();
  const preview = useQuery({
    queryKey: ['price-list-preview', name, query],
    queryFn: ({ signal }) => client.call('preview-price-list', { path: { name }, query: query ?? {}, signal }),
    enabled: query !== undefined,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([field, text]) => [field, String(text).trim()]);
    setQuery(Object.fromEntries(given.filter(([, text]) => text !== '')));
  };
  return (
    <details>
      <summary>{texts.preview}</summary>
      <form className="filters" onSubmit={submit}>
        {(['origin', 'destination', 'equipment'] as const).map((field) => (
          <label key={field} className="field">
            <span>{{ origin: texts.from, destination: texts.to, equipment: texts.equipment }[field]}</span>
            <input name={field} maxLength={100} />
          </label>
        ))}
        <button type="submit">{texts.show}</button>
      </form>
      {preview.isError ? <ProblemNotice error={preview.error} /> : null}
      {preview.data?.data.length === 0 ? <Empty>{texts.none}</Empty> : null}
      {preview.data && preview.data.data.length > 0 ? (
        <table>
          <ColumnHeads columns={texts.columns} numbers={['buy', 'sell']} />
          <tbody>
            {preview.data.data.map((rate) => (
              <PreviewedRate key={rate.rateId} rate={rate} />
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  );
}

function PreviewedRate({ rate }: { readonly rate: Previewed }) {
  const { money } = useWords();
  const texts = useAreaWords(priceListWords);
  const { rateId, origin, destination, carrier, equipment, currency, buyTotal, sellTotal, remarks, lines } = rate;
  const amount = (value: number | null, of: string | null) => (value === null || of === null ? '–' : money(value, of));
  return (
    <>
      {lines.map(({ line, buy, sell, margin, currency: of }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rate may have a charge twice
        <tr key={`${rateId} ${at}`}>
          <td>{at === 0 ? `${origin} → ${destination} ${carrier ?? ''} ${equipment}` : ''}</td>
          <td>{line}</td>
          <td className="number">{amount(buy, of)}</td>
          <td className="number">{amount(sell, of)}</td>
          <td>{margin ?? texts.noMargin}</td>
        </tr>
      ))}
      <tr>
        <td>{remarks}</td>
        <td>{texts.total}</td>
        <td className="number">{money(buyTotal, currency)}</td>
        <td className="number">{money(sellTotal, currency)}</td>
        <td />
      </tr>
    </>
  );
}
