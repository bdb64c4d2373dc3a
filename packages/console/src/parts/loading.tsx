import { useWords } from '../words/use-words.tsx';

/** Shown while something is asked for. */
export function Loading() {
  const { words } = useWords();
  return (
    <p className="hint" role="status">
      {words.common.loading}
    </p>
  );
}
