import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

type Link = { source: string; target: string };

/**
 * Makes the links between PostgreSQL's libraries that its package lists in `pg-symlinks.json` (npm packages hold no links).
 * The package has an install script for that, which npm runs only where it is allowed: with this, no script is needed.
 * Links that are there stay. False where this account may not write there: the folder belongs to another, or cannot be changed.
 */
export function restoreLibraryLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const file = join(native, relative('native', target));
    if (existsSync(file)) continue;
    try {
      // Both lie in one directory.
      symlinkSync(basename(source), file);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (NOT_WRITABLE.has(code)) return false;
      if (code !== 'EEXIST') throw error;
    }
  }
  return true;
}

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);
