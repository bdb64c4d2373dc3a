import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

/** A value to be put in the place of the extracted one. */
export type MadeCorrection = { readonly key: string; readonly value: string | number | null; readonly reason?: string };

/** Saves a correction of an extraction and shows what the service answers. */
export function useCorrection(id: number, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (made: MadeCorrection) =>
      client.call('correct-extraction', { path: { id }, body: { corrections: [made] } }),
    onSuccess: (extraction) => {
      queries.setQueryData(['extraction', String(id)], extraction);
      onDone();
    },
  });
}
