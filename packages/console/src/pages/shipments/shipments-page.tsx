import type { RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ColumnHeads } from '../../parts/column-heads.tsx';
import { Empty } from '../../parts/empty.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { ForScope } from '../../parts/for-scope.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Pages } from '../../parts/pages.tsx';
import { useWords } from '../../words/use-words.tsx';
import { readShipmentFilters, type ShipmentFilters } from './shipment-filters.ts';
import { useShipmentsWords } from './shipments-words.ts';

const route = getRouteApi('/shipments');
const PER_PAGE = 50;

/** Whole shipments, the last changed first, found by their reference. */
export function ShipmentsPage() {
  const { words, count } = useWords();
  const texts = useShipmentsWords();
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const shipments = useQuery({
    queryKey: ['shipments', filters],
    queryFn: ({ signal }) => client.call('list-shipments', { query: { ...filters, per_page: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
  const choose = (search: ShipmentFilters) => void navigate({ search });
  const { data } = shipments;
  return (
    <>
      <h1>{words.areas.shipments}</h1>
      <ForScope scope="documents:write">
        <p className="actions">
          <Link to="/shipments/new" className="button">
            {texts.make}
          </Link>
          <Link to="/shipments/opendgd" className="button">
            {texts.openDgd.title}
          </Link>
        </p>
      </ForScope>
      <FilterForm
        filters={filters}
        choices={[]}
        onChoose={(values) => choose(readShipmentFilters(values))}
        before={
          <label className="field">
            <span>{texts.reference}</span>
            <input name="reference" defaultValue={filters.reference ?? ''} size={16} maxLength={100} />
          </label>
        }
      />
      {shipments.isError ? <ProblemNotice error={shipments.error} retry={() => void shipments.refetch()} /> : null}
      {shipments.isPending ? <Loading /> : null}
      {data ? (
        <>
          <p aria-live="polite">{count(texts.count, data.meta.total)}</p>
          {data.data.length > 0 ? (
            <ShipmentTable shipments={data.data} />
          ) : (
            <Empty>{filters.reference === undefined ? texts.none : texts.noneSo}</Empty>
          )}
          <Pages asked={filters.page ?? 1} meta={data.meta} onPage={(page) => choose({ ...filters, page })} />
        </>
      ) : null}
    </>
  );
}

type Listed = RecordOf<'list-shipments'>;

function ShipmentTable({ shipments }: { readonly shipments: readonly Listed[] }) {
  const { day, moment, who, count } = useWords();
  const texts = useShipmentsWords();
  const { columns } = texts;
  const nameOf = ({ values = {}, documents = [] }: Listed['goods'][number]) =>
    values.unNo ?? values.properShippingName ?? count(texts.byDocuments, documents.length);
  return (
    <div className="scroll">
      <table className="stacked">
        <ColumnHeads columns={columns} />
        <tbody>
          {shipments.map(({ id, reference, goods, containers = [], sailingDate, updatedBy, updatedAt }) => (
            <tr key={id}>
              <td data-label={columns.reference}>
                <Link to="/shipments/$id" params={{ id: String(id) }}>
                  {reference ?? texts.shipment.replace('{id}', String(id))}
                </Link>
              </td>
              <td data-label={columns.goods}>{goods.map(nameOf).join(', ')}</td>
              <td data-label={columns.containers}>{containers.map(({ number }) => number).join(', ') || '—'}</td>
              <td data-label={columns.sails}>{sailingDate === undefined ? '—' : day(sailingDate)}</td>
              <td data-label={columns.changed}>
                {who(updatedBy)}, {moment(updatedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
