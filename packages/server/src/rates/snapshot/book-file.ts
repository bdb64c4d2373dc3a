import { randomBytes } from 'node:crypto';
import { readSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolders } from '../../base/index.ts';

/** Blocks begin at multiples of this, so that a number of 31 bits can name any place in 128 GiB. */
export const UNIT_BYTES = 64;

/** A file of this process alone, written at its end and read anywhere. */
export type BookFile = {
  /** Writes whole units at the end and gives the place of the first. */
  append: (bytes: Uint8Array) => Promise<number>;
  /** Fills `target` from `skip` bytes behind the beginning of a block on; returns how many bytes the file had for it. */
  read: (target: Uint8Array, place: number, skip: number) => number;
  bytes: () => number;
  close: () => Promise<void>;
};

/**
 * Opens a file in `folder`, which is made when missing. The file loses its name at once, so that a killed process leaves none
 * behind; where a file in use must keep its name, it goes when it is closed. Throws what the system says.
 */
export async function openBookFile(folder: string): Promise<BookFile> {
  makeFolders(folder);
  const path = join(folder, `book-${process.pid}-${randomBytes(6).toString('hex')}`);
  const handle = await open(path, 'wx+', 0o600);
  const hasName = !remove(path);
  let end = 0;
  return {
    append: async (bytes) => {
      const begin = end;
      end += bytes.byteLength / UNIT_BYTES;
      await writeAll(handle, bytes, begin * UNIT_BYTES);
      return begin;
    },
    // The system keeps what is read often in memory; reading that is quicker than waiting for it.
    read: (target, place, skip) => readSync(handle.fd, target, 0, target.byteLength, place * UNIT_BYTES + skip),
    bytes: () => end * UNIT_BYTES,
    close: async () => {
      await handle.close();
      if (hasName) remove(path);
    },
  };
}

function remove(path: string): boolean {
  try {
    rmSync(path);
    return true;
  } catch {
    return false;
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.byteLength) {
    written += (await handle.write(bytes, written, bytes.byteLength - written, position + written)).bytesWritten;
  }
}
