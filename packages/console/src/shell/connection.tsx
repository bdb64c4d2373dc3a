import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { askWhetherBack, currentReach, onReachChange } from '../api/reachable.ts';
import { useAreaWords, useWords } from '../words/use-words.tsx';
import { shellWords } from './shell-words.ts';

/** Tells that the service is away, and when it is back; then everything shown is asked for again. */
export function Connection() {
  const { words } = useWords();
  const texts = useAreaWords(shellWords);
  const queries = useQueryClient();
  const reach = useSyncExternalStore(onReachChange, currentReach);
  useEffect(() => {
    if (reach === 'back') void queries.invalidateQueries();
  }, [reach, queries]);
  return (
    <div role="status" className="connection" data-reach={reach}>
      {reach === 'away' ? (
        <>
          <span>{texts.away}</span>{' '}
          <button type="button" onClick={() => void askWhetherBack()}>
            {words.common.retry}
          </button>
        </>
      ) : null}
      {reach === 'back' ? texts.back : null}
    </div>
  );
}
