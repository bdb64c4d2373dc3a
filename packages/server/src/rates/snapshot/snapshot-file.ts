import { randomBytes } from 'node:crypto';
import { readSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createDirectory } from '../../base/index.ts';

/** Blocks start at multiples of this, so that a number of 31 bits addresses 128 GiB. */
export const UNIT_BYTES = 64;

/** A file that only this process uses, written at its end and read anywhere. */
export type SnapshotFile = {
  /** Writes whole units at the end and gives the position of the first. */
  append: (bytes: Uint8Array) => Promise<number>;
  /** Fills `target` from `skip` bytes after the start of a block; returns how many bytes the file had for it. */
  read: (target: Uint8Array, position: number, skip: number) => number;
  bytes: () => number;
  close: () => Promise<void>;
};

/**
 * Opens a file in `folder`, which is made when missing. The file is unlinked at once, so that a killed process leaves none
 * behind; where the system cannot unlink an open file, it is removed when it is closed. Throws the system's errors.
 */
export async function openSnapshotFile(folder: string): Promise<SnapshotFile> {
  createDirectory(folder);
  const path = join(folder, `rates-${process.pid}-${randomBytes(6).toString('hex')}`);
  const handle = await open(path, 'wx+', 0o600);
  const isLinked = !remove(path);
  let end = 0;
  return {
    append: async (bytes) => {
      const begin = end;
      end += bytes.byteLength / UNIT_BYTES;
      await writeAll(handle, bytes, begin * UNIT_BYTES);
      return begin;
    },
    // Synchronous: what is read often is in the system's page cache, and reading it is quicker than waiting for it.
    read: (target, position, skip) => readSync(handle.fd, target, 0, target.byteLength, position * UNIT_BYTES + skip),
    bytes: () => end * UNIT_BYTES,
    close: async () => {
      await handle.close();
      if (isLinked) remove(path);
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
