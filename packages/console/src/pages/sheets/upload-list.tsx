import { AgentRateConnectionError, AgentRateError } from '@agent-rate/client';
import { Link } from '@tanstack/react-router';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { SentBar } from '../../parts/sent-bar.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ReadAsDocument } from './read-as-document.tsx';
import { sheetsWords } from './sheets-words.ts';
import type { Upload } from './use-uploads.ts';

/** Files on their way to the service, those that did not arrive, and those that came before, each with the next step. */
export function UploadList({ uploads }: { readonly uploads: readonly Upload[] }) {
  return uploads.map((upload) => <UploadRow key={upload.id} upload={upload} />);
}

function UploadRow({ upload }: { readonly upload: Upload }) {
  const { moment, labelled } = useWords();
  const texts = useAreaWords(sheetsWords);
  const { file, state, sheet, dismiss } = upload;
  if (state === 'failed') return <FailedUpload upload={upload} />;
  if (sheet === undefined)
    return (
      <p role="status">
        {file.name} <SentBar file={file} label={labelled(file.name, texts.uploading)} />{' '}
        <span className="hint">{state === 'waiting' ? texts.waitingToSend : texts.uploading}</span>
      </p>
    );
  return (
    <div className="notice actions" role="status">
      <strong>{file.name}</strong>
      <span>
        {texts.known.replace('{when}', moment(sheet.createdAt)).replace('{status}', texts.status[sheet.status])}
      </span>
      <Link to="/sheets/$id" params={{ id: String(sheet.id) }}>
        {texts.openKnown}
      </Link>
      <button type="button" onClick={dismiss}>
        {texts.dismiss}
      </button>
    </div>
  );
}

function FailedUpload({ upload: { file, error, sendAgain, dismiss } }: { readonly upload: Upload }) {
  const texts = useAreaWords(sheetsWords);
  return (
    <div className="card">
      <h2>{file.name}</h2>
      {error instanceof AgentRateConnectionError ? <p>{texts.cut}</p> : null}
      <ProblemNotice error={error} />
      <div className="filters">
        {error instanceof AgentRateError ? <ReadAsDocument file={file} onTaken={dismiss} /> : null}
        <button type="button" onClick={sendAgain}>
          {texts.sendAgain}
        </button>
        <button type="button" onClick={dismiss}>
          {texts.dismiss}
        </button>
      </div>
    </div>
  );
}
