import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import type { Sheet } from './import-file.ts';
import { sheetsWords } from './sheets-words.ts';

type Props = { readonly sheet: Pick<Sheet, 'id' | 'status'>; readonly isBusy: boolean };

/** Deletes a draft, or what was not read. */
export function DeleteSheet({ sheet: { id, status }, isBusy }: Props) {
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
      {status === 'draft' ? (
        <ConfirmButton
          label={texts.remove}
          question={texts.sureToRemove}
          isBusy={isBusy || removing.isPending}
          onConfirm={() => removing.mutate()}
        />
      ) : (
        <button type="button" disabled={removing.isPending} onClick={() => removing.mutate()}>
          {texts.removeFailed}
        </button>
      )}
      {removing.isError ? <ProblemNotice error={removing.error} /> : null}
    </>
  );
}
