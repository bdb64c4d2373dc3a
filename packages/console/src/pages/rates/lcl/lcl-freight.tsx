import type { RecordOf } from '@agent-rate/client';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { lclWords } from './lcl-words.ts';

/** The freight of an LCL rate: its amount, what that is for, its minimum and its breaks. */
export function LclFreight({ freight }: { readonly freight: RecordOf<'list-lcl-rates'>['freight'] }) {
  const { number, money, labelled } = useWords();
  const texts = useAreaWords(lclWords);
  const { amount, currency, basis, kgPerM3, minimum, minimumQuantity, breaks } = freight;
  const unit = texts.units[basis];
  const parts = [
    ...(minimumQuantity === null ? [] : [`${texts.minimum} ${number(minimumQuantity)} ${unit}`]),
    ...(minimum === null ? [] : [`${texts.minimum} ${money(minimum, currency)}`]),
    ...breaks.map(({ from, amount: less }) => labelled(`${texts.from} ${number(from)} ${unit}`, number(less))),
    ...(basis === 'PER_WM' && kgPerM3 !== 1000 ? [`${number(kgPerM3)} kg ${texts.counted}`] : []),
  ];
  return (
    <span>
      {money(amount, currency)} {texts.bases[basis]}
      {parts.length > 0 ? <span className="hint"> · {parts.join(' · ')}</span> : null}
    </span>
  );
}
