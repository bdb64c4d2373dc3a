import type { OutputOf } from '@agent-rate/client';
import { Link } from '@tanstack/react-router';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ordersWords } from './orders-words.ts';

/** What an order says: lane, carrier, containers, day, sums, parties, cargo with its checked documents. */
export function OrderContent({ order }: { readonly order: OutputOf<'get-order'> }) {
  const { words, day, money, number } = useWords();
  const texts = useAreaWords(ordersWords);
  const { origin, destination, carrier, equipment, expectedDepartureDate, parties, cargo, quote } = order;
  return (
    <div className="details">
      <section>
        <h2>{texts.decided}</h2>
        <p>
          <strong>
            {origin} → {destination}
          </strong>
          <br />
          {carrier ?? words.common.unknown}
          <br />
          {equipment.units} × {equipment.code}
          <br />
          {texts.departure}: {day(expectedDepartureDate)}
        </p>
      </section>
      <section>
        <h2>{texts.price}</h2>
        <ul>
          {quote.totals.map(({ currency, atLeast, complete }) => (
            <li key={currency}>
              {complete ? money(atLeast, currency) : texts.atLeast.replace('{amount}', money(atLeast, currency))}
            </li>
          ))}
        </ul>
        {quote.missing.length > 0 ? (
          <>
            <h3>{texts.missing}</h3>
            <ul>
              {quote.missing.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
      <section>
        <h2>{texts.parties}</h2>
        <ul>
          {parties.map(({ role, name }) => (
            <li key={`${role} ${name}`}>
              {role}: {name}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{texts.cargo}</h2>
        <ul>
          {cargo.map(({ description, grossWeightKg, dangerousGoods }) => (
            <li key={`${description} ${grossWeightKg}`}>
              {description}
              {grossWeightKg === undefined ? null : ` · ${texts.kg.replace('{n}', number(grossWeightKg))}`}
              {dangerousGoods ? (
                <>
                  {' '}
                  <Link to="/documents/review/$extraction" params={{ extraction: String(dangerousGoods.extractionId) }}>
                    {words.areas.documents}
                  </Link>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
