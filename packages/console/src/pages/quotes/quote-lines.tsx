import type { OutputOf } from '@agent-rate/client';
import { ColumnHeads } from '../../parts/column-heads.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { quotesWords } from './quotes-words.ts';

type Line = OutputOf<'get-quote'>['lines'][number];

/** Every charge of a quote or of one of its parts; the first is the ocean freight. */
export function QuoteLines({ lines }: { readonly lines: readonly Line[] }) {
  const texts = useAreaWords(quotesWords);
  const { charge, basis, quantity, each, amount, kind } = texts;
  const columns = { charge, basis, quantity, each, amount, kind };
  return (
    <div className="scroll">
      <table className="stacked">
        <ColumnHeads columns={columns} numbers={['quantity', 'each', 'amount']} />
        <tbody>
          {lines.map((line, at) => (
            <LineRow key={JSON.stringify(line)} line={line} isBase={at === 0} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineRow({ line, isBase }: { readonly line: Line; readonly isBase: boolean }) {
  const { words, money, number } = useWords();
  const texts = useAreaWords(quotesWords);
  const { code, name, basis, quantity, unitAmount, amount, currency, status, certainty, condition } = line;
  const counted = line.countedIn === undefined ? null : texts.countedIn.replace('{n}', String(line.countedIn));
  const inside = status === 'included';
  const isOff = quantity === 0 && condition !== null && counted === null;
  const price = (value: number | null) => {
    if (inside) return '';
    return value === null || currency === null ? words.common.unknown : money(value, currency);
  };
  const ofCharge = inside || status === 'at-cost' ? status : certainty;
  const kind = isBase ? 'base' : ofCharge;
  return (
    <tr>
      <td data-label={texts.charge}>
        <span>
          {name} {code === null || code === name ? '' : `(${code})`}
          {[condition, line.note, counted, isOff ? texts.notOnThisDay : null].filter(Boolean).map((text) => (
            <span key={text} className="hint">
              <br />
              {text}
            </span>
          ))}
        </span>
      </td>
      <td data-label={texts.basis}>{inside ? '' : texts.bases[basis]}</td>
      <td data-label={texts.quantity} className="number">
        {quantity === null ? '' : number(quantity)}
      </td>
      <td data-label={texts.each} className="number">
        {price(unitAmount)}
      </td>
      <td data-label={texts.amount} className="number">
        {price(amount)}
      </td>
      <td data-label={texts.kind}>{texts.kinds[kind]}</td>
    </tr>
  );
}
