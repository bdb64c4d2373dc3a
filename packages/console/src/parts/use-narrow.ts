import { useSyncExternalStore } from 'react';

/** Narrower than this, tables are read as cards; the style sheets have the same width. */
const NARROW = window.matchMedia('(max-width: 640px)');

function listen(onChange: () => void): () => void {
  NARROW.addEventListener('change', onChange);
  return () => NARROW.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => NARROW.matches);
}
