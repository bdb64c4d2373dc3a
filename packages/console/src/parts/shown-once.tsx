import { useState } from 'react';
import { useWords } from '../words/use-words.tsx';
import { Notice } from './notice.tsx';

/** A secret that the service shows only now, to be copied. */
export function ShownOnce({ text, secret }: { readonly text: string; readonly secret: string }) {
  const { words } = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <Notice role="status">
      {text}
      <br />
      <code className="wrapped">{secret}</code>{' '}
      <button type="button" onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
        {isCopied ? words.common.copied : words.common.copy}
      </button>
    </Notice>
  );
}
