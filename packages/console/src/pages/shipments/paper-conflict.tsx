import { useWords } from '../../words/use-words.tsx';
import { OneFinding } from './one-finding.tsx';
import { PlaceOnPage } from './place-on-page.tsx';
import type { ShipmentFinding } from './shipment-findings.tsx';
import { fieldName, paperName, useShipmentsWords } from './shipments-words.ts';

type Statement = NonNullable<ShipmentFinding['statements']>[number];

/** What papers say of one thing, side by side with the place in each, those that must be wrong marked; and the question. */
export function PaperConflict({ finding }: { readonly finding: ShipmentFinding }) {
  const { labelled, list } = useWords();
  const texts = useShipmentsWords();
  const { goods, statements = [] } = finding;
  const of = goods === undefined ? texts.whole : texts.goodsNumber.replace('{n}', String(goods));
  const fields = [...new Set(statements.map(({ field }) => fieldName(texts, field)))];
  const name = labelled(of, list(fields));
  return (
    <section className="conflict" aria-label={name}>
      <h3>{name}</h3>
      <div className="statements">
        {statements.map((one) => (
          <Stated key={`${one.paper} ${one.field} ${one.value}`} statement={one} />
        ))}
      </div>
      <OneFinding finding={finding} isPlaced />
    </section>
  );
}

function Stated({ statement }: { readonly statement: Statement }) {
  const texts = useShipmentsWords();
  const { paper, value, wrong, places } = statement;
  const [place] = places;
  return (
    <div className="card statement" data-wrong={wrong}>
      <h4>{paperName(texts, paper)}</h4>
      <p>
        <strong className="wrapped">{value === null ? '—' : value}</strong>{' '}
        {wrong === 'no' ? null : (
          <span className="badge" data-tone={wrong === 'likelier' ? 'error' : 'warning'}>
            {texts.wrong[wrong]}
          </span>
        )}
      </p>
      {place === undefined ? <p className="hint">{texts.stated}</p> : <PlaceOnPage place={place} />}
    </div>
  );
}
