import type { OutputOf } from '@agent-rate/client';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { OrderPrice } from '../orders/order-price.tsx';
import { ordersWords } from '../orders/orders-words.ts';
import { quotesWords } from './quotes-words.ts';

type Quote = OutputOf<'get-quote'>;
type Line = Quote['lines'][number];

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

/** The whole price of a quote: the sums with what they leave out, then every charge. */
export function QuotePrice({ quote }: { readonly quote: Quote }) {
  const texts = useAreaWords(quotesWords);
  const numbers = [texts.quantity, texts.each, texts.amount];
  const columns = [texts.charge, texts.basis, ...numbers, texts.kind];
  return (
    <>
      <OrderPrice quote={quote} hasLines={false} />
      <section>
        <h2>{texts.lines}</h2>
        <div className="scroll">
          <table className="stacked">
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" className={numbers.includes(name) ? 'number' : ''}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {quote.lines.map((line, at) => (
                <LineRow key={JSON.stringify(line)} line={line} isBase={at === 0} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  );
}

function LineRow({ line, isBase }: { readonly line: Line; readonly isBase: boolean }) {
  const { words, money, number } = useWords();
  const texts = useAreaWords(quotesWords);
  const { code, name, basis, quantity, unitAmount, amount, currency, status, certainty, condition, note } = line;
  const inside = status === 'included';
  const price = (value: number | null) => {
    if (inside) return '';
    return value === null || currency === null ? words.common.unknown : money(value, currency);
  };
  const ofCharge = inside || status === 'at-cost' ? status : certainty;
  const kind = isBase ? 'base' : ofCharge;
  return (
    <tr>
      <td data-label={texts.charge}>
        <span>
          {name} {code === null || code === name ? '' : `(${code})`}
          {[condition, note].filter(Boolean).map((text) => (
            <span key={text} className="hint">
              <br />
              {text}
            </span>
          ))}
        </span>
      </td>
      <td data-label={texts.basis}>{inside ? '' : texts.bases[basis]}</td>
      <td data-label={texts.quantity} className="number">
        {quantity === null ? '' : number(quantity)}
      </td>
      <td data-label={texts.each} className="number">
        {price(unitAmount)}
      </td>
      <td data-label={texts.amount} className="number">
        {price(amount)}
      </td>
      <td data-label={texts.kind}>{texts.kinds[kind]}</td>
    </tr>
  );
}
