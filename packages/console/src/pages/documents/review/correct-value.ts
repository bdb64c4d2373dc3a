import { AgentRateError } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import type { Extraction } from './extraction.ts';

/** A value to be put in the place of the extracted one. `after`: the correction of the field that was seen, if any. */
export type MadeCorrection = {
  readonly key: string;
  readonly value: string | number | null;
  readonly reason?: string;
  readonly after: number | null;
};

/** A correction that is kept. */
export type KeptCorrection = Extraction['corrections'][number];

/** Id of the correction of a field that an extraction shows; null when nobody corrected it. */
export function seenCorrection({ corrections }: Pick<Extraction, 'corrections'>, key: string): number | null {
  return corrections.findLast((one) => one.key === key)?.id ?? null;
}

/** What is being corrected, what stands in the form when it opens, and the correction that was seen then, if any. */
export type Editing = {
  readonly key: string;
  readonly start: string | number | null;
  readonly reason?: string;
  readonly after: number | null;
};

/** The correction of a field as its form opens, with a value that stands in it. */
export function beginCorrection(extraction: Extraction, key: string, start: Editing['start']): Editing {
  return { key, start, after: seenCorrection(extraction, key) };
}

/** The correction that somebody else made meanwhile, when that is why one was refused. */
export function findOvertaking(error: unknown): KeptCorrection | undefined {
  if (!(error instanceof AgentRateError) || error.code !== 'correction_conflict') return undefined;
  const [newest] = error.data.newest as readonly KeptCorrection[];
  return newest;
}

/** Saves a correction of an extraction and shows what the service answers. */
export function useCorrection(id: number, onDone: () => void) {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (made: MadeCorrection) =>
      client.call('correct-extraction', { path: { id }, body: { corrections: [made] } }),
    onSuccess: (extraction) => {
      queries.setQueryData(['extraction', String(id)], extraction);
      onDone();
    },
  });
  /** Leaves the value that somebody else saved, and shows it. */
  const keepTheirs = () => {
    saving.reset();
    void queries.invalidateQueries({ queryKey: ['extraction', String(id)] });
    onDone();
  };
  /** Saves the same value after all, in the place of theirs. */
  const keepMine = (after: number) => saving.variables && saving.mutate({ ...saving.variables, after });
  return { ...saving, keepTheirs, keepMine };
}

/** Saving a correction, and what to do when somebody else was faster. */
export type SavingCorrection = ReturnType<typeof useCorrection>;
