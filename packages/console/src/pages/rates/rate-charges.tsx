import { priceQuote } from '@agent-rate/client/quote-rules';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { quotesWords } from '../quotes/quotes-words.ts';
import { ONE_CONTAINER, type PricedRate } from './total-parts.tsx';

/** Each charge with what it is charged for, and whether it surely applies. */
export function RateCharges({ rate }: { readonly rate: PricedRate }) {
  const { words, money } = useWords();
  const { bases, kinds } = useAreaWords(quotesWords);
  if (rate.charges.length === 0) return <p>{words.common.none}</p>;
  const [, ...lines] = priceQuote(rate, ONE_CONTAINER, [], rate.total.validOn).lines;
  return (
    <ul>
      {lines.map(({ code, name, basis, unitAmount, currency, status, certainty, condition }) => (
        <li key={`${code} ${name} ${basis} ${condition}`}>
          {name} {unitAmount === null || currency === null ? null : `${money(unitAmount, currency)} ${bases[basis]} · `}
          <em>{kinds[status === 'subject-to' ? certainty : status]}</em>
          {condition ? ` (${condition})` : null}
        </li>
      ))}
    </ul>
  );
}
