import type { RecordOf } from '@agent-rate/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ColumnHeads } from '../../parts/column-heads.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { OrderFilterForm } from './order-filter-form.tsx';
import type { OrderFilters } from './order-filters.ts';
import { OrderStates } from './order-states.tsx';
import { orderedTexts } from './ordered-text.ts';
import { ordersWords } from './orders-words.ts';
import { TestBadge } from './test-order.tsx';
import './orders.css';
import { Empty } from '../../parts/empty.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Notice } from '../../parts/notice.tsx';

const route = getRouteApi('/orders');
const PER_PAGE = 50;

/** Orders, newest first, by every filter; the address holds the filters. */
export function OrdersPage() {
  const { words, count } = useWords();
  const texts = useAreaWords(ordersWords);
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const orders = useInfiniteQuery({
    queryKey: ['orders', filters],
    queryFn: ({ signal, pageParam: page }) =>
      client.call('list-orders', { query: { ...filters, page, per_page: PER_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, pages) => (pages.length * PER_PAGE < meta.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const found = orders.data?.pages.flatMap(({ data }) => data);
  const choose = (search: OrderFilters) => void navigate({ search });
  return (
    <>
      <h1>{words.areas.orders}</h1>
      <p className="actions">
        <Link to="/orders/mandates" className="button">
          {texts.toMandates}
        </Link>
      </p>
      <OrderFilterForm filters={filters} onChoose={choose} />
      {orders.isError ? <ProblemNotice error={orders.error} retry={() => void orders.refetch()} /> : null}
      {orders.data ? <p aria-live="polite">{count(texts.count, orders.data.pages[0]?.meta.total ?? 0)}</p> : null}
      {orders.isPending ? <Loading /> : null}
      {filters.test === undefined && found?.some(({ test }) => test) ? (
        <Notice severity="error" role="note">
          {texts.onlyTests}
        </Notice>
      ) : null}
      {found?.length === 0 ? <Empty>{Object.keys(filters).length === 0 ? texts.none : texts.noneSo}</Empty> : null}
      {found && found.length > 0 ? <OrderTable orders={found} /> : null}
      {orders.hasNextPage ? (
        <p>
          <button type="button" disabled={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
            {words.common.more}
          </button>
        </p>
      ) : null}
    </>
  );
}

function OrderTable({ orders }: { readonly orders: readonly RecordOf<'list-orders'>[] }) {
  const { money, moment, who } = useWords();
  const texts = useAreaWords(ordersWords);
  const { columns } = texts;
  return (
    <div className="scroll">
      <table className="stacked">
        <ColumnHeads columns={columns} numbers={['total']} />
        <tbody>
          {orders.map((order) => (
            <tr key={order.id} data-test={order.test}>
              <td data-label={columns.id}>
                <span>
                  <Link to="/orders/$id" params={{ id: order.id }}>
                    {order.id}
                  </Link>{' '}
                  <TestBadge test={order.test} />
                </span>
              </td>
              <td data-label={columns.lane}>{orderedTexts(order).lane}</td>
              <td data-label={columns.carrier}>{orderedTexts(order).carrier}</td>
              <td data-label={columns.containers}>{orderedTexts(order).containers}</td>
              <td data-label={columns.total} className="number">
                {order.totals.map(({ currency, atLeast, complete }) => (
                  <div key={currency}>
                    {complete ? money(atLeast, currency) : texts.atLeast.replace('{amount}', money(atLeast, currency))}
                  </div>
                ))}
              </td>
              <td data-label={columns.state}>
                <OrderStates order={order} />
              </td>
              <td data-label={columns.placed}>
                {who(order.placedBy)}, {moment(order.placedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
