import { AgentRateError } from '@agent-rate/client';
import { Notice } from '../parts/notice.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { useWords } from '../words/use-words.tsx';

/** What went wrong, in the words of the service's problem table, with what to do about it. */
export function ProblemNotice({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const { words } = useWords();
  return (
    <Notice severity="error" role="alert">
      {error instanceof AgentRateError ? <ProblemText problem={problemOf(error)} /> : <p>{words.common.unreachable}</p>}
      {retry ? (
        <button type="button" onClick={retry}>
          {words.common.retry}
        </button>
      ) : null}
    </Notice>
  );
}

const problemOf = ({ code, message, next, data }: AgentRateError) => ({ code, message, data: { ...data, next } });
