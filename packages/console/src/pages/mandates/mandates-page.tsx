import type { RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ColumnHeads } from '../../parts/column-heads.tsx';
import { Empty } from '../../parts/empty.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Pages } from '../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { TestBadge } from '../orders/test-order.tsx';
import { approvedTexts } from './mandate-facts.tsx';
import { type MandateFilters, readMandateFilters } from './mandate-filters.ts';
import { mandatesWords } from './mandates-words.ts';
import '../orders/orders.css';

const route = getRouteApi('/orders/mandates');
const PER_PAGE = 50;

/** What persons approved beforehand, newest first: which mandates may still be used, and the orders of those that were. */
export function MandatesPage() {
  const { count } = useWords();
  const texts = useAreaWords(mandatesWords);
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const mandates = useQuery({
    queryKey: ['mandates', filters],
    queryFn: ({ signal }) => client.call('list-mandates', { query: { ...filters, per_page: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
  const choose = (search: MandateFilters) => void navigate({ search });
  const { data } = mandates;
  const isFiltered = Object.keys(filters).some((name) => name !== 'page');
  return (
    <>
      <h1>{texts.list}</h1>
      <p className="hint">{texts.listHint}</p>
      <FilterForm
        filters={filters}
        choices={[{ name: 'status', label: texts.columns.status, all: texts.all, values: texts.statuses }]}
        onChoose={(values) => choose(readMandateFilters(values))}
        after={
          <>
            <label className="field">
              <span>{texts.shipper}</span>
              <input name="shipper" defaultValue={filters.shipper ?? ''} size={18} maxLength={200} />
            </label>
            <label className="field">
              <span>{texts.columns.quote}</span>
              <input name="quote_id" defaultValue={filters.quote_id ?? ''} size={18} maxLength={50} />
            </label>
          </>
        }
      />
      {mandates.isError ? <ProblemNotice error={mandates.error} retry={() => void mandates.refetch()} /> : null}
      {mandates.isPending ? <Loading /> : null}
      {data ? (
        <>
          <p aria-live="polite">{count(texts.count, data.meta.total)}</p>
          {data.data.length > 0 ? (
            <MandateTable mandates={data.data} />
          ) : (
            <Empty>{isFiltered ? texts.noneSo : texts.none}</Empty>
          )}
          <Pages asked={filters.page ?? 1} meta={data.meta} onPage={(page) => choose({ ...filters, page })} />
        </>
      ) : null}
    </>
  );
}

type Listed = RecordOf<'list-mandates'>;

function MandateTable({ mandates }: { readonly mandates: readonly Listed[] }) {
  const { columns } = useAreaWords(mandatesWords);
  return (
    <div className="scroll">
      <table className="stacked">
        <ColumnHeads columns={columns} numbers={['most']} />
        <tbody>
          {mandates.map((listed) => (
            <MandateRow key={listed.mandate.id} listed={listed} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MandateRow({ listed }: { readonly listed: Listed }) {
  const { money, moment, who } = useWords();
  const texts = useAreaWords(mandatesWords);
  const { columns } = texts;
  const { mandate } = listed;
  const approved = approvedTexts(mandate);
  return (
    <tr data-test={mandate.test === true}>
      <td data-label={columns.status}>
        <span>
          <Use listed={listed} /> <TestBadge test={mandate.test} />
        </span>
      </td>
      <td data-label={columns.quote}>
        <Link to="/quotes/$id" params={{ id: mandate.quoteId }}>
          {mandate.quoteId}
        </Link>
      </td>
      <td data-label={columns.lane}>{approved.lane}</td>
      <td data-label={columns.carrier}>{approved.carrier}</td>
      <td data-label={columns.containers}>{approved.containers}</td>
      <td data-label={columns.shipper}>{mandate.shipper}</td>
      <td data-label={columns.most} className="number">
        <span>
          {mandate.most.map(({ currency, amount }) => (
            <div key={currency}>{money(amount, currency)}</div>
          ))}
        </span>
      </td>
      <td data-label={columns.until}>{moment(mandate.validUntil)}</td>
      <td data-label={columns.by}>
        <div>
          {who(mandate.approvedBy)}, {moment(mandate.issuedAt)}
          {mandate.via === 'form' ? <div className="hint">{texts.form}</div> : null}
        </div>
      </td>
    </tr>
  );
}

/** Whether it may still be used, or the order that it was used for. */
function Use({ listed: { orderId, expired } }: { readonly listed: Listed }) {
  const { statuses } = useAreaWords(mandatesWords);
  const status = orderId === null ? (expired ? 'expired' : 'open') : 'used';
  return (
    <>
      <span className="badge" data-tone={{ open: 'warning', used: 'ok', expired: undefined }[status]}>
        {statuses[status]}
      </span>{' '}
      {orderId === null ? null : (
        <Link to="/orders/$id" params={{ id: orderId }}>
          {orderId}
        </Link>
      )}
    </>
  );
}
