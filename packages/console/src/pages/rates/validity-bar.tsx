import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ratesWords } from './rates-words.ts';

const DAY = 86_400_000;
/** Days shown before and after today. */
const [BEFORE, AFTER] = [30, 120];
const WIDTH = BEFORE + AFTER;

const dayNumber = (iso: string) => Math.floor(Date.parse(iso) / DAY);
const within = (day: number) => Math.min(WIDTH, Math.max(0, day));

/** From when to when a price holds, drawn against today, with what that means in words. */
export function ValidityBar({ from, to }: { readonly from: string; readonly to: string }) {
  const { count, period } = useWords();
  const texts = useAreaWords(ratesWords);
  const today = Math.floor(Date.now() / DAY);
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const state = last < today ? 'ended' : first > today ? 'later' : 'now';
  const text = {
    ended: () => count(texts.ended, today - last),
    later: () => count(texts.starts, first - today),
    now: () => count(texts.left, last - today + 1),
  }[state]();
  const start = within(first - today + BEFORE);
  const end = within(last + 1 - today + BEFORE);
  return (
    <span className="validity" data-state={state}>
      {period(from, to)}
      <svg viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" role="img" aria-label={text}>
        <title>{text}</title>
        <rect className="track" y="3" width={WIDTH} height="2" />
        <rect className="bar" x={start} y="1" width={Math.max(1.5, end - start)} height="6" />
        <rect className="today" x={BEFORE} width="1" height="8" />
      </svg>
    </span>
  );
}
