import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { PreferencesProvider } from './shell/preferences.tsx';
import './parts/parts.css';
import './shell/style.css';
import { WordsProvider } from './words/use-words.tsx';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } });
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
