import type { OutputOf } from '@agent-rate/client';
import { MissingList } from '../../parts/missing-list.tsx';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ordersWords } from '../orders/orders-words.ts';
import { QuoteLines } from './quote-lines.tsx';
import { quotesWords } from './quotes-words.ts';
import { RateSummary } from './rate-summary.tsx';

type Quote = OutputOf<'get-quote'>;
type Props = { readonly parts: NonNullable<Quote['parts']>; readonly lines: Quote['lines'] };

/** Each part of a quote of several rates: what it is, what it comes to, what that leaves out, and its charges. */
export function QuoteParts({ parts, lines }: Props) {
  const { day, money } = useWords();
  const texts = useAreaWords(quotesWords);
  const { parts: names, atLeast: least } = useAreaWords(ordersWords);
  const textOfSums = (totals: Quote['totals']) =>
    totals
      .map(({ currency, atLeast, complete }) => {
        const sum = money(atLeast, currency);
        return complete ? sum : least.replace('{amount}', sum);
      })
      .join(', ');
  const numbered = parts.map((part, at) => ({ ...part, number: at + 1 }));
  return numbered.map(({ number, leg, rate, quantities, date, totals, missing }) => (
    <RateSummary
      key={number}
      rate={rate}
      title={textOfPart(texts, number, leg)}
      containers={quantities.containers}
      fields={
        <>
          {missing.length > 0 ? (
            <>
              <h3>{names.missing}</h3>
              <MissingList missing={missing} />
            </>
          ) : null}
          <QuoteLines lines={lines.filter(({ part }) => part === number)} />
        </>
      }
    >
      <li>
        <Labelled label={texts.day}>{day(date)}</Labelled>
      </li>
      <li>
        <Labelled label={texts.billsOfLading}>{quantities.billsOfLading}</Labelled>
      </li>
      <li>
        <Labelled label={texts.partSum}>
          <strong>{textOfSums(totals)}</strong>
        </Labelled>
      </li>
    </RateSummary>
  ));
}

/** `Part 2`, or `Part 2, leg 1`. */
export function textOfPart(texts: (typeof quotesWords)['en'], number: number, leg: number | null): string {
  const text = leg === null ? texts.part : texts.partOfLeg;
  return text.replace('{n}', String(number)).replace('{leg}', String(leg));
}
