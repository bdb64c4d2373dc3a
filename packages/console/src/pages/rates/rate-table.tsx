import type { RecordOf } from '@agent-rate/client';
import { Fragment, useState } from 'react';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { RateDetails } from './rate-details.tsx';
import type { Search } from './rates-page.tsx';
import { ratesWords } from './rates-words.ts';

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

type Props = {
  readonly rates: readonly Rate[];
  readonly search: Search;
  readonly onSort: (order: Pick<Search, 'orderby' | 'order'>) => void;
  /** Ids of the rates to compare. */
  readonly chosen: ReadonlySet<number>;
  readonly canChoose: boolean;
  readonly onChoose: (rate: Rate) => void;
};

/** Rates in rows that unfold, sorted by a click on a heading. */
export function RateTable({ rates, search, onSort, chosen, canChoose, onChoose }: Props) {
  const texts = useAreaWords(ratesWords);
  const [open, setOpen] = useState<number>();
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.compare}</th>
            {Object.entries(texts.columns).map(([column, name]) => (
              <Heading key={column} name={name} orderby={ORDERS[column]} search={search} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <Fragment key={rate.id}>
              <RateRow
                rate={rate}
                isOpen={open === rate.id}
                onOpen={() => setOpen(open === rate.id ? undefined : rate.id)}
                isChosen={chosen.has(rate.id)}
                canChoose={canChoose || chosen.has(rate.id)}
                onChoose={() => onChoose(rate)}
              />
              {open === rate.id ? (
                <tr>
                  <td colSpan={8}>
                    <RateDetails rate={rate} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
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

type RowProps = {
  readonly rate: Rate;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly isChosen: boolean;
  readonly canChoose: boolean;
  readonly onChoose: () => void;
};

function RateRow({ rate, isOpen, onOpen, isChosen, canChoose, onChoose }: RowProps) {
  const { count, day, money } = useWords();
  const texts = useAreaWords(ratesWords);
  const lane = `${placeName(rate.origin)} → ${placeName(rate.destination)}`;
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={`${texts.compare}: ${lane}, ${rate.carrier?.name ?? '—'}, ${rate.equipment.code}`}
          checked={isChosen}
          disabled={!canChoose}
          onChange={onChoose}
        />
      </td>
      <td>
        <button type="button" aria-expanded={isOpen} onClick={onOpen}>
          {lane}
        </button>
      </td>
      <td>{rate.carrier?.name ?? '—'}</td>
      <td>{rate.equipment.code}</td>
      <td className="number">{money(rate.base.amount, rate.base.currency)}</td>
      <td className="number">
        {money(rate.total.amount, rate.total.currency)}{' '}
        {rate.total.complete ? null : (
          <span className="badge" data-tone="warning">
            {texts.partial}
          </span>
        )}
      </td>
      <td>
        {day(rate.validFrom)} – {day(rate.validTo)}
      </td>
      <td>{rate.transitDays === null ? '—' : count(texts.days, rate.transitDays)}</td>
    </tr>
  );
}

const placeName = ({ name, code, text }: Rate['origin']) => name ?? code ?? text;
