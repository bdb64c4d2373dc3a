import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a directory and its missing parents; an existing one is left as it is. One by one, because Node's recursive
 * `mkdir` does not return below /proc. Throws the system's error.
 */
export function createDirectory(directory: string): void {
  if (existsSync(directory)) return;
  createDirectory(dirname(directory));
  try {
    mkdirSync(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
