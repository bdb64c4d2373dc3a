import { useAreaWords, useWords } from '../../words/use-words.tsx';
import type { Content } from './content-parts.ts';
import { OrderCargo } from './order-cargo.tsx';
import { OrderPrice } from './order-price.tsx';
import { ordersWords } from './orders-words.ts';

type Props = {
  readonly content: Content;
  /** Only a part of it is confirmed: the price is that of all that was ordered. */
  readonly isPartOnly?: boolean;
};

/** What an order says: lane, carrier, containers, day, sums, parties, cargo with its checked documents. */
export function OrderContent({ content, isPartOnly = false }: Props) {
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
                {texts.parts.carrier}: {part.carrier ?? words.common.unknown}
                <br />
                {texts.parts.containers}: {part.equipment.units} × {part.equipment.code}
              </li>
            ),
          )}
          <li>
            {texts.parts.departure}: {day(expectedDepartureDate)}
          </li>
          {transitDays === null ? null : <li>{texts.transit.replace('{n}', String(transitDays))}</li>}
          <li>
            {texts.validity}: {validFrom === null ? '…' : day(validFrom)} – {validTo === null ? '…' : day(validTo)}
          </li>
          {references.map(({ type, value }) => (
            <li key={`${type} ${value}`}>
              {texts.parts.references} {type}: {value}
            </li>
          ))}
          {remarks === null ? null : (
            <li>
              {texts.parts.remarks}: {remarks}
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
              {texts.roles[role]}: <strong>{name}</strong>
              <br />
              {[address, countryCode, contact?.name, contact?.email, contact?.phone].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      </section>
      <OrderCargo content={content} />
    </div>
  );
}
