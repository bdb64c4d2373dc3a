import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { ProblemText } from '../../parts/problem-text.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { isBusy, type Sheet } from './import-file.ts';
import './job-state.css';
import { Notice } from '../../parts/notice.tsx';
import { Labelled } from '../../words/labelled.tsx';
import { sheetsWords } from './sheets-words.ts';

type Props = { readonly sheet: Pick<Sheet, 'id' | 'file' | 'status' | 'job'> };

/** How far an import or a publication has come, with a way to stop it; or why it failed. Nothing without either. */
export function JobState({ sheet }: Props) {
  if (isBusy(sheet)) return <Progress sheet={sheet} />;
  return sheet.job?.status === 'failed' && sheet.status !== 'published' ? <Failure sheet={sheet} /> : null;
}

function Progress({ sheet: { id, file, job } }: Props) {
  const { number, labelled } = useWords();
  const texts = useAreaWords(sheetsWords);
  const queries = useQueryClient();
  const stopping = useMutation({
    mutationFn: () => client.call('cancel-rate-sheet-job', { path: { id } }),
    onSettled: () => queries.invalidateQueries(),
  });
  const progress = job?.status === 'running' ? job.progress : null;
  const stage = texts.stage[progress?.stage ?? 'waiting'];
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <div className="job">
      <progress aria-label={labelled(file, stage)} {...(total > 0 ? { value: done, max: total } : {})} />
      <span>
        {stage}
        {total > 0
          ? ` · ${progress?.percent ?? Math.floor((100 * done) / total)} % · ${texts.done.replace('{done}', number(done)).replace('{total}', number(total))}`
          : null}
      </span>
      <ConfirmButton
        label={texts.stop}
        question={texts.sureToStop}
        isBusy={stopping.isPending}
        onConfirm={() => stopping.mutate()}
      >
        <p>{file}</p>
      </ConfirmButton>
      {stopping.isError ? <ProblemNotice error={stopping.error} /> : null}
    </div>
  );
}

function Failure({ sheet: { job } }: Props) {
  const texts = useAreaWords(sheetsWords);
  return (
    <Notice severity="error">
      <p>
        <strong>
          <Labelled label={job?.kind === 'publish' ? texts.publishFailed : texts.importFailed} />
        </strong>
      </p>
      {job?.problem ? <ProblemText problem={job.problem} /> : null}
    </Notice>
  );
}
