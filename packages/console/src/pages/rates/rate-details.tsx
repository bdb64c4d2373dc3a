import type { RecordOf } from '@agent-rate/client';
import { getRouteApi, Link } from '@tanstack/react-router';
import { allows } from '../../session/session.ts';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ratesWords } from './rates-words.ts';

/** A rate's charges, what its total leaves out, and where in the sheet it stands. */
export function RateDetails({ rate }: { readonly rate: RecordOf<'list-rates'> }) {
  const { words, money } = useWords();
  const texts = useAreaWords(ratesWords);
  const { session } = getRouteApi('__root__').useRouteContext();
  const { sheet, file, tab, row } = rate.source;
  const place = [file, tab, row === null ? null : `#${row}`].filter((part) => part !== null).join(' · ');
  return (
    <div className="details">
      <section>
        <h2>{texts.charges}</h2>
        {rate.charges.length === 0 ? <p>{words.common.none}</p> : null}
        <ul>
          {rate.charges.map(({ code, name, amount, currency, status, condition }) => (
            <li key={`${code} ${name} ${condition}`}>
              {name} {amount === null || currency === null ? '—' : money(amount, currency)} <em>{status}</em>
              {condition ? ` (${condition})` : null}
            </li>
          ))}
        </ul>
      </section>
      {rate.total.missing.length > 0 ? (
        <section>
          <h2>{texts.missing}</h2>
          <ul>
            {rate.total.missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2>{texts.source}</h2>
        <p>
          {tab !== null && row !== null && allows(session, 'rates:write') ? (
            <Link to="/sheets/$id/grid" params={{ id: String(sheet) }} search={{ tab, row, rate: rate.id }}>
              {place}
            </Link>
          ) : (
            place
          )}
        </p>
      </section>
      <section>
        <Link to="/quotes/new" search={{ rate: rate.id }} className="button">
          {texts.quote}
        </Link>
      </section>
    </div>
  );
}
