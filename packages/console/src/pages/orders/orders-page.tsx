import type { InputOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ordersWords } from './orders-words.ts';

type State = NonNullable<NonNullable<InputOf<'list-orders'>['query']>['booking_status']>;

/** Orders, newest first, by state. */
export function OrdersPage() {
  const { words, count, money, moment } = useWords();
  const texts = useAreaWords(ordersWords);
  const [state, setState] = useState<State | ''>('');
  const orders = useQuery({
    queryKey: ['orders', state],
    queryFn: ({ signal }) =>
      client.call('list-orders', {
        query: { per_page: 50, ...(state === '' ? {} : { booking_status: state }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <h1>{words.areas.orders}</h1>
      <div className="filters">
        <label className="field">
          <span>{texts.state}</span>
          <select value={state} onChange={(event) => setState(event.target.value as State | '')}>
            <option value="">{texts.all}</option>
            {Object.entries(texts.states).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {orders.isError ? <ProblemNotice error={orders.error} retry={() => void orders.refetch()} /> : null}
      {orders.data ? <p aria-live="polite">{count(texts.count, orders.data.meta.total)}</p> : null}
      <div className="scroll">
        <table>
          <thead>
            <tr>
              {Object.values(texts.columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.data?.data.map((order) => (
              <tr key={order.id}>
                <td>
                  <Link to="/orders/$id" params={{ id: order.id }}>
                    {order.id}
                  </Link>
                </td>
                <td>
                  {order.origin} → {order.destination}
                </td>
                <td>{order.carrier ?? '—'}</td>
                <td>
                  {order.equipment.units} × {order.equipment.code}
                </td>
                <td className="number">
                  {order.totals.map(({ currency, atLeast, complete }) => (
                    <div key={currency}>
                      {complete
                        ? money(atLeast, currency)
                        : texts.atLeast.replace('{amount}', money(atLeast, currency))}
                    </div>
                  ))}
                </td>
                <td>
                  <span className="badge" data-tone={order.bookingStatus === 'PENDING_APPROVAL' ? 'warning' : 'ok'}>
                    {texts.states[order.bookingStatus]}
                  </span>
                </td>
                <td>
                  {order.placedBy}, {moment(order.placedAt)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
