import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { databaseProblem } from '../problems.ts';

type Link = { source: string; target: string };

/**
 * Makes the links between PostgreSQL's libraries that its package lists in `pg-symlinks.json` (npm packages hold no links).
 * The package has an install script for that, which npm runs only where it is allowed: with this, no script is needed.
 * Links that are there stay. Throws `database_start_failed` where they cannot be written.
 */
export function restoreLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const file = join(native, '..', target);
    if (existsSync(file)) continue;
    try {
      // Both lie in one directory.
      symlinkSync(basename(source), file);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      const hint = 'run `npm rebuild` as the owner of node_modules';
      throw databaseProblem('database_start_failed', { log: [`${message}; ${hint}`] });
    }
  }
}
