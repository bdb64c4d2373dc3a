import type { OrderMandate } from '@agent-rate/client';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { orderedTexts } from '../orders/ordered-text.ts';
import { mandatesWords } from './mandates-words.ts';

/** What was approved: containers, lane, carrier, shipper, sums, until when, by whom. */
export function MandateFacts({ mandate }: { readonly mandate: OrderMandate }) {
  const { money, moment } = useWords();
  const texts = useAreaWords(mandatesWords);
  const { shipper, most, validUntil, via, approvedBy, issuedAt } = mandate;
  const { containers, lane, carrier } = approvedTexts(mandate);
  return (
    <ul>
      <li>
        {containers}, {lane}, {carrier}
      </li>
      <li>
        <Labelled label={texts.shipper}>
          <strong>{shipper}</strong>
        </Labelled>
      </li>
      {most.map(({ currency, amount }) => (
        <li key={currency}>{texts.upTo.replace('{amount}', money(amount, currency))}</li>
      ))}
      <li>{texts.validUntil.replace('{moment}', moment(validUntil))}</li>
      <li>{texts.by.replace('{name}', () => approvedBy).replace('{moment}', moment(issuedAt))}</li>
      {via === 'form' ? <li>{texts.form}</li> : null}
    </ul>
  );
}

type Part = Pick<OrderMandate, 'origin' | 'destination' | 'carrier' | 'equipment' | 'containers'>;

const orderedOf = ({ equipment: code, containers: units, ...place }: Part) => ({
  ...place,
  equipment: { code, units },
});

/** The lanes, carriers and containers of every part that was approved, as a row of a list says them. */
export function approvedTexts({ parts, ...mandate }: OrderMandate) {
  return orderedTexts({ ...orderedOf(mandate), ...(parts ? { parts: parts.map(orderedOf) } : {}) });
}
