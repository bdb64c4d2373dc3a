import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces a file whole: after a power cut it holds the old text or the new one, never a part. Written beside the file,
 * synced, and renamed. Readable by its owner only, whatever an earlier file allowed. With `onlyFirst`, a file that is there
 * stays. Throws the system's error, `EEXIST` with `onlyFirst`.
 */
export function writeFileAtomically(file: string, text: string, { onlyFirst = false } = {}): void {
  const partial = `${file}.${randomBytes(4).toString('hex')}.partial`;
  try {
    const handle = openSync(partial, 'wx', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (onlyFirst) linkSync(partial, file);
    else renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
  syncDirectory(dirname(file));
}

/** Makes renames in a directory last through a power cut, where the system can (Windows opens no directories). */
export function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
