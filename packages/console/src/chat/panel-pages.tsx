import { useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { Loading } from '../parts/loading.tsx';
import type { Session } from '../session/session.ts';
import { useAreaWords } from '../words/use-words.tsx';
import { callTool } from './bridge.ts';
import { chatWords } from './chat-words.ts';
import { ExtractionPanel } from './extraction-panel.tsx';
import { OrderPanel } from './order-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { useShownTool } from './shown-tool.ts';

// The components of the console ask their router who is signed in, and link to reviews and orders.
const root = createRootRouteWithContext<{ session: Session }>()({ component: Outlet });
const shown = createRoute({ getParentRoute: () => root, path: '/', component: ShownPanel });
const review = createRoute({
  getParentRoute: () => root,
  path: '/documents/review/$extraction',
  component: function Review() {
    return <ExtractionPanel id={Number(review.useParams().extraction)} />;
  },
});
const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$id',
  component: function Order() {
    return <OrderPanel id={order.useParams().id} />;
  },
});
const routeTree = root.addChildren([shown, review, order]);

/** The panel for whoever the key of the chat stands for. */
export function PanelPages() {
  const { answer } = useShownTool();
  const texts = useAreaWords(chatWords);
  const who = useQuery({ queryKey: ['whoami'], queryFn: readSession, enabled: answer !== undefined });
  if (answer === undefined) return <p>{texts.waiting}</p>;
  return who.isPending ? <Loading /> : <Pages session={who.data ?? NOBODY} />;
}

function Pages({ session }: { readonly session: Session }) {
  const [router] = useState(() =>
    createRouter({ routeTree, context: { session }, history: createMemoryHistory({ initialEntries: ['/'] }) }),
  );
  return <RouterProvider router={router} context={{ session }} />;
}

/** The panel of the call that the host shows. */
function ShownPanel() {
  const { answer = {}, args = {}, told, isRefused = false } = useShownTool();
  const texts = useAreaWords(chatWords);
  const { id, permitted } = answer;
  if (!isRefused && typeof id === 'number') return <ExtractionPanel id={id} />;
  if (!isRefused && typeof id === 'string') return <OrderPanel id={id} />;
  if (!isRefused && typeof permitted === 'boolean' && told) return <PreviewPanel {...{ args, answer, told }} />;
  return <p>{texts.nothing}</p>;
}

const NOBODY: Session = { keyId: null, name: '', person: null, scopes: [] };

async function readSession(): Promise<Session> {
  const { body } = await callTool('call_tool', { name: 'whoami', arguments: {} });
  const { scopes } = body as { scopes?: string[] };
  return { ...NOBODY, scopes: scopes ?? [] };
}
