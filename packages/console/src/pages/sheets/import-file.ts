import type { OutputOf } from '@agent-rate/client';
import { sendFile } from '../../api/upload.ts';

/** A rate sheet as lists show it, without its difference. */
export type Sheet = Omit<OutputOf<'get-rate-sheet'>, 'difference'>;

/** What a sheet leaves out and is given by a person: `origin`, `currency` … */
export type Answers = Sheet['answers'];

/** A file that was read into a draft; or the sheet that is there since the same file came before. */
export type Imported = { readonly sheet: OutputOf<'import-rate-sheet'>; readonly isKnown: boolean };

/** What marks a file as text from the clipboard. */
const PASTED = 'text/x-pasted';

/** Text from the clipboard as a file, so that it is sent as one. */
export function pastedFile(text: string, name: string): File {
  return new File([text], name, { type: PASTED });
}

/**
 * Reads a file into a draft, with answers. A large one is read after the answer: see `job`. What text from the clipboard is, a
 * table or a mail, the service tells.
 */
export async function importFile(file: File, answers: Answers = {}): Promise<Imported> {
  const sent =
    file.type === PASTED
      ? { body: { ...answers, name: file.name, text: await file.text() } }
      : { body: answers, files: [{ name: file.name, bytes: file }] };
  const { answer, status } = await sendFile(file, (client) =>
    client.call('import-rate-sheet', { ...sent, query: { wait: false } }),
  );
  return { sheet: answer, isKnown: status === 200 };
}

/** Whether something is under way for a sheet. */
export function isBusy({ job }: Pick<Sheet, 'job'>): boolean {
  return job?.status === 'queued' || job?.status === 'running';
}
