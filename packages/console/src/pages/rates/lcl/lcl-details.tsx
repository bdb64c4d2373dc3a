import type { RecordOf } from '@agent-rate/client';
import { getRouteApi, Link } from '@tanstack/react-router';
import { MissingList } from '../../../parts/missing-list.tsx';
import { allows } from '../../../session/session.ts';
import { Labelled } from '../../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { lclWords } from './lcl-words.ts';

type Priced = RecordOf<'price-lcl-cargo'>;
type Props = { readonly rate: Priced['rate']; readonly price: Priced['price'] | undefined };

/** The charges of an LCL rate, what a price of it is made of and leaves out, and where in its sheet it stands. */
export function LclDetails({ rate, price }: Props) {
  const texts = useAreaWords(lclWords);
  const { session } = getRouteApi('__root__').useRouteContext();
  const { sheet, file, tab, row } = rate.source;
  const place = [file, tab, row === null ? null : `#${row}`].filter((part) => part !== null).join(' · ');
  const missing = price?.missing ?? rate.missing;
  return (
    <details>
      <summary>{texts.details}</summary>
      {price ? <PriceLines price={price} /> : <Charges rate={rate} />}
      {missing.length > 0 ? (
        <section>
          <h2>{texts.missing}</h2>
          <MissingList missing={missing} />
        </section>
      ) : null}
      {rate.remarks === null ? null : (
        <p>
          <Labelled label={texts.remarks}>{rate.remarks}</Labelled>
        </p>
      )}
      <p>
        <Labelled label={texts.source} />
        {tab !== null && row !== null && allows(session, 'rates:write') ? (
          <Link to="/sheets/$id/grid" params={{ id: String(sheet) }} search={{ tab, row }}>
            {place}
          </Link>
        ) : (
          place
        )}
      </p>
    </details>
  );
}

function Charges({ rate }: { readonly rate: Props['rate'] }) {
  const { words, money } = useWords();
  const texts = useAreaWords(lclWords);
  return (
    <section>
      <h2>{texts.charges}</h2>
      {rate.charges.length === 0 ? <p>{words.common.none}</p> : null}
      <ul>
        {rate.charges.map(({ name, amount, currency, basis, minimum, status, condition }) => (
          <li key={`${name} ${basis} ${condition}`}>
            {name}{' '}
            {status === 'subject-to'
              ? amount === null || currency === null
                ? words.common.unknown
                : `${money(amount, currency)} ${texts.bases[basis]}`
              : texts.status[status]}
            {minimum === null || currency === null ? null : `, ${texts.minimum} ${money(minimum, currency)}`}
            {condition === null ? null : ` (${condition})`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PriceLines({ price }: { readonly price: Priced['price'] }) {
  const { words, number, money } = useWords();
  const texts = useAreaWords(lclWords);
  return (
    <section>
      <h2>{texts.lines}</h2>
      <ul>
        {price.lines.map(({ name, basis, quantity, unitAmount, amount, currency, note }) => (
          <li key={`${name} ${basis} ${note}`}>
            {name}{' '}
            {unitAmount === null || currency === null ? null : `${money(unitAmount, currency)} ${texts.bases[basis]}`}
            {quantity === null ? null : ` × ${number(quantity)}`} ={' '}
            {amount === null || currency === null ? words.common.unknown : money(amount, currency)}
            {note === null ? null : <span lang="en"> · {note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
