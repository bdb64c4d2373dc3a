import type { OutputOf } from '@agent-rate/client';
import { useMutation } from '@tanstack/react-query';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { sendFile } from '../../../api/upload.ts';
import { ColumnHeads } from '../../../parts/column-heads.tsx';
import { FileDrop } from '../../../parts/file-drop.tsx';
import { Findings } from '../../../parts/findings.tsx';
import { SentBar } from '../../../parts/sent-bar.tsx';
import { Labelled } from '../../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { auditWords } from './audit-words.ts';
import { AuditedLines } from './audited-lines.tsx';
import { ClaimLetter } from './claim-letter.tsx';

/** What an audit answers. */
export type InvoiceAuditAnswer = OutputOf<'audit-invoice'>;

/** Audits an invoice that somebody received against a quote: what is too much, what to ask, and the claim. */
export function InvoiceAudit({ quoteId }: { readonly quoteId: string }) {
  const texts = useAreaWords(auditWords);
  const auditing = useMutation({
    mutationFn: async (file: File) => {
      const files = [{ name: file.name, bytes: file }];
      const { answer } = await sendFile(file, (client) => client.call('audit-invoice', { files, body: { quoteId } }));
      return answer;
    },
  });
  return (
    <details className="card">
      <summary>{texts.title}</summary>
      <p className="hint">{texts.hint}</p>
      <FileDrop
        label={texts.drop}
        accept=".xlsx,.xls,.ods,.csv,.pdf"
        isBusy={auditing.isPending}
        onFiles={([file]) => file && auditing.mutate(file)}
      />
      {auditing.isPending ? <SentBar file={auditing.variables} label={auditing.variables.name} /> : null}
      {auditing.isError ? <ProblemNotice error={auditing.error} /> : null}
      {auditing.data ? <Audit audit={auditing.data} name={auditing.variables.name} /> : null}
    </details>
  );
}

function Audit({ audit, name }: { readonly audit: InvoiceAuditAnswer; readonly name: string }) {
  const { day, money } = useWords();
  const texts = useAreaWords(auditWords);
  const { number, issuedOn, issuer } = audit.invoice;
  const claims = audit.totals.filter(({ claimable }) => claimable > 0);
  return (
    <section aria-label={texts.title}>
      <h2>{name}</h2>
      <ul>
        <li>
          <Labelled label={texts.number}>{number ?? texts.notStated}</Labelled>
        </li>
        <li>
          <Labelled label={texts.issuedOn}>{issuedOn === null ? texts.notStated : day(issuedOn)}</Labelled>
        </li>
        <li>
          <Labelled label={texts.issuer}>{issuer ?? texts.notStated}</Labelled>
        </li>
      </ul>
      {audit.order ? <p>{texts.comparedWith.replace('{id}', audit.order.id)}</p> : null}
      <p role="status">
        <strong>
          {claims.length === 0
            ? texts.nothing
            : texts.claim.replace(
                '{amount}',
                claims.map((total) => money(total.claimable, total.currency)).join(' + '),
              )}
        </strong>
      </p>
      <Totals totals={audit.totals} />
      <AuditedLines lines={audit.lines} />
      {audit.notBilled.length > 0 ? (
        <>
          <h3>{texts.notBilled}</h3>
          <ul>
            {audit.notBilled.map(({ quoteLine, name, amount, currency }) => (
              <li key={quoteLine}>
                {name} ({texts.quoteLine.replace('{n}', String(quoteLine))}){' '}
                {amount === null || currency === null ? null : money(amount, currency)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {audit.findings.length > 0 ? (
        <>
          <h3>{texts.findings}</h3>
          <Findings findings={audit.findings} />
        </>
      ) : null}
      {audit.letter ? <ClaimLetter letter={audit.letter} /> : null}
    </section>
  );
}

const SUMS = ['invoiced', 'agreed', 'claimable', 'under', 'unknown'] as const;

function Totals({ totals }: { readonly totals: InvoiceAuditAnswer['totals'] }) {
  const { money } = useWords();
  const texts = useAreaWords(auditWords);
  return (
    <div className="scroll">
      <table className="stacked">
        <ColumnHeads columns={{ currency: texts.currency, ...texts.sums }} numbers={SUMS} />
        <tbody>
          {totals.map((total) => (
            <tr key={total.currency}>
              <td data-label={texts.currency}>{total.currency}</td>
              {SUMS.map((sum) => (
                <td key={sum} data-label={texts.sums[sum]} className="number">
                  {money(total[sum], total.currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
