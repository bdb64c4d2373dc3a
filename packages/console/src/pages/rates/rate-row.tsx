import type { RecordOf } from '@agent-rate/client';
import { memo } from 'react';
import { laneText } from '../../parts/lane.ts';
import { sayMissing } from '../../parts/say-missing.ts';
import { ConvertedSum } from '../../parts/used-exchange-rates.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { RateDetails } from './rate-details.tsx';
import { ratesWords } from './rates-words.ts';
import { TotalParts } from './total-parts.tsx';
import { ValidityBar } from './validity-bar.tsx';

type Rate = RecordOf<'list-rates'>;

type Props = {
  readonly rate: Rate;
  /** Its place in the list, from 1 on. */
  readonly place: number;
  readonly isOpen: boolean;
  readonly onOpen: (id: number) => void;
  readonly isChosen: boolean;
  readonly canChoose: boolean;
  readonly onChoose: (rate: Rate) => void;
};

/** Columns of the table. */
export const COLUMNS = 8;

/** A rate in a row that unfolds. */
export const RateRow = memo(function RateRow(props: Props) {
  const { rate, place, isOpen, onOpen, isChosen, canChoose, onChoose } = props;
  const { words, count, money, labelled, list } = useWords();
  const texts = useAreaWords(ratesWords);
  const lane = laneText(rate);
  return (
    <>
      {/* The headings are the first row of the table. */}
      <tr aria-rowindex={place + 1}>
        <td>
          <input
            type="checkbox"
            aria-label={labelled(texts.choose, list([lane, rate.carrier?.name ?? '—', rate.equipment.code]))}
            checked={isChosen}
            disabled={!canChoose}
            onChange={() => onChoose(rate)}
          />
        </td>
        <td>
          <button type="button" aria-expanded={isOpen} title={lane} onClick={() => onOpen(rate.id)}>
            {lane}
          </button>
        </td>
        <td>{rate.carrier?.name ?? '—'}</td>
        <td>{rate.equipment.code}</td>
        <td className="number" data-label={texts.columns.base}>
          {money(rate.base.amount, rate.base.currency)}
        </td>
        <td data-label={texts.columns.total}>
          {money(rate.total.amount, rate.total.currency)}{' '}
          {rate.total.complete ? null : (
            <span
              className="badge"
              data-tone="warning"
              title={rate.total.missing.map((text) => sayMissing(text, words.common) ?? text).join('\n')}
            >
              {texts.partial}
            </span>
          )}
          {rate.converted && rate.converted.currency !== rate.total.currency ? (
            <span className="converted">
              <ConvertedSum conversion={rate.converted} />
            </span>
          ) : null}
          <TotalParts rate={rate} />
          {rate.remarks === null ? null : (
            <span className="badge" title={rate.remarks}>
              {texts.remarks}
            </span>
          )}
        </td>
        <td>
          <ValidityBar from={rate.validFrom} to={rate.validTo} />
        </td>
        <td>{rate.transitDays === null ? '—' : count(texts.days, rate.transitDays)}</td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={COLUMNS}>
            <RateDetails rate={rate} />
          </td>
        </tr>
      ) : null}
    </>
  );
});
