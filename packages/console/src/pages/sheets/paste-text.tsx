import type { FormEvent } from 'react';
import { useKept } from '../../parts/use-kept.ts';
import { useAreaWords } from '../../words/use-words.tsx';
import { pastedFile } from './import-file.ts';
import { sheetsWords } from './sheets-words.ts';

/** A box for a mail or a table from the clipboard; it is sent as a file is. */
export function PasteText({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const texts = useAreaWords(sheetsWords);
  const [text, setText] = useKept('pasted rates', { of: '', begin: () => '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFiles([pastedFile(text, texts.pasted)]);
    setText('');
  };
  return (
    <details open={text !== '' || undefined}>
      <summary>{texts.paste}</summary>
      <form onSubmit={submit}>
        <label className="field">
          <span>{texts.pasteHint}</span>
          <textarea
            name="text"
            rows={8}
            required
            maxLength={5_000_000}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p>
          <button type="submit" className="primary" disabled={text.trim() === ''}>
            {texts.readPasted}
          </button>
        </p>
      </form>
    </details>
  );
}
