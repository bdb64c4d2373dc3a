import { useEffect } from 'react';

/** A key as `KeyboardEvent.key` names it, or two pressed one after the other, parted by a space; and what it does. */
export type Shortcut = { readonly keys: string; readonly text: string; readonly run: (() => void) | undefined };

/** Shortcuts that work together, as they are listed. */
export type ShortcutGroup = { readonly title: string; readonly shortcuts: readonly Shortcut[] };

/** How long a first key waits for its second. */
const SECOND_KEY_MILLISECONDS = 1_500;

const groups = new Set<ShortcutGroup>();
let first: { readonly key: string; readonly at: number } | undefined;

/** Lets keys act anywhere on the page while the component is shown, but not while something is typed. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    const group = { title, shortcuts };
    if (groups.size === 0) window.addEventListener('keydown', press);
    groups.add(group);
    return () => {
      groups.delete(group);
      if (groups.size === 0) window.removeEventListener('keydown', press);
    };
  });
}

/** The shortcuts that work now. */
export function listShortcuts(): readonly ShortcutGroup[] {
  return [...groups];
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || belongsElsewhere(event)) return;
  const all = [...groups].flatMap(({ shortcuts }) => shortcuts);
  const isSecond = first !== undefined && event.timeStamp - first.at < SECOND_KEY_MILLISECONDS;
  const keys = isSecond ? `${first?.key} ${event.key}` : event.key;
  first = undefined;
  const found = all.find((shortcut) => shortcut.keys === keys);
  if (found?.run) {
    event.preventDefault();
    found.run();
  } else if (all.some((shortcut) => shortcut.keys.startsWith(`${keys} `))) {
    first = { key: keys, at: event.timeStamp };
  }
}

/** Whether a key is for what has the focus: a field, a dialog, a scrolling page, a button. */
function belongsElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (/^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable) return true;
  if (target.closest('dialog, [role="alertdialog"], [role="dialog"]')) return true;
  if (key.startsWith('Arrow')) return target.closest('.pages') !== null;
  return key === 'Enter' && target.closest('button, a, summary') !== null;
}
