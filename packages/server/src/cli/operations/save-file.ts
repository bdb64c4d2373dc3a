import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Answer } from '../../base/index.ts';
import type { Streams } from '../context.ts';
import { amountText, printLine } from '../output.ts';
import { commandProblem } from '../problems.ts';

/** Writes an answer that is a file: where it was asked for, else under its own name where nothing is overwritten. */
export async function saveFile(
  streams: Streams,
  { body, headers = {} }: Answer,
  { output }: { output?: string },
): Promise<void> {
  const bytes = body as Uint8Array;
  const file = output ?? basename(nameIn(headers['Content-Disposition'] ?? '') ?? 'answer');
  await writeFile(file, bytes, { flag: output === undefined ? 'wx' : 'w' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw commandProblem('file_exists', { file }, `The file ${file} exists already.`);
    throw commandProblem('file_unwritable', { file, reason: error.message });
  });
  printLine(streams, `${file}: ${amountText(bytes.length)} bytes`);
}

/** The name in `attachment; filename="a.pdf"; filename*=UTF-8''%E6…`. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/.exec(disposition)?.[1];
}
