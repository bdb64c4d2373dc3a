import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PreferencesProvider } from '../shell/preferences.tsx';
import '../parts/parts.css';
import '../parts/stacked-table.css';
import '../shell/style.css';
import '../pages/documents/documents.css';
import '../pages/orders/orders.css';
import './chat.css';
import { WordsProvider } from '../words/use-words.tsx';
import { host } from './bridge.ts';
import { FollowHost } from './follow-host.tsx';
import { PanelPages } from './panel-pages.tsx';
import { watchTool } from './shown-tool.ts';
import { submitForms } from './submit-forms.ts';

const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});
const root = document.getElementById('root');
watchTool();
submitForms();
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <PreferencesProvider>
          <WordsProvider>
            <FollowHost />
            <PanelPages />
          </WordsProvider>
        </PreferencesProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
await host.connect();
