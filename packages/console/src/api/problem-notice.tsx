import { AgentRateError } from '@agent-rate/client';
import { WithCode } from '../parts/with-code.tsx';
import { useWords } from '../words/use-words.tsx';

/** What went wrong, in the words of the service's problem table, with what to do about it. */
export function ProblemNotice({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const { words } = useWords();
  const isRefusal = error instanceof AgentRateError;
  return (
    <div className="notice" data-severity="error" role="alert">
      <p>{isRefusal ? <WithCode text={error.message} /> : words.common.unreachable}</p>
      {isRefusal && error.next ? (
        <p>
          <strong>{words.common.next}:</strong> <WithCode text={error.next} />
        </p>
      ) : null}
      {retry ? (
        <button type="button" onClick={retry}>
          {words.common.retry}
        </button>
      ) : null}
    </div>
  );
}
