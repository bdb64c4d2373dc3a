import type { OutputOf } from '@agent-rate/client';
import { MissingList } from '../../parts/missing-list.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ordersWords } from './orders-words.ts';

type Order = OutputOf<'get-order'>;
type Confirmation = NonNullable<Order['confirmation']>;
/** What of an order is confirmed, part by part. */
export type ConfirmedParts = Confirmation['parts'];

/** What the forwarder confirmed of an order, what becomes of the rest, and what that costs. */
export function PartialConfirmation({ order }: { readonly order: Order }) {
  const { money } = useWords();
  const texts = useAreaWords(ordersWords);
  const { confirmation } = order;
  if (confirmation === undefined) return null;
  const { status, parts, rest, reason, price } = confirmation;
  return (
    <Notice severity={status === 'offered' ? 'warning' : undefined}>
      <p>
        <strong>
          <Labelled label={texts.confirmed.title} />
        </strong>{' '}
        {texts.confirmed[status]} {texts.confirmed.rests[rest]}
      </p>
      <p>
        <Labelled label={texts.reason}>{reason}</Labelled>
      </p>
      <ConfirmedCounts order={order} parts={parts} />
      <p>
        <Labelled label={texts.confirmed.price} />
        <strong>{price.totals.map(({ currency, certain }) => money(certain, currency)).join(', ')}</strong>{' '}
        {texts.certain}
      </p>
      {price.missing.length > 0 ? (
        <details>
          <summary>{texts.parts.missing}</summary>
          <MissingList missing={price.missing} />
        </details>
      ) : null}
    </Notice>
  );
}

type CountProps = {
  readonly order: Pick<Order, 'parts' | 'origin' | 'destination' | 'carrier' | 'equipment'>;
  readonly parts: ConfirmedParts;
};

/** `1 of 2 × 40HC, CNSHA → NLRTM`, a line for each part. */
export function ConfirmedCounts({ order, parts }: CountProps) {
  const texts = useAreaWords(ordersWords);
  const { count } = texts.confirmed;
  return (
    <ul>
      {parts.map(({ part, ordered, confirmed }) => (
        <li key={part}>
          {count.replace('{confirmed}', String(confirmed)).replace('{ordered}', String(ordered))}
          {textOfPart(order, part)}
        </li>
      ))}
    </ul>
  );
}

/** ` × 40HC, CNSHA → NLRTM, MSCU`: what a part of an order is, from 1. */
export function textOfPart(order: CountProps['order'], part: number): string {
  const { origin, destination, carrier, equipment } = order.parts?.[part - 1] ?? order;
  return ` × ${equipment.code}, ${[`${origin} → ${destination}`, carrier].filter(Boolean).join(', ')}`;
}
