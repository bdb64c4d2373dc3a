import { AgentRateError } from '@agent-rate/client';
import { MutationCache, notifyManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { SESSION_ENDED } from './session/session.ts';
import { PreferencesProvider } from './shell/preferences.tsx';
import './parts/parts.css';
import './parts/stacked-table.css';
import './session/session.css';
import './shell/style.css';
import { correctBrowserLanguage } from './words/language.ts';
import { WordsProvider } from './words/use-words.tsx';

correctBrowserLanguage();
// What a click starts is known before the next click: a second one on the same button finds it disabled.
notifyManager.setScheduler(queueMicrotask);

/** A key that ended while a person works leads to signing in over the page, and from there back to it. */
const onError = (error: Error) => {
  if (error instanceof AgentRateError && error.status === 401) queries.setQueryData(SESSION_ENDED, error.code);
};
const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  // The service may well be on this machine: requests go out whatever the browser knows of a network. The client retries.
  defaultOptions: {
    queries: { retry: false, staleTime: 5_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <PreferencesProvider>
          <WordsProvider>
            <App />
          </WordsProvider>
        </PreferencesProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
