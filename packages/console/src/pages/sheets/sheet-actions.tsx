import type { OutputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { sheetsWords } from './sheets-words.ts';

type Props = { readonly sheet: OutputOf<'get-rate-sheet'> };

/** Lists that a sheet has no more once it is published; they must not be asked for again. */
const DRAFT_LISTS: ReadonlySet<unknown> = new Set(['draft-rates', 'draft-changes']);

/** Publishes or deletes a draft, and takes a publication back. */
export function SheetActions({ sheet: { id, status, rates } }: Props) {
  const texts = useAreaWords(sheetsWords);
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ predicate: ({ queryKey }) => !DRAFT_LISTS.has(queryKey[0]) });
  const publishing = useMutation({ mutationFn: () => client.call('publish-rate-sheet', { path: { id } }), onSuccess });
  const reverting = useMutation({ mutationFn: () => client.call('revert-rate-sheet', { path: { id } }), onSuccess });
  return (
    <>
      {publishing.isError ? <ProblemNotice error={publishing.error} /> : null}
      {reverting.isError ? <ProblemNotice error={reverting.error} /> : null}
      <div className="filters">
        {status === 'draft' ? (
          <>
            <ConfirmButton
              label={publishing.isPending ? texts.publishing : texts.publish}
              question={texts.sureToPublish}
              isBusy={publishing.isPending || rates === 0}
              isPrimary
              onConfirm={() => publishing.mutate()}
            />
            <DeleteDraft id={id} isBusy={publishing.isPending} />
          </>
        ) : null}
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

function DeleteDraft({ id, isBusy }: { readonly id: number; readonly isBusy: boolean }) {
  const texts = useAreaWords(sheetsWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const removing = useMutation({
    mutationFn: () => client.call('delete-rate-sheet', { path: { id } }),
    onSuccess: async () => {
      await navigate({ to: '/sheets' });
      queries.removeQueries({ queryKey: ['sheet', id] });
      await queries.invalidateQueries();
    },
  });
  return (
    <>
      <ConfirmButton
        label={texts.remove}
        question={texts.sureToRemove}
        isBusy={isBusy || removing.isPending}
        onConfirm={() => removing.mutate()}
      />
      {removing.isError ? <ProblemNotice error={removing.error} /> : null}
    </>
  );
}
