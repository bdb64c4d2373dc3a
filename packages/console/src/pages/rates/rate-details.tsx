import type { RecordOf } from '@agent-rate/client';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inlandPlaces, placeText } from '../../parts/lane.ts';
import { MissingList } from '../../parts/missing-list.tsx';
import { SaveProof } from '../../parts/save-proof.tsx';
import { type Conversion, ConvertedSum, UsedExchangeRates } from '../../parts/used-exchange-rates.tsx';
import { allows } from '../../session/session.ts';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { RateCharges } from './rate-charges.tsx';
import { ratesWords } from './rates-words.ts';

type Props = { readonly rate: RecordOf<'list-rates'> };

/** A rate's charges, what its total leaves out, and where in the sheet it stands. */
export function RateDetails({ rate }: Props) {
  const texts = useAreaWords(ratesWords);
  const { session } = getRouteApi('__root__').useRouteContext();
  const { sheet, file, tab, row } = rate.source;
  const place = [file, tab, row === null ? null : `#${row}`].filter((part) => part !== null).join(' · ');
  const { receipt, delivery } = inlandPlaces(rate);
  return (
    <div className="details">
      {receipt ? <Inland name={texts.receipt} place={receipt} /> : null}
      {delivery ? <Inland name={texts.delivery} place={delivery} /> : null}
      <section>
        <h2>{texts.charges}</h2>
        <RateCharges rate={rate} />
      </section>
      {rate.converted ? <Converted conversion={rate.converted} /> : null}
      {rate.total.missing.length > 0 ? (
        <section>
          <h2>{texts.missing}</h2>
          <MissingList missing={rate.total.missing} />
        </section>
      ) : null}
      {rate.total.derived ? (
        <section>
          <h2>{texts.derived}</h2>
          <MissingList missing={rate.total.derived} />
        </section>
      ) : null}
      {rate.remarks === null ? null : (
        <section>
          <h2>{texts.remarks}</h2>
          <p>{rate.remarks}</p>
        </section>
      )}
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
      <section className="actions">
        <Link to="/quotes/new" search={{ rate: rate.id }} className="button">
          {texts.quote}
        </Link>
        <Link to="/rates/statistics" search={historyOf(rate)} className="button">
          {texts.why}
        </Link>
        <SaveProof of="rates" id={rate.id} />
      </section>
    </div>
  );
}

/** The total in another currency, and by which exchange rate. */
function Converted({ conversion }: { readonly conversion: Conversion }) {
  const { words } = useWords();
  return (
    <section>
      <h2>{words.conversion.title.replace('{currency}', conversion.currency)}</h2>
      <p>
        <ConvertedSum conversion={conversion} />
        <br />
        <span className="hint">
          <UsedExchangeRates conversion={conversion} />
        </span>
      </p>
    </section>
  );
}

/** Where a through rate begins or ends inland. */
function Inland({ name, place }: { readonly name: string; readonly place: Props['rate']['origin'] }) {
  return (
    <section>
      <h2>{name}</h2>
      <p>{placeText(place)}</p>
    </section>
  );
}

/** The prices of the same lane, carrier and container over time, and what the publication of this rate changed in them. */
function historyOf({ origin, destination, carrier, equipment, known }: Props['rate']) {
  const justBefore = new Date(Date.parse(known.from) - 1).toISOString();
  return {
    origin: origin.code ?? origin.text,
    destination: destination.code ?? destination.text,
    equipment: equipment.code,
    ...(carrier ? { carrier: carrier.scac ?? carrier.name } : {}),
    from: justBefore,
  };
}
