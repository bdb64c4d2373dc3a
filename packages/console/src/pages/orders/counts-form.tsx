import type { OutputOf } from '@agent-rate/client';
import { useAreaWords } from '../../words/use-words.tsx';
import { ordersWords } from './orders-words.ts';
import { type ConfirmedParts, textOfPart } from './partial-confirmation.tsx';

type Order = OutputOf<'get-order'>;

/** How much of each part is to be confirmed, as it is typed, and what becomes of the rest. */
export type TypedCounts = {
  readonly counts: Readonly<Record<number, string>>;
  readonly rest?: Rest;
};

type Rest = 'declined' | 'open';

/** Nothing typed: all that was ordered. */
export const NO_COUNTS: TypedCounts = { counts: {} };

/** What becomes of the rest as it is chosen; nothing chosen: what is open stays open, else it is declined. */
export function restOf({ confirmation }: Order, { rest }: TypedCounts): Rest {
  return rest ?? (confirmation?.rest === 'open' ? 'open' : 'declined');
}

/** How much of each part of the order is confirmed as typed; NaN for what is no number. */
export function countsOf(order: Order, { counts }: TypedCounts): ConfirmedParts {
  return (order.parts ?? [order]).map(({ equipment: { units } }, at) => ({
    part: at + 1,
    ordered: units,
    confirmed: Number.parseInt(counts[at + 1] ?? String(units), 10),
  }));
}

/** How much was confirmed of a part before; it cannot be taken back. */
const leastOf = ({ confirmation }: Order, part: number) =>
  confirmation?.status === 'accepted' ? (confirmation.parts[part - 1]?.confirmed ?? 0) : 0;

/** Whether so much can be confirmed: something, of each part no more than was ordered, and more than before. */
export function canConfirm(order: Order, counts: ConfirmedParts): boolean {
  const isEach = counts.every(
    ({ part, ordered, confirmed }) => confirmed >= leastOf(order, part) && confirmed <= ordered,
  );
  const isFirst = order.confirmation?.status !== 'accepted';
  const isMore = counts.some(({ part, confirmed }) => confirmed > leastOf(order, part));
  return isEach && isMore && !(isFirst && counts.every(({ ordered, confirmed }) => confirmed === ordered));
}

type Props = {
  readonly order: Order;
  readonly typed: TypedCounts;
  readonly onType: (typed: TypedCounts) => void;
};

/** Asks how many containers of each part are confirmed, and what becomes of the others. */
export function CountsForm({ order, typed, onType }: Props) {
  const { confirmPart: texts } = useAreaWords(ordersWords);
  const counts = countsOf(order, typed);
  return (
    <>
      <fieldset className="counts">
        <legend>{texts.counts}</legend>
        {counts.map(({ part, ordered }) => (
          <label key={part}>
            <input
              type="number"
              min={leastOf(order, part)}
              max={ordered}
              value={typed.counts[part] ?? ordered}
              onChange={({ target }) => onType({ ...typed, counts: { ...typed.counts, [part]: target.value } })}
            />{' '}
            {texts.of.replace('{ordered}', String(ordered))}
            {textOfPart(order, part)}
          </label>
        ))}
      </fieldset>
      <fieldset className="counts">
        <legend>{texts.rest}</legend>
        {(['declined', 'open'] as const).map((rest) => (
          <label key={rest}>
            <input
              type="radio"
              name="rest"
              checked={restOf(order, typed) === rest}
              onChange={() => onType({ ...typed, rest })}
            />{' '}
            {texts.rests[rest]}
          </label>
        ))}
      </fieldset>
    </>
  );
}
