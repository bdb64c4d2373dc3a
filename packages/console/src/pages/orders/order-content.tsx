import type { OutputOf } from '@agent-rate/client';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import type { Content } from './content-parts.ts';
import { OrderCargo } from './order-cargo.tsx';
import { OrderPrice } from './order-price.tsx';
import { ordersWords } from './orders-words.ts';

type Props = {
  readonly content: Content;
  /** Only a part of it is confirmed: the price is that of all that was ordered. */
  readonly isPartOnly?: boolean;
  /** What was corrected in its papers since it was declared. */
  readonly changes?: OutputOf<'get-order'>['evidenceChanges'];
};

/** What an order says: lane, carrier, containers, day, sums, parties, cargo with its checked documents. */
export function OrderContent({ content, isPartOnly = false, changes = [] }: Props) {
  const { words, day } = useWords();
  const texts = useAreaWords(ordersWords);
  const { origin, destination, carrier, equipment, expectedDepartureDate, parties, references, remarks, quote } =
    content;
  const { transitDays, validFrom, validTo } = quote.rate;
  return (
    <div className="details">
      <section>
        <h2>{texts.transport}</h2>
        <ul>
          {(content.parts ?? [{ origin, destination, carrier, equipment, rateId: quote.rateId, leg: null }]).map(
            (part) => (
              <li key={JSON.stringify(part)}>
                <strong>
                  {part.origin} → {part.destination}
                </strong>
                <br />
                <Labelled label={texts.parts.carrier}>{part.carrier ?? words.common.unknown}</Labelled>
                <br />
                <Labelled label={texts.parts.containers}>
                  {part.equipment.units} × {part.equipment.code}
                </Labelled>
              </li>
            ),
          )}
          <li>
            <Labelled label={texts.parts.departure}>{day(expectedDepartureDate)}</Labelled>
          </li>
          {transitDays === null ? null : <li>{texts.transit.replace('{n}', String(transitDays))}</li>}
          <li>
            <Labelled label={texts.validity}>
              {validFrom === null ? '…' : day(validFrom)} – {validTo === null ? '…' : day(validTo)}
            </Labelled>
          </li>
          {references.map(({ type, value }) => (
            <li key={`${type} ${value}`}>
              <Labelled label={`${texts.parts.references} ${type}`}>{value}</Labelled>
            </li>
          ))}
          {remarks === null ? null : (
            <li>
              <Labelled label={texts.parts.remarks}>{remarks}</Labelled>
            </li>
          )}
        </ul>
      </section>
      <OrderPrice quote={quote} {...(isPartOnly ? { title: texts.confirmed.orderedPrice } : {})} />
      <section>
        <h2>{texts.parts.parties}</h2>
        <ul>
          {parties.map(({ role, name, address, countryCode, contact }) => (
            <li key={`${role} ${name}`}>
              <Labelled label={texts.roles[role]}>
                <strong>{name}</strong>
              </Labelled>
              <br />
              {[address, countryCode, contact?.name, contact?.email, contact?.phone].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      </section>
      <OrderCargo content={content} changes={changes} />
    </div>
  );
}
