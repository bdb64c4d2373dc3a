import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { allows } from '../../session/session.ts';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import type { Content } from './content-parts.ts';
import { ordersWords } from './orders-words.ts';

/** What is shipped, with the verdict of the checks on the documents of dangerous goods. */
export function OrderCargo({ content: { cargo, documents } }: { readonly content: Content }) {
  const { number } = useWords();
  const texts = useAreaWords(ordersWords);
  return (
    <section>
      <h2>{texts.parts.cargo}</h2>
      <ul>
        {cargo.map(({ description, packages, grossWeightKg, hsCode, dangerousGoods }) => (
          <li key={`${description} ${grossWeightKg} ${hsCode} ${dangerousGoods?.extractionId}`}>
            {description}
            {packages === undefined ? null : ` · ${packages.count} × ${packages.type}`}
            {grossWeightKg === undefined ? null : ` · ${texts.kg.replace('{n}', number(grossWeightKg))}`}
            {hsCode === undefined ? null : ` · HS ${hsCode}`}
            {dangerousGoods ? <Verdict extraction={dangerousGoods.extractionId} /> : null}
          </li>
        ))}
      </ul>
      {documents.length === 0 ? null : <h3>{texts.parts.documents}</h3>}
      <ul>
        {documents.map(({ id, type }) => (
          <li key={id}>
            <a href={`/documents/${id}/file`} download>
              {type ?? texts.parts.documents} #{id}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the dangerous goods checks say now of the documents of a cargo, with the way to them. */
function Verdict({ extraction }: { readonly extraction: number }) {
  const { session } = getRouteApi('__root__').useRouteContext();
  const texts = useAreaWords(ordersWords);
  const check = useQuery({
    queryKey: ['check', extraction],
    queryFn: ({ signal }) => client.call('check-extraction', { path: { id: extraction }, signal }),
    enabled: allows(session, 'documents:read'),
  });
  const verdict = (check.data?.verdict ?? 'unknown') as keyof typeof texts.verdicts;
  return (
    <div>
      {texts.dangerousGoods}{' '}
      <span className="badge" data-tone={verdict === 'unknown' ? 'warning' : verdict}>
        {texts.verdicts[verdict]}
      </span>{' '}
      <Link to="/documents/review/$extraction" params={{ extraction: String(extraction) }}>
        {texts.openDocuments}
      </Link>
      <ul>
        {check.data?.findings
          .filter(({ severity }) => severity !== 'note')
          .map(({ code, message }) => (
            <li key={`${code} ${message}`}>{message}</li>
          ))}
      </ul>
    </div>
  );
}
