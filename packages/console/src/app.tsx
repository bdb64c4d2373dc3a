import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { ProblemNotice } from './api/problem-notice.tsx';
import { readSection } from './pages/administration/section-name.ts';
import { readDocumentFilters } from './pages/documents/document-filters.ts';
import { readMandateFilters } from './pages/mandates/mandate-filters.ts';
import { readOrderFilters } from './pages/orders/order-filters.ts';
import { readChosenRates } from './pages/quotes/chosen-rates.ts';
import { readLclSearch } from './pages/rates/lcl/lcl-search.ts';
import { readRateSearch } from './pages/rates/search.ts';
import { readGridPlace } from './pages/sheets/grid/grid-place.ts';
import { readNewShipment, readShipmentFilters } from './pages/shipments/shipment-filters.ts';
import { readStatisticsSearch } from './pages/statistics/statistics-search.ts';
import { Loading } from './parts/loading.tsx';
import { forgetDraftsOfOthers } from './parts/use-kept.ts';
import { INVITE, InvitePage } from './session/invite-page.tsx';
import { identityOf, readSession, SESSION_ENDED, type Session } from './session/session.ts';
import { SessionEnded } from './session/session-ended.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { BrokenPage, NotFoundPage } from './shell/failed-pages.tsx';
import { Shell } from './shell/shell.tsx';

type Context = { readonly session: Session; readonly onSignedOut: () => void };

const root = createRootRouteWithContext<Context>()({
  component: function Root() {
    return <Shell {...root.useRouteContext()} />;
  },
});
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/start/start-page.tsx'), 'StartPage'),
});
const rates = createRoute({
  getParentRoute: () => root,
  path: '/rates',
  validateSearch: readRateSearch,
  component: lazyRouteComponent(() => import('./pages/rates/rates-page.tsx'), 'RatesPage'),
});
const lcl = createRoute({
  getParentRoute: () => root,
  path: '/rates/lcl',
  validateSearch: readLclSearch,
  component: lazyRouteComponent(() => import('./pages/rates/lcl/lcl-page.tsx'), 'LclPage'),
});
const statistics = createRoute({
  getParentRoute: () => root,
  path: '/rates/statistics',
  validateSearch: readStatisticsSearch,
  component: lazyRouteComponent(() => import('./pages/statistics/statistics-page.tsx'), 'StatisticsPage'),
});
const documents = createRoute({
  getParentRoute: () => root,
  path: '/documents',
  validateSearch: readDocumentFilters,
  component: lazyRouteComponent(() => import('./pages/documents/documents-page.tsx'), 'DocumentsPage'),
});
const review = createRoute({
  getParentRoute: () => root,
  path: '/documents/review/$extraction',
  component: lazyRouteComponent(() => import('./pages/documents/review/review-page.tsx'), 'ReviewPage'),
});
const shipments = createRoute({
  getParentRoute: () => root,
  path: '/shipments',
  validateSearch: readShipmentFilters,
  component: lazyRouteComponent(() => import('./pages/shipments/shipments-page.tsx'), 'ShipmentsPage'),
});
const newShipment = createRoute({
  getParentRoute: () => root,
  path: '/shipments/new',
  validateSearch: readNewShipment,
  component: lazyRouteComponent(() => import('./pages/shipments/form/new-shipment-page.tsx'), 'NewShipmentPage'),
});
const shipment = createRoute({
  getParentRoute: () => root,
  path: '/shipments/$id',
  component: lazyRouteComponent(() => import('./pages/shipments/shipment-page.tsx'), 'ShipmentPage'),
});
const openDgd = createRoute({
  getParentRoute: () => root,
  path: '/shipments/opendgd',
  component: lazyRouteComponent(() => import('./pages/shipments/opendgd/opendgd-page.tsx'), 'OpenDgdPage'),
});
const changeShipment = createRoute({
  getParentRoute: () => root,
  path: '/shipments/$id/change',
  component: lazyRouteComponent(() => import('./pages/shipments/form/change-shipment-page.tsx'), 'ChangeShipmentPage'),
});
const sheets = createRoute({
  getParentRoute: () => root,
  path: '/sheets',
  component: lazyRouteComponent(() => import('./pages/sheets/sheets-page.tsx'), 'SheetsPage'),
});
const sheet = createRoute({
  getParentRoute: () => root,
  path: '/sheets/$id',
  component: lazyRouteComponent(() => import('./pages/sheets/sheet-page.tsx'), 'SheetPage'),
});
const quotes = createRoute({
  getParentRoute: () => root,
  path: '/quotes',
  component: lazyRouteComponent(() => import('./pages/quotes/quotes-page.tsx'), 'QuotesPage'),
});
const newQuote = createRoute({
  getParentRoute: () => root,
  path: '/quotes/new',
  validateSearch: readChosenRates,
  component: lazyRouteComponent(() => import('./pages/quotes/new-quote-page.tsx'), 'NewQuotePage'),
});
const quote = createRoute({
  getParentRoute: () => root,
  path: '/quotes/$id',
  component: lazyRouteComponent(() => import('./pages/quotes/quote-page.tsx'), 'QuotePage'),
});
const orderQuote = createRoute({
  getParentRoute: () => root,
  path: '/quotes/$id/order',
  component: lazyRouteComponent(() => import('./pages/quotes/order-quote-page.tsx'), 'OrderQuotePage'),
});
const sheetGrid = createRoute({
  getParentRoute: () => root,
  path: '/sheets/$id/grid',
  validateSearch: readGridPlace,
  component: lazyRouteComponent(() => import('./pages/sheets/grid/grid-page.tsx'), 'GridPage'),
});
const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  validateSearch: readOrderFilters,
  component: lazyRouteComponent(() => import('./pages/orders/orders-page.tsx'), 'OrdersPage'),
});
const mandates = createRoute({
  getParentRoute: () => root,
  path: '/orders/mandates',
  validateSearch: readMandateFilters,
  component: lazyRouteComponent(() => import('./pages/mandates/mandates-page.tsx'), 'MandatesPage'),
});
const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$id',
  component: lazyRouteComponent(() => import('./pages/orders/order-page.tsx'), 'OrderPage'),
});
const administration = createRoute({
  getParentRoute: () => root,
  path: '/administration',
  validateSearch: readSection,
  component: lazyRouteComponent(() => import('./pages/administration/administration-page.tsx'), 'AdministrationPage'),
});

const router = createRouter({
  routeTree: root.addChildren([
    start,
    rates,
    lcl,
    statistics,
    sheets,
    sheet,
    sheetGrid,
    documents,
    review,
    shipments,
    newShipment,
    openDgd,
    shipment,
    changeShipment,
    quotes,
    newQuote,
    quote,
    orderQuote,
    orders,
    mandates,
    order,
    administration,
  ]),
  basepath: '/console',
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: BrokenPage,
  defaultPendingComponent: Loading,
  scrollRestoration: true,
  context: { session: { keyId: null, name: '', person: null, scopes: [] }, onSignedOut: () => {} },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** The address of a page, its parameters as `$name`. */
export type PageAddress = keyof (typeof router)['routesByPath'];

/** How long the first page has before the others are fetched. */
const FIRST_PAGE_MILLISECONDS = 1_000;

/** Fetches the pages that are not shown yet: they open at once, and also while the service is away. */
async function fetchPages(): Promise<void> {
  // A page that cannot be fetched now is fetched when it is opened.
  await Promise.allSettled(Object.values(router.routesById).map((route) => router.loadRouteChunk(route)));
}

/** The console: signing in, then the pages. */
export function App() {
  const queries = useQueryClient();
  const session = useQuery({ queryKey: ['session'], queryFn: readSession, staleTime: Number.POSITIVE_INFINITY });
  const ended = useQuery<string | null>({ queryKey: SESSION_ENDED, queryFn: () => null, enabled: false });
  const become = (signedIn: Session | null) => {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    queries.setQueryData(SESSION_ENDED, null);
    queries.setQueryData(['session'], signedIn);
  };
  const resume = (signedIn: Session) => {
    if (!session.data || identityOf(session.data) !== identityOf(signedIn)) return become(signedIn);
    queries.setQueryData(SESSION_ENDED, null);
    queries.setQueryData(['session'], signedIn);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  };
  useFetchedPages(Boolean(session.data));
  useCurrentSession(session.data);
  if (window.location.pathname === INVITE) return <InvitePage />;
  if (session.isPending) return <Loading />;
  if (session.isLoadingError) return <ProblemNotice error={session.error} retry={() => void session.refetch()} />;
  if (session.data === null) return <SignInPage onSignedIn={become} />;
  forgetDraftsOfOthers(identityOf(session.data));
  const leave = () => {
    forgetDraftsOfOthers(null);
    become(null);
  };
  return (
    <>
      <RouterProvider
        key={identityOf(session.data)}
        router={router}
        context={{ session: session.data, onSignedOut: leave }}
      />
      {ended.data ? <SessionEnded code={ended.data} onSignedIn={resume} onLeft={leave} /> : null}
    </>
  );
}

/** Pages keep the session that they were opened with, until they are told of another. */
function useCurrentSession(session: Session | null | undefined): void {
  useEffect(() => {
    if (session) void router.invalidate();
  }, [session]);
}

function useFetchedPages(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(fetchPages, FIRST_PAGE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}
