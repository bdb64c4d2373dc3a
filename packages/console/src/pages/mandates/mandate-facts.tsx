import type { OrderMandate } from '@agent-rate/client';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { mandatesWords } from './mandates-words.ts';

/** What was approved: containers, lane, carrier, shipper, sums, until when, by whom. */
export function MandateFacts({ mandate }: { readonly mandate: OrderMandate }) {
  const { words, money, moment } = useWords();
  const texts = useAreaWords(mandatesWords);
  const { containers, equipment, origin, destination, carrier, shipper, most, validUntil, via } = mandate;
  const { approvedBy, issuedAt } = mandate;
  return (
    <ul>
      <li>
        {containers} × {equipment}, {origin} → {destination}, {carrier ?? words.common.unknown}
      </li>
      <li>
        {texts.shipper}: <strong>{shipper}</strong>
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
