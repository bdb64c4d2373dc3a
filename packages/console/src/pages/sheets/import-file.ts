import type { OutputOf } from '@agent-rate/client';
import { client } from '../../api/client.ts';
import { keepFile } from './dropped-files.ts';

/** What a sheet leaves out and is given by a person: `origin`, `currency` … */
export type Answers = OutputOf<'import-rate-sheet'>['answers'];

/** Reads a file into a draft, with answers, and keeps the file for reading it again. */
export async function importFile(file: File, answers: Answers = {}) {
  const sheet = await client.call('import-rate-sheet', { files: [{ name: file.name, bytes: file }], body: answers });
  keepFile(sheet.id, file);
  return sheet;
}
