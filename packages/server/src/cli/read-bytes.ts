import { readFile } from 'node:fs/promises';
import { commandProblem } from './problems.ts';

/** A file's bytes. Throws `file_unreadable`. */
export async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = isMissing ? 'There is no such file' : 'The file cannot be read';
    throw commandProblem('file_unreadable', { file }, `${reason}: ${file}`);
  }
}
