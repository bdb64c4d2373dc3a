import type { RecordOf } from '@agent-rate/client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { useNarrow } from '../../parts/use-narrow.ts';
import { useAreaWords } from '../../words/use-words.tsx';
import { COLUMNS, RateRow } from './rate-row.tsx';
import { ratesWords } from './rates-words.ts';
import './rates.css';
import type { Search } from './search.ts';
import { useRatesBetween } from './use-rate-pages.ts';

type Rate = RecordOf<'list-rates'>;

/** What a column is sorted by; a column without has no button. */
const ORDERS: Readonly<Record<string, NonNullable<Search['orderby']>>> = {
  lane: 'origin',
  carrier: 'carrier',
  base: 'amount',
  total: 'total',
  validity: 'valid_to',
  transit: 'transit_days',
};

/** The least height of a row, and of the card that it is on a phone, in pixels; `rates.css` gives them. */
const ROW_HEIGHT = 56;
const CARD_HEIGHT = 150;

type Props = {
  readonly search: Search;
  /** Rates of the whole search; those in sight are fetched. */
  readonly total: number;
  readonly onSort: (order: Pick<Search, 'orderby' | 'order'>) => void;
  /** Ids of the rates that were chosen. */
  readonly chosen: ReadonlySet<number>;
  readonly canChoose: boolean;
  readonly onChoose: (rate: Rate) => void;
};

/** Every rate of a search in rows that unfold, of which those in sight are drawn. The service sorts, so all of them are sorted. */
export function RateTable({ search, total, onSort, chosen, canChoose, onChoose }: Props) {
  const texts = useAreaWords(ratesWords);
  const { scroller, virtual, open, toggle } = useUnfoldingRows(total);
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const { rateAt, failed } = useRatesBetween(search, first?.index ?? 0, last?.index ?? 0);
  return (
    <>
      {failed ? <ProblemNotice error={failed.error} retry={() => void failed.refetch()} /> : null}
      <section className="scroll rates" ref={scroller} aria-label={texts.table}>
        <table aria-rowcount={total + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{texts.choose}</th>
              {Object.entries(texts.columns).map(([column, name]) => (
                <Heading key={column} name={name} orderby={ORDERS[column]} search={search} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <Space height={first?.start ?? 0} />
          {items.map(({ index }) => {
            const rate = rateAt(index);
            return (
              <tbody key={index} data-index={index} ref={virtual.measureElement}>
                {rate ? (
                  <RateRow
                    rate={rate}
                    place={index + 1}
                    isOpen={open === rate.id}
                    onOpen={toggle}
                    isChosen={chosen.has(rate.id)}
                    canChoose={canChoose || chosen.has(rate.id)}
                    onChoose={onChoose}
                  />
                ) : (
                  <tr aria-rowindex={index + 2}>
                    <td colSpan={COLUMNS}>…</td>
                  </tr>
                )}
              </tbody>
            );
          })}
          <Space height={virtual.getTotalSize() - (last?.end ?? 0)} />
        </table>
      </section>
    </>
  );
}

/** Rows of which those in sight are drawn, one of them unfolded. */
function useUnfoldingRows(total: number) {
  const scroller = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<number>();
  const isNarrow = useNarrow();
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? CARD_HEIGHT : ROW_HEIGHT),
    overscan: 8,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every row has another height when the width changes.
  useEffect(() => virtual.measure(), [virtual, isNarrow]);
  const toggle = useCallback((id: number) => setOpen((before) => (before === id ? undefined : id)), []);
  return { scroller, virtual, open, toggle };
}

/** Stands for the rows that are not drawn. */
function Space({ height }: { readonly height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr className="space">
        <td colSpan={COLUMNS} style={{ height }} />
      </tr>
    </tbody>
  );
}

type HeadingProps = Pick<Props, 'search' | 'onSort'> & {
  readonly name: string;
  readonly orderby: Search['orderby'];
};

function Heading({ name, orderby, search, onSort }: HeadingProps) {
  if (orderby === undefined) return <th scope="col">{name}</th>;
  const isSorted = (search.orderby ?? 'amount') === orderby;
  const isDescending = search.order === 'desc';
  const mark = isSorted ? (isDescending ? ' ▼' : ' ▲') : '';
  return (
    <th scope="col" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        className="plain"
        onClick={() => onSort({ orderby, order: isSorted && !isDescending ? 'desc' : 'asc' })}
      >
        {name}
        <span aria-hidden="true">{mark}</span>
      </button>
    </th>
  );
}
