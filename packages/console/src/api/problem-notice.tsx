import { AgentRateError } from '@agent-rate/client';
import { ServiceText } from '../parts/service-text.tsx';
import { WithCode } from '../parts/with-code.tsx';
import { useWords } from '../words/use-words.tsx';

/** What went wrong, in the words of the service's problem table, with what to do about it. */
export function ProblemNotice({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const { words } = useWords();
  const isRefusal = error instanceof AgentRateError;
  return (
    <div className="notice" data-severity="error" role="alert">
      {isRefusal ? (
        <>
          <ServiceText kind="problem" code={error.code} message={error.message} next={error.next} />
          <Faults params={error.data.params} />
        </>
      ) : (
        <p>{words.common.unreachable}</p>
      )}
      {retry ? (
        <button type="button" onClick={retry}>
          {words.common.retry}
        </button>
      ) : null}
    </div>
  );
}

/** What is wrong with each parameter that was refused. */
function Faults({ params }: { readonly params: unknown }) {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return null;
  return (
    <ul>
      {Object.entries(params).map(([name, fault]) => (
        <li key={name}>
          <WithCode text={String(fault)} />
        </li>
      ))}
    </ul>
  );
}
