import { AgentRateError } from '@agent-rate/client';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { PreferencesProvider } from './shell/preferences.tsx';
import './parts/parts.css';
import './shell/style.css';
import { WordsProvider } from './words/use-words.tsx';

/** A key that ended while somebody works leads to signing in, and from there to the same page. */
const onError = (error: Error) => {
  if (error instanceof AgentRateError && error.status === 401) queries.setQueryData(['session'], null);
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
