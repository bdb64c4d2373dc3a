import { AgentRateConnectionError } from '@agent-rate/client';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { sheetsWords } from './sheets-words.ts';
import type { Upload } from './use-uploads.ts';

/** Files on their way to the service, and those that did not arrive, each with the next step. */
export function UploadList({ uploads }: { readonly uploads: readonly Upload[] }) {
  const texts = useAreaWords(sheetsWords);
  return uploads.map(({ id, name, state, error, sendAgain, dismiss }) =>
    state === 'failed' ? (
      <div key={id} className="card">
        <h2>{name}</h2>
        {error instanceof AgentRateConnectionError ? <p>{texts.cut}</p> : null}
        <ProblemNotice error={error} />
        <div className="filters">
          <button type="button" onClick={sendAgain}>
            {texts.sendAgain}
          </button>
          <button type="button" onClick={dismiss}>
            {texts.dismiss}
          </button>
        </div>
      </div>
    ) : (
      <p key={id} role="status">
        {name} <progress aria-label={`${name}: ${texts.uploading}`} />{' '}
        <span className="hint">{state === 'waiting' ? texts.waitingToSend : texts.uploading}</span>
      </p>
    ),
  );
}
