import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { isBusy, type Sheet } from './import-file.ts';
import { PublishDoubts } from './publish-doubts.tsx';
import { sheetsWords } from './sheets-words.ts';

type Props = { readonly sheet: Sheet };

/** Publishes or deletes a draft, and takes a publication back. */
export function SheetActions({ sheet }: Props) {
  const { id, status, rates, findings } = sheet;
  const { count } = useWords();
  const isUnderWay = isBusy(sheet);
  const texts = useAreaWords(sheetsWords);
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries();
  const publishing = useMutation({
    mutationFn: () => client.call('publish-rate-sheet', { path: { id }, query: { wait: false } }),
    onSuccess,
  });
  const reverting = useMutation({ mutationFn: () => client.call('revert-rate-sheet', { path: { id } }), onSuccess });
  return (
    <>
      {publishing.isError ? <ProblemNotice error={publishing.error} /> : null}
      {reverting.isError ? <ProblemNotice error={reverting.error} /> : null}
      {status === 'draft' ? <PublishDoubts findings={findings} hasLink /> : null}
      <div className="filters">
        {status === 'draft' ? (
          <>
            <ConfirmButton
              label={publishing.isPending ? texts.publishing : texts.publish}
              question={texts.sureToPublish}
              isBusy={publishing.isPending || isUnderWay || rates === 0}
              isPrimary
              onConfirm={() => publishing.mutate()}
            >
              <p>{count(texts.rates, rates)}</p>
              <PublishDoubts findings={findings} />
            </ConfirmButton>
            <DeleteSheet sheet={sheet} isBusy={publishing.isPending || isUnderWay} />
          </>
        ) : null}
        {status === 'failed' || status === 'cancelled' ? <DeleteSheet sheet={sheet} isBusy={false} /> : null}
        {status === 'published' ? (
          <ConfirmButton
            label={texts.revert}
            question={texts.sureToRevert}
            isBusy={reverting.isPending}
            onConfirm={() => reverting.mutate()}
          />
        ) : null}
      </div>
    </>
  );
}
