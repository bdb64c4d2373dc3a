import { AgentRateError } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { type Answers, importFile, type Sheet } from './import-file.ts';

/** What a sheet gave before it was read again. */
export type EarlierReading = { readonly rates: number; readonly findings: number };

/** Where the earlier reading of a sheet is kept, to be compared with. */
export const earlierReadingKey = (sheet: number) => ['earlier-reading', sheet] as const;

/** Reads the kept file of a sheet again with other answers, or a file that a person chooses anew; the new draft replaces the old. */
export function useReread(sheet: Sheet, onRead: (id: number) => void) {
  const queries = useQueryClient();
  const reading = useMutation({
    mutationFn: ({ answers, file }: { answers: Answers; file?: File }) =>
      file
        ? importInPlace(sheet, file, answers)
        : client.call('reread-rate-sheet', { path: { id: sheet.id }, body: answers, query: { wait: false } }),
    onSuccess: async ({ id }) => {
      const earlier: EarlierReading = { rates: sheet.rates, findings: sheet.findings.length };
      queries.setQueryData(earlierReadingKey(id), earlier);
      onRead(id);
      // The page of the old draft asks no more: it may be gone.
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'sheets' || queryKey[0] === 'layouts',
      });
      await queries.invalidateQueries({ queryKey: ['sheet', id] });
      await queries.invalidateQueries({ queryKey: ['grid', id] });
    },
  });
  const isFileMissing = reading.error instanceof AgentRateError && reading.error.code === 'rate_sheet_file_not_kept';
  return { ...reading, isFileMissing };
}

async function importInPlace({ id, status, answers: given }: Sheet, file: File, answers: Answers) {
  const { sheet: read } = await importFile(file, { ...given, ...answers });
  if (status === 'draft' && read.id !== id) await client.call('delete-rate-sheet', { path: { id } });
  return read;
}
