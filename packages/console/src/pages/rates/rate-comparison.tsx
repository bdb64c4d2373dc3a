import type { RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { client } from '../../api/client.ts';
import { laneText } from '../../parts/lane.ts';
import { MissingList } from '../../parts/missing-list.tsx';
import { ConvertedSum, UsedExchangeRates } from '../../parts/used-exchange-rates.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { quoteOf } from '../quotes/chosen-rates.ts';
import { ratesWords } from './rates-words.ts';

type Rate = RecordOf<'list-rates'>;
type Props = {
  readonly rates: readonly Rate[];
  /** The currency in which the totals are shown too. */
  readonly currency: string | undefined;
  readonly onRemove: (rate: Rate) => void;
  readonly onClear: () => void;
};

type Line = readonly [name: string, textOf: (rate: Rate) => ReactNode];

/** What each of several rates costs in the end, and whether it is the cheapest of them. */
function useRangeLines(rates: readonly Rate[], currency: string | undefined): readonly Line[] {
  const { words, money } = useWords();
  const texts = useAreaWords(ratesWords);
  const ids = rates.map(({ id }) => id).join();
  const { data } = useQuery({
    queryKey: ['ranges', ids, currency],
    queryFn: ({ signal }) =>
      client.call('compare-rates', { query: { ids, ...(currency ? { convert_to: currency } : {}) }, signal }),
    enabled: rates.length > 1,
    placeholderData: keepPreviousData,
  });
  if (rates.length < 2) return [];
  const compared = new Map(data?.data.map(({ rate, ...found }) => [rate.id, found]));
  const rangeOf = ({ id }: Rate) => {
    const range = compared.get(id)?.totalRange;
    if (range === undefined) return '—';
    const atMost = range.atMost === null ? texts.open : money(range.atMost, range.currency);
    const others = range.otherCurrencies.map((sum) => ` + ${money(sum.atMost, sum.currency)}`).join('');
    return `${money(range.atLeast, range.currency)} – ${atMost}${others}`;
  };
  const verdictOf = ({ id }: Rate) => {
    const cheapest = compared.get(id)?.cheapest;
    return cheapest === undefined ? '—' : texts.howSurely[cheapest];
  };
  const convertedOf = ({ id }: Rate) => {
    const converted = compared.get(id)?.converted;
    if (converted === undefined) return '—';
    return (
      <>
        <ConvertedSum conversion={converted} />{' '}
        <span className="hint">
          <UsedExchangeRates conversion={converted} />
        </span>
      </>
    );
  };
  return [
    [texts.totalRange, rangeOf],
    ...(currency ? [[words.conversion.title.replace('{currency}', currency), convertedOf] as const] : []),
    [texts.cheapest, verdictOf],
  ];
}

/** Chosen rates side by side: amounts, what the total leaves out, validity, transit, free time. */
export function RateComparison({ rates, currency, onRemove, onClear }: Props) {
  const { words, count, day, money } = useWords();
  const texts = useAreaWords(ratesWords);
  const rangeLines = useRangeLines(rates, currency);
  if (rates.length === 0) return null;
  const days = (n: number | null) => (n === null ? '—' : count(texts.days, n));
  const { columns } = texts;
  const lines: readonly Line[] = [
    [columns.carrier, ({ carrier }) => carrier?.name ?? '—'],
    [columns.equipment, ({ equipment }) => equipment.code],
    [columns.base, ({ base }) => money(base.amount, base.currency)],
    [columns.total, ({ total }) => money(total.amount, total.currency)],
    ...rangeLines,
    [texts.missing, ({ total }) => (total.missing.length > 0 ? <MissingList missing={total.missing} /> : '—')],
    [columns.validity, ({ validFrom, validTo }) => `${day(validFrom)} – ${day(validTo)}`],
    [columns.transit, ({ transitDays }) => days(transitDays)],
    [texts.demurrage, ({ freeDays }) => days(freeDays.demurrage)],
    [texts.detention, ({ freeDays }) => days(freeDays.detention)],
    [texts.combined, ({ freeDays }) => days(freeDays.combined)],
    [texts.remarks, ({ remarks }) => remarks ?? '—'],
    [texts.source, ({ source }) => source.file],
    [texts.remove, (rate) => <Remove rate={rate} onRemove={onRemove} />],
  ];
  return (
    <section aria-label={texts.comparison}>
      <h2>{texts.comparison}</h2>
      <div className="scroll comparison">
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.lane}</th>
              {rates.map((rate) => (
                <th key={rate.id} scope="col">
                  {laneText(rate, ({ code, text }) => code ?? text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([name, textOf]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {rates.map((rate) => (
                  <td key={rate.id}>{textOf(rate)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="actions">
        <Link to="/quotes/new" search={quoteOf(rates.map(({ id }) => id))} className="button primary">
          {count(texts.quoteChosen, rates.length)}
        </Link>
        <button type="button" onClick={onClear}>
          {words.common.clear}
        </button>
      </p>
    </section>
  );
}

function Remove({ rate, onRemove }: { readonly rate: Rate; readonly onRemove: Props['onRemove'] }) {
  const { labelled, list } = useWords();
  const texts = useAreaWords(ratesWords);
  const name = labelled(texts.remove, list([laneText(rate), rate.carrier?.name ?? '—', rate.equipment.code]));
  return (
    <button type="button" aria-label={name} title={name} onClick={() => onRemove(rate)}>
      ✕
    </button>
  );
}
