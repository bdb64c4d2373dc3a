import { AgentRateError } from '@agent-rate/client';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { SentBar } from '../../../parts/sent-bar.tsx';
import { Labelled } from '../../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import { isUnderWay, type Upload } from './use-uploads.ts';

type Props = {
  readonly uploads: readonly Upload[];
  readonly again: (upload: Upload) => void;
  readonly dismiss: (key: number) => void;
};

/** How far the dropped files are, and what is wrong with those that were not taken. */
export function Uploads({ uploads, again, dismiss }: Props) {
  const { labelled } = useWords();
  const texts = useAreaWords(documentsWords);
  const settled = uploads.filter(({ stage }) => stage === 'taken' || stage === 'refused' || stage === 'cut').length;
  const failed = uploads.filter(({ stage }) => stage === 'refused' || stage === 'cut');
  const active = uploads.filter(({ stage }) => stage === 'sending' || stage === 'reading');
  return (
    <>
      {isUnderWay(uploads) ? (
        <>
          <p>
            <progress value={settled} max={uploads.length} aria-label={texts.uploading} />{' '}
            {texts.sentOf.replace('{n}', String(settled)).replace('{all}', String(uploads.length))}
          </p>
          {active.map(({ key, file, stage }) => (
            <p key={key} className="hint">
              <Labelled label={file.name}>{texts.upload[stage]}</Labelled>{' '}
              {stage === 'sending' ? <SentBar file={file} label={labelled(file.name, texts.uploading)} /> : null}
            </p>
          ))}
        </>
      ) : null}
      {failed.map((upload) => (
        <FailedUpload key={upload.key} upload={upload} again={again} dismiss={dismiss} />
      ))}
    </>
  );
}

function FailedUpload({ upload, again, dismiss }: Omit<Props, 'uploads'> & { readonly upload: Upload }) {
  const { words, labelled } = useWords();
  const texts = useAreaWords(documentsWords);
  const { key, file, stage, error } = upload;
  const isCut = stage === 'cut';
  const reason = error instanceof AgentRateError ? error.data.reason : undefined;
  return (
    <section aria-label={file.name}>
      <p>
        <strong>{file.name}</strong> <span className="badge">{texts.upload[stage]}</span>{' '}
        {isCut ? (
          <button type="button" onClick={() => again(upload)}>
            {words.common.retry}
          </button>
        ) : null}{' '}
        <button type="button" onClick={() => dismiss(key)} aria-label={labelled(texts.dismiss, file.name)}>
          {texts.dismiss}
        </button>
      </p>
      <ProblemNotice error={error} />
      {typeof reason === 'string' ? <p>{reason}</p> : null}
    </section>
  );
}
