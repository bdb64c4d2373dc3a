import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { client } from '../../../api/client.ts';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { orderedTexts } from '../ordered-text.ts';
import { orderFormWords } from './order-form-words.ts';

const MOST_OFFERED = 100;

type Props = { readonly value: string; readonly onChange: (quote: string) => void };

/** The quote of an order: those that can be ordered are offered, another may be typed. */
export function QuoteField({ value, onChange }: Props) {
  const { money } = useWords();
  const words = useAreaWords(orderFormWords);
  const [hint, offered] = [useId(), useId()];
  const quotes = useQuery({
    queryKey: ['quotes', 'offered'],
    queryFn: ({ signal }) => client.call('list-quotes', { query: { per_page: MOST_OFFERED }, signal }),
  });
  return (
    <label className="field">
      <span>{words.quote}</span>
      <input
        name="quote"
        required
        maxLength={50}
        list={offered}
        value={value}
        aria-describedby={hint}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <datalist id={offered}>
        {quotes.data?.data
          .filter(({ orderable }) => orderable)
          .map(({ id, containers: units, equipment: code, totals, ...quote }) => (
            <option key={id} value={id}>
              {[
                ...Object.values(orderedTexts({ ...quote, equipment: { code, units } })),
                ...totals.map(({ atLeast, currency }) => `≥ ${money(atLeast, currency)}`),
              ].join(' · ')}
            </option>
          ))}
      </datalist>
      <span id={hint} className="hint">
        {words.quoteHint}
      </span>
    </label>
  );
}
