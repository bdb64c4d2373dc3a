import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Answer } from '../../base/index.ts';
import type { Streams } from '../context.ts';
import { amountText, printLine } from '../output.ts';
import { commandProblem } from '../problems.ts';

/**
 * Writes an answer that is a file: where it was asked for, else under its own name where nothing is overwritten. A file that
 * could not be written to its end is removed.
 */
export async function saveFile(
  streams: Streams,
  { body, stream, headers = {} }: Answer,
  { output }: { output?: string },
): Promise<void> {
  const file = output ?? basename(nameIn(headers['Content-Disposition'] ?? '') ?? 'answer');
  const target = createWriteStream(file, { flags: output === undefined ? 'wx' : 'w' });
  await new Promise((opened, failed) => target.once('open', opened).once('error', failed)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw commandProblem('file_exists', { file }, `The file ${file} exists already.`);
      throw unwritable(file, error);
    },
  );
  let fault: Error | undefined;
  target.once('error', (error) => {
    fault = error;
  });
  await pipeline(stream ?? [body as Uint8Array], target).catch(async (error: Error) => {
    if ((await stat(file)).isFile()) await rm(file);
    throw error === fault && 'syscall' in error ? unwritable(file, error) : error;
  });
  const { size } = await stat(file);
  printLine(streams, `${file}: ${amountText(size)} bytes`);
}

function unwritable(file: string, { message }: Error) {
  return commandProblem('file_unwritable', { file, reason: message });
}

/** The name in `attachment; filename="a.pdf"; filename*=UTF-8''%E6…`. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/.exec(disposition)?.[1];
}
