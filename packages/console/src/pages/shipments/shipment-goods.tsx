import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ColumnHeads } from '../../parts/column-heads.tsx';
import { useWords } from '../../words/use-words.tsx';
import { AddedDocuments } from './added-documents.tsx';
import { DocumentLink } from './document-link.tsx';
import type { Shipment } from './shipment-page.tsx';
import { fieldName, useShipmentsWords } from './shipments-words.ts';

type Goods = Shipment['goods'][number];
type Values = Readonly<Record<string, string | number | null>>;

/** What goods are known by first, in the order of the transport description. */
const IDENTITY = [
  ...['unNo', 'properShippingName', 'technicalName', 'imoHazardClassNo', 'subRiskClassNo', 'packingGroup'],
  ...['flashPoint', 'emsCode', 'marinePollutant', 'commodityName', 'casNo', 'manufacturerCompanyName'],
];

/** The goods of a shipment: what they are, their packages by container, their documents. */
export function ShipmentGoods({ shipment }: { readonly shipment: Shipment }) {
  const texts = useShipmentsWords();
  return (
    <section>
      <h2>{texts.goods}</h2>
      {shipment.goods.map((goods, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goods of a shipment are known by their number.
        <section className="card" key={at} aria-label={texts.goodsNumber.replace('{n}', String(at + 1))}>
          <h3>{texts.goodsNumber.replace('{n}', String(at + 1))}</h3>
          <Identity goods={goods} />
          <Packages packages={goods.packages ?? []} />
          <Documents goods={goods} />
          <AddedDocuments shipment={shipment} to={at} label={texts.addDocuments.replace('{n}', String(at + 1))} />
        </section>
      ))}
    </section>
  );
}

/** What the goods are: as the shipment states it, otherwise as it was read from their documents. */
function Identity({ goods: { values = {}, extraction } }: { readonly goods: Goods }) {
  const texts = useShipmentsWords();
  const read = useQuery({
    queryKey: ['extraction', extraction],
    queryFn: ({ signal }) => client.call('get-extraction', { path: { id: extraction ?? 0 }, signal }),
    enabled: extraction !== undefined,
    refetchInterval: ({ state }) =>
      state.data?.status === 'queued' || state.data?.status === 'running' ? 2_000 : false,
  });
  const found = Object.entries(read.data?.values ?? {}).map(([key, { value }]) => [key, value] as const);
  const known: Values = { ...Object.fromEntries(found), ...values };
  const shown = IDENTITY.flatMap((key) => {
    const value = known[key];
    return value === null || value === undefined || value === '' ? [] : [[key, value] as const];
  });
  if (shown.length === 0) return <p className="hint">{texts.notStated}</p>;
  return (
    <dl className="facts">
      {shown.map(([key, value]) => (
        <div key={key}>
          <dt>{fieldName(texts, key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Packages({ packages }: { readonly packages: NonNullable<Goods['packages']> }) {
  const { number } = useWords();
  const columns = useShipmentsWords().packagesColumns;
  const amount = (value: number | undefined) => (value === undefined ? '—' : number(value));
  if (packages.length === 0) return null;
  return (
    <div className="scroll">
      <table className="stacked">
        <ColumnHeads columns={columns} numbers={['gross', 'net', 'volume']} />
        <tbody>
          {packages.map(({ count, kind, container, grossMassKg, netMassKg, volumeM3 }) => (
            <tr key={`${container} ${kind} ${count} ${grossMassKg}`}>
              <td data-label={columns.packages}>
                {number(count)} {kind}
              </td>
              <td data-label={columns.container}>{container ?? '—'}</td>
              <td data-label={columns.gross} className="number">
                {amount(grossMassKg)}
              </td>
              <td data-label={columns.net} className="number">
                {amount(netMassKg)}
              </td>
              <td data-label={columns.volume} className="number">
                {amount(volumeM3)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Documents({ goods: { documents = [], extraction } }: { readonly goods: Goods }) {
  const texts = useShipmentsWords();
  if (documents.length === 0) return null;
  return (
    <>
      <h4>{texts.documents}</h4>
      <ul>
        {documents.map((id) => (
          <li key={id}>
            <DocumentLink id={id} />
          </li>
        ))}
      </ul>
      {extraction === undefined ? null : (
        <p>
          <Link to="/documents/review/$extraction" params={{ extraction: String(extraction) }}>
            {texts.readValues}
          </Link>
        </p>
      )}
    </>
  );
}
