import type { OutputOf } from '@agent-rate/client';
import { type Conversion, ConvertedSum, UsedExchangeRates } from '../../parts/used-exchange-rates.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { OrderPrice } from '../orders/order-price.tsx';
import { ordersWords } from '../orders/orders-words.ts';
import { QuoteLines } from './quote-lines.tsx';
import { quotesWords } from './quotes-words.ts';

type Quote = OutputOf<'get-quote'>;

/** What a price surely comes to, by currency; "at least" when it is not complete. */
export function Sums({ totals }: { readonly totals: Quote['totals'] }) {
  const { money } = useWords();
  const texts = useAreaWords(ordersWords);
  return totals.map(({ currency, atLeast, complete }) => (
    <div key={currency}>
      {complete ? money(atLeast, currency) : texts.atLeast.replace('{amount}', money(atLeast, currency))}
    </div>
  ));
}

/** The whole price of a quote: the sums with what they leave out, and in another currency; of one rate, every charge. */
export function QuotePrice({ quote }: { readonly quote: Quote }) {
  const texts = useAreaWords(quotesWords);
  return (
    <>
      <OrderPrice quote={quote} hasLines={false} {...(quote.parts ? { title: texts.allParts } : {})} />
      {quote.conversion ? <Converted conversion={quote.conversion} /> : null}
      {quote.parts ? null : (
        <section>
          <h2>{texts.lines}</h2>
          <QuoteLines lines={quote.lines} />
        </section>
      )}
    </>
  );
}

/** The total in another currency, and the exchange rates that were used. */
function Converted({ conversion }: { readonly conversion: Conversion }) {
  const { words } = useWords();
  return (
    <section>
      <h2>{words.conversion.title.replace('{currency}', conversion.currency)}</h2>
      <p>
        <ConvertedSum conversion={conversion} />
      </p>
      <p className="hint">
        <UsedExchangeRates conversion={conversion} /> {words.conversion.information}
      </p>
    </section>
  );
}
