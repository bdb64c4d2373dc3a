import { readFile } from 'node:fs/promises';
import { commandProblem } from './problems.ts';

/** A file's bytes. Throws `file_unreadable`. */
export async function readBytes(file: string): Promise<Uint8Array> {
  try {
    // The PDF reader takes no Buffer.
    return new Uint8Array(await readFile(file));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = isMissing ? 'There is no such file' : 'The file cannot be read';
    throw commandProblem('file_unreadable', { file }, `${reason}: ${file}`);
  }
}

/** A file with its name. Throws `file_unreadable`. */
export async function readNamed(path: string): Promise<{ name: string; bytes: Uint8Array }> {
  return { name: path, bytes: await readBytes(path) };
}

/** The JSON in a file, or on standard input for `-`. Throws `file_unreadable` or `file_not_json`. */
export async function readJsonFile(path: string, stdin: AsyncIterable<string | Uint8Array>): Promise<unknown> {
  const text = Buffer.from(path === '-' ? await readAll(stdin) : await readBytes(path)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw commandProblem('file_not_json', { file: path, reason: (error as Error).message });
  }
}

/** The text of a file in any encoding that tables come in, or of standard input for `-`. Throws `file_unreadable`. */
export async function readTextFile(path: string, stdin: AsyncIterable<string | Uint8Array>): Promise<string> {
  const { decodeText } = await import('../spreadsheets/index.ts');
  return decodeText(path === '-' ? await readAll(stdin) : await readBytes(path)).text;
}

/** All of standard input. */
export async function readAll(stdin: AsyncIterable<string | Uint8Array>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of stdin) parts.push(Buffer.from(part));
  // The PDF reader takes no Buffer.
  return new Uint8Array(Buffer.concat(parts));
}
