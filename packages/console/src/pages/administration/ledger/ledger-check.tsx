import type { OutputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { ServiceText } from '../../../parts/service-text.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { kindName, ledgerWords } from './ledger-words.ts';

type Report = OutputOf<'check-ledger'>;

/** Compares the books with the ledger when asked to: it reads every rate. */
export function LedgerCheck() {
  const texts = useAreaWords(ledgerWords);
  const queries = useQueryClient();
  const checking = useMutation({
    mutationFn: () => client.call('check-ledger'),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['ledger'] }),
  });
  return (
    <section className="card" aria-label={texts.check}>
      <h2>{texts.check}</h2>
      <p className="hint">{texts.checkHint}</p>
      <p>
        <button type="button" className="primary" disabled={checking.isPending} onClick={() => checking.mutate()}>
          {texts.checkNow}
        </button>
      </p>
      {checking.isPending ? <Loading /> : null}
      {checking.isError ? <ProblemNotice error={checking.error} /> : null}
      {checking.data ? <Verdict report={checking.data} /> : null}
    </section>
  );
}

function Verdict({ report }: { readonly report: Report }) {
  const { number } = useWords();
  const texts = useAreaWords(ledgerWords);
  const { intact, faults, size, heads, rows, before, late, waiting, erased } = report;
  return (
    <>
      <Notice severity={intact ? undefined : 'error'} role="status">
        <p>
          <strong>{intact ? texts.intact : texts.notIntact}</strong>
        </p>
        {faults.map(({ code, subject, message }) => (
          <div key={`${code} ${subject} ${message}`}>
            <code className="wrapped">{subject}</code>
            <ServiceText kind="finding" code={code} message={message} />
          </div>
        ))}
      </Notice>
      <ul>
        <li>{texts.compared.replace('{entries}', number(size)).replace('{heads}', number(heads))}</li>
        <Rows label={texts.rows} rows={rows} />
        <Rows label={texts.before} rows={before} />
        <Rows label={texts.late} rows={late} />
        {waiting > 0 ? <li>{texts.waiting.replace('{n}', number(waiting))}</li> : null}
        {erased > 0 ? <li>{texts.erasedEntries.replace('{n}', number(erased))}</li> : null}
      </ul>
    </>
  );
}

/** How many rows of each kind; nothing where there are none. */
function Rows({ label, rows }: { readonly label: string; readonly rows: Readonly<Record<string, number>> }) {
  const { number, labelled, list } = useWords();
  const texts = useAreaWords(ledgerWords);
  const some = Object.entries(rows).filter(([, n]) => n > 0);
  if (some.length === 0) return null;
  return <li>{labelled(label, list(some.map(([kind, n]) => `${kindName(texts, kind)} ${number(n)}`)))}</li>;
}
