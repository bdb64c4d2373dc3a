import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Empty } from '../../parts/empty.tsx';
import { ForScope } from '../../parts/for-scope.tsx';
import { Labelled } from '../../words/labelled.tsx';
import { useWords } from '../../words/use-words.tsx';
import { AddedDocuments } from './added-documents.tsx';
import { DocumentLink } from './document-link.tsx';
import type { Shipment } from './shipment-page.tsx';
import { fieldName, useShipmentsWords } from './shipments-words.ts';

type Paper = NonNullable<Shipment['papers']>[number];
type Kind = Paper['kind'];

/** The papers of the whole shipment with what they state, and a place to add another. */
export function ShipmentPapers({ shipment }: { readonly shipment: Shipment }) {
  const texts = useShipmentsWords();
  const { papers = [] } = shipment;
  const [kind, setKind] = useState<Kind>('booking');
  const kinds = Object.entries(texts.paperKinds) as [Kind, string][];
  return (
    <section>
      <h2>{texts.papers}</h2>
      {papers.length === 0 ? <Empty>{texts.noPapers}</Empty> : null}
      <ul>
        {papers.map((paper, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: papers of a shipment are known by their order.
          <li key={at}>
            <PaperLine paper={paper} />
          </li>
        ))}
      </ul>
      <ForScope scope="documents:write">
        <div className="filters">
          <label className="field">
            <span>{texts.paperKind}</span>
            <select value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
              {kinds.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        </div>
        <AddedDocuments shipment={shipment} to={kind} label={texts.addPaper} />
      </ForScope>
    </section>
  );
}

function PaperLine({ paper: { kind, name, document, order, extraction, values = {} } }: { readonly paper: Paper }) {
  const { labelled } = useWords();
  const texts = useShipmentsWords();
  const stated = Object.entries(values)
    .map(([key, value]) => labelled(fieldName(texts, key), String(value ?? '—')))
    .join(' · ');
  return (
    <>
      <Labelled label={texts.paperKinds[kind]}>
        {document === undefined ? (name ?? '') : <DocumentLink id={document} />}
      </Labelled>
      {order === undefined ? null : (
        <>
          {' '}
          <Link to="/orders/$id" params={{ id: order }}>
            {order}
          </Link>
        </>
      )}
      {extraction === undefined ? null : (
        <>
          {' · '}
          <Link to="/documents/review/$extraction" params={{ extraction: String(extraction) }}>
            {texts.readValues}
          </Link>
        </>
      )}
      {stated === '' ? null : <div className="hint">{stated}</div>}
    </>
  );
}
