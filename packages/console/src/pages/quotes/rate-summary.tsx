import type { OutputOf } from '@agent-rate/client';
import type { ReactNode } from 'react';
import { laneText, placeText } from '../../parts/lane.ts';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ordersWords } from '../orders/orders-words.ts';

type Rate = OutputOf<'get-rate'>;
type Props = {
  readonly rate: Rate;
  readonly containers?: number;
  /** What is said beside the rate, as items of its list. */
  readonly children?: ReactNode;
};

/** The lane, the carrier and the container of a rate, and how long its price holds. */
export function RateSummary({ rate, containers, children }: Props) {
  const { words, day } = useWords();
  const texts = useAreaWords(ordersWords);
  const { carrier, equipment, validFrom, validTo, transitDays } = rate;
  return (
    <section>
      <h2>{texts.transport}</h2>
      <ul>
        <li>
          <strong>{laneText(rate, placeText)}</strong>
        </li>
        <li>
          {texts.parts.carrier}: {carrier?.name ?? words.common.unknown}
        </li>
        <li>
          {texts.parts.containers}: {containers === undefined ? '' : `${containers} × `}
          {equipment.code}
        </li>
        {transitDays === null ? null : <li>{texts.transit.replace('{n}', String(transitDays))}</li>}
        <li>
          {texts.validity}: {day(validFrom)} – {day(validTo)}
        </li>
        {children}
      </ul>
    </section>
  );
}
