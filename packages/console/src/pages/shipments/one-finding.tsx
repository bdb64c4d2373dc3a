import { Findings } from '../../parts/findings.tsx';
import type { ShipmentFinding } from './shipment-findings.tsx';
import { useShipmentsWords } from './shipments-words.ts';

type Props = {
  readonly finding: ShipmentFinding;
  /** The places are shown beside it already. */
  readonly isPlaced?: boolean;
};

/** A finding of the check with the paragraph that it follows, the places in the papers, and the question to ask. */
export function OneFinding({ finding, isPlaced = false }: Props) {
  const { code, severity, message, ask, source, places } = finding;
  return (
    <Findings
      findings={[{ ...{ code, severity, message }, ...(ask === undefined ? {} : { ask }) }]}
      renderActions={() => (
        <>
          {isPlaced ? null : <Places places={places} />}
          <p className="hint">{source}</p>
        </>
      )}
    />
  );
}

function Places({ places }: Pick<ShipmentFinding, 'places'>) {
  const texts = useShipmentsWords();
  const onPages = places.flatMap(({ document = '', documentId, page, quote }) =>
    documentId === undefined || page === undefined ? [] : [{ document, documentId, page, quote }],
  );
  const pointers = [...new Set(places.flatMap(({ pointer }) => pointer ?? []))];
  if (onPages.length === 0 && pointers.length === 0) return null;
  return (
    <ul>
      {pointers.map((pointer) => (
        <li key={pointer}>
          <code className="wrapped">{pointer}</code>
        </li>
      ))}
      {onPages.map(({ document, documentId, page, quote }) => (
        <li key={`${documentId} ${page} ${quote}`}>
          <a href={`/documents/${documentId}/pages/${page}/picture?width=1100`} target="_blank" rel="noreferrer">
            {texts.openPage.replace('{page}', String(page)).replace('{name}', document)}
          </a>
          {quote === undefined ? null : `: “${quote}”`}
        </li>
      ))}
    </ul>
  );
}
