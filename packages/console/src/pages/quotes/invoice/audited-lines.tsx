import { ColumnHeads } from '../../../parts/column-heads.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { auditWords } from './audit-words.ts';
import type { InvoiceAuditAnswer } from './invoice-audit.tsx';

type Line = InvoiceAuditAnswer['lines'][number];
type Clause = NonNullable<Line['clause']>;

/** Every line of the invoice with its verdict, the reason, and the place of the price in the rate sheet. */
export function AuditedLines({ lines }: { readonly lines: readonly Line[] }) {
  const texts = useAreaWords(auditWords);
  const { line, verdict, invoiced, quoted, difference } = texts;
  const columns = { line, verdict, invoiced, quoted, difference };
  return (
    <div className="scroll">
      <table className="stacked">
        <ColumnHeads columns={columns} numbers={['invoiced', 'quoted', 'difference']} />
        <tbody>
          {lines.map((one) => (
            <LineRow key={one.line} line={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineRow({ line }: { readonly line: Line }) {
  const { money } = useWords();
  const texts = useAreaWords(auditWords);
  const { amount, currency } = line.invoiced;
  const price = (value: number | null, of: string | null) =>
    value === null || of === null ? texts.notStated : money(value, of);
  return (
    <tr>
      <td data-label={texts.line}>
        <span>
          {line.line}. {line.description}
          <br />
          <span className="hint">{texts.reasons[line.reason]}</span>
        </span>
      </td>
      <td data-label={texts.verdict}>
        {line.verdict === 'agreed' ? texts.verdicts.agreed : <strong>{texts.verdicts[line.verdict]}</strong>}
      </td>
      <td data-label={texts.invoiced} className="number">
        {price(amount, currency)}
      </td>
      <td data-label={texts.quoted} className="number">
        {line.clause ? (
          <span>
            {price(line.clause.amount, line.clause.currency)}
            <br />
            <span className="hint">{placeOf(line.clause, texts)}</span>
          </span>
        ) : null}
        {line.book ? (
          <span className="hint">
            <br />
            {texts.book.replace('{amount}', price(line.book.amount, line.book.currency))}
          </span>
        ) : null}
      </td>
      <td data-label={texts.difference} className="number">
        {line.difference === null || line.difference === 0 ? null : price(line.difference, currency)}
      </td>
    </tr>
  );
}

/** "Line 2 of the quote · tariff.xlsx · FAK · #7". */
function placeOf({ quoteLine, quoteLines, source }: Clause, texts: { quoteLine: string; quoteLines: string }): string {
  const line = quoteLines
    ? texts.quoteLines.replace('{n}', quoteLines.join(', '))
    : texts.quoteLine.replace('{n}', String(quoteLine));
  const { file, tab, row } = source;
  return [line, file, tab, row === null ? null : `#${row}`].filter((part) => part !== null).join(' · ');
}
