import type { OutputOf } from '@agent-rate/client';
import { ColumnHeads } from '../../../parts/column-heads.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { ServiceText } from '../../../parts/service-text.tsx';
import { OneFinding } from '../one-finding.tsx';
import { useShipmentsWords } from '../shipments-words.ts';

type Judgement = OutputOf<'check-opendgd'>;

/** What keeps a document from being an OpenDGD declaration, each with its place in the JSON. */
export function ConformanceFindings({ findings }: Pick<OutputOf<'check-opendgd-conformance'>, 'findings'>) {
  const { openDgd } = useShipmentsWords();
  return (
    <section>
      <h3>{openDgd.notConforming}</h3>
      {findings.map(({ code, message, jsonPointer, next, severity }) => (
        <Notice key={`${code} ${jsonPointer}`} severity={severity}>
          <ServiceText kind="finding" code={code} message={[message, next].filter(Boolean).join(' ')} />
          <p>
            <code className="wrapped">{jsonPointer || '/'}</code>
          </p>
          <p className="hint">{code}</p>
        </Notice>
      ))}
    </section>
  );
}

/** The goods of a declaration, and what the rules say of them. */
export function DeclarationFindings({ judgement }: { readonly judgement: Judgement }) {
  const texts = useShipmentsWords();
  const { findings } = judgement;
  const entries = entriesOf(judgement.declaration);
  const columns = {
    unNo: texts.fields.unNo,
    properShippingName: texts.fields.properShippingName,
    imoHazardClassNo: texts.fields.imoHazardClassNo,
    packingGroup: texts.fields.packingGroup,
  };
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  return (
    <>
      <section>
        <h3>{texts.goods}</h3>
        <div className="scroll">
          <table className="stacked">
            <ColumnHeads columns={columns} />
            <tbody>
              {entries.map((goods, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name than their place
                <tr key={at}>
                  {keys.map((key) => (
                    <td key={key} data-label={columns[key]}>
                      {shownOf(goods, key)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section>
        <h3>{texts.openDgd.findings}</h3>
        {findings.length === 0 ? <p>{texts.openDgd.right}</p> : null}
        {findings.map((one) => (
          <div key={`${one.code} ${one.goods} ${one.message}`}>
            {one.goods === undefined || entries.length < 2 ? null : (
              <h4>{texts.goodsNumber.replace('{n}', String(one.goods))}</h4>
            )}
            <OneFinding finding={one} />
          </div>
        ))}
      </section>
    </>
  );
}

/** The goods as they were checked; each value is below `fields`. */
function entriesOf(declaration: unknown): readonly object[] {
  const goods =
    typeof declaration === 'object' && declaration !== null && 'goods' in declaration ? declaration.goods : [];
  return Array.isArray(goods) ? goods.filter((one) => typeof one === 'object' && one !== null) : [];
}

function valueIn(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? (holder as Readonly<Record<string, unknown>>)[key] : undefined;
}

function shownOf(goods: object, key: string): string {
  const value = valueIn(valueIn(valueIn(goods, 'fields'), key), 'value');
  return value === undefined || value === null ? '—' : String(value);
}
