import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { quotesWords } from './quotes-words.ts';

const MINUTE_MILLISECONDS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** When a quote ends, and how much of its validity is left, in the largest unit. */
export function TimeLeft({ validUntil }: { readonly validUntil: string }) {
  const { count, moment } = useWords();
  const texts = useAreaWords(quotesWords);
  const minutes = Math.floor((Date.parse(validUntil) - Date.now()) / MINUTE_MILLISECONDS);
  const [unit, size] =
    minutes >= DAY_MINUTES
      ? ([texts.days, DAY_MINUTES] as const)
      : minutes >= HOUR_MINUTES
        ? ([texts.hours, HOUR_MINUTES] as const)
        : ([texts.minutes, 1] as const);
  return (
    <>
      {minutes < 0 ? '' : `${texts.left.replace('{time}', count(unit, Math.floor(minutes / size)))}, `}
      {texts.until.replace('{moment}', moment(validUntil))}
    </>
  );
}
