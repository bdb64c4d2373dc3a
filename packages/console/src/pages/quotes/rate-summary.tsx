import type { OutputOf } from '@agent-rate/client';
import type { ReactNode } from 'react';
import { laneText, placeText } from '../../parts/lane.ts';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ordersWords } from '../orders/orders-words.ts';

type Rate = OutputOf<'get-rate'>;
type Props = {
  readonly rate: Rate;
  /** The heading, if it is not simply the transport. */
  readonly title?: string | undefined;
  readonly containers?: number;
  /** What is said beside the rate, as items of its list. */
  readonly children?: ReactNode;
  /** What is asked or shown below. */
  readonly fields?: ReactNode;
};

/** The lane, the carrier and the container of a rate, its ocean freight, and how long its price holds. */
export function RateSummary({ rate, title, containers, children, fields }: Props) {
  const { words, day, money } = useWords();
  const texts = useAreaWords(ordersWords);
  const { carrier, equipment, base, validFrom, validTo, transitDays, remarks } = rate;
  return (
    <section aria-label={title} className={title === undefined ? undefined : 'card'}>
      <h2>{title ?? texts.transport}</h2>
      <ul>
        <li>
          <strong>{laneText(rate, placeText)}</strong>
        </li>
        <li>
          <Labelled label={texts.parts.carrier}>{carrier?.name ?? words.common.unknown}</Labelled>
        </li>
        <li>
          <Labelled label={texts.parts.containers}>
            {containers === undefined ? '' : `${containers} × `}
            {equipment.code}
          </Labelled>
        </li>
        {containers === undefined ? (
          <li>
            <Labelled label={texts.oceanFreight}>{money(base.amount, base.currency)}</Labelled>
          </li>
        ) : null}
        {transitDays === null ? null : <li>{texts.transit.replace('{n}', String(transitDays))}</li>}
        <li>
          <Labelled label={texts.validity}>
            {day(validFrom)} – {day(validTo)}
          </Labelled>
        </li>
        {remarks === null ? null : (
          <li>
            <Labelled label={texts.parts.remarks}>{remarks}</Labelled>
          </li>
        )}
        {children}
      </ul>
      {fields}
    </section>
  );
}
