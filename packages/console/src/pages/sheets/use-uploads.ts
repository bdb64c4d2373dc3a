import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Imported, importFile } from './import-file.ts';

const KEY = ['import-sheet'];

/** A file that is on its way to the service, did not arrive, or came before. */
export type Upload = {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed' | 'known';
  /** The sheet of a file that came before. */
  readonly sheet: Imported['sheet'] | undefined;
  readonly error: unknown;
  readonly sendAgain: () => void;
  readonly dismiss: () => void;
};

/** Sends files one after the other. What is on its way, or was refused, is still there when a person leaves the page and returns. */
export function useUploads() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const sending = useMutation({
    mutationKey: KEY,
    mutationFn: (file: File) => importFile(file),
    // One at a time: the next is sent while the service reads the last.
    scope: { id: 'import-sheet' },
    gcTime: Number.POSITIVE_INFINITY,
    onSettled: () => queries.invalidateQueries({ queryKey: ['sheets'] }),
  });
  const drop = (mutation: Mutation) => queries.getMutationCache().remove(mutation);
  const uploads = useMutationState({
    filters: { mutationKey: KEY, predicate: ({ state }) => !isNew(state.data) },
    select: (mutation): Upload => {
      const { variables, status, isPaused, error, data } = mutation.state;
      const file = variables as File;
      return {
        id: mutation.mutationId,
        file,
        state: data ? 'known' : status === 'error' ? 'failed' : isPaused ? 'waiting' : 'sending',
        sheet: (data as Imported | undefined)?.sheet,
        error,
        sendAgain: () => {
          drop(mutation as Mutation);
          sending.mutate(file);
        },
        dismiss: () => drop(mutation as Mutation),
      };
    },
  });
  const send = ([first, ...others]: readonly File[]) => {
    if (!first) return;
    // A single file leads on to its sheet, unless the person has left the page meanwhile.
    const show = (imported: Imported) => {
      if (isNew(imported)) void navigate({ to: '/sheets/$id', params: { id: String(imported.sheet.id) } });
    };
    sending.mutate(first, others.length === 0 ? { onSuccess: show } : {});
    for (const file of others) sending.mutate(file);
  };
  return { uploads, send };
}

/** Whether an import gave a sheet that was not there before. */
function isNew(imported: unknown): boolean {
  return imported !== undefined && !(imported as Imported).isKnown;
}
