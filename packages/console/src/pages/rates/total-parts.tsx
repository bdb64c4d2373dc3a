import type { RecordOf } from '@agent-rate/client';
import { type Certainty, priceQuote } from '@agent-rate/client/quote-rules';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ratesWords } from './rates-words.ts';

/** What the certainty of a charge is judged for when nothing is quoted yet. */
export const ONE_CONTAINER = { containers: 1, billsOfLading: 1, documents: null };

/** What the price of one container is worked out from: of a published rate, or of one of a draft. */
export type PricedRate = Pick<RecordOf<'list-rates'>, 'equipment' | 'base' | 'charges' | 'total'>;

/** Which charges beside the ocean freight are certain, which apply under a condition, and which are not known. */
export function TotalParts({ rate }: { readonly rate: PricedRate }) {
  const { number, labelled } = useWords();
  const texts = useAreaWords(ratesWords);
  const { lines } = priceQuote(rate, ONE_CONTAINER, [], rate.total.validOn);
  const textOf = (certainty: Certainty) =>
    lines
      .slice(1)
      .filter((line) => line.certainty === certainty && line.quantity !== 0)
      .map(({ code, name, amount, status, currency }) => {
        if (amount === null || status === 'included') return code ?? name;
        return `${code ?? name} ${number(amount)}${currency === rate.base.currency ? '' : ` ${currency}`}`;
      })
      .join(', ');
  const parts = (['certain', 'conditional', 'unknown'] as const)
    .map((certainty) => ({ certainty, text: textOf(certainty) }))
    .filter(({ text }) => text !== '');
  if (parts.length === 0) return null;
  const whole = parts.map(({ certainty, text }) => labelled(texts.certainties[certainty], text)).join(' · ');
  return (
    <span className="parts-of-total" title={whole}>
      {parts.map(({ certainty, text }) => (
        <span key={certainty} data-certainty={certainty}>
          <Labelled label={texts.certainties[certainty]}>{text}</Labelled>
        </span>
      ))}
    </span>
  );
}
