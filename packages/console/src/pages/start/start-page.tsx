import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loading } from '../../parts/loading.tsx';
import { allows, type Session } from '../../session/session.ts';
import { type Plural, useAreaWords, useWords } from '../../words/use-words.tsx';
import { Recent } from './recent.tsx';
import { startWords } from './start-words.ts';
import { Tour } from './tour.tsx';

/** States of orders that wait for somebody: who approves and confirms, or the customer. */
type WaitingOrders = 'PENDING_APPROVAL' | 'RECEIVED' | 'UPDATE_RECEIVED' | 'PENDING_UPDATE' | 'PENDING_AMENDMENT';

/** How many things of each kind wait for the person; none of those that the key may not see. */
async function countWaiting(session: Session, signal: AbortSignal) {
  const total = async (scope: string, ask: () => Promise<{ meta: { total: number } }>) =>
    allows(session, scope) ? (await ask()).meta.total : 0;
  const orders = (scope: string, booking_status: WaitingOrders) =>
    total(scope, () => client.call('list-orders', { query: { booking_status, per_page: 1 }, signal }));
  const [drafts, reviews, approvals, confirmations, changed, answers, amendments] = await Promise.all([
    total('rates:write', () =>
      client.call('list-rate-sheets', { query: { status: 'draft', has_rates: true, per_page: 1 }, signal }),
    ),
    total('documents:read', () => client.call('list-extractions', { query: { status: 'done', per_page: 1 }, signal })),
    orders('orders:approve', 'PENDING_APPROVAL'),
    orders('orders:approve', 'RECEIVED'),
    orders('orders:approve', 'UPDATE_RECEIVED'),
    orders('orders:write', 'PENDING_UPDATE'),
    orders('orders:write', 'PENDING_AMENDMENT'),
  ]);
  const failures = await countFailures(session, signal);
  return { drafts, reviews, approvals, confirmations, changed, answers, amendments, failures };
}

/** Deliveries that were given up, of every webhook; for administrators. */
async function countFailures(session: Session, signal: AbortSignal): Promise<number> {
  if (!allows(session, 'admin')) return 0;
  const { data } = await client.call('list-webhooks', { query: { per_page: 100 }, signal });
  const dead = await Promise.all(
    data.map(({ id }) =>
      client.call('list-webhook-deliveries', { path: { id }, query: { status: 'dead', per_page: 1 }, signal }),
    ),
  );
  return dead.reduce((sum, { meta }) => sum + meta.total, 0);
}

/** What waits for the person who signed in. */
export function StartPage() {
  const texts = useAreaWords(startWords);
  const { session } = getRouteApi('__root__').useRouteContext();
  const waiting = useQuery({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => countWaiting(session, signal),
    refetchInterval: 30_000,
  });
  return (
    <>
      <h1>{texts.waiting}</h1>
      {waiting.isPending ? <Loading /> : null}
      {waiting.isError ? <ProblemNotice error={waiting.error} retry={() => void waiting.refetch()} /> : null}
      {waiting.data ? <Tiles waiting={waiting.data} /> : null}
      <Tour session={session} />
      <Recent />
    </>
  );
}

type Waiting = Awaited<ReturnType<typeof countWaiting>>;

function Tiles({ waiting }: { readonly waiting: Waiting }) {
  const { drafts, reviews, approvals, confirmations, changed, answers, amendments, failures } = waiting;
  const { count } = useWords();
  const texts = useAreaWords(startWords);
  const tiles: readonly Tile[] = [
    { n: drafts, text: texts.drafts, to: '/sheets' },
    { n: reviews, text: texts.reviews, to: '/documents' },
    { n: approvals, text: texts.approvals, to: '/orders', search: { booking_status: 'PENDING_APPROVAL' } },
    { n: confirmations, text: texts.confirmations, to: '/orders', search: { booking_status: 'RECEIVED' } },
    { n: changed, text: texts.changed, to: '/orders', search: { booking_status: 'UPDATE_RECEIVED' } },
    { n: answers, text: texts.answers, to: '/orders', search: { booking_status: 'PENDING_UPDATE' } },
    { n: amendments, text: texts.amendments, to: '/orders', search: { booking_status: 'PENDING_AMENDMENT' } },
    { n: failures, text: texts.failures, to: '/administration', search: { section: 'webhooks' } },
  ];
  const shown = tiles.filter(({ n }) => n > 0);
  if (shown.length === 0) return <Empty>{texts.nothing}</Empty>;
  return (
    <div className="tiles">
      {shown.map(({ n, text, to, search = {} }) => (
        <Link key={text.other} to={to} search={search} className="card tile">
          {count(text, n)}
        </Link>
      ))}
    </div>
  );
}

type Tile = {
  readonly n: number;
  readonly text: Plural;
  readonly to: '/sheets' | '/documents' | '/orders' | '/administration';
  readonly search?: { readonly booking_status: WaitingOrders } | { readonly section: 'webhooks' };
};
