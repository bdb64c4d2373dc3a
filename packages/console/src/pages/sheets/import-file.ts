import type { OutputOf } from '@agent-rate/client';
import { client } from '../../api/client.ts';

/** A rate sheet as lists show it, without its difference. */
export type Sheet = Omit<OutputOf<'get-rate-sheet'>, 'difference'>;

/** What a sheet leaves out and is given by a person: `origin`, `currency` … */
export type Answers = Sheet['answers'];

/** Reads a file into a draft, with answers. A large one is read after the answer: see `job`. */
export function importFile(file: File, answers: Answers = {}) {
  const files = [{ name: file.name, bytes: file }];
  return client.call('import-rate-sheet', { files, body: answers, query: { wait: false } });
}

/** Whether something is under way for a sheet. */
export function isBusy({ job }: Pick<Sheet, 'job'>): boolean {
  return job?.status === 'queued' || job?.status === 'running';
}
