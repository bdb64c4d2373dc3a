import { useEffect } from 'react';

/** What keys of the review do; the key is as `KeyboardEvent.key` names it. */
export type ReviewKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Listens for keys anywhere on the page, but not while something is typed, nor for what a focused button does itself. */
export function useReviewKeys(keys: ReviewKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || belongsElsewhere(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

function belongsElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (/^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return true;
  if (target.closest('[role="alertdialog"]')) return true;
  if (key.startsWith('Arrow')) return target.closest('.pages') !== null;
  return key === 'Enter' && target.closest('button, a, summary') !== null;
}
