import { commandProblem } from './problems.ts';
import { readBytes } from './read-bytes.ts';

/** The JSON in a file, or on standard input for `-`. Throws `file_unreadable` or `file_not_json`. */
export async function readJsonFile(path: string, stdin: AsyncIterable<string | Uint8Array>): Promise<unknown> {
  const text = path === '-' ? await readAll(stdin) : Buffer.from(await readBytes(path)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw commandProblem('file_not_json', { file: path, reason: (error as Error).message });
  }
}

async function readAll(stdin: AsyncIterable<string | Uint8Array>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}
