import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { importFile } from './import-file.ts';

const KEY = ['import-sheet'];

/** A file that is on its way to the service, or did not arrive. */
export type Upload = {
  readonly id: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'failed';
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
    filters: { mutationKey: KEY, predicate: ({ state }) => state.status !== 'success' },
    select: (mutation): Upload => {
      const { variables, status, isPaused, error } = mutation.state;
      const file = variables as File;
      return {
        id: mutation.mutationId,
        name: file.name,
        state: status === 'error' ? 'failed' : isPaused ? 'waiting' : 'sending',
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
    const show = ({ id }: { id: number }) => void navigate({ to: '/sheets/$id', params: { id: String(id) } });
    sending.mutate(first, others.length === 0 ? { onSuccess: show } : {});
    for (const file of others) sending.mutate(file);
  };
  return { uploads, send };
}
