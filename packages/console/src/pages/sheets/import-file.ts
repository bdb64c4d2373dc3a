import type { OutputOf } from '@agent-rate/client';
import { sendFile } from '../../api/upload.ts';

/** A rate sheet as lists show it, without its difference. */
export type Sheet = Omit<OutputOf<'get-rate-sheet'>, 'difference'>;

/** What a sheet leaves out and is given by a person: `origin`, `currency` … */
export type Answers = Sheet['answers'];

/** A file that was read into a draft; or the sheet that is there since the same file came before. */
export type Imported = { readonly sheet: OutputOf<'import-rate-sheet'>; readonly isKnown: boolean };

/** Reads a file into a draft, with answers. A large one is read after the answer: see `job`. */
export async function importFile(file: File, answers: Answers = {}): Promise<Imported> {
  const files = [{ name: file.name, bytes: file }];
  const { answer, status } = await sendFile(file, (client) =>
    client.call('import-rate-sheet', { files, body: answers, query: { wait: false } }),
  );
  return { sheet: answer, isKnown: status === 200 };
}

/** Whether something is under way for a sheet. */
export function isBusy({ job }: Pick<Sheet, 'job'>): boolean {
  return job?.status === 'queued' || job?.status === 'running';
}
