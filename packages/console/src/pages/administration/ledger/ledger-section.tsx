import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { Labelled } from '../../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { LedgerCheck } from './ledger-check.tsx';
import { LedgerEntries } from './ledger-entries.tsx';
import { ledgerWords } from './ledger-words.ts';

/** The ledger: its signed head, a check of the books against it, and what was recorded. */
export function LedgerSection() {
  const texts = useAreaWords(ledgerWords);
  return (
    <>
      <p className="hint">{texts.hint}</p>
      <Head />
      <LedgerCheck />
      <LedgerEntries />
    </>
  );
}

/** The signed head, to be kept elsewhere, and the keys that its signature is verified with. */
function Head() {
  const { moment, number } = useWords();
  const texts = useAreaWords(ledgerWords);
  const head = useQuery({
    queryKey: ['ledger', 'head'],
    queryFn: ({ signal }) => client.call('get-ledger-head', { signal }),
  });
  return (
    <section className="card">
      <h2>{texts.head}</h2>
      {head.isError ? <ProblemNotice error={head.error} retry={() => void head.refetch()} /> : null}
      {head.isPending ? <Loading /> : null}
      {head.data ? (
        <ul>
          <li>
            <Labelled label={texts.size}>{number(head.data.size)}</Labelled>
          </li>
          <li>
            <Labelled label={texts.signedAt}>{moment(head.data.time)}</Labelled>
          </li>
          <li>
            <Labelled label={texts.root}>
              <code className="wrapped">{head.data.root}</code>
            </Labelled>
          </li>
          <li>
            <Labelled label={texts.key}>
              <code className="wrapped">{keyOf(head.data.signature) ?? '—'}</code>
            </Labelled>
          </li>
        </ul>
      ) : null}
      <p className="hint">{texts.keepHead}</p>
      <p className="actions">
        <a className="button" href="/ledger/head" download="head.json">
          {texts.saveHead}
        </a>
        <a className="button" href="/.well-known/jwks.json" download="jwks.json">
          {texts.saveKeys}
        </a>
      </p>
    </section>
  );
}

/** The id of the key that a detached JWS says it was signed with. */
function keyOf(signature: string): string | undefined {
  const [header = ''] = signature.split('.');
  try {
    const { kid } = JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/'))) as { kid?: unknown };
    return typeof kid === 'string' ? kid : undefined;
  } catch {
    return undefined;
  }
}
