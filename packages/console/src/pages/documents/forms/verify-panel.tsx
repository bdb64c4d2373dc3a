import { useMutation } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { FileDrop } from '../../../parts/file-drop.tsx';
import { Findings } from '../../../parts/findings.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { ServiceText } from '../../../parts/service-text.tsx';
import { Labelled } from '../../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import { Answered } from './answered-for.tsx';

/** Checks a filled file: values unchanged since it was filled, and quotes found in the documents sent beside it. */
export function VerifyPanel() {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const verifying = useMutation({
    mutationFn: (files: readonly File[]) =>
      client.call('verify-form', { files: files.map((file) => ({ name: file.name, bytes: file })) }),
  });
  const { data } = verifying;
  return (
    <details>
      <summary>{texts.verify}</summary>
      <FileDrop
        label={verifying.isPending ? words.common.loading : texts.verifyDrop}
        isBusy={verifying.isPending}
        onFiles={verifying.mutate}
      />
      {verifying.isError ? <ProblemNotice error={verifying.error} /> : null}
      {data ? (
        <section aria-label={texts.verify}>
          <p role="status">
            <Labelled label={data.file}>{data.verified ? texts.verified : texts.notVerified}</Labelled>
          </p>
          {data.findings.length > 0 ? <Findings findings={data.findings} /> : null}
          {data.unanswered.map(({ code, message, severity }) => (
            <Notice key={`${code} ${message}`} severity={severity}>
              <ServiceText kind="finding" code={code} message={message} />
              <p>{texts.notAnswered}</p>
            </Notice>
          ))}
          <Answered overrulings={data.overruled} />
        </section>
      ) : null}
    </details>
  );
}
