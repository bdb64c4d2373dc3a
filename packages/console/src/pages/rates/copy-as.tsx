import { useState } from 'react';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ratesWords } from './rates-words.ts';
import type { Search } from './search.ts';

/** The search on screen as a request that a program can make. The key is never part of it. */
const FORMS = {
  curl: (search: Search) => {
    // URLSearchParams escapes quotes, so the address is safe between them.
    const address = `${window.location.origin}/rates?${new URLSearchParams(search)}`.replaceAll("'", '%27');
    return `curl '${address}' -H "Authorization: Bearer $API_KEY"`;
  },
  client: (search: Search) => `await client.call('list-rates', { query: ${JSON.stringify(search)} });`,
  mcp: (search: Search) =>
    JSON.stringify({ method: 'tools/call', params: { name: 'search_rates', arguments: search } }, null, 2),
} as const;

/** Shows the search as curl, as a call of the client or of MCP, to copy. */
export function CopyAs({ search }: { readonly search: Search }) {
  const { words } = useWords();
  const texts = useAreaWords(ratesWords);
  const [form, setForm] = useState<keyof typeof FORMS>('curl');
  const [copied, setCopied] = useState('');
  const text = FORMS[form](search);
  return (
    <details>
      <summary>{texts.copyAs}</summary>
      <div className="filters">
        {(['curl', 'client', 'mcp'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={form === one} onClick={() => setForm(one)}>
            {texts.copyForms[one]}
          </button>
        ))}
        <button type="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
          {copied === text ? words.common.copied : words.common.copy}
        </button>
      </div>
      <pre className="wrapped">{text}</pre>
    </details>
  );
}
