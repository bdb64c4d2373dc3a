import type { OutputOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { allows } from '../../session/session.ts';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import type { Content } from './content-parts.ts';
import { ordersWords } from './orders-words.ts';

/**
 * What is shipped: dangerous goods with what the order declares of them, and with the verdict of the checks on their documents.
 * `changes`: what was corrected since; a verdict on corrected documents is none on the order.
 */
export function OrderCargo({
  content: { cargo, documents, evidence },
  changes = [],
}: {
  readonly content: Content;
  readonly changes?: OutputOf<'get-order'>['evidenceChanges'];
}) {
  const { number } = useWords();
  const texts = useAreaWords(ordersWords);
  return (
    <section>
      <h2>{texts.parts.cargo}</h2>
      <ul>
        {cargo.map(({ description, packages, grossWeightKg, hsCode, dangerousGoods }, at) => (
          <li key={`${description} ${grossWeightKg} ${hsCode} ${dangerousGoods?.extractionId}`}>
            {description}
            {packages === undefined ? null : ` · ${packages.count} × ${packages.type}`}
            {grossWeightKg === undefined ? null : ` · ${texts.kg.replace('{n}', number(grossWeightKg))}`}
            {hsCode === undefined ? null : ` · HS ${hsCode}`}
            {dangerousGoods ? (
              <div>
                {texts.dangerousGoods} <Declared evidence={evidence.find(({ cargo: place }) => place === at)} />
                <Verdict
                  extraction={dangerousGoods.extractionId}
                  isCorrected={changes.some(({ cargo: place }) => place === at)}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {documents.length === 0 ? null : <h3>{texts.parts.documents}</h3>}
      <ul>
        {documents.map(({ id, type }) => (
          <li key={id}>
            <a href={`/documents/${id}/file`} download>
              {type ?? texts.parts.documents} #{id}
            </a>{' '}
            <DocumentVerdict document={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The verdict on what was last read from a document; documents that nobody read have none. */
function DocumentVerdict({ document }: { readonly document: number }) {
  const { session } = getRouteApi('__root__').useRouteContext();
  const texts = useAreaWords(ordersWords);
  const isAllowed = allows(session, 'documents:read');
  const latest = useQuery({
    queryKey: ['extraction-of', document],
    queryFn: ({ signal }) =>
      client.call('list-extractions', { query: { document, status: 'done', per_page: 1 }, signal }),
    enabled: isAllowed,
  });
  if (!isAllowed) return <span className="hint">{texts.verdictHidden}</span>;
  const extraction = latest.data?.data[0]?.id;
  if (extraction !== undefined) return <Verdict extraction={extraction} />;
  return latest.isSuccess ? <span className="badge">{texts.notRead}</span> : null;
}

/** UN number, name, class with subsidiary hazards and packing group, as the order declares them. */
function Declared({ evidence }: { readonly evidence: Content['evidence'][number] | undefined }) {
  const texts = useAreaWords(ordersWords);
  if (evidence === undefined) return null;
  const { unNo, properShippingName, imoHazardClassNo, subRiskClassNo, packingGroup, marinePollutant } =
    evidence.declared;
  const parts = [
    unNo,
    properShippingName,
    imoHazardClassNo && texts.declared.class.replace('{n}', String(imoHazardClassNo)),
    subRiskClassNo && `(${subRiskClassNo})`,
    packingGroup && texts.declared.group.replace('{n}', String(packingGroup)),
    marinePollutant === 'Y' || marinePollutant === 'P' ? texts.declared.pollutant : undefined,
  ];
  return <strong>{parts.filter(Boolean).join(' · ')} </strong>;
}

/**
 * What the dangerous goods checks say now of what was read from documents, with the way to it. `isCorrected`: the order declares
 * something else, which these checks did not see.
 */
function Verdict({ extraction, isCorrected = false }: { readonly extraction: number; readonly isCorrected?: boolean }) {
  const { session } = getRouteApi('__root__').useRouteContext();
  const { explain } = useWords();
  const texts = useAreaWords(ordersWords);
  const isAllowed = allows(session, 'documents:read');
  const check = useQuery({
    queryKey: ['check', extraction],
    queryFn: ({ signal }) => client.call('check-extraction', { path: { id: extraction }, signal }),
    enabled: isAllowed,
  });
  if (!isAllowed) return <span className="hint">{texts.verdictHidden}</span>;
  const verdict = (check.data?.verdict ?? 'unknown') as keyof typeof texts.verdicts;
  return (
    <>
      <span
        className="badge"
        data-tone={verdict === 'unknown' || (isCorrected && verdict === 'ok') ? 'warning' : verdict}
      >
        {isCorrected && verdict === 'ok' ? texts.verdictOfCorrected : texts.verdicts[verdict]}
      </span>{' '}
      <Link to="/documents/review/$extraction" params={{ extraction: String(extraction) }}>
        {texts.openDocuments}
      </Link>
      <ul>
        {check.data?.findings
          .filter(({ severity }) => severity !== 'note')
          .map(({ code, message }) => (
            <li key={`${code} ${message}`}>
              {explain('finding', code)?.title} <span lang="en">{message}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
