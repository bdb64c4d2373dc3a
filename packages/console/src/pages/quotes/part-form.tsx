import type { OutputOf } from '@agent-rate/client';
import type { ReactNode } from 'react';
import { useAreaWords } from '../../words/use-words.tsx';
import { fieldOf } from './quote-request.ts';
import { quotesWords } from './quotes-words.ts';
import { RateSummary } from './rate-summary.tsx';

/** A rate that is quoted. */
export type Rate = OutputOf<'get-rate'>;

type Props = {
  readonly rate: Rate;
  /** Its place among several, from 1. */
  readonly number?: number;
  /** The parts are legs of one journey: which one it is, is asked. */
  readonly hasLegs: boolean;
  /** What else can be done with the part. */
  readonly children?: ReactNode;
};

/** A rate to be quoted: what it is, and how much of it is asked for. */
export function PartForm({ rate, number: place, hasLegs, children }: Props) {
  const texts = useAreaWords(quotesWords);
  const title = place === undefined ? undefined : texts.part.replace('{n}', String(place));
  const number = { type: 'number', min: 1, max: 1000, required: true, defaultValue: 1 } as const;
  return (
    <RateSummary
      rate={rate}
      title={title}
      fields={
        <div className="filters">
          <label className="field">
            <span>{texts.containers}</span>
            <input name={fieldOf(rate.id, 'containers')} {...number} />
          </label>
          {hasLegs ? (
            <label className="field">
              <span>{texts.leg}</span>
              <input name={fieldOf(rate.id, 'leg')} {...number} max={10} defaultValue={place} />
            </label>
          ) : null}
          <label className="field">
            <span>{texts.billsOfLading}</span>
            <input name={fieldOf(rate.id, 'billsOfLading')} {...number} />
          </label>
          <label className="field">
            <span>{texts.documents}</span>
            <input name={fieldOf(rate.id, 'documents')} type="number" min={0} max={1000} />
          </label>
          <label className="field">
            <span>
              {texts.date} {hasLegs ? texts.legDateHint : texts.dateHint}
            </span>
            <input name={fieldOf(rate.id, 'date')} type="date" min={rate.validFrom} max={rate.validTo} />
          </label>
          {children}
        </div>
      }
    />
  );
}
