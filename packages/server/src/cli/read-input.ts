import { readFile } from 'node:fs/promises';
import { commandProblem } from './problems.ts';

/** A file that a command was given. Throws `file_unreadable`. */
export async function readInput(path: string): Promise<{ name: string; bytes: Uint8Array }> {
  try {
    return { name: path, bytes: new Uint8Array(await readFile(path)) };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = isMissing ? 'There is no such file' : 'The file cannot be read';
    throw commandProblem('file_unreadable', { file: path }, `${reason}: ${path}`);
  }
}
