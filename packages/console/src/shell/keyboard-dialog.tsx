import { Fragment, useEffect, useRef } from 'react';
import { listShortcuts } from '../parts/shortcuts.ts';
import { useAreaWords } from '../words/use-words.tsx';
import { shellWords } from './shell-words.ts';

/** The keyboard shortcuts that work on the page behind it. */
export function KeyboardDialog({ onClose }: { readonly onClose: () => void }) {
  const { keyboard } = useAreaWords(shellWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog card" aria-labelledby="keyboard-title" onClose={onClose}>
      <h2 id="keyboard-title">{keyboard.title}</h2>
      {listShortcuts().map(({ title, shortcuts }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className="shortcuts">
            {shortcuts.map(({ keys, text }) => (
              <Fragment key={keys}>
                <dt>
                  <Keys keys={keys} then={keyboard.thenKey} />
                </dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
      <button type="button" onClick={() => dialog.current?.close()}>
        {keyboard.close}
      </button>
    </dialog>
  );
}

/** Names of keys as keyboards print them. */
const PRINTED: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

function Keys({ keys, then }: { readonly keys: string; readonly then: string }) {
  const [first = '', second] = keys.split(' ');
  return (
    <>
      <kbd>{PRINTED[first] ?? first}</kbd>
      {second === undefined ? null : (
        <>
          {' '}
          {then} <kbd>{second}</kbd>
        </>
      )}
    </>
  );
}
