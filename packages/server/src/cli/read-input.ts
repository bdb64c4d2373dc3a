import { readBytes } from './read-bytes.ts';

/** A file that a command was given, with its name. Throws `file_unreadable`. */
export async function readInput(path: string): Promise<{ name: string; bytes: Uint8Array }> {
  // The PDF reader takes no Buffer.
  return { name: path, bytes: new Uint8Array(await readBytes(path)) };
}
