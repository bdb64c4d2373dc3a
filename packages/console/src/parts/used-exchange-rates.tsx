import type { components } from '@agent-rate/client';
import { useWords } from '../words/use-words.tsx';

/** Sums in one currency, with the exchange rates that were used. */
export type Conversion = components['schemas']['Conversion'];

type Props = { readonly conversion: Pick<Conversion, 'currency' | 'rates'> };

/** Each exchange rate that sums were converted by, whose it is and of which day; or why there is none. */
export function UsedExchangeRates({ conversion: { currency, rates } }: Props) {
  const { words, day } = useWords();
  const { conversion: texts } = words;
  return rates
    .map(({ from, rate, source, date, reason }) => {
      const on = date === null ? '' : day(date);
      if (reason !== null) return texts[reason].replace('{from}', from).replace('{date}', on);
      return `1 ${from} = ${rate} ${currency} (${source}, ${on})`;
    })
    .join(' · ');
}

/** Sums in one currency: `≈ EUR 2,203.78`, or at least so much; that it is unknown where an exchange rate is missing. */
export function ConvertedSum({ conversion: { currency, atLeast, atMost } }: { readonly conversion: Conversion }) {
  const { words, money, labelled } = useWords();
  if (atLeast === null) return labelled(currency, words.common.unknown);
  const least = money(atLeast, currency);
  if (atMost === atLeast) return `≈ ${least}`;
  const text = atMost === null ? words.conversion.atLeast : words.conversion.between;
  return text.replace('{amount}', least).replace('{most}', atMost === null ? '' : money(atMost, currency));
}
