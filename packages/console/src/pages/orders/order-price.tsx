import { MissingList } from '../../parts/missing-list.tsx';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import type { Content } from './content-parts.ts';
import { ordersWords } from './orders-words.ts';

type Props = {
  readonly quote: Content['quote'];
  /** Every line can be unfolded; false: they stand elsewhere. */
  readonly hasLines?: boolean;
  /** The heading, if it is not simply the price. */
  readonly title?: string;
};

/** The price by currency: what is certain, what is conditional, and what is not known; every line on request. */
export function OrderPrice({ quote, hasLines = true, title }: Props) {
  const { money } = useWords();
  const texts = useAreaWords(ordersWords);
  return (
    <section>
      <h2>{title ?? texts.parts.price}</h2>
      <ul>
        {quote.totals.map(({ currency, certain, conditional, atMost, complete }) => (
          <li key={currency}>
            <strong>{money(certain, currency)}</strong> {texts.certain}
            {conditional > 0 ? `, ${money(conditional, currency)} ${texts.conditional}` : ''}
            {atMost === null || complete ? '' : `, ${texts.atMost.replace('{amount}', money(atMost, currency))}`}{' '}
            <span className="badge" data-tone={complete ? 'ok' : 'warning'}>
              {complete ? texts.complete : texts.incomplete}
            </span>
          </li>
        ))}
      </ul>
      {quote.missing.length > 0 ? (
        <>
          <h3>{texts.parts.missing}</h3>
          <MissingList missing={quote.missing} />
        </>
      ) : null}
      {hasLines ? <Lines lines={quote.lines} /> : null}
    </section>
  );
}

function Lines({ lines }: Pick<Content['quote'], 'lines'>) {
  const { words, money } = useWords();
  const texts = useAreaWords(ordersWords);
  return (
    <details>
      <summary>{texts.lines}</summary>
      <ul>
        {lines.map(({ code, name, amount, currency, certainty, condition, note }) => (
          <li key={`${code} ${name} ${amount} ${currency}`}>
            <Labelled label={name}>
              {amount === null || currency === null ? words.common.unknown : money(amount, currency)}
            </Labelled>{' '}
            ({texts.certainties[certainty]}){[condition, note].filter(Boolean).map((text) => ` · ${text}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
